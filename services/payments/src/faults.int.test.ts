import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfirmPayment, CreateIntent } from '@waymark/contracts/payments/rpc';
import { HoldEnded, PaymentRefused } from '@waymark/contracts/scheduling/events';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { FakeProvider } from './testing/fake-provider.ts';
import { Harness, refusal } from './testing/harness.ts';

const provider = new FakeProvider();
let payments: Harness;
beforeAll(async () => {
  payments = await Harness.start({ provider });
});
afterAll(async () => {
  expect(await payments.brokenInvariants()).toEqual([]);
  await payments.stop();
});

const create = (sessionId: string) => payments.ask(CreateIntent, { sessionId }, asLearner());
const confirm = (paymentIntentId: string) => payments.ask(ConfirmPayment, { paymentIntentId }, asLearner());
const made = (sessionId: string) =>
  [...provider.intents.values()].filter((one) => one.sessionId === sessionId);
const people = { mentorId: 201, learnerId: 101 };
const endHold = (sessionId: string, id?: string) =>
  payments.tell(HoldEnded, { sessionId, ...people, reason: 'expired' }, id);

const rowOf = async (sessionId: string) =>
  (await payments.sql<{ id: string }>('SELECT id FROM intents WHERE session_id = $1', [sessionId]))[0]!;
const stateOf = async (sessionId: string): Promise<string[]> =>
  (await payments.sql<{ state: string }>('SELECT state FROM intents WHERE session_id = $1', [sessionId])).map(
    ({ state }) => state,
  );

describe('a provider in trouble', () => {
  it('returns UNAVAILABLE for a lost answer, and the created intent at the next request', async () => {
    const { sessionId } = payments.due();
    provider.goesWrong('createIntent', 'lost');
    expect(await refusal(create(sessionId))).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 3 });
    const intent = await create(sessionId);
    expect(made(sessionId)).toMatchObject([{ id: intent.paymentIntentId }]);
    expect(await payments.ledger(sessionId)).toEqual(['intent 2500']);
  });

  it('returns RULE_REFUSED without its own text, and a new intent at the next request', async () => {
    const { sessionId } = payments.due();
    provider.goesWrong('createIntent', 'refused');
    const told = await refusal(create(sessionId));
    expect(told).toMatchObject({ code: 'RULE_REFUSED', message: expect.not.stringContaining('never') });
    const [row] = await payments.sql<{ id: string; error_message: string }>(
      'SELECT id, error_message FROM intents WHERE session_id = $1',
      [sessionId],
    );
    expect(row!.error_message).toBe('never');
    expect(await confirm(row!.id)).toMatchObject({ state: 'canceled', message: null });
    await create(sessionId);
    expect(await stateOf(sessionId)).toEqual(expect.arrayContaining(['canceled', 'requires_payment_method']));
  });

  it('leaves a paid intent processing while unavailable, then captures it without another request', async () => {
    const { sessionId, paymentIntentId } = await payments.intent();
    provider.pay(paymentIntentId);
    provider.goesWrong('retrieve', 'unavailable', 2);
    expect(await confirm(paymentIntentId)).toMatchObject({ state: 'processing', sessionId });
    await payments.captured(sessionId);
  });
});

describe('the sweeper', () => {
  it('captures a payment that nothing has reported', async () => {
    const { sessionId, paymentIntentId } = await payments.intent();
    provider.pay(paymentIntentId);
    await payments.captured(sessionId);
  });

  it('captures an intent whose creation answer was lost, without creating a second one', async () => {
    const { sessionId } = payments.due();
    provider.goesWrong('createIntent', 'lost');
    await refusal(create(sessionId));
    provider.pay(made(sessionId)[0]!.id);
    await payments.captured(sessionId);
    expect(made(sessionId)).toHaveLength(1);
  });

  it('stops checking a canceled intent', async () => {
    const { sessionId, paymentIntentId } = await payments.intent();
    provider.intents.get(paymentIntentId)!.state = 'canceled';
    await eventually(async () => expect(await stateOf(sessionId)).toEqual(['canceled']));
    const [row] = await payments.sql('SELECT check_at FROM intents WHERE session_id = $1', [sessionId]);
    expect(row).toEqual({ check_at: null });
  });
});

describe('a hold that ends', () => {
  it('cancels its intent at the provider, and retries after a failure', async () => {
    const { sessionId, paymentIntentId } = await payments.intent();
    provider.goesWrong('cancel', 'unavailable');
    await endHold(sessionId);
    await eventually(async () => expect(await stateOf(sessionId)).toEqual(['canceled']), {
      timeoutMs: 60_000,
    });
    expect(provider.intents.get(paymentIntentId)).toMatchObject({ state: 'canceled' });
  });

  it('captures a payment made before', async () => {
    const { sessionId, paymentIntentId } = await payments.intent();
    provider.pay(paymentIntentId);
    await endHold(sessionId);
    await payments.captured(sessionId);
  });

  it('cancels an intent whose creation answer was lost', async () => {
    const { sessionId } = payments.due();
    provider.goesWrong('createIntent', 'lost');
    await refusal(create(sessionId));
    await endHold(sessionId);
    await eventually(async () => expect(await stateOf(sessionId)).toEqual(['canceled']), {
      timeoutMs: 60_000,
    });
    expect(made(sessionId)).toMatchObject([{ state: 'canceled' }]);
  });

  it('cancels its intent two minutes later when no event arrives', async () => {
    const { sessionId } = await payments.intent({ expiresAt: new Date(Date.now() - 121_000).toISOString() });
    await eventually(async () => expect(await stateOf(sessionId)).toEqual(['canceled']), {
      timeoutMs: 60_000,
    });
  });
});

describe('during a call to the provider', () => {
  it('holds no transaction open: create, retrieve, cancel and refund', async () => {
    const waited = new Set<string>();
    const kept: string[] = [];
    provider.meanwhile = async (call) => {
      waited.add(call);
      const [{ began } = { began: '' }] = await payments.sql<{ began: string }>(
        'SELECT now()::text AS began',
      );
      // A transaction of this call cannot end before the answer; those of others end by themselves.
      const before = `SELECT query FROM pg_stat_activity
        WHERE datname = current_database() AND state LIKE 'idle in transaction%' AND xact_start < $1::timestamptz`;
      let open = await payments.sql(before, [began]);
      for (let looks = 0; open.length > 0 && looks < 200; looks++) {
        await sleep(10);
        open = await payments.sql(before, [began]);
      }
      if (open.length > 0) kept.push(call);
    };
    const paid = await payments.intent();
    provider.pay(paid.paymentIntentId);
    await confirm(paid.paymentIntentId);
    provider.refundState = 'pending';
    const refused = { intentId: (await rowOf(paid.sessionId)).id, reason: 'slot-taken' as const };
    await payments.tell(PaymentRefused, { ...people, sessionId: paid.sessionId, ...refused });
    const left = await payments.intent();
    await endHold(left.sessionId);
    await eventually(
      async () => {
        for (const { id, state } of provider.refunds.values()) {
          if (state === 'pending') provider.refunds.get(id)!.state = 'succeeded';
        }
        expect([...waited].sort()).toEqual([
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
    provider.meanwhile = async () => {};
    expect(kept).toEqual([]);
  });
});
