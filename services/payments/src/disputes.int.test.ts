// guarantees: Disputes end in a balanced ledger whatever the order of their events; no refund is made over an open one
import { describe, expect, it } from '@jest/globals';
import { DisputeChanged, FraudWarned, PaymentReturned } from '@waymark/contracts/payments/events';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import {
  GetDisputeEvidence,
  GetPaymentOverview,
  RetryRefund,
} from '@waymark/contracts/payments/payments.endpoints';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import type { ReportedDispute } from './domain/dispute.ts';
import { sessionRecords } from './testing/harness.ts';
import { ProviderScene } from './testing/provider-scene.ts';
import { refundRows } from './testing/refund-rows.ts';

const scene = new ProviderScene();
const { provider, payments } = scene;
payments.forFile();

const PAID = ['intent 2500', 'capture 2500'];
const TAKEN = [...PAID, 'dispute 2500'];
const ledgerIs = (sessionId: string, entries: string[]) =>
  eventually(async () => expect(await payments.ledger(sessionId)).toEqual(entries));
const overview = () => payments.call(GetPaymentOverview, {}, asAdmin());
const disputeOf = async ({ sessionId }: PaymentIntent) =>
  (await overview()).disputes.find((one) => one.sessionId === sessionId);
const changes = async ({ sessionId }: PaymentIntent) =>
  (await payments.emitted(DisputeChanged, { sessionId })).map(({ change, status }) => `${change} ${status}`);
const refundsAt = (providerId: string) =>
  [...provider.refunds.values()].filter((one) => one.providerId === providerId);

/** The provider's state after each event of a dispute. */
const won: Partial<ReportedDispute> = { status: 'won', isReinstated: true };
const lost: Partial<ReportedDispute> = { status: 'lost' };
async function disputed(fields: Partial<ReportedDispute> = {}) {
  const intent = await scene.paid();
  provider.dispute(intent.paymentIntentId, fields);
  await scene.webhook('charge.dispute.created', intent);
  return intent;
}
async function decide(intent: PaymentIntent, fields: Partial<ReportedDispute>) {
  provider.dispute(intent.paymentIntentId, fields);
  await scene.webhook('charge.dispute.closed', intent);
}

describe('a dispute', () => {
  it('is stored and published once, with the money it takes', async () => {
    const intent = await disputed();
    for (const type of ['created', 'funds_withdrawn', 'updated'])
      await scene.webhook(`charge.dispute.${type}`, intent);
    expect(await payments.ledger(intent.sessionId)).toEqual(TAKEN);
    expect(await changes(intent)).toEqual(['opened needs_response']);
    expect(await disputeOf(intent)).toMatchObject({
      ...{ status: 'needs_response', amount: 2_500, currency: 'USD', reason: 'product_not_received' },
      ...{ payerId: 101, mentorId: 201, isWithdrawn: true, isReinstated: false, closedAt: null },
      respondBy: '2030-01-10T00:00:00.000Z',
    });
  });

  it.each([
    ['won', won, [...TAKEN, 'dispute-reversal 2500']],
    ['lost', lost, TAKEN],
  ])('ends balanced when it is %s, also for repeated events', async (status, decision, entries) => {
    const intent = await disputed();
    await decide(intent, decision);
    for (const type of ['closed', 'funds_reinstated', 'created'])
      await scene.webhook(`charge.dispute.${type}`, intent);
    expect(await payments.ledger(intent.sessionId)).toEqual(entries);
    expect(await changes(intent)).toEqual(['opened needs_response', `closed ${status}`]);
    await payments.sql(
      `UPDATE disputes SET closed_at = now() - interval '2 days' WHERE closed_at IS NOT NULL`,
    );
    expect(await payments.brokenInvariants()).toEqual([]);
  });

  it('is applied once when its events arrive in another order', async () => {
    const intent = await scene.paid();
    provider.dispute(intent.paymentIntentId, won);
    for (const type of ['funds_reinstated', 'closed', 'created', 'funds_withdrawn'])
      await scene.webhook(`charge.dispute.${type}`, intent);
    expect(await payments.ledger(intent.sessionId)).toEqual([...TAKEN, 'dispute-reversal 2500']);
    expect(await changes(intent)).toEqual(['closed won']);
  });

  it('is reported by the invariants when its money is missing in the ledger', async () => {
    const intent = await disputed();
    await decide(intent, won);
    const id = (await disputeOf(intent))!.id;
    const set = (columns: string) => payments.sql(`UPDATE disputes SET ${columns} WHERE id = $1`, [id]);
    await set(`reinstated_at = NULL, closed_at = now() - interval '2 days'`);
    expect(await payments.brokenInvariants()).toHaveLength(1);
    await set(`reinstated_at = now(), status = 'lost'`);
    expect(await payments.brokenInvariants()).toHaveLength(1);
    await set(`status = 'won', closed_at = now()`);
  });
});

describe('a refund over a disputed payment', () => {
  it('waits for the decision, cannot be retried, and is made when the dispute is won', async () => {
    const intent = await disputed();
    await scene.cancel(intent.sessionId);
    await eventually(async () => expect(await refundRows(payments, intent.sessionId)).toHaveLength(1));
    const [refund] = await refundRows(payments, intent.sessionId);
    const error = await rejectionOf(payments.call(RetryRefund, { id: refund!.id }, asAdmin()));
    expect(error).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('open dispute') });
    await payments.sql(`UPDATE refunds SET created_at = now() - interval '1 hour' WHERE id = $1`, [
      refund!.id,
    ]);
    expect((await overview()).problems).toContainEqual(
      expect.objectContaining({ id: refund!.id, state: 'disputed', attempts: 0 }),
    );
    expect(refundsAt(intent.paymentIntentId)).toEqual([]);
    await decide(intent, won);
    await ledgerIs(intent.sessionId, [...TAKEN, 'dispute-reversal 2500', 'refund 2500']);
  });

  it('is covered when the dispute is lost, and published as returned', async () => {
    const intent = await disputed();
    await scene.cancel(intent.sessionId);
    await eventually(async () => expect(await refundRows(payments, intent.sessionId)).toHaveLength(1));
    await decide(intent, lost);
    expect(await refundRows(payments, intent.sessionId)).toMatchObject([{ state: 'covered' }]);
    expect(await payments.emitted(PaymentReturned, { sessionId: intent.sessionId })).toHaveLength(1);
    expect(await payments.ledger(intent.sessionId)).toEqual(TAKEN);
  });

  it('is not created after a lost dispute, which is published as returned', async () => {
    const intent = await disputed();
    await decide(intent, lost);
    await scene.cancel(intent.sessionId);
    await eventually(async () =>
      expect(await payments.emitted(PaymentReturned, { sessionId: intent.sessionId })).toHaveLength(1),
    );
    expect(await refundRows(payments, intent.sessionId)).toEqual([]);
  });

  it('is reduced to the rest when a dispute over a part is lost', async () => {
    const intent = await disputed({ amount: 1_000 });
    await scene.cancel(intent.sessionId);
    await eventually(async () => expect(await refundRows(payments, intent.sessionId)).toHaveLength(1));
    await decide(intent, lost);
    await ledgerIs(intent.sessionId, [...PAID, 'dispute 1000', 'refund 1500']);
  });

  it('that the provider rejects discovers the dispute without a webhook, and waits', async () => {
    const intent = await scene.paid();
    provider.dispute(intent.paymentIntentId);
    await scene.cancel(intent.sessionId);
    await ledgerIs(intent.sessionId, TAKEN);
    const waiting = [{ state: 'waiting', attempts: 1 }];
    // The attempt is counted after its dispute is in the ledger.
    await eventually(async () => expect(await refundRows(payments, intent.sessionId)).toMatchObject(waiting));
    await scene.makeRefundsDue();
    expect(await refundRows(payments, intent.sessionId)).toMatchObject(waiting);
  });

  it('is made during an inquiry, which takes no money', async () => {
    const intent = await disputed({ status: 'warning_needs_response', isWithdrawn: false });
    await scene.cancel(intent.sessionId);
    await ledgerIs(intent.sessionId, [...PAID, 'refund 2500']);
  });
});

describe('an early fraud warning', () => {
  it('is stored and published once, and listed', async () => {
    const intent = await scene.paid();
    const warning = { id: 'issfr_1', reason: 'made_with_stolen_card', createdAt: new Date() };
    provider.warnings.set(intent.paymentIntentId, [warning]);
    for (let copy = 0; copy < 2; copy++) await scene.webhook('radar.early_fraud_warning.created', intent);
    expect(await payments.emitted(FraudWarned, { sessionId: intent.sessionId })).toMatchObject([
      { amount: 2_500, mentorId: 201, reason: 'made_with_stolen_card' },
    ]);
    expect((await overview()).warnings).toMatchObject([{ sessionId: intent.sessionId, amount: 2_500 }]);
  });
});

describe('the evidence of a dispute', () => {
  const at = '2030-01-01T09:30:00.000Z';

  it('contains the payment and what is stored about the session, for admins only', async () => {
    const intent = await disputed();
    sessionRecords.set(intent.sessionId, {
      ...{ status: 'completed', learnerName: 'Lea Learner', learnerTimezone: 'Europe/Berlin', bookedAt: at },
      ...{ startsAt: at, endsAt: '2030-01-01T10:00:00.000Z', freeCancelHours: 24 },
      ...{ topic: 'First steps', userNotes: 'I am stuck.', notes: 'We talked for half an hour.' },
      changes: [
        { at, from: null, to: 'scheduled', by: 'customer' },
        { at, from: 'scheduled', to: 'scheduled', by: 'mentor' },
      ],
      reminders: [
        { before: '24h', sentAt: at },
        { before: '1h', sentAt: null },
      ],
      joins: [{ at: '2030-01-01T09:28:00.000Z', by: 'customer' }],
      review: { at, rating: 5, text: 'Helped a lot.' },
    });
    const { id } = (await disputeOf(intent))!;
    const { filename, text } = await payments.call(GetDisputeEvidence, { id }, asAdmin());
    expect(filename).toMatch(/^evidence-\w+\.txt$/);
    for (const part of ['Amount: 25.00 USD', intent.paymentIntentId, '2030-01-01 09:28: the customer'])
      expect(text).toContain(part);
    await expectRejection(payments.call(GetDisputeEvidence, { id }, asLearner()), 'FORBIDDEN');
    await expectRejection(payments.call(GetDisputeEvidence, { id: 'x' }, asAdmin()), 'NOT_FOUND');
  });
});
