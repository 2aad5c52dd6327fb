import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@waymark/database/database.module';
import { type Clock, systemClock } from '@waymark/kernel/clock';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { CLOCK } from './clock.ts';
import { schedulingDatabase } from './database.ts';
import { ENV, type SchedulingEnv } from './env.ts';
import { manifest } from './manifest.ts';
import { handlers, parts } from './parts.ts';

@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest wants a class
export class AppModule {
  static with(env: SchedulingEnv, clock: Clock = systemClock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(schedulingDatabase(env.DATABASE_URL)),
        MessagingModule.forProcess(manifest, env),
      ],
      controllers: handlers,
      providers: [{ provide: ENV, useValue: env }, { provide: CLOCK, useValue: clock }, ...parts],
    };
  }
}
