// covers: services/payments, services/scheduling, libs/messaging, libs/database
// guarantees: Payments survive kills at every step, and a provider that fails, hangs or disconnects
import { describe, expect, it } from '@jest/globals';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { eventually } from '@waymark/testing/eventually';
import '../test/e2e-timeout.ts';
import { paidAndCancelled } from './paid-and-cancelled.ts';
import { CANCELLED, itEndsConsistently, LONG_MS, PRICE, sagaForTests } from './saga-scene.ts';

const saga = sagaForTests({ REFUND_RETRY_SECONDS: '1' });
const pending: PaymentIntent[] = [];

describe.each(['payments', 'scheduling', 'nats', 'postgres'])('a pending refund, %s killed', (victim) => {
  it.each(['before', 'after'] as const)('while its state is requested, %s the response', async (when) => {
    const { stripe, steps, faults } = saga();
    stripe.account.initialRefundState = 'pending';
    const intent = await paidAndCancelled(saga());
    const refunds = () => saga().refundsOf(intent);
    await eventually(() => expect(refunds()).toHaveLength(1), { timeoutMs: 30_000 });
    steps.hold('poll', when, refunds()[0]!.id);
    await steps.held(['poll']);
    await saga().kill(victim);
    steps.release(undefined);
    await faults.waymark.waitReady();
    expect(await faults.stateOf(intent.sessionId)).toMatchObject({ captured: PRICE, refunded: 0 });
    pending.push(intent);
  });
});

it('settles each pending refund, and makes a refund again that the bank returned', async () => {
  const { stripe, faults } = saga();
  stripe.account.initialRefundState = 'succeeded';
  const [bounced, ...others] = pending.map((intent) => saga().refundsOf(intent)[0]!);
  stripe.account.failRefund(bounced!.id);
  for (const refund of others) refund.status = 'succeeded';
  for (const { sessionId } of pending) await faults.until(sessionId, CANCELLED, LONG_MS);
  const settled = pending.map((intent) =>
    saga()
      .refundsOf(intent)
      .filter(({ status }) => status === 'succeeded')
      .map(({ amount }) => amount),
  );
  expect(settled).toEqual(pending.map(() => [PRICE]));
}, 300_000);

itEndsConsistently(saga);
