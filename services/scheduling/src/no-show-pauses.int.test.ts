// guarantees: The third settled no-show in 90 days pauses bookings for the days set by the operator
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { NextFreeChanged } from '@waymark/contracts/scheduling/events';
import * as noShows from '@waymark/contracts/scheduling/no-shows.endpoints';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { UpdateNextFree } from './app/update-next-free.ts';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, DAY, HOUR, holds, hourIn, moves, PRICED, schedules } from './testing/bookings.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';
import { agrees, contests, reports } from './testing/no-shows.ts';

const scheduling = new Harness({ NO_SHOW_PAUSE_DAYS: '14' }).forFile();
beforeEach(() => scheduling.clock.set(MONDAY_NOON));

const at = (ms: number) => hourIn(scheduling, ms);
const record = (caller: Caller) => scheduling.call(noShows.GetNoShowRecord, {}, caller);

/** Misses a session, and agrees that they did. */
async function misses(absent: 'learner' | 'mentor', learner: Caller, mentor: Caller): Promise<void> {
  const { id } = await schedules(scheduling, learner, mentor, at(HOUR));
  scheduling.clock.advance(2 * HOUR);
  const [reporter, accused] = absent === 'learner' ? [mentor, learner] : [learner, mentor];
  await reports(scheduling, id, reporter);
  await agrees(scheduling, id, accused);
}

describe('the third settled no-show in 90 days', () => {
  it('pauses bookings of a learner for the days set by the operator', async () => {
    const [mentor, learner, priced] = [
      await aMentor(scheduling),
      aLearner(),
      await aMentor(scheduling, PRICED),
    ];
    await misses('learner', learner, mentor);
    await misses('learner', learner, mentor);
    expect(await record(learner)).toEqual({ count: 2, pauseDays: 14, pausedUntil: null });
    await misses('learner', learner, mentor);
    const until = new Date(scheduling.clock.now().getTime() + 14 * DAY);
    expect(await record(learner)).toEqual({ count: 3, pauseDays: 14, pausedUntil: until.toISOString() });
    expect(await rejectionOf(schedules(scheduling, learner, mentor, at(DAY)))).toMatchObject({
      code: 'BOOKING_LIMIT',
      message: expect.stringContaining('You missed 3 sessions in 90 days, so you cannot book before'),
      details: { pausedUntil: until.toISOString() },
    });
    await expectRejection(holds(scheduling, learner, priced, at(DAY)), 'BOOKING_LIMIT');
    await schedules(scheduling, aLearner(), mentor, at(DAY));
    scheduling.clock.set(until);
    await schedules(scheduling, learner, mentor, at(DAY));
  });

  it('counts neither dismissed nor open cases, nor those of more than 90 days ago', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    await misses('learner', learner, mentor);
    await misses('learner', learner, mentor);
    const { id } = await schedules(scheduling, learner, mentor, at(HOUR));
    scheduling.clock.advance(2 * HOUR);
    await reports(scheduling, id, mentor);
    await contests(scheduling, id, learner);
    expect(await record(learner)).toMatchObject({ count: 2, pausedUntil: null });
    scheduling.clock.advance(90 * DAY);
    await misses('learner', learner, mentor);
    expect(await record(learner)).toMatchObject({ count: 1, pausedUntil: null });
    await schedules(scheduling, learner, mentor, at(DAY));
  });

  it('removes the free times of a mentor, and leaves booked sessions unchanged', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const ahead = await schedules(scheduling, learner, mentor, at(10 * DAY));
    for (const _ of [1, 2, 3]) await misses('mentor', learner, mentor);
    const slots = (more: object) =>
      scheduling.call(
        rpc.ListSlots,
        { mentorId: mentor.userId, kind: 'standard', limit: 5, ...more },
        learner,
      );
    expect((await slots({})).slots).toEqual([]);
    expect((await slots({ moving: ahead.id })).slots).not.toEqual([]);
    await expectRejection(schedules(scheduling, aLearner(), mentor, at(DAY)), 'SLOT_TAKEN');
    const moved = await moves(scheduling, ahead.id, at(11 * DAY), [learner, mentor]);
    expect(moved).toMatchObject({ sequence: 1 });
    await scheduling.get(UpdateNextFree).execute();
    const published = async () =>
      (await scheduling.emitted(NextFreeChanged)).filter(({ mentorId }) => mentorId === mentor.userId).at(-1);
    expect(await published()).toMatchObject({ nextFreeAt: null, guidedFreeAt: null });
    scheduling.clock.advance(14 * DAY + 1);
    await scheduling.get(UpdateNextFree).execute();
    expect(await published()).toMatchObject({ nextFreeAt: expect.any(String) });
  });
});

describe('no pause', () => {
  const never = new Harness({ NO_SHOW_PAUSE_DAYS: '0' }).forFile();

  it('follows when the operator turned pauses off', async () => {
    const [mentor, learner] = [await aMentor(never), aLearner()];
    for (const _ of [1, 2, 3]) {
      const { id } = await schedules(never, learner, mentor, hourIn(never, HOUR));
      never.clock.advance(2 * HOUR);
      await reports(never, id, mentor);
      await agrees(never, id, learner);
    }
    expect(await never.call(noShows.GetNoShowRecord, {}, learner)).toEqual({
      ...{ count: 3, pauseDays: 0, pausedUntil: null },
    });
    await schedules(never, learner, mentor, hourIn(never, DAY));
  });
});
