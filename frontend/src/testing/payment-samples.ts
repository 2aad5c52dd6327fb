import type { PaymentIntent, PaymentOutcome, SandboxIntent } from '@waymark/contracts/payments/http';

/** A sandbox intent over $25.00 for hold h1. */
export const anIntent = (given: Partial<PaymentIntent> = {}): PaymentIntent => ({
  paymentIntentId: 'pi_1',
  clientSecret: 'pi_1_secret',
  provider: 'sandbox',
  publishableKey: null,
  sessionId: 'h1',
  amount: 2_500,
  currency: 'USD',
  expiresAt: null,
  ...given,
});

export const anOutcome = (
  outcome: PaymentOutcome['outcome'],
  given: Partial<PaymentOutcome> = {},
): PaymentOutcome => ({ outcome, sessionId: 'h1', message: null, ...given });

/** The sandbox's response to a test card. */
export const aSandboxIntent = (given: Partial<SandboxIntent> = {}): SandboxIntent => ({
  paymentIntentId: 'pi_1',
  state: 'succeeded',
  amount: 2_500,
  currency: 'USD',
  description: 'Session with Amara',
  error: null,
  ...given,
});
