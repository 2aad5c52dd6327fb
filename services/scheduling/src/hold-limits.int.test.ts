// guarantees: A learner holds at most two times of a mentor and three in all; half an hour of unpaid holds is followed by a wait
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { eventually } from '@waymark/testing/eventually';
import { rejectionOf } from '@waymark/testing/rejection';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, captured, DAY, HOUR, holds, hourIn, PRICED, rowOf } from './testing/bookings.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';

const scheduling = new Harness().forFile();
beforeEach(() => scheduling.clock.set(MONDAY_NOON));

const MINUTE = 60_000;
const HOLD_MS = 10 * MINUTE;
const slotAt = (hour: number) => hourIn(scheduling, 2 * DAY + hour * HOUR);
const release = (id: string, learner: Caller) => scheduling.call(rpc.ReleaseHold, { id }, learner);
const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));

describe('a learner', () => {
  it('holds at most two times of a mentor, also by concurrent requests', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, hour) => holds(scheduling, learner, mentor, slotAt(hour))),
    );
    expect(codesOf(results)).toEqual(Array.from({ length: 6 }, () => 'BOOKING_LIMIT'));
    const [hold] = await scheduling.call(rpc.ListHolds, {}, learner);
    await release(hold!.id, learner);
    await holds(scheduling, learner, mentor, slotAt(20));
    expect(await rejectionOf(holds(scheduling, learner, mentor, slotAt(21)))).toMatchObject({
      ...{ code: 'BOOKING_LIMIT', message: expect.stringContaining('2 times with this mentor') },
    });
  });

  it('holds at most three times in all, also by concurrent requests', async () => {
    const mentors = await Promise.all(Array.from({ length: 5 }, () => aMentor(scheduling, PRICED)));
    const learner = aLearner();
    const results = await Promise.allSettled(
      mentors.map((mentor, hour) => holds(scheduling, learner, mentor, slotAt(hour))),
    );
    expect(codesOf(results)).toEqual(['BOOKING_LIMIT', 'BOOKING_LIMIT']);
    expect(await scheduling.call(rpc.ListHolds, {}, learner)).toHaveLength(3);
  });
});

describe('a calendar', () => {
  it('cannot be fully held by fewer people than half the number of its times', async () => {
    const mentor = await aMentor(scheduling, { ...PRICED, hours: [[3, '09:00', '12:00']] });
    const slots = async () =>
      (
        await scheduling.call(
          rpc.ListSlots,
          { mentorId: mentor.userId, kind: 'standard', limit: 100, from: '2027-01-13', to: '2027-01-14' },
          aLearner(),
        )
      ).slots.map(({ start }) => start);
    const all = await slots();
    expect(all).toHaveLength(6);
    const [one, two, three] = [aLearner(), aLearner(), aLearner()];
    const takesAll = (learner: Caller) =>
      Promise.allSettled(all.map((start) => holds(scheduling, learner, mentor, start)));
    await Promise.all([takesAll(one), takesAll(two)]);
    expect(await slots()).toHaveLength(2);
    await takesAll(three);
    expect(await slots()).toEqual([]);
  });
});

describe('holding times without paying', () => {
  const holdsFor = async (learner: Caller, mentor: Caller, minutes: number, hour: number) => {
    const hold = await holds(scheduling, learner, mentor, slotAt(hour));
    scheduling.clock.advance(minutes * MINUTE);
    if (minutes < 10) await release(hold.id, learner);
    return hold;
  };

  it('requires a wait after half an hour of holding within an hour', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    for (const hour of [1, 2, 3]) await holdsFor(learner, mentor, 10, hour);
    const refused = await rejectionOf(holds(scheduling, learner, mentor, slotAt(4)));
    expect(refused).toMatchObject({ code: 'TOO_MANY', retryAfter: 40 * 60 });
    expect(refused.message).toContain('You can hold a time again in 40 minutes');
    await holds(scheduling, aLearner(), mentor, slotAt(4));
    scheduling.clock.advance(40 * MINUTE);
    await holds(scheduling, learner, mentor, slotAt(5));
  });

  it('counts neither times released at once nor paid ones', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    for (const hour of [1, 2, 3, 4, 5, 6]) await holdsFor(learner, mentor, 0, hour);
    for (const hour of [1, 2]) await holdsFor(learner, mentor, 10, hour);
    const paid = await holds(scheduling, learner, mentor, slotAt(3));
    scheduling.clock.advance(HOLD_MS - 1);
    const of = { ...paid, mentorId: mentor.userId, learnerId: learner.userId };
    await scheduling.publish(PaymentCaptured, captured(scheduling, of));
    await eventually(async () =>
      expect(await rowOf(scheduling, paid.id)).toMatchObject({ status: 'scheduled' }),
    );
    await holds(scheduling, learner, mentor, slotAt(4));
  });
});
