import { describe, expect, it } from '@jest/globals';
import {
  GetPaymentRecord,
  ListPaymentsOfUsers,
  RefundPayment,
} from '@waymark/contracts/payments/admin-payments.endpoints';
import { AdminActed, RefundSettled } from '@waymark/contracts/payments/events';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { receiptNumber } from '@waymark/contracts/payments/receipt';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { paymentsStatement } from './persistence/admin-payments.reader.ts';
import { ProviderScene } from './testing/provider-scene.ts';
import { intentRowId, refundRows } from './testing/refund-rows.ts';

const scene = new ProviderScene();
const { provider } = scene;
const payments = scene.payments.forFile();

const rowId = (intent: PaymentIntent) => intentRowId(payments, intent);
const list = async (query: object) =>
  (await payments.call(ListPaymentsOfUsers, { limit: 24, ...query }, asAdmin())).items;
const idsOf = async (query: object) => (await list(query)).map(({ id }) => id);
const record = (id: string) => payments.call(GetPaymentRecord, { id }, asAdmin());
const refund = (id: string, amount: number, reason = 'The mentor lost the connection.') =>
  payments.call(RefundPayment, { id, body: { amount, reason } }, asAdmin());
const settled = (id: string, refunded: number) =>
  eventually(async () => expect(await record(id)).toMatchObject({ refunded, refunds: expect.any(Array) }));

describe('the list of payments', () => {
  it('finds a payment by session, receipt, our ids and those of the provider', async () => {
    const [intent] = [await scene.paid(), await scene.paid()];
    const id = await rowId(intent);
    await refund(id, 1_000);
    await settled(id, 1_000);
    const [made] = await refundRows(payments, intent.sessionId);
    const atProvider = (await record(id)).refunds[0]!.providerId!;
    const queries = [intent.sessionId, id, receiptNumber(id), intent.paymentIntentId, made!.id, atProvider];
    for (const q of queries) expect(await idsOf({ q })).toEqual([id]);
  });

  it('finds payments by payer and mentor, and by words of the mentor’s name', async () => {
    const intent = await payments.intent({ payerId: 777, mentorId: 778, mentorName: 'Zofia O’Neil_100%' });
    const id = await rowId(intent);
    for (const query of [
      { userId: 777 },
      { userId: 778 },
      { q: 'zed', userIds: [777] },
      { q: 'neil zofia' },
    ]) {
      expect(await idsOf(query)).toEqual([id]);
    }
    expect(await idsOf({ q: '_100%' })).toEqual([id]);
    expect(await idsOf({ q: 'zofia amara' })).toEqual([]);
  });

  it('filters by amount, time and state, and pages newest first', async () => {
    const at = new Date();
    const made = [];
    for (const amount of [3_100, 3_100, 3_200])
      made.push(await rowId(await payments.intent({ amount, payerId: 779 })));
    expect(await idsOf({ amount: 3_100, userId: 779 })).toEqual([made[1], made[0]]);
    expect(await idsOf({ userId: 779, to: at.toISOString() })).toEqual([]);
    expect(await idsOf({ userId: 779, state: 'open' })).toHaveLength(3);
    const first = await payments.call(ListPaymentsOfUsers, { limit: 2, userId: 779 }, asAdmin());
    expect(first.items.map(({ id }) => id)).toEqual([made[2], made[1]]);
    expect(await idsOf({ userId: 779, cursor: first.nextCursor })).toEqual([made[0]]);
    await expectRejection(list({ cursor: 'nonsense' }), 'VALIDATION');
  });

  it('has the state that it filters by', async () => {
    const [full, part, disputed, paid] = [
      await scene.paid(),
      await scene.paid(),
      await scene.paid(),
      await scene.paid(),
    ];
    const ids = await Promise.all([full, part, disputed, paid].map(rowId));
    await refund(ids[0]!, 2_500);
    await refund(ids[1]!, 500);
    await settled(ids[0]!, 2_500);
    await settled(ids[1]!, 500);
    provider.dispute(disputed.paymentIntentId);
    await scene.webhook('charge.dispute.created', disputed);
    const states = ['refunded', 'partly-refunded', 'disputed', 'paid'] as const;
    for (const [index, state] of states.entries()) {
      expect(await record(ids[index]!)).toMatchObject({ state });
      const found = await list({ state, limit: 100 });
      expect(found.map(({ id }) => id)).toContain(ids[index]);
      expect(new Set(found.map((one) => one.state))).toEqual(new Set([state]));
    }
  });

  it('reads pages, amounts, people and mentor names by index', async () => {
    const search = { userIds: [], limit: 24 };
    const planOf = async ({ sql, params }: { sql: string; params: unknown[] }) => {
      const rows = await payments.sql<Record<string, string>>(`EXPLAIN ${sql}`, params);
      return rows.map((row) => Object.values(row)[0]).join('\n');
    };
    await payments.sql('SET enable_seqscan = off');
    expect(await planOf(paymentsStatement(search))).toContain('intents_newest');
    expect(await planOf(paymentsStatement({ ...search, amount: 2_500 }))).toContain('intents_by_amount');
    const people = await planOf(paymentsStatement({ ...search, q: 'amara', userIds: [101] }));
    for (const index of ['intents_of_payer', 'intents_of_mentor', 'intents_by_mentor_name']) {
      expect(people).toContain(index);
    }
    await payments.sql('RESET enable_seqscan');
  });

  it('is for admins', async () => {
    await expectRejection(payments.call(ListPaymentsOfUsers, { limit: 1 }, asLearner()), 'FORBIDDEN');
    await expectRejection(payments.call(GetPaymentRecord, { id: newId() }, asLearner()), 'FORBIDDEN');
    await expectRejection(record('none'), 'NOT_FOUND');
  });
});

describe('a refund by an admin', () => {
  it('is made in part and again for the rest, each in the ledger, the audit and a notice to the payer', async () => {
    const intent = await scene.paid();
    const id = await rowId(intent);
    expect(await refund(id, 1_000, 'Half an hour was lost.')).toMatchObject({
      cause: 'admin',
      amount: 1_000,
    });
    await settled(id, 1_000);
    await refund(id, 1_500, 'The rest as well.');
    await settled(id, 2_500);
    expect(await payments.ledger(intent.sessionId)).toEqual([
      ...['intent 2500', 'capture 2500', 'refund 1000', 'refund 1500'],
    ]);
    expect(await payments.emitted(RefundSettled, { sessionId: intent.sessionId })).toMatchObject([
      { reason: 'dashboard', amount: 1_000, note: 'Half an hour was lost.', payerId: 101 },
      { reason: 'dashboard', amount: 1_500, note: 'The rest as well.', payerId: 101 },
    ]);
    const audited = await payments.emitted(AdminActed, { action: 'payment.refund' });
    expect(audited.filter(({ target }) => target.id === id)).toMatchObject([
      { reason: 'Half an hour was lost.', detail: { cents: 1_000 } },
      { reason: 'The rest as well.', detail: { cents: 1_500 } },
    ]);
    const { timeline, refundable, state } = await record(id);
    expect({ refundable, state }).toEqual({ refundable: 0, state: 'refunded' });
    expect(timeline.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      ...['started 2500', 'captured 2500', 'refund-requested 1000', 'refund-settled 1000'],
      ...['refund-requested 1500', 'refund-settled 1500'],
    ]);
    expect(provider.intents.get(intent.paymentIntentId)).toMatchObject({ amountRefunded: 2_500 });
  });

  it('is never more than is left, also from several admins at once', async () => {
    const intent = await scene.paid();
    const id = await rowId(intent);
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => refund(id, 1_000)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expectRejection(refund(id, 501), 'RULE_REFUSED');
    await refund(id, 500);
    await settled(id, 2_500);
    await expectRejection(refund(id, 1), 'RULE_REFUSED');
  });

  it('is refused over an open dispute that only the provider knows of', async () => {
    const intent = await scene.paid();
    const id = await rowId(intent);
    provider.dispute(intent.paymentIntentId);
    await expectRejection(refund(id, 100), 'CONFLICT');
    expect(await refundRows(payments, intent.sessionId)).toEqual([]);
  });

  it('is refused for a payment that was not made, and for one that does not exist', async () => {
    await expectRejection(refund(await rowId(await payments.intent()), 100), 'CONFLICT');
    await expectRejection(refund(newId(), 100), 'NOT_FOUND');
    await expectRejection(
      payments.call(RefundPayment, { id: 'x', body: { amount: 1, reason: 'abc' } }, asLearner()),
      'FORBIDDEN',
    );
  });

  it('leaves a later cancellation the rest', async () => {
    const intent = await scene.paid();
    const id = await rowId(intent);
    await refund(id, 1_000);
    await settled(id, 1_000);
    await scene.cancel(intent.sessionId);
    await settled(id, 2_500);
    expect((await refundRows(payments, intent.sessionId)).map(({ amount }) => amount)).toEqual([
      1_000, 1_500,
    ]);
  });
});
