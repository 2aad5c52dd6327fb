import { type DynamicModule, Module } from '@nestjs/common';
import { MentorChanged, UserRoleChanged } from '@waymark/contracts/identity/events';
import { PaymentCaptured, RefundSettled } from '@waymark/contracts/payments/events';
import { calendarRpcs, sessionRpcs } from '@waymark/contracts/scheduling/rpc';
import { DatabaseModule } from '@waymark/database/database.module';
import { type Clock, systemClock } from '@waymark/kernel/clock';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { CLOCK } from './clock.ts';
import { schedulingDatabase } from './database.ts';
import { ENV, type SchedulingEnv } from './env.ts';
import { handlers, parts } from './parts.ts';

@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest wants a class
export class AppModule {
  static with(env: SchedulingEnv, clock: Clock = systemClock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(schedulingDatabase(env.DATABASE_URL)),
        MessagingModule.forRoot({
          service: 'scheduling',
          natsUrl: env.NATS_URL,
          natsUser: env.NATS_USER,
          natsPassword: env.NATS_PASSWORD,
          callerPublicKey: env.CALLER_PUBLIC_KEY,
          owns: [...calendarRpcs, ...sessionRpcs],
          consumes: [MentorChanged, UserRoleChanged, PaymentCaptured, RefundSettled],
          jobs: [],
        }),
      ],
      controllers: handlers,
      providers: [{ provide: ENV, useValue: env }, { provide: CLOCK, useValue: clock }, ...parts],
    };
  }
}
