import { systemClock } from '@waymark/kernel/clock';
import type { PaymentsEnv } from '../../env.ts';
import { StripeProvider } from './stripe-provider.ts';

type StripeEnv = Pick<
  PaymentsEnv,
  'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE'
>;

/** `checkProvider` in env.ts ensures that the keys are set. */
export function stripeFromEnv(env: StripeEnv): StripeProvider {
  const settings = {
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    apiBase: env.STRIPE_API_BASE,
  };
  return new StripeProvider(settings, systemClock);
}
