import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { endings } from '@waymark/contracts/payments/endings';
import { ConfirmPayment, CreateIntent } from '@waymark/contracts/payments/payments.endpoints';
import { HoldEnded, PaymentRefused } from '@waymark/contracts/scheduling/events';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { rejectionOf } from '@waymark/testing/rejection';
import { FakeProvider } from './testing/fake-provider.ts';
import { Harness } from './testing/harness.ts';

const provider = new FakeProvider();
const payments = new Harness({ provider }).forFile();

const create = (sessionId: string) => payments.call(CreateIntent, { sessionId }, asLearner());
const confirm = (paymentIntentId: string) => payments.call(ConfirmPayment, { paymentIntentId }, asLearner());
const intentsAtProvider = (sessionId: string) =>
  [...provider.intents.values()].filter((one) => one.sessionId === sessionId);
const people = { mentorId: 201, learnerId: 101 };
const endHold = (sessionId: string, id?: string) =>
  payments.publish(HoldEnded, { sessionId, ...people, reason: 'expired' }, { id });

const rowOf = async (sessionId: string) =>
  (await payments.sql<{ id: string }>('SELECT id FROM intents WHERE session_id = $1', [sessionId]))[0]!;
const statesOf = async (sessionId: string): Promise<string[]> =>
  (await payments.sql<{ state: string }>('SELECT state FROM intents WHERE session_id = $1', [sessionId])).map(
    ({ state }) => state,
  );

describe('a failing provider', () => {
  it('makes CreateIntent throw UNAVAILABLE for a lost response, then return the created intent', async () => {
    const { sessionId } = payments.payable();
    provider.failNext('createIntent', 'lost');
    expect(await rejectionOf(create(sessionId))).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 3 });
    const intent = await create(sessionId);
    expect(intentsAtProvider(sessionId)).toMatchObject([{ id: intent.paymentIntentId }]);
    expect(await payments.ledger(sessionId)).toEqual(['intent 2500']);
  });

  it('makes CreateIntent throw RULE_REFUSED without its message, then return a new intent', async () => {
    const { sessionId } = payments.payable();
    provider.failNext('createIntent', 'rejected');
    const error = await rejectionOf(create(sessionId));
    expect(error).toMatchObject({
      code: 'RULE_REFUSED',
      message: expect.not.stringContaining('rejected by the provider'),
    });
    const [row] = await payments.sql<{ id: string; error_message: string }>(
      'SELECT id, error_message FROM intents WHERE session_id = $1',
      [sessionId],
    );
    expect(row!.error_message).toBe('rejected by the provider');
    expect(await confirm(row!.id)).toMatchObject({ outcome: 'unpaid', message: endings.rejected });
    await create(sessionId);
    expect(await statesOf(sessionId)).toEqual(
      expect.arrayContaining(['canceled', 'requires_payment_method']),
    );
  });

  it('makes ConfirmPayment return processing, and the payment is captured later', async () => {
    const { sessionId, paymentIntentId } = await payments.intent();
    provider.pay(paymentIntentId);
    provider.failNext('retrieve', 'unavailable', 2);
    expect(await confirm(paymentIntentId)).toMatchObject({ outcome: 'processing', sessionId });
    await payments.captured(sessionId);
  });
});

describe('the sweeper', () => {
  it('captures a payment without a request or webhook', async () => {
    const { sessionId, paymentIntentId } = await payments.intent();
    provider.pay(paymentIntentId);
    await payments.captured(sessionId);
  });

  it('captures an intent whose creation response was lost, without creating a second one', async () => {
    const { sessionId } = payments.payable();
    provider.failNext('createIntent', 'lost');
    await rejectionOf(create(sessionId));
    provider.pay(intentsAtProvider(sessionId)[0]!.id);
    await payments.captured(sessionId);
    expect(intentsAtProvider(sessionId)).toHaveLength(1);
  });

  it('stops checking a canceled intent', async () => {
    const { sessionId, paymentIntentId } = await payments.intent();
    provider.intents.get(paymentIntentId)!.state = 'canceled';
    await eventually(async () => expect(await statesOf(sessionId)).toEqual(['canceled']));
    const [row] = await payments.sql('SELECT check_at FROM intents WHERE session_id = $1', [sessionId]);
    expect(row).toEqual({ check_at: null });
  });
});

describe('the end of a hold', () => {
  it('cancels the intent at the provider, with a retry after a failure', async () => {
    const { sessionId, paymentIntentId } = await payments.intent();
    provider.failNext('cancel', 'unavailable');
    await endHold(sessionId);
    await eventually(async () => expect(await statesOf(sessionId)).toEqual(['canceled']), {
      timeoutMs: 60_000,
    });
    expect(provider.intents.get(paymentIntentId)).toMatchObject({ state: 'canceled' });
  });

  it('captures an earlier payment', async () => {
    const { sessionId, paymentIntentId } = await payments.intent();
    provider.pay(paymentIntentId);
    await endHold(sessionId);
    await payments.captured(sessionId);
  });

  it('cancels an intent whose creation response was lost', async () => {
    const { sessionId } = payments.payable();
    provider.failNext('createIntent', 'lost');
    await rejectionOf(create(sessionId));
    await endHold(sessionId);
    await eventually(async () => expect(await statesOf(sessionId)).toEqual(['canceled']), {
      timeoutMs: 60_000,
    });
    expect(intentsAtProvider(sessionId)).toMatchObject([{ state: 'canceled' }]);
  });

  it('cancels the intent two minutes later without an event', async () => {
    const { sessionId, paymentIntentId } = await payments.intent({
      expiresAt: new Date(Date.now() - 121_000).toISOString(),
    });
    await eventually(async () => expect(await statesOf(sessionId)).toEqual(['canceled']), {
      timeoutMs: 60_000,
    });
    expect(await confirm(paymentIntentId)).toMatchObject({ message: endings['hold-ended'] });
  });

  it('and a cancellation at the provider are shown to the payer as reasons', async () => {
    const [ended, canceled] = [await payments.intent(), await payments.intent()];
    provider.intents.get(canceled.paymentIntentId)!.state = 'canceled';
    expect(await confirm(canceled.paymentIntentId)).toMatchObject({ message: endings['at-provider'] });
    await endHold(ended.sessionId);
    await eventually(async () =>
      expect(await confirm(ended.paymentIntentId)).toMatchObject({
        ...{ outcome: 'unpaid', message: endings['not-needed'] },
      }),
    );
  });
});

describe('a call to the provider', () => {
  it('is made outside of transactions: create, retrieve, cancel and refund', async () => {
    const called = new Set<string>();
    const inTransaction: string[] = [];
    provider.onCall = async (call) => {
      called.add(call);
      const [{ began } = { began: '' }] = await payments.sql<{ began: string }>(
        'SELECT now()::text AS began',
      );
      // A transaction of this call cannot end before the response; those of other calls end by themselves.
      const before = `SELECT query FROM pg_stat_activity
        WHERE datname = current_database() AND state LIKE 'idle in transaction%' AND xact_start < $1::timestamptz`;
      let open = await payments.sql(before, [began]);
      for (let polls = 0; open.length > 0 && polls < 200; polls++) {
        await sleep(10);
        open = await payments.sql(before, [began]);
      }
      if (open.length > 0) inTransaction.push(call);
    };
    const paid = await payments.intent();
    provider.pay(paid.paymentIntentId);
    await confirm(paid.paymentIntentId);
    provider.refundState = 'pending';
    const refused = { intentId: (await rowOf(paid.sessionId)).id, reason: 'slot-taken' as const };
    await payments.publish(PaymentRefused, { ...people, sessionId: paid.sessionId, ...refused });
    const left = await payments.intent();
    await endHold(left.sessionId);
    await eventually(
      async () => {
        for (const { id, state } of provider.refunds.values()) {
          if (state === 'pending') provider.refunds.get(id)!.state = 'succeeded';
        }
        expect([...called].sort()).toEqual([
          'cancel',
          'createIntent',
          'refund',
          'retrieve',
          'retrieveRefund',
        ]);
        expect(await payments.ledger(paid.sessionId)).toEqual(['intent 2500', 'capture 2500', 'refund 2500']);
      },
      { timeoutMs: 30_000 },
    );
    provider.onCall = async () => {};
    expect(inTransaction).toEqual([]);
  });
});
