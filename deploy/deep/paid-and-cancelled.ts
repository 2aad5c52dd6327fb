import { expect } from '@jest/globals';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { outcomeOf } from './fault-scene.ts';
import { CANCELLED_MAILS, type SagaScene } from './saga-scene.ts';

/** Books, pays and cancels a session as a new learner. */
export async function paidAndCancelled(saga: SagaScene): Promise<PaymentIntent> {
  const client = await saga.payers.newPayer(CANCELLED_MAILS);
  const intent = await saga.begin(client);
  saga.stripe.account.pay(intent.paymentIntentId);
  expect(await outcomeOf(client, intent)).toBe('booked');
  await client.until('POST', `/api/sessions/${intent.sessionId}/cancel`, {});
  return intent;
}
