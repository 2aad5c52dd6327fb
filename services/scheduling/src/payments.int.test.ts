import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import {
  DisputeChanged,
  PaymentCaptured,
  PaymentReturned,
  RefundSettled,
} from '@waymark/contracts/payments/events';
import {
  PaymentRefused,
  SessionBooked,
  SessionCancelled,
  SessionTouched,
} from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { Hold } from '@waymark/contracts/scheduling/sessions';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { ProcessDueSessions } from './app/process-due-sessions.ts';
import { aMentor } from './testing/a-mentor.ts';
import {
  aLearner,
  books,
  captured,
  DAY,
  HOUR,
  holds,
  hourIn,
  inTime,
  PRICED,
  rowOf,
} from './testing/bookings.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';

const scheduling = new Harness().forFile();
let mentor: Caller;
beforeAll(async () => {
  mentor = await aMentor(scheduling, PRICED);
});

const at = (ms: number) => inTime(scheduling, ms);
let slots = 0;
/** An unused slot. */
const aSlot = () => new Date(Date.parse(MONDAY_NOON) + 2 * DAY + slots++ * HOUR).toISOString();
const HOLD_MS = 600_000;

const facts = (hold: Hold, learner: Caller) => ({
  ...hold,
  ...{ mentorId: mentor.userId, learnerId: learner.userId },
});
const pay = (hold: Hold, learner: Caller, more: Parameters<typeof captured>[2] = {}) => {
  const event = captured(scheduling, facts(hold, learner), more);
  return scheduling.publish(PaymentCaptured, event).then(() => event);
};
const becomes = (id: string, what: object) =>
  eventually(async () => expect(await rowOf(scheduling, id)).toMatchObject(what));
const refusedWith = (intentId: string) =>
  eventually(async () => {
    const events = (await scheduling.emitted(PaymentRefused)).filter((one) => one.intentId === intentId);
    expect(events).toHaveLength(1);
    return events[0]!.reason;
  });
const expireHolds = () => scheduling.get(ProcessDueSessions).expireHolds();

describe('a captured payment', () => {
  it('turns a hold into a session once for repeated events', async () => {
    const learner = aLearner();
    const hold = await holds(scheduling, learner, mentor, aSlot());
    const event = captured(scheduling, facts(hold, learner));
    const id = newId();
    await scheduling.publish(PaymentCaptured, event, { id });
    await scheduling.publish(PaymentCaptured, event, { id });
    await scheduling.publish(PaymentCaptured, event);
    await becomes(hold.id, { status: 'scheduled', payment: 'paid' });
    const last = await pay(await holds(scheduling, learner, mentor, aSlot()), learner);
    await becomes(last.sessionId, { status: 'scheduled' });
    const booked = await scheduling.emitted(SessionBooked, { sessionId: hold.id });
    expect(booked).toEqual([expect.objectContaining({ payment: 'paid', price: 2_000 })]);
    const refused = await scheduling.emitted(PaymentRefused, { sessionId: hold.id });
    expect(refused).toEqual([]);
    const payable = scheduling.call(rpc.GetPayable, { sessionId: hold.id }, learner);
    await expectRejection(payable, 'CONFLICT');
  });

  it.each(['released', 'expired'])('books the slot of a hold that was %s, if it is free', async (how) => {
    const learner = aLearner();
    const hold = await holds(scheduling, learner, mentor, aSlot());
    if (how === 'released') await scheduling.call(rpc.ReleaseHold, { id: hold.id }, learner);
    else {
      scheduling.clock.advance(HOLD_MS);
      await expireHolds();
    }
    await becomes(hold.id, { status: how });
    await pay(hold, learner);
    await becomes(hold.id, { status: 'scheduled', payment: 'paid' });
  });

  it('is refused for a taken slot, and replaces another’s expired hold', async () => {
    const [learner, slot, staleSlot] = [aLearner(), aSlot(), aSlot()];
    const late = await holds(scheduling, learner, mentor, slot);
    const lucky = await holds(scheduling, learner, mentor, staleSlot);
    scheduling.clock.advance(HOLD_MS);
    await expireHolds();
    const stranger = await holds(scheduling, aLearner(), mentor, staleSlot);
    scheduling.clock.advance(HOLD_MS);
    const winner = await holds(scheduling, aLearner(), mentor, slot);
    const { intentId } = await pay(late, learner);
    expect(await refusedWith(intentId)).toBe('slot-taken');
    expect(await rowOf(scheduling, late.id)).toMatchObject({ status: 'expired', payment: 'unpaid' });
    expect(await rowOf(scheduling, winner.id)).toMatchObject({ status: 'held' });
    await pay(lucky, learner);
    await becomes(lucky.id, { status: 'scheduled' });
    expect(await rowOf(scheduling, stranger.id)).toMatchObject({ status: 'expired' });
  });

  it('is refused when the session is in the past', async () => {
    const learner = aLearner();
    const hold = await holds(scheduling, learner, mentor, hourIn(scheduling, HOUR));
    scheduling.clock.advance(3 * HOUR);
    const { intentId } = await pay(hold, learner);
    expect(await refusedWith(intentId)).toBe('slot-taken');
    expect((await rowOf(scheduling, hold.id)).status).not.toBe('scheduled');
  });

  it('is refused after the hold has expired and the mentor has closed the day', async () => {
    const other = await aMentor(scheduling, PRICED);
    const learner = aLearner();
    const hold = await holds(scheduling, learner, other, aSlot());
    scheduling.clock.advance(HOLD_MS);
    await expireHolds();
    await scheduling.call(rpc.AddOverride, { kind: 'closed', date: hold.sessionDate.slice(0, 10) }, other);
    const event = captured(scheduling, { ...hold, mentorId: other.userId, learnerId: learner.userId });
    await scheduling.publish(PaymentCaptured, event);
    expect(await refusedWith(event.intentId)).toBe('slot-taken');
  });

  it('is refused for a wrong amount, and for an id that is no session', async () => {
    const learner = aLearner();
    const hold = await holds(scheduling, learner, mentor, aSlot());
    const reasonOf = async (more: Parameters<typeof captured>[2]) =>
      refusedWith((await pay(hold, learner, more)).intentId);
    expect(await reasonOf({ amount: 1_999 })).toBe('wrong-amount');
    expect(await reasonOf({ sessionId: 'nonsense' })).toBe('unknown-session');
  });
});

describe('a refund', () => {
  it('is requested by a cancel in time and marked when settled', async () => {
    const learner = aLearner();
    const session = await books(scheduling, learner, mentor, aSlot());
    expect(session).toMatchObject({ isPaid: true, payment: 'paid', cancellation: { refund: 2_000 } });
    const cancelled = await scheduling.call(rpc.CancelSession, { id: session.id }, learner);
    expect(cancelled).toMatchObject({ status: 'cancelled', payment: 'refunding', meetingLink: null });
    const events = await scheduling.emitted(SessionCancelled, { sessionId: session.id });
    expect(events).toEqual([
      expect.objectContaining({ refundCents: 2_000, cancelledBy: 'learner', sequence: 1 }),
    ]);
    const [{ intent_id: intentId }] = (await scheduling.sql<{ intent_id: string }>(
      'SELECT intent_id FROM sessions WHERE id = $1',
      [session.id],
    )) as [{ intent_id: string }];
    const refund = { refundId: newId(), reason: 'cancelled' as const, settledAt: at(0) };
    const event = captured(scheduling, session, { intentId });
    await scheduling.publish(RefundSettled, { ...event, intentId: newId(), ...refund });
    await scheduling.publish(RefundSettled, { ...event, ...refund });
    await scheduling.publish(RefundSettled, { ...event, ...refund });
    await becomes(session.id, { payment: 'refunded' });
    const touched = await scheduling.emitted(SessionTouched, { sessionId: session.id });
    expect(touched).toHaveLength(1);
  });

  it('remains open after a refund of the dashboard, until all of the payment is returned', async () => {
    const cancelled = async (inHours: number) => {
      const session = await books(scheduling, aLearner(), mentor, hourIn(scheduling, inHours * HOUR));
      await scheduling.call(rpc.CancelSession, { id: session.id }, mentor);
      const sql = 'SELECT intent_id AS id FROM sessions WHERE id = $1';
      const [intent] = await scheduling.sql<{ id: string }>(sql, [session.id]);
      return captured(scheduling, session, { intentId: intent!.id });
    };
    const [one, other] = [await cancelled(200), await cancelled(201)];
    const refund = { refundId: newId(), settledAt: at(0) };
    await scheduling.publish(RefundSettled, { ...one, ...refund, reason: 'dashboard', amount: 1_000 });
    await scheduling.publish(RefundSettled, { ...other, ...refund, reason: 'cancelled' });
    await becomes(other.sessionId, { payment: 'refunded' });
    expect(await rowOf(scheduling, one.sessionId)).toMatchObject({ payment: 'refunding' });
    await scheduling.publish(PaymentReturned, one);
    await becomes(one.sessionId, { payment: 'refunded' });
  });

  it('shows the dispute of its payment to both, until it is won or lost', async () => {
    const session = await books(scheduling, aLearner(), mentor, hourIn(scheduling, 210 * HOUR));
    const sql = 'SELECT intent_id AS id FROM sessions WHERE id = $1';
    const [intent] = await scheduling.sql<{ id: string }>(sql, [session.id]);
    const dispute = (change: 'opened' | 'closed', status: 'needs_response' | 'lost', intentId = intent!.id) =>
      scheduling.publish(DisputeChanged, {
        ...captured(scheduling, session, { intentId }),
        ...{ disputeId: 'dp_1', reason: 'product_not_received', change, status, respondBy: null },
      });
    const shows = (expected: string) =>
      eventually(async () => {
        const seen = await scheduling.call(rpc.GetSession, { id: session.id }, mentor);
        expect(seen.dispute).toBe(expected);
      });
    await dispute('opened', 'needs_response', newId());
    await dispute('opened', 'needs_response');
    await shows('open');
    await dispute('closed', 'lost');
    await shows('lost');
    expect(await scheduling.emitted(SessionTouched, { sessionId: session.id })).toHaveLength(2);
  });
});
