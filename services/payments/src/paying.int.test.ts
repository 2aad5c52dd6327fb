import { describe, expect, it } from '@jest/globals';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import {
  ConfirmPayment,
  CreateIntent,
  GetPaymentOverview,
  GetSandboxIntent,
  SandboxAuthenticate,
  SandboxConfirm,
} from '@waymark/contracts/payments/payments.endpoints';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { GOOD_CARD, Harness } from './testing/harness.ts';

const payments = new Harness({ variables: { PAYMENTS_SWEEP_SECONDS: '3600' } }).forFile();

const confirm = (paymentIntentId: string, payer = 101) =>
  payments.call(ConfirmPayment, { paymentIntentId }, asLearner(payer));

describe('CreateIntent', () => {
  it('returns amount and currency from scheduling, and the fields for the browser', async () => {
    const payable = payments.payable({ amount: 1_900, currency: 'EUR' });
    const intent = await payments.call(CreateIntent, { sessionId: payable.sessionId }, asLearner());
    expect(intent).toMatchObject({
      provider: 'sandbox',
      publishableKey: null,
      sessionId: payable.sessionId,
      amount: 1_900,
      currency: 'EUR',
      expiresAt: payable.expiresAt,
    });
    expect(await payments.ledger(payable.sessionId)).toEqual(['intent 1900']);
  });

  it('returns one intent for ten concurrent requests', async () => {
    const { sessionId } = payments.payable();
    const requests = Array.from({ length: 10 }, () =>
      payments.call(CreateIntent, { sessionId }, asLearner()),
    );
    const ids = (await Promise.all(requests)).map(({ paymentIntentId }) => paymentIntentId);
    expect(new Set(ids).size).toBe(1);
    expect(await payments.sql('SELECT FROM sandbox_intents WHERE session_id = $1', [sessionId])).toHaveLength(
      1,
    );
  });

  it('replaces an intent after a price change, and cancels the old one', async () => {
    const first = await payments.intent();
    const second = await payments.intent({ sessionId: first.sessionId, amount: 3_000 });
    expect(second).toMatchObject({ amount: 3_000 });
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    expect(await payments.pay(first)).toMatchObject({
      state: 'canceled',
      error: { code: 'payment_intent_unexpected_state' },
    });
  });

  it('throws NOT_FOUND for the session of another learner', async () => {
    const { sessionId } = payments.payable();
    const stranger = payments.call(CreateIntent, { sessionId }, asLearner(102));
    await expectRejection(stranger, 'NOT_FOUND');
  });
});

describe('ConfirmPayment', () => {
  it('captures a paid intent once, by either id, for ten concurrent requests', async () => {
    const intent = await payments.intent();
    await payments.pay(intent);
    const [row] = await payments.sql<{ id: string }>('SELECT id FROM intents WHERE provider_id = $1', [
      intent.paymentIntentId,
    ]);
    const results = await Promise.all([
      ...Array.from({ length: 5 }, () => confirm(intent.paymentIntentId)),
      ...Array.from({ length: 5 }, () => confirm(row!.id)),
    ]);
    for (const result of results) {
      expect(result).toEqual({ outcome: 'booked', sessionId: intent.sessionId, message: null });
    }
    expect(await payments.ledger(intent.sessionId)).toEqual(['intent 2500', 'capture 2500']);
    expect(await payments.emitted(PaymentCaptured, { sessionId: intent.sessionId })).toMatchObject([
      { intentId: row!.id, payerId: 101, amount: 2_500, currency: 'USD', isLate: false },
    ]);
  });

  it('publishes a payment after the end of its hold as late', async () => {
    const intent = await payments.intent();
    await payments.pay(intent);
    await payments.sql(`UPDATE intents SET expires_at = now() - interval '1 second' WHERE provider_id = $1`, [
      intent.paymentIntentId,
    ]);
    await confirm(intent.paymentIntentId);
    const events = await payments.emitted(PaymentCaptured, { sessionId: intent.sessionId });
    expect(events).toMatchObject([{ isLate: true }]);
  });

  it('returns unpaid and the message of the bank for an unpaid intent', async () => {
    const intent = await payments.intent();
    await payments.pay(intent, '4000000000009995');
    expect(await confirm(intent.paymentIntentId)).toEqual({
      outcome: 'unpaid',
      sessionId: intent.sessionId,
      message: 'Your card has insufficient funds.',
    });
    expect(await payments.emitted(PaymentCaptured, { sessionId: intent.sessionId })).toEqual([]);
  });

  it('throws NOT_FOUND for a payment of another learner and for an unknown id', async () => {
    const intent = await payments.intent();
    await expectRejection(confirm(intent.paymentIntentId, 102), 'NOT_FOUND');
    await expectRejection(confirm('pi_none'), 'NOT_FOUND');
  });

  it('makes CreateIntent throw CONFLICT afterwards', async () => {
    const intent = await payments.intent();
    await payments.pay(intent);
    const again = payments.call(CreateIntent, { sessionId: intent.sessionId }, asLearner());
    await expectRejection(again, 'CONFLICT');
  });
});

describe('the sandbox', () => {
  it.each([
    [true, 'succeeded', null],
    [false, 'requires_payment_method', 'payment_intent_authentication_failure'],
  ])('applies the decision of the bank (%s)', async (approve, state, code) => {
    const { clientSecret, ...intent } = await payments.intent();
    await payments.pay({ clientSecret, ...intent }, '4000002500003155');
    const result = await payments.call(SandboxAuthenticate, { clientSecret, approve }, asLearner());
    expect({ state: result.state, code: result.error?.code ?? null }).toEqual({ state, code });
    expect(await confirm(intent.paymentIntentId)).toMatchObject({ outcome: approve ? 'booked' : 'unpaid' });
  });

  it('rejects every invalid field of a card, and leaves the intent unchanged', async () => {
    const { clientSecret } = await payments.intent();
    const card = { clientSecret, number: '4242 4242 4242 4241', expiry: '01/20', cvc: '1' };
    const error = await rejectionOf(payments.call(SandboxConfirm, card, asLearner()));
    expect(error).toMatchObject({
      code: 'VALIDATION',
      issues: [{ path: ['number'] }, { path: ['expiry'] }, { path: ['cvc'] }],
    });
    expect(await payments.call(GetSandboxIntent, { clientSecret }, asLearner())).toMatchObject({
      state: 'requires_payment_method',
      description: 'Session with Ada Mentor',
    });
  });

  it('throws NOT_FOUND for an unknown client secret', async () => {
    const wrong = payments.call(SandboxConfirm, { ...GOOD_CARD, clientSecret: 'pi_x_secret_y' }, asLearner());
    await expectRejection(wrong, 'NOT_FOUND');
  });

  it('leaves a paid intent unchanged when another card is declined', async () => {
    const intent = await payments.intent();
    await payments.pay(intent);
    expect(await payments.pay(intent, '4000000000000002')).toMatchObject({ state: 'succeeded' });
  });
});

describe('GetPaymentOverview', () => {
  it('sums the ledger for an admin, and throws FORBIDDEN for a learner', async () => {
    const intent = await payments.intent({ currency: 'GBP', amount: 700 });
    await payments.pay(intent);
    await confirm(intent.paymentIntentId);
    const { provider, totals } = await payments.call(GetPaymentOverview, {}, asAdmin());
    expect(provider).toBe('sandbox');
    expect(totals).toContainEqual({ currency: 'GBP', captured: 700, refunded: 0, disputed: 0, intents: 700 });
    await expectRejection(payments.call(GetPaymentOverview, {}, asLearner()), 'FORBIDDEN');
  });
});

describe('the tables', () => {
  it('reject updates and deletes of the ledger', async () => {
    const { sessionId } = await payments.intent();
    await eventually(async () => expect(await payments.ledger(sessionId)).toHaveLength(1));
    for (const statement of ['UPDATE ledger SET amount = 1', 'DELETE FROM ledger', 'TRUNCATE ledger']) {
      await expect(payments.sql(statement)).rejects.toThrow('only ever added to');
    }
  });

  it('reject changes of a captured payment', async () => {
    const intent = await payments.intent();
    await payments.pay(intent);
    await confirm(intent.paymentIntentId);
    const change = (set: string) =>
      payments.sql(`UPDATE intents SET ${set} WHERE provider_id = $1`, [intent.paymentIntentId]);
    await expect(change("state = 'processing', captured_at = NULL")).rejects.toThrow('for good');
    await expect(change('amount = 1')).rejects.toThrow('does not change');
    await expect(change('captured_amount = 1')).rejects.toThrow('does not change');
  });
});
