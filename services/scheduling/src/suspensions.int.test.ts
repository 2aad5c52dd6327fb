// guarantees: No booking with or by a suspended user survives, whatever the order
// guarantees: No session of a former mentor survives; feeds of suspended and leaving users are gone
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { UserDeletionChanged, UserRestored, UserSuspended } from '@waymark/contracts/identity/events';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import { HoldEnded, PaymentRefused, SessionCancelled } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { rejectionOf } from '@waymark/testing/rejection';
import { aMentor } from './testing/a-mentor.ts';
import {
  aLearner,
  books,
  captured,
  DAY,
  HOUR,
  holds,
  hourIn,
  PRICED,
  rowOf,
  schedules,
} from './testing/bookings.ts';
import { Harness } from './testing/harness.ts';

const scheduling = new Harness().forFile();
const call = scheduling.call.bind(scheduling);

async function publish(
  event: typeof UserSuspended,
  { userId, username }: Caller,
  at?: string,
): Promise<void> {
  const id = newId();
  await scheduling.publish(event, { userId, username }, { id, ...(at && { at }) });
  await eventually(async () => {
    expect(await scheduling.sql('SELECT FROM inbox WHERE event_id = $1', [id])).not.toHaveLength(0);
  });
}
/** Events of one millisecond have no order. */
async function suspend(person: Caller): Promise<void> {
  scheduling.clock.advance(1);
  await publish(UserSuspended, person);
}
async function restore(person: Caller): Promise<void> {
  scheduling.clock.advance(1);
  await publish(UserRestored, person);
}
const cancellation = async (sessionId: string) =>
  (await scheduling.emitted(SessionCancelled, { sessionId }))[0];

describe('a suspended mentor', () => {
  it('has all upcoming sessions cancelled with a full refund, however late', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    const soon = await books(scheduling, learner, mentor, hourIn(scheduling, HOUR));
    const later = await books(scheduling, aLearner(), mentor, hourIn(scheduling, 3 * DAY));
    await suspend(mentor);
    for (const { id } of [soon, later]) {
      expect(await cancellation(id)).toMatchObject({ cancelledBy: 'mentor', refundCents: 2_000 });
      expect(await rowOf(scheduling, id)).toMatchObject({ status: 'cancelled', payment: 'refunding' });
    }
  });

  it('ends holds, and refuses a payment for one', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    const hold = await holds(scheduling, learner, mentor, hourIn(scheduling, DAY));
    await suspend(mentor);
    expect(await scheduling.emitted(HoldEnded, { sessionId: hold.id })).toHaveLength(1);
    const of = { ...hold, mentorId: mentor.userId, learnerId: learner.userId };
    await scheduling.publish(PaymentCaptured, captured(scheduling, of));
    await eventually(async () => {
      expect(await scheduling.emitted(PaymentRefused, { sessionId: hold.id })).toHaveLength(1);
    });
  });

  it('has no price, hours or free times until restored; cancelled sessions stay cancelled', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { mentorId } = { mentorId: mentor.userId };
    const { id } = await schedules(scheduling, learner, mentor, hourIn(scheduling, DAY));
    await suspend(mentor);
    expect(await rejectionOf(call(rpc.GetPricing, { mentorId }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await rejectionOf(call(rpc.ListAvailability, { mentorId }))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await call(rpc.ListSlots, { mentorId })).slots).toEqual([]);
    const again = () => schedules(scheduling, aLearner(), mentor, hourIn(scheduling, 2 * DAY));
    expect(await rejectionOf(again())).toMatchObject({ code: 'SLOT_TAKEN' });
    await restore(mentor);
    expect(await again()).toMatchObject({ status: 'scheduled' });
    expect(await rowOf(scheduling, id)).toMatchObject({ status: 'cancelled' });
  });
});

describe('a suspended learner', () => {
  it("has upcoming sessions cancelled by each session's own policy", async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    const late = await books(scheduling, learner, mentor, hourIn(scheduling, HOUR));
    const inTime = await books(scheduling, learner, mentor, hourIn(scheduling, 3 * DAY));
    const other = await books(scheduling, aLearner(), mentor, hourIn(scheduling, 4 * DAY));
    await suspend(learner);
    expect(await cancellation(late.id)).toMatchObject({ cancelledBy: 'learner', refundCents: 0 });
    expect(await cancellation(inTime.id)).toMatchObject({ cancelledBy: 'learner', refundCents: 2_000 });
    expect(await rowOf(scheduling, other.id)).toMatchObject({ status: 'scheduled' });
  });

  it('cannot book, also by a request that was in progress', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    await suspend(learner);
    const booking = schedules(scheduling, learner, mentor, hourIn(scheduling, DAY));
    expect(await rejectionOf(booking)).toMatchObject({ code: 'SLOT_TAKEN' });
    await restore(learner);
    expect(await schedules(scheduling, learner, mentor, hourIn(scheduling, DAY))).toBeTruthy();
  });

  it('keeps a session that has begun', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, hourIn(scheduling, HOUR));
    scheduling.clock.advance(2 * HOUR);
    await suspend(learner);
    expect(await rowOf(scheduling, id)).toMatchObject({ status: 'scheduled' });
  });
});

describe('the calendar feed', () => {
  const leaves = async ({ userId }: Caller, deleteAfter: string | null) => {
    scheduling.clock.advance(1);
    const id = newId();
    await scheduling.publish(UserDeletionChanged, { userId, deleteAfter }, { id });
    await eventually(async () => {
      expect(await scheduling.sql('SELECT FROM inbox WHERE event_id = $1', [id])).not.toHaveLength(0);
    });
  };
  const ways: [string, (person: Caller) => Promise<void>, (person: Caller) => Promise<void>][] = [
    ['suspended', suspend, restore],
    ['leaving', (person) => leaves(person, '2030-01-01T00:00:00.000Z'), (person) => leaves(person, null)],
  ];

  it.each(ways)('of a %s user returns GONE until the user is back', async (_, leave, comeBack) => {
    const learner = aLearner();
    const { token } = await call(rpc.GetFeedToken, {}, learner);
    const feed = () => call(rpc.GetFeedIcs, { token });
    expect((await feed()).ics).toContain('BEGIN:VCALENDAR');
    await leave(learner);
    expect(await rejectionOf(feed())).toMatchObject({ code: 'GONE' });
    await comeBack(learner);
    expect((await feed()).ics).toContain('BEGIN:VCALENDAR');
  });
});

describe('events out of order', () => {
  it('leave the newest state', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, hourIn(scheduling, DAY));
    const now = scheduling.clock.now().getTime();
    await publish(UserRestored, mentor, new Date(now - 1_000).toISOString());
    await publish(UserSuspended, mentor, new Date(now - 2_000).toISOString());
    expect(await rowOf(scheduling, id)).toMatchObject({ status: 'scheduled' });
    expect((await call(rpc.ListSlots, { mentorId: mentor.userId })).slots.length).toBeGreaterThan(0);
  });

  it('leave no session of twenty bookings that race with the suspension', async () => {
    const mentor = await aMentor(scheduling);
    const starts = Array.from({ length: 20 }, (_, n) => hourIn(scheduling, DAY + n * HOUR));
    scheduling.clock.advance(1);
    const [outcomes] = await Promise.all([
      Promise.allSettled(starts.map((start) => schedules(scheduling, aLearner(), mentor, start))),
      publish(UserSuspended, mentor),
    ]);
    expect(outcomes).toHaveLength(20);
    const live = await scheduling.sql(
      "SELECT FROM sessions WHERE mentor_id = $1 AND status IN ('held', 'scheduled')",
      [mentor.userId],
    );
    expect(live).toEqual([]);
  });
});
