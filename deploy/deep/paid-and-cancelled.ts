import { expect } from '@jest/globals';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { outcomeOf } from './fault-scene.ts';
import { CANCELLED_MAILS, type SagaScene } from './saga-scene.ts';

/** A new learner pays for a session and cancels it in time. */
export async function paidAndCancelled(saga: SagaScene): Promise<PaymentIntent> {
  const client = await saga.payers.someone(CANCELLED_MAILS);
  const intent = await saga.begin(client);
  saga.stripe.account.pay(intent.paymentIntentId);
  expect(await outcomeOf(client, intent)).toBe('booked');
  await client.until('POST', `/api/sessions/${intent.sessionId}/cancel`, {});
  return intent;
}
