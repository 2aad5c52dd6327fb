// guarantees: A mentor is paid the share of a payment once, after its session and the days to wait, and never of refunded money
import { describe, expect, it } from '@jest/globals';
import { UserDeleted } from '@waymark/contracts/identity/events';
import { RefundPayment } from '@waymark/contracts/payments/admin-payments.endpoints';
import {
  GetEarningsSummary,
  ListEarnings,
  ListOwed,
  MakePayout,
} from '@waymark/contracts/payments/earnings.endpoints';
import { AdminActed, PayoutMade } from '@waymark/contracts/payments/events';
import { ExportPayments, GetPaymentsAtDeletion } from '@waymark/contracts/payments/rpc-account';
import { FORMER_MENTOR } from '@waymark/contracts/person-data';
import {
  NoShowDismissed,
  NoShowReported,
  SessionCompleted,
  SessionNoShow,
} from '@waymark/contracts/scheduling/events';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { exportedFiles } from '@waymark/testing/person-data';
import { expectRejection } from '@waymark/testing/rejection';
import fc from 'fast-check';
import { EarningsScene } from './testing/earnings-scene.ts';
import { intentRowId, refundRows } from './testing/refund-rows.ts';
import { sessionFacts } from './testing/session-facts.ts';

const scene = new EarningsScene({ PLATFORM_FEE_PERCENT: '10.1' });
const { provider } = scene;
const payments = scene.payments.forFile();

/** Of 25 dollars: 2.525 is rounded up. */
const [FEE, SHARE] = [253, 2_247];

const refund = async (intent: Parameters<typeof intentRowId>[1], amount: number) =>
  payments.call(
    RefundPayment,
    { id: await intentRowId(payments, intent), body: { amount, reason: 'A reason' } },
    asAdmin(),
  );

describe('the fee', () => {
  it('is rounded half up, and a refund never raises the share', async () => {
    const samples = fc.sample(fc.tuple(fc.nat(2_000_000), fc.nat(10_000)), 3_000);
    const [kept, points] = [samples.map(([cents]) => cents), samples.map(([, basis]) => basis)];
    const broken = await payments.sql(
      `SELECT kept, points FROM unnest($1::integer[], $2::integer[]) AS sample (kept, points),
         platform_fee(kept, points) AS fee, platform_fee(kept + 1, points) AS next
       WHERE fee NOT BETWEEN 0 AND kept OR next - fee NOT IN (0, 1)
         OR fee::bigint * 10000 - kept::bigint * points NOT BETWEEN -4999 AND 5000`,
      [kept, points],
    );
    expect(broken).toEqual([]);
  });
});

describe('an earning', () => {
  it('waits for the end of its session, then for the days, and is paid out once', async () => {
    const mentor = scene.newMentor();
    const intent = await scene.earning(mentor);
    const fields = { price: 2_500, refunded: 0, fee: FEE, share: SHARE, paid: 0 };
    expect(await scene.only(mentor)).toMatchObject({ ...fields, state: 'after-session', dueAt: null });
    await scene.complete(intent);
    const waiting = await scene.only(mentor);
    expect(waiting.state).toBe('waiting');
    expect(Date.parse(waiting.dueAt!) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect(await scene.owed(mentor)).toEqual([{ due: 0, waiting: SHARE }]);
    await expectRejection(scene.payOut(mentor, SHARE), 'CONFLICT');
    await scene.ago(8, intent);
    expect(await scene.only(mentor)).toMatchObject({ ...fields, state: 'due' });
    await expectRejection(scene.payOut(mentor, SHARE - 1), 'CONFLICT');
    const { id } = await scene.payOut(mentor, SHARE);
    expect(await scene.only(mentor)).toMatchObject({ paid: SHARE, state: 'paid' });
    expect(await scene.owed(mentor)).toEqual([]);
    await expectRejection(scene.payOut(mentor, SHARE), 'CONFLICT');
    expect(await payments.ledger(intent.sessionId)).toEqual([
      ...['intent 2500', 'capture 2500', `payout ${SHARE}`],
    ]);
    expect(await payments.emitted(PayoutMade, { mentorId: mentor })).toMatchObject([
      { payoutId: id, amount: SHARE, reference: 'Bank transfer 12' },
    ]);
    const audited = await payments.emitted(AdminActed, { action: 'payout.make' });
    expect(audited.filter(({ target }) => target.id === String(mentor))).toMatchObject([
      { reason: 'Bank transfer 12', detail: { cents: SHARE, currency: 'USD', payout: id } },
    ]);
    expect(await payments.call(GetEarningsSummary, {}, asMentor(mentor))).toMatchObject({
      ...{ feePercent: 10.1, delayDays: 7, provider: 'sandbox' },
      sums: [{ currency: 'USD', due: 0, waiting: 0, paid: SHARE }],
      payouts: [{ id, amount: SHARE }],
    });
  });

  it('is of what refunds leave, and of a payment that is refunded in full nothing', async () => {
    const mentor = scene.newMentor();
    const [part, full] = [await scene.dueEarning(mentor), await scene.dueEarning(mentor)];
    await refund(part, 1_000);
    await refund(full, 2_500);
    const earnings = await scene.earnings(mentor);
    const of = ({ sessionId }: typeof part) => earnings.find((earning) => earning.sessionId === sessionId);
    expect(of(full)).toMatchObject({ refunded: 2_500, fee: 0, share: 0, state: 'none' });
    expect(of(part)).toMatchObject({ refunded: 1_000, fee: 152, share: 1_348, state: 'due' });
    await scene.payOut(mentor, 1_348);
  });

  it('is not of a payment that got no session', async () => {
    const mentor = scene.newMentor();
    const intent = await scene.earning(mentor);
    await payments.sql(
      `INSERT INTO refunds (id, intent_id, cause, refusal, amount) VALUES ($1, $2, 'refused', 'slot-taken', 2500)`,
      [newId(), await intentRowId(payments, intent)],
    );
    expect(await scene.earnings(mentor)).toEqual([]);
  });

  it('waits while a no-show is reported, in whatever order the events arrive', async () => {
    const mentor = scene.newMentor();
    const [dismissed, reordered] = [await scene.dueEarning(mentor), await scene.dueEarning(mentor)];
    const of = (id: string) => ({ ...sessionFacts(id), reportedBy: 'learner' as const });
    const report = { claim: 'Not there', respondBy: new Date().toISOString() };
    const dismissal = { reason: 'Both came', payBy: null };
    const caseOf = async (id: string) =>
      (await payments.sql('SELECT no_show_case AS state FROM session_ends WHERE session_id = $1', [id]))[0]
        ?.state;
    await payments.publish(NoShowReported, { ...of(dismissed.sessionId), ...report });
    await eventually(async () => expect(await caseOf(dismissed.sessionId)).toBe('open'));
    await payments.publish(NoShowDismissed, { ...of(reordered.sessionId), ...dismissal });
    await eventually(async () => expect(await caseOf(reordered.sessionId)).toBe('settled'));
    await payments.publish(NoShowReported, { ...of(reordered.sessionId), ...report });
    expect(await scene.owed(mentor)).toEqual([{ due: SHARE, waiting: SHARE }]);
    const states = (await scene.earnings(mentor)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['due', 'on-hold']);
    await payments.publish(NoShowDismissed, { ...of(dismissed.sessionId), ...dismissal });
    await eventually(async () => expect(await scene.owed(mentor)).toEqual([{ due: 2 * SHARE, waiting: 0 }]));
  });

  it('ends with the first of the events that end its session, and by a no-show of the learner', async () => {
    const mentor = scene.newMentor();
    const { sessionId } = await scene.earning(mentor);
    const at = '2031-01-02T10:00:00.000Z';
    const noShow = { absent: 'learner', refundCents: 0, basis: 'silence', reason: null } as const;
    await payments.publish(SessionNoShow, { ...sessionFacts(sessionId), ...noShow }, { at });
    const end = () => payments.sql('SELECT ended_at FROM session_ends WHERE session_id = $1', [sessionId]);
    await eventually(async () => expect(await end()).toEqual([{ ended_at: new Date(at) }]));
    const id = newId();
    await payments.publish(
      SessionCompleted,
      { ...sessionFacts(sessionId), payBy: null },
      { id, at: '2031-01-01T10:00:00.000Z' },
    );
    await eventually(async () =>
      expect(await end()).toEqual([{ ended_at: new Date('2031-01-01T10:00:00.000Z') }]),
    );
    expect((await scene.only(mentor)).dueAt).toBe('2031-01-08T10:00:00.000Z');
  });

  it('waits for a dispute, and one that is lost after the payout is taken off the next', async () => {
    const mentor = scene.newMentor();
    const intent = await scene.dueEarning(mentor);
    provider.dispute(intent.paymentIntentId);
    await scene.webhook('charge.dispute.created', intent);
    expect(await scene.only(mentor)).toMatchObject({ state: 'on-hold' });
    provider.dispute(intent.paymentIntentId, { status: 'won', isReinstated: true });
    await scene.webhook('charge.dispute.closed', intent);
    await scene.payOut(mentor, SHARE);
    provider.disputes.delete(intent.paymentIntentId);
    provider.dispute(intent.paymentIntentId, { status: 'lost' });
    await scene.webhook('charge.dispute.closed', intent);
    expect(await scene.only(mentor)).toMatchObject({ state: 'owed-back', share: 0, paid: SHARE });
    expect(await scene.owed(mentor)).toEqual([{ due: -SHARE, waiting: 0 }]);
    await expectRejection(scene.payOut(mentor, SHARE), 'CONFLICT');
    await scene.dueEarning(mentor, { amount: 5_000 });
    expect(await scene.owed(mentor)).toEqual([{ due: 4_495 - SHARE, waiting: 0 }]);
    await scene.payOut(mentor, 4_495 - SHARE);
    expect(await payments.ledger(intent.sessionId)).toContain(`payout-return ${SHARE}`);
    expect(await scene.owed(mentor)).toEqual([]);
  });
});

describe('a payout', () => {
  it('is recorded once by several admins at once', async () => {
    const mentor = scene.newMentor();
    await scene.dueEarning(mentor);
    await scene.dueEarning(mentor);
    const results = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((n) => scene.payOut(mentor, 2 * SHARE, 300 + n)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await payments.emitted(PayoutMade, { mentorId: mentor })).toHaveLength(1);
  });

  it('and a refund at the same moment leave what the other one decided', async () => {
    for (let round = 0; round < 8; round++) {
      const mentor = scene.newMentor();
      const intent = await scene.dueEarning(mentor);
      const [paid] = await Promise.allSettled([scene.payOut(mentor, SHARE), refund(intent, 2_500)]);
      // Paid first: it is owed back. Refunded first: nothing was due any more.
      expect(await scene.owed(mentor)).toEqual(
        paid.status === 'fulfilled' ? [{ due: -SHARE, waiting: 0 }] : [],
      );
      expect(await refundRows(payments, intent.sessionId)).toHaveLength(1);
    }
  });

  it('is refused by the database for another amount than is due, and without its entries', async () => {
    const mentor = scene.newMentor();
    const [due, refunded, waiting] = [
      await scene.dueEarning(mentor),
      await scene.dueEarning(mentor),
      await scene.earning(mentor),
    ];
    await refund(refunded, 2_500);
    const insert = (id: string, amount: number) =>
      payments.sql(
        `INSERT INTO payouts (id, mentor_id, amount, currency, reference, made_by) VALUES ($1, $2, $3, 'USD', 'by hand', 1)`,
        [id, mentor, amount],
      );
    const wrong = [
      [due, SHARE + 1],
      [due, 1],
      [refunded, SHARE],
      [waiting, SHARE],
    ] as const;
    for (const [intent, amount] of wrong) {
      const [id, intentId] = [newId(), await intentRowId(payments, intent)];
      await payments.sql('BEGIN');
      await insert(id, amount);
      const added = payments.sql(
        `INSERT INTO ledger (kind, intent_id, payout_id, amount, currency) VALUES ('payout', $1, $2, $3, 'USD')`,
        [intentId, id, amount],
      );
      await expect(added).rejects.toThrow('another amount is due');
      await payments.sql('ROLLBACK');
    }
    await expect(insert(newId(), 5)).rejects.toThrow('not the sum of its entries');
  });

  it('stays as it is, as do the terms of an earning, of which a payment has one', async () => {
    const mentor = scene.newMentor();
    const intent = await scene.dueEarning(mentor);
    await scene.payOut(mentor, SHARE);
    const again = payments.sql(
      'INSERT INTO earnings (intent_id, fee_basis_points, delay_days) VALUES ($1, 0, 7)',
      [await intentRowId(payments, intent)],
    );
    await expect(again).rejects.toThrow('earnings_pkey');
    await expect(payments.sql('DELETE FROM payouts')).rejects.toThrow('only ever added to');
    await expect(payments.sql('UPDATE earnings SET fee_basis_points = 0')).rejects.toThrow(
      'only ever added to',
    );
  });
});

describe('who may read and pay', () => {
  it('are the mentor for the own earnings, and admins', async () => {
    const mentor = scene.newMentor();
    await scene.dueEarning(mentor);
    expect(await scene.earnings(scene.newMentor())).toEqual([]);
    expect((await payments.call(ListEarnings, { limit: 1 }, asLearner())).items).toEqual([]);
    await expectRejection(payments.call(ListOwed, {}, asMentor(mentor)), 'FORBIDDEN');
    const body = { mentorId: mentor, amount: SHARE, currency: 'USD', reference: 'Mine' } as const;
    await expectRejection(payments.call(MakePayout, body, asMentor(mentor)), 'FORBIDDEN');
  });

  it('includes the export, and what is owed stays after the account without the name', async () => {
    const mentor = scene.newMentor();
    await scene.dueEarning(mentor, { mentorName: 'Zebulon Quill' });
    const { files } = await exportedFiles(payments, ExportPayments, asMentor(mentor));
    expect(files.earnings).toMatchObject([{ price: 2_500, fee: FEE, share: SHARE }]);
    expect(await payments.call(GetPaymentsAtDeletion, {}, asMentor(mentor))).toMatchObject({
      owed: [{ amount: SHARE, currency: 'USD' }],
    });
    await payments.publish(UserDeleted, { userId: mentor, roadmaps: 'keep' });
    await eventually(async () => {
      const owed = await payments.call(ListOwed, {}, asAdmin());
      expect(owed.find(({ mentorId }) => mentorId === mentor)).toMatchObject({
        due: SHARE,
        name: FORMER_MENTOR,
      });
    });
    await scene.payOut(mentor, SHARE);
  });
});
