import { describe, expect, it } from '@jest/globals';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import { CreateIntent, GetPaymentOverview } from '@waymark/contracts/payments/rpc';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { FakeProvider } from './testing/fake-provider.ts';
import { Harness } from './testing/harness.ts';

const provider = new FakeProvider();
const payments = new Harness({ provider }).forFile();

const later = { purpose: 'after-session', expiresAt: null } as const;
const create = (sessionId: string) => payments.call(CreateIntent, { sessionId }, asLearner());
const statesOf = async (sessionId: string): Promise<string[]> =>
  (
    await payments.sql<{ state: string }>(
      `SELECT provider || ' ' || state AS state FROM intents WHERE session_id = $1 ORDER BY id`,
      [sessionId],
    )
  ).map(({ state }) => state);
const requestedDaysAgo = (sessionId: string, days: number) =>
  payments.sql(
    `UPDATE intents SET asked_at = now() - $2 * interval '1 day', check_at = now() WHERE session_id = $1`,
    [sessionId, days],
  );
/** Resolves after the next check by the sweeper. */
const nextCheck = async (sessionId: string) => {
  const sql = 'SELECT checks FROM intents WHERE session_id = $1';
  const [before] = await payments.sql<{ checks: number }>(sql, [sessionId]);
  await payments.sql('UPDATE intents SET check_at = now() WHERE session_id = $1', [sessionId]);
  await eventually(async () => {
    const [now] = await payments.sql<{ checks: number }>(sql, [sessionId]);
    expect(now!.checks).toBeGreaterThan(before!.checks + 1);
  });
};

describe('an intent after the session', () => {
  it('is canceled a week after the last request of its payer, and replaced at the next request', async () => {
    const intent = await payments.intent(later);
    await requestedDaysAgo(intent.sessionId, 7.01);
    await eventually(async () => expect(await statesOf(intent.sessionId)).toEqual(['sandbox canceled']));
    expect(provider.intents.get(intent.paymentIntentId)).toMatchObject({ state: 'canceled' });
    const again = await create(intent.sessionId);
    expect(again.paymentIntentId).not.toBe(intent.paymentIntentId);
    expect(await payments.brokenInvariants()).toEqual([]);
  });

  it('stays open for a week after the last request', async () => {
    const intent = await payments.intent(later);
    await requestedDaysAgo(intent.sessionId, 6.99);
    await nextCheck(intent.sessionId);
    expect(await statesOf(intent.sessionId)).toEqual(['sandbox requires_payment_method']);
    expect(await create(intent.sessionId)).toMatchObject({ paymentIntentId: intent.paymentIntentId });
    const fresh = `SELECT FROM intents WHERE session_id = $1 AND asked_at > now() - interval '1 minute'`;
    expect(await payments.sql(fresh, [intent.sessionId])).toHaveLength(1);
  });

  it('stays open while it is processing, and is captured if it was paid', async () => {
    const [slow, paid] = [await payments.intent(later), await payments.intent(later)];
    provider.intents.get(slow.paymentIntentId)!.state = 'processing';
    provider.pay(paid.paymentIntentId);
    for (const { sessionId } of [slow, paid]) await requestedDaysAgo(sessionId, 30);
    await eventually(async () => expect(await statesOf(paid.sessionId)).toEqual(['sandbox succeeded']));
    await nextCheck(slow.sessionId);
    expect(await statesOf(slow.sessionId)).toEqual(['sandbox processing']);
  });
});

describe('an intent at an earlier provider', () => {
  const changeTo = (name: 'sandbox' | 'stripe') =>
    payments.restart({}, () => Object.assign(provider, { name }));

  it('is listed as unchecked, and captured after a change back to that provider', async () => {
    await changeTo('stripe');
    const intent = await payments.intent();
    await changeTo('sandbox');
    provider.pay(intent.paymentIntentId);
    await create(intent.sessionId);
    expect(await statesOf(intent.sessionId)).toEqual([
      'stripe requires_payment_method',
      'sandbox requires_payment_method',
    ]);
    const { problems } = await payments.call(GetPaymentOverview, {}, asAdmin());
    expect(problems.filter(({ sessionId }) => sessionId === intent.sessionId)).toMatchObject([
      { kind: 'intent', state: 'not_asked', lastError: expect.stringMatching(/^It is open at stripe/) },
    ]);

    await changeTo('stripe');
    await eventually(async () => {
      expect(await payments.emitted(PaymentCaptured, { sessionId: intent.sessionId })).toHaveLength(1);
    });
    await expectRejection(create(intent.sessionId), 'CONFLICT');
    await changeTo('sandbox');
    await expectRejection(create(intent.sessionId), 'CONFLICT');
  });
});
