import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import { ConfirmPayment, CreateIntent } from '@waymark/contracts/payments/rpc';
import { HoldEnded, PaymentRefused } from '@waymark/contracts/scheduling/events';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { CapturesRepository } from './persistence/captures.repository.ts';
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

const people = { mentorId: 201, learnerId: 101 };
const endHold = (sessionId: string, id?: string) =>
  payments.tell(HoldEnded, { sessionId, ...people, reason: 'expired' }, id);
const rowOf = async (sessionId: string) =>
  (await payments.sql<{ id: string }>('SELECT id FROM intents WHERE session_id = $1', [sessionId]))[0]!;
const booked = (sessionId: string) =>
  eventually(
    async () => {
      expect(await payments.ledger(sessionId)).toEqual(['intent 2500', 'capture 2500']);
      expect(await payments.said(PaymentCaptured, sessionId)).toHaveLength(1);
    },
    { timeoutMs: 60_000 },
  );

describe('while the provider is in trouble', () => {
  it('a call without an answer ends in UNAVAILABLE, and the next one returns the intent', async () => {
    const { sessionId } = payments.due();
    provider.goesWrong('createIntent', 'hangs');
    expect(await refusal(create(sessionId))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await create(sessionId)).toMatchObject({ sessionId });
  });
});

describe('three sides at once', () => {
  it('browser, sweeper and the end of the hold settle thirty payments once each', async () => {
    const intents = await Promise.all(Array.from({ length: 30 }, () => payments.intent()));
    for (const { paymentIntentId } of intents) provider.pay(paymentIntentId);
    await payments.sql('UPDATE intents SET check_at = now() WHERE check_at IS NOT NULL');
    await Promise.all(
      intents.flatMap(({ paymentIntentId, sessionId }) => [
        confirm(paymentIntentId),
        confirm(paymentIntentId),
        endHold(sessionId),
      ]),
    );
    for (const { sessionId } of intents) await booked(sessionId);
  });
});

describe('a process that dies between the answer of the provider and the commit', () => {
  it('loses nothing and books nothing twice', async () => {
    const { sessionId, paymentIntentId } = await payments.intent();
    provider.pay(paymentIntentId);
    const captures = payments.get(CapturesRepository);
    const apply = captures.apply.bind(captures);
    let deaths = 3;
    captures.apply = async (...word) => {
      if (deaths-- > 0) throw new Error('killed');
      return apply(...word);
    };
    expect(await refusal(confirm(paymentIntentId))).toMatchObject({ code: 'INTERNAL' });
    expect(await payments.ledger(sessionId)).toEqual(['intent 2500']);
    await booked(sessionId);
    captures.apply = apply;
  });
});

describe('while the provider thinks', () => {
  it('no transaction stays open during a call to create, retrieve, cancel or refund', async () => {
    const waited = new Set<string>();
    const kept: string[] = [];
    provider.meanwhile = async (call) => {
      waited.add(call);
      const [{ began } = { began: '' }] = await payments.sql<{ began: string }>(
        'SELECT now()::text AS began',
      );
      // Others may be at work; what is open for the sake of this call does not end before its answer.
      const before = `SELECT query FROM pg_stat_activity
        WHERE datname = current_database() AND state LIKE 'idle in transaction%' AND xact_start < $1::timestamptz`;
      let open = await payments.sql(before, [began]);
      // By looks, not by the clock: a busy machine may need seconds for what ends in a moment.
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
