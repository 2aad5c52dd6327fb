import { describe, expect, it } from '@jest/globals';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import { CreateIntent, GetPaymentOverview } from '@waymark/contracts/payments/payments.endpoints';
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
describe('an intent after the session', () => {
  it('is canceled a week after the last request of its payer, and replaced at the next request', async () => {
    const intent = await payments.intent(later);
    await payments.sql(`UPDATE intents SET asked_at = now() - interval '6 days' WHERE session_id = $1`, [
      intent.sessionId,
    ]);
    expect(await create(intent.sessionId)).toMatchObject({ paymentIntentId: intent.paymentIntentId });
    const renewed = `SELECT FROM intents WHERE session_id = $1 AND asked_at > now() - interval '1 minute'`;
    expect(await payments.sql(renewed, [intent.sessionId])).toHaveLength(1);
    await requestedDaysAgo(intent.sessionId, 7.01);
    await eventually(async () => expect(await statesOf(intent.sessionId)).toEqual(['sandbox canceled']));
    expect(provider.intents.get(intent.paymentIntentId)).toMatchObject({ state: 'canceled' });
    const again = await create(intent.sessionId);
    expect(again.paymentIntentId).not.toBe(intent.paymentIntentId);
    expect(await payments.brokenInvariants()).toEqual([]);
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
