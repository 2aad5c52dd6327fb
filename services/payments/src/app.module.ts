import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@waymark/database/database.module';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import type { PaymentsEnv } from './env.ts';

/** Its schema, its health and its place on the wire; it answers nothing yet. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest wants a class
export class AppModule {
  static with(env: PaymentsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot({ url: env.DATABASE_URL, schema: 'payments', rows: [], migrations: [] }),
        MessagingModule.forRoot({
          service: 'payments',
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
