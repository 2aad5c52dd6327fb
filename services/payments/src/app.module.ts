import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@waymark/database/database.module';
import { systemClock } from '@waymark/kernel/clock';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { CLOCK } from './clock.ts';
import { paymentsDatabase } from './database.ts';
import { ENV, type PaymentsEnv } from './env.ts';
import { BoundedProvider } from './integrations/bounded-provider.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from './integrations/provider.ts';
import { SandboxProvider } from './integrations/sandbox/sandbox-provider.ts';
import { stripeFromEnv } from './integrations/stripe/stripe-from-env.ts';
import { manifest } from './manifest.ts';
import { handlers, parts } from './parts.ts';

@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest wants a class
export class AppModule {
  /** `provider`: another than the environment's, for tests. */
  static with(env: PaymentsEnv, provider?: PaymentProvider): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(paymentsDatabase(env.DATABASE_URL)),
        MessagingModule.forProcess(manifest, env),
      ],
      controllers: handlers,
      providers: [
        { provide: ENV, useValue: env },
        { provide: CLOCK, useValue: systemClock },
        {
          provide: PAYMENT_PROVIDER,
          inject: [SandboxProvider],
          useFactory: (sandbox: SandboxProvider) =>
            new BoundedProvider(
              provider ?? (env.PAYMENTS_PROVIDER === 'stripe' ? stripeFromEnv(env) : sandbox),
            ),
        },
        ...parts,
      ],
    };
  }
}
