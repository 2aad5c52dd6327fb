import { describe, expect, it } from '@jest/globals';
import type { EventData } from '@waymark/contracts/events';
import { RefundSettled, RefundStuck } from '@waymark/contracts/payments/events';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import {
  ConfirmPayment,
  GetPaymentOverview,
  ReceiveWebhook,
  RetryRefund,
} from '@waymark/contracts/payments/payments.endpoints';
import { refusals } from '@waymark/contracts/payments/refusals';
import { PaymentRefused, SessionCancelled, SessionNoShow } from '@waymark/contracts/scheduling/events';
import { systemRpcs } from '@waymark/contracts/system';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { FakeProvider } from './testing/fake-provider.ts';
import { Harness } from './testing/harness.ts';
import { intentRowId, refundRows } from './testing/refund-rows.ts';
import { sessionFacts } from './testing/session-facts.ts';

const provider = new FakeProvider();
const payments = new Harness({
  provider,
  variables: { PAYMENTS_SWEEP_SECONDS: '3600', REFUND_RETRY_SECONDS: '3600' },
}).forFile();

async function paid(): Promise<PaymentIntent> {
  const intent = await payments.intent();
  provider.pay(intent.paymentIntentId);
  await payments.call(ConfirmPayment, { paymentIntentId: intent.paymentIntentId }, asLearner());
  return intent;
}

const cancel = (sessionId: string, refundCents = 2_500, id?: string) =>
  payments.publish(
    SessionCancelled,
    { ...sessionFacts(sessionId), cancelledBy: 'mentor', refundCents },
    { id },
  );

type Refusal = EventData<typeof PaymentRefused>['reason'];

const refuse = async (intent: PaymentIntent, reason: Refusal = 'slot-taken') =>
  payments.publish(PaymentRefused, {
    sessionId: intent.sessionId,
    mentorId: 201,
    learnerId: 101,
    intentId: await rowId(intent),
    reason,
  });

const rowId = (intent: PaymentIntent) => intentRowId(payments, intent);
const refundsOf = (sessionId: string) => refundRows(payments, sessionId);

const makeDue = () => payments.sql('UPDATE refunds SET next_try_at = now() WHERE next_try_at IS NOT NULL');

const refunded = (sessionId: string, cents = 2_500) =>
  eventually(async () => {
    expect(await payments.ledger(sessionId)).toEqual(['intent 2500', 'capture 2500', `refund ${cents}`]);
    expect(await payments.emitted(RefundSettled, { sessionId })).toHaveLength(1);
  });

describe('a refund', () => {
  it('is made once for a cancelled session and repeated events', async () => {
    const { sessionId } = await paid();
    const id = newId();
    await cancel(sessionId, 2_500, id);
    await cancel(sessionId, 2_500, id);
    await cancel(sessionId);
    await refunded(sessionId);
    expect((await payments.emitted(RefundSettled, { sessionId }))[0]).toMatchObject({
      reason: 'cancelled',
      amount: 2_500,
      payerId: 101,
    });
    expect(await refundsOf(sessionId)).toHaveLength(1);
  });

  it('has the amount of the cancellation, and is not created for zero', async () => {
    const [half, none] = [await paid(), await paid()];
    await cancel(none.sessionId, 0);
    await cancel(half.sessionId, 1_250);
    await refunded(half.sessionId, 1_250);
    expect(await refundsOf(none.sessionId)).toEqual([]);
  });

  it.each(['slot-taken', 'not-due'] as const)(
    'is made in full with the reason of a refused payment: %s',
    async (refusal) => {
      const intent = await paid();
      await refuse(intent, refusal);
      await refunded(intent.sessionId);
      const [published] = await payments.emitted(RefundSettled, { sessionId: intent.sessionId });
      expect(published).toMatchObject({ reason: 'refused', refusal });
      const result = await payments.call(
        ConfirmPayment,
        { paymentIntentId: intent.paymentIntentId },
        asLearner(),
      );
      expect(result).toMatchObject({
        outcome: 'refunding',
        message: expect.stringContaining(refusals[refusal]),
      });
    },
  );

  it('is made in full for a mismatch of amount or currency, without an event PaymentCaptured', async () => {
    const [less, other] = [await payments.intent(), await payments.intent()];
    provider.pay(less.paymentIntentId, { amountReceived: 2_400 });
    provider.pay(other.paymentIntentId, { currency: 'EUR' });
    for (const { paymentIntentId } of [less, other]) {
      const result = await payments.call(ConfirmPayment, { paymentIntentId }, asLearner());
      expect(result).toMatchObject({
        outcome: 'refunding',
        message: expect.stringContaining(refusals['wrong-amount']),
      });
    }
    await eventually(async () => {
      expect(await payments.ledger(less.sessionId)).toEqual(['intent 2500', 'capture 2400', 'refund 2400']);
      expect(await payments.ledger(other.sessionId)).toEqual(['intent 2500', 'capture 2500', 'refund 2500']);
    });
    const captured = await payments.sql(
      "SELECT FROM outbox WHERE topic LIKE '%captured%' AND payload ->> 'sessionId' = ANY($1)",
      [[less.sessionId, other.sessionId]],
    );
    expect(captured).toEqual([]);
  });

  it('is published in the paid currency, also in one that Waymark does not sell in', async () => {
    const intent = await payments.intent();
    provider.pay(intent.paymentIntentId, { currency: 'CHF' });
    await payments.call(ConfirmPayment, { paymentIntentId: intent.paymentIntentId }, asLearner());
    await refunded(intent.sessionId);
    expect(await payments.emitted(RefundSettled, { sessionId: intent.sessionId })).toMatchObject([
      { amount: 2_500, currency: 'CHF', reason: 'refused', refusal: 'wrong-amount' },
    ]);
  });

  it('is made when the payment is refused before its capture is stored', async () => {
    const intent = await payments.intent();
    await refuse(intent);
    await eventually(async () =>
      expect(
        await payments.sql('SELECT FROM refund_requests WHERE session_id = $1', [intent.sessionId]),
      ).toHaveLength(1),
    );
    provider.pay(intent.paymentIntentId);
    await payments.call(ConfirmPayment, { paymentIntentId: intent.paymentIntentId }, asLearner());
    await refunded(intent.sessionId);
  });

  it('is made when the session is cancelled before its capture is stored', async () => {
    const intent = await payments.intent();
    provider.pay(intent.paymentIntentId);
    await cancel(intent.sessionId);
    await refunded(intent.sessionId);
  });
});

describe('the sum of refunds', () => {
  it('is the captured amount when the session is cancelled, missed and refused at once', async () => {
    const intents = await Promise.all(Array.from({ length: 10 }, () => paid()));
    await Promise.all(
      intents.flatMap((intent) => [
        cancel(intent.sessionId, 2_000),
        refuse(intent),
        payments.publish(SessionNoShow, {
          ...sessionFacts(intent.sessionId),
          ...{ absent: 'mentor', refundCents: 2_500, basis: 'agreement', reason: null },
        }),
      ]),
    );
    await eventually(async () => {
      for (const { sessionId } of intents) {
        const rows = await refundsOf(sessionId);
        expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(2_500);
        expect(rows.every(({ state }) => state === 'succeeded')).toBe(true);
      }
    });
  });

  it('is limited to the captured amount by a constraint', async () => {
    const intent = await paid();
    const add = (amount: number, cause: string) =>
      payments.sql(
        'INSERT INTO refunds (id, intent_id, cause, amount, next_try_at) VALUES ($1, $2, $3, $4, $5)',
        [newId(), intentId, cause, amount, new Date(Date.now() + 3_600_000)],
      );
    const intentId = await rowId(intent);
    await expect(add(2_501, 'refused')).rejects.toThrow('refunds_within_capture');
    await add(1_500, 'refused');
    await expect(add(1_500, 'cancelled')).rejects.toThrow('refunds_within_capture');
    await payments.sql('UPDATE refunds SET next_try_at = now() WHERE intent_id = $1', [intentId]);
    await eventually(async () => expect(await payments.ledger(intent.sessionId)).toContain('refund 1500'));
  });
});

describe('an unsettled refund', () => {
  it('is polled until it is settled', async () => {
    provider.refundState = 'pending';
    const intent = await paid();
    await cancel(intent.sessionId);
    await eventually(async () =>
      expect(await refundsOf(intent.sessionId)).toMatchObject([{ state: 'pending', attempts: 0 }]),
    );
    provider.refundState = 'succeeded';
    for (const refund of provider.refunds.values()) refund.state = 'succeeded';
    await makeDue();
    await refunded(intent.sessionId);
  });

  it('is retried after a lost response, and made once', async () => {
    provider.failNext('refund', 'lost', 2);
    const intent = await paid();
    await cancel(intent.sessionId);
    await eventually(async () => {
      await makeDue();
      expect(await payments.emitted(RefundSettled, { sessionId: intent.sessionId })).toHaveLength(1);
    });
    expect(await refundsOf(intent.sessionId)).toMatchObject([{ state: 'succeeded', attempts: 2 }]);
    expect(provider.intents.get(intent.paymentIntentId)).toMatchObject({ amountRefunded: 2_500 });
  });

  it('is published once as stuck after five failures, and can be retried by an admin', async () => {
    const intent = await paid();
    provider.refundState = 'failed';
    await cancel(intent.sessionId);
    await eventually(async () => expect(await refundsOf(intent.sessionId)).toMatchObject([{ attempts: 1 }]));
    const { id } = (await refundsOf(intent.sessionId))[0]!;
    for (const attempts of [2, 3, 4, 5, 6, 7]) {
      expect(await payments.call(RetryRefund, { id }, asAdmin())).toMatchObject({ attempts });
    }
    expect(await payments.emitted(RefundStuck, { sessionId: intent.sessionId })).toMatchObject([
      { amount: 2_500, lastError: 'the bank rejected it' },
    ]);
    const { problems } = await payments.call(GetPaymentOverview, {}, asAdmin());
    expect(problems).toContainEqual(
      expect.objectContaining({ id, kind: 'refund', state: 'stuck', lastError: 'the bank rejected it' }),
    );
    const { waiting } = await payments.call(systemRpcs.payments.CountWaiting, {});
    expect(waiting).toBeGreaterThanOrEqual(1);
    await expectRejection(payments.call(RetryRefund, { id }, asLearner()), 'FORBIDDEN');
    provider.refundState = 'succeeded';
    expect(await payments.call(RetryRefund, { id }, asAdmin())).toMatchObject({ id, state: 'succeeded' });
    await refunded(intent.sessionId);
    await expectRejection(payments.call(RetryRefund, { id }, asAdmin()), 'CONFLICT');
    await expectRejection(payments.call(RetryRefund, { id: 'x' }, asAdmin()), 'NOT_FOUND');
  });

  it('is published once as stuck when the bank returns it, and listed until it is made again', async () => {
    const intent = await paid();
    await cancel(intent.sessionId);
    await refunded(intent.sessionId);
    const [refund] = await refundsOf(intent.sessionId);
    const atProvider = provider.intents.get(intent.paymentIntentId)!;
    const [reported] = [...provider.refunds.values()].filter(({ key }) => key === refund!.id);
    Object.assign(reported!, { state: 'failed', error: { code: 'x', message: 'the account is closed' } });
    atProvider.amountRefunded = 0;
    const problem = async () =>
      (await payments.call(GetPaymentOverview, {}, asAdmin())).problems.find(({ id }) => id === refund!.id);
    const report = async (id: string) => {
      const payload = JSON.stringify({ id, type: 'refund.failed', intentId: intent.paymentIntentId });
      await payments.call(ReceiveWebhook, { payload, signature: 'unsigned' });
    };
    const processed = async (id: string) => {
      const [event] = await payments.sql<{ done: boolean }>(
        'SELECT processed_at IS NOT NULL AS done FROM webhook_events WHERE event_id = $1',
        [id],
      );
      return event?.done;
    };
    for (const id of ['evt_back_1', 'evt_back_2']) {
      await report(id);
      await eventually(async () => expect(await processed(id)).toBe(true));
      expect(await problem()).toMatchObject({ state: 'returned' });
    }
    await eventually(async () =>
      expect(await payments.emitted(RefundStuck, { sessionId: intent.sessionId })).toMatchObject([
        { isReturned: true, lastError: expect.stringContaining('the account is closed') },
      ]),
    );
    expect(await payments.call(RetryRefund, { id: refund!.id }, asAdmin())).toMatchObject({
      state: 'returned',
    });
    atProvider.amountRefunded = 2_500;
    expect(await payments.call(RetryRefund, { id: refund!.id }, asAdmin())).toMatchObject({
      state: 'succeeded',
    });
    expect(await problem()).toBeUndefined();
    await report('evt_back_3');
    await eventually(async () => expect(await processed('evt_back_3')).toBe(true));
    expect(await problem()).toBeUndefined();
    await refunded(intent.sessionId);
  });
});
