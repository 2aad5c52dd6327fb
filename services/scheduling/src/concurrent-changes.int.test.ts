import { describe, expect, it } from '@jest/globals';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import { SessionCancelled } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { unsentReminders } from './persistence/reminder-rows.ts';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, books, captured, DAY, holds, hourIn, PRICED, rowOf } from './testing/bookings.ts';
import { Harness } from './testing/harness.ts';

const scheduling = new Harness().forFile();

const at = (days: number) => hourIn(scheduling, days * DAY);

describe('a hold', () => {
  it('keeps its price when the mentor changes the price and closes the day', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    const hold = await holds(scheduling, learner, mentor, at(2));
    await scheduling.call(rpc.SetPricing, { sessionPrice: 9_000, currency: 'GBP' }, mentor);
    await scheduling.call(rpc.AddOverride, { kind: 'closed', date: at(2).slice(0, 10) }, mentor);
    const payable = await scheduling.call(rpc.GetPayable, { sessionId: hold.id }, learner);
    expect(payable).toMatchObject({ amount: 2_000, currency: 'EUR' });
    const of = { ...hold, mentorId: mentor.userId, learnerId: learner.userId };
    await scheduling.publish(PaymentCaptured, captured(scheduling, of));
    await eventually(async () =>
      expect(await rowOf(scheduling, hold.id)).toMatchObject({ status: 'scheduled', payment: 'paid' }),
    );
  });
});

describe('the idempotency key of a rejected request', () => {
  it('can be used again and then does the work once', async () => {
    const [mentor, learner, rival] = [await aMentor(scheduling, PRICED), aLearner(), aLearner()];
    const taken = await holds(scheduling, rival, mentor, at(3));
    const body = { mentorId: mentor.userId, sessionDate: at(3), price: 2_000 };
    const call = () => scheduling.call(rpc.HoldSlot, body, learner, 'the-same-click');
    await expectRejection(call(), 'SLOT_TAKEN');
    await scheduling.call(rpc.ReleaseHold, { id: taken.id }, rival);
    const hold = await call();
    expect(await call()).toEqual(hold);
    const mine = await scheduling.call(rpc.ListHolds, {}, learner);
    expect(mine).toMatchObject([{ id: hold.sessionId }]);
    const stranger = scheduling.call(rpc.HoldSlot, body, rival, 'the-same-click');
    await expectRejection(stranger, 'SLOT_TAKEN');
  });
});

describe('concurrent requests of both people', () => {
  it('cancel a session once and refund it once', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    const { id } = await books(scheduling, learner, mentor, at(4));
    const cancels = [learner, mentor, learner, mentor].map((caller) =>
      scheduling.call(rpc.CancelSession, { id }, caller),
    );
    const ended = await Promise.allSettled(cancels);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of ended) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CONFLICT' });
    }
    const events = await scheduling.emitted(SessionCancelled, { sessionId: id });
    expect(events).toEqual([expect.objectContaining({ refundCents: 2_000 })]);
  });

  it('leave a moved and cancelled session cancelled, without reminders', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    const { id } = await books(scheduling, learner, mentor, at(5));
    const { proposal } = await scheduling.call(rpc.RescheduleSession, { id, sessionDate: at(6) }, mentor);
    const [cancelled] = await Promise.allSettled([
      scheduling.call(rpc.CancelSession, { id }, mentor),
      scheduling.call(rpc.AcceptProposal, { id, proposalId: proposal!.id }, learner),
    ]);
    expect(cancelled).toMatchObject({ status: 'fulfilled', value: { payment: 'refunding' } });
    expect(await rowOf(scheduling, id)).toMatchObject({ status: 'cancelled' });
    const waiting = await scheduling.sql(`SELECT FROM ${unsentReminders} WHERE s.id = $1`, [id]);
    expect(waiting).toEqual([]);
  });
});

it('keeps every invariant', async () => {
  expect(await scheduling.brokenInvariants()).toEqual([]);
});
