// covers: services/payments, services/scheduling, libs/messaging, libs/database
// guarantees: Payments survive kills at every step, and a provider that fails, hangs or disconnects
import { describe, expect, it } from '@jest/globals';
import '../test/e2e-timeout.ts';
import { outcomeOf } from './fault-scene.ts';
import {
  BOOKED_MAILS,
  CANCELLED,
  CANCELLED_MAILS,
  itEndsConsistently,
  ONE,
  PRICE,
  sagaForTests,
} from './saga-scene.ts';

const saga = sagaForTests();
const freeze = (name: string): void => saga().faults.waymark.kill(name, 'SIGSTOP');

describe('a process killed between two steps of our own', () => {
  it('scheduling, before it handles a captured payment', async () => {
    const { stripe, payers } = saga();
    const payer = await payers.newPayer(BOOKED_MAILS);
    const intent = await saga().begin(payer);
    freeze('scheduling');
    stripe.account.pay(intent.paymentIntentId);
    await saga().deliver(intent);
    await saga().published('payments', 'payments.payment.captured.v1', intent);
    await saga().kill('scheduling');
    saga().expectBookedLater(intent);
    saga().expectLater(outcomeOf(payer, intent).then((outcome) => expect(outcome).toBe('booked')));
  });

  it('payments and NATS, with an unpublished capture in the outbox', async () => {
    const { stripe, payers, faults } = saga();
    const payer = await payers.newPayer(BOOKED_MAILS);
    const intent = await saga().begin(payer);
    freeze('nats');
    stripe.account.pay(intent.paymentIntentId);
    // The sweeper finds it.
    await saga().published('payments', 'payments.payment.captured.v1', intent);
    expect(await faults.stateOf(intent.sessionId)).toMatchObject({ status: 'held', captured: PRICE });
    await saga().kill('payments');
    await saga().kill('nats');
    await faults.waymark.waitReady();
    saga().expectBookedLater(intent);
  });

  it('payments, before it handles a cancelled session', async () => {
    const { stripe, payers } = saga();
    const payer = await payers.newPayer(CANCELLED_MAILS);
    const intent = await saga().begin(payer);
    stripe.account.pay(intent.paymentIntentId);
    expect(await outcomeOf(payer, intent)).toBe('booked');
    freeze('payments');
    await payer.until('POST', `/api/sessions/${intent.sessionId}/cancel`, {});
    await saga().published('scheduling', 'scheduling.session.cancelled.v1', intent);
    await saga().kill('payments');
    saga().expectLater(saga().untilRefunded(intent, CANCELLED));
  });

  it('payments, before it handles a refused payment, and scheduling after it has published the refusal', async () => {
    const { stripe, steps, payers, faults } = saga();
    const late = await payers.newPayer(['payment-receipt', 'refund-settled']);
    const quick = await payers.newPayer(BOOKED_MAILS);
    const time = payers.start();
    const intent = await saga().begin(late, time);
    // Until the other has the slot, payments cannot learn that this one is paid.
    steps.hold('retrieve', 'before', intent.paymentIntentId);
    steps.hold('cancel', 'before', intent.paymentIntentId);
    stripe.account.pay(intent.paymentIntentId);
    await faults.expireHold(intent.sessionId);
    await faults.until(intent.sessionId, { status: 'expired' });
    const other = await saga().begin(quick, time);
    steps.release(undefined);
    stripe.account.pay(other.paymentIntentId);
    expect(await outcomeOf(quick, other)).toBe('booked');
    await saga().published('scheduling', 'scheduling.payment.refused.v1', intent);
    await saga().kill('payments');
    await saga().kill('scheduling');
    saga().expectLater(
      saga().untilRefunded(intent, { status: 'expired', payment: 'unpaid', refunded: PRICE, ...ONE }),
    );
  });
});

itEndsConsistently(saga);
