import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@waymark/database/database.module';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import type { SchedulingEnv } from './env.ts';

/** Its schema, its health and its place on the wire; it answers nothing yet. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest wants a class
export class AppModule {
  static with(env: SchedulingEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot({ url: env.DATABASE_URL, schema: 'scheduling', rows: [], migrations: [] }),
        MessagingModule.forRoot({
          service: 'scheduling',
          natsUrl: env.NATS_URL,
          natsUser: env.NATS_USER,
          natsPassword: env.NATS_PASSWORD,
          callerPublicKey: env.CALLER_PUBLIC_KEY,
          owns: [],
          consumes: [],
          jobs: [],
        }),
      ],
    };
  }
}
