// guarantees: The next free time in the directory follows every change and the clock, once per change, in any number of processes
// guarantees: Both kinds of session show price and next free time wherever a mentor can be booked; a free mentor's button leads to no price
import { expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { UserRoleChanged, UserSuspended } from '@waymark/contracts/identity/events';
import { NextFreeChanged } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { ProcessDueSessions } from './app/process-due-sessions.ts';
import { UpdateNextFree } from './app/update-next-free.ts';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, HOUR, holds, PRICED, schedules } from './testing/bookings.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';

const scheduling = new Harness().forFile();
const { clock } = scheduling;
const update = () => scheduling.get(UpdateNextFree).execute();
const at = (hours: number): string => new Date(Date.parse(MONDAY_NOON) + hours * HOUR).toISOString();

/** All events about the mentor, oldest first. */
const published = async ({ userId }: Caller) => {
  const rows = await scheduling.sql<{ payload: Parameters<typeof NextFreeChanged.data.parse>[0] }>(
    `SELECT payload FROM outbox WHERE topic = $1 AND (payload ->> 'mentorId')::integer = $2 ORDER BY id`,
    [NextFreeChanged.type, userId],
  );
  return rows.map(({ payload }) => NextFreeChanged.data.parse(payload));
};
/** Computes what changed and returns the mentor's last published time. */
const next = async (mentor: Caller) => {
  await update();
  return (await published(mentor)).at(-1)?.nextFreeAt;
};

const publishAndWait: Harness['publish'] = async (type, data) => {
  const id = newId();
  await scheduling.publish(type, data, { id });
  await eventually(async () => {
    expect(await scheduling.sql('SELECT 1 FROM inbox WHERE event_id = $1', [id])).toHaveLength(1);
  });
};

it('computes the next free time from hours, exceptions, price and notice, and publishes each change once', async () => {
  clock.set(MONDAY_NOON);
  const mentor = await aMentor(scheduling, { hours: [[1, '14:00', '15:00']] });
  expect(await next(mentor)).toBe(at(2));
  const closed = await scheduling.call(rpc.AddOverride, { kind: 'closed', date: '2027-01-11' }, mentor);
  expect(await next(mentor)).toBe(at(7 * 24 + 2));
  await scheduling.call(rpc.RemoveOverride, { id: closed.id }, mentor);
  await scheduling.call(rpc.SetPricing, { sessionPrice: 900, currency: 'EUR' }, mentor);
  expect(await next(mentor)).toBe(at(2));
  const settings = { timezone: 'Europe/Berlin', minNoticeMinutes: 90, bookingWindowDays: 60 };
  await scheduling.call(rpc.SetCalendarSettings, settings, mentor);
  expect(await next(mentor)).toBe(at(1.5));
  expect((await published(mentor)).map(({ version, zone }) => [version, zone])).toEqual([
    [1, 'UTC'],
    [2, 'UTC'],
    [3, 'UTC'],
    [4, 'Europe/Berlin'],
  ]);
  expect(await update()).toBe(0);
});

it('skips booked and held times, and returns to a time that becomes free again', async () => {
  clock.set(MONDAY_NOON);
  const mentor = await aMentor(scheduling, { ...PRICED, settings: { minNoticeMinutes: 60 } });
  expect(await next(mentor)).toBe(at(1));
  const hold = await holds(scheduling, aLearner(), mentor, at(1));
  expect(await next(mentor)).toBe(at(1.5));
  clock.set(hold.expiresAt);
  await scheduling.get(ProcessDueSessions).expireHolds();
  clock.set(MONDAY_NOON);
  expect(await next(mentor)).toBe(at(1));
});

it('follows the rules of booking', async () => {
  clock.set(MONDAY_NOON);
  const mentor = await aMentor(scheduling);
  await schedules(scheduling, aLearner(), mentor, at(0));
  expect(await next(mentor)).toBe(at(0.5));
  const settings = { timezone: 'UTC', minNoticeMinutes: 0, bookingWindowDays: 60 };
  await scheduling.call(rpc.SetCalendarSettings, { ...settings, bufferAfterMinutes: 45 }, mentor);
  expect(await next(mentor)).toBe(at(1.5));
  await scheduling.call(rpc.SetCalendarSettings, { ...settings, maxPerDay: 1 }, mentor);
  expect(await next(mentor)).toBe(at(12));
});

it('skips sessions in which the mentor is the learner', async () => {
  clock.set(MONDAY_NOON);
  const [mentor, other] = [await aMentor(scheduling), await aMentor(scheduling)];
  await schedules(scheduling, mentor, other, at(0));
  expect(await next(mentor)).toBe(at(0.5));
  expect(await next(other)).toBe(at(0.5));
});

it('publishes the following time once when a next free time has passed, with several processes', async () => {
  clock.set(MONDAY_NOON);
  const mentors = await Promise.all(Array.from({ length: 6 }, () => aMentor(scheduling)));
  await update();
  clock.advance(1);
  await Promise.all([update(), update(), update()]);
  for (const mentor of mentors) {
    expect((await published(mentor)).map(({ nextFreeAt }) => nextFreeAt)).toEqual([at(0), at(0.5)]);
  }
  expect(await update()).toBe(0);
});

it('finds a day that enters the booking window', async () => {
  clock.set(MONDAY_NOON);
  const mentor = await aMentor(scheduling, {
    hours: [[3, '09:00', '10:00']],
    settings: { bookingWindowDays: 1 },
  });
  await update();
  expect(await published(mentor)).toMatchObject([{ nextFreeAt: null, zone: 'UTC' }]);
  clock.set(at(13));
  expect(await next(mentor)).toBe(at(45));
});

it('has no next free time for a suspended mentor and for one who lost the role', async () => {
  clock.set(MONDAY_NOON);
  const [suspended, former] = [await aMentor(scheduling), await aMentor(scheduling)];
  await update();
  await publishAndWait(UserSuspended, { userId: suspended.userId, username: suspended.username });
  await publishAndWait(UserRoleChanged, { userId: former.userId, username: 'ada', role: 'learner' });
  expect(await next(suspended)).toBeNull();
  expect(await next(former)).toBeNull();
});

it('publishes the next free hour beside the next half hour', async () => {
  clock.set(MONDAY_NOON);
  const mentor = await aMentor(scheduling, { hours: [[1, '12:30', '14:00']] });
  await update();
  await schedules(scheduling, aLearner(), mentor, at(1));
  await update();
  const times = (await published(mentor)).map(({ nextFreeAt, guidedFreeAt }) => [nextFreeAt, guidedFreeAt]);
  expect(times).toEqual([
    [at(0.5), at(1)],
    [at(0.5), at(7 * 24 + 1)],
  ]);
});
