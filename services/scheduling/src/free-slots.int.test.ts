import { beforeEach, describe, expect, it } from '@jest/globals';
import type { FreeSlots } from '@waymark/contracts/scheduling/calendar';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { rejectionOf } from '@waymark/testing/rejection';
import { aMentor, type MentorGiven } from './testing/a-mentor.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';

const scheduling = new Harness().forFile();
beforeEach(() => scheduling.clock.set(MONDAY_NOON));

const call = scheduling.call.bind(scheduling);

/** Four slots on Tuesday. */
const tuesday: MentorGiven = { hours: [[2, '09:00', '11:00']] };
const onTuesday = { from: '2027-01-12', to: '2027-01-12' };
const startsOf = ({ slots }: FreeSlots) => slots.map(({ start }) => start.slice(11, 16));

interface Given {
  mentorId: number;
  learnerId: number;
  start: string;
  status?: string;
  holdExpiresAt?: string;
}

/** Inserts a session of half an hour. */
async function aSession({ mentorId, learnerId, start, status = 'scheduled', holdExpiresAt }: Given) {
  const id = newId();
  await scheduling.sql(
    `INSERT INTO sessions (id, mentor_id, learner_id, learner_name, kind, starts_at, ends_at, status, hold_expires_at,
       price_cents, currency, payment, meeting_code, mentor_timezone, learner_timezone, created_at, changed_at, cancelled_by)
     VALUES ($1, $2, $3, 'Sam', 'standard', $4, $4::timestamptz + interval '30 minutes', $5, $6, 0, 'USD', 'free', $7,
       'UTC', 'UTC', now(), now(), CASE WHEN $5 = 'cancelled' THEN 'mentor' END)`,
    [id, mentorId, learnerId, start, status, holdExpiresAt ?? null, id],
  );
  return id;
}

describe('GET /api/mentor/{userId}/slots', () => {
  it('returns the open half hours of the range with price and duration', async () => {
    const { userId } = await aMentor(scheduling, {
      ...tuesday,
      pricing: { sessionPrice: 900, currency: 'GBP' },
    });
    const listed = await call(rpc.ListSlots, { mentorId: userId, ...onTuesday });
    expect(listed).toEqual({
      mentorId: userId,
      timezone: 'UTC',
      kind: 'standard',
      duration: 30,
      pricing: { sessionPrice: 900, currency: 'GBP', typePrices: usualPrices },
      hasHours: true,
      slots: ['09:00', '09:30', '10:00', '10:30'].map((time) => {
        const start = Date.parse(`2027-01-12T${time}:00Z`);
        return { start: new Date(start).toISOString(), end: new Date(start + 1_800_000).toISOString() };
      }),
    });
  });

  it('returns two weeks from today by default, up to the limit', async () => {
    const mentor = await aMentor(scheduling, { hours: [[1, '11:00', '13:00']] });
    const { slots } = await call(rpc.ListSlots, { mentorId: mentor.userId });
    expect(slots.map(({ start }) => start)).toEqual([
      '2027-01-11T12:00:00.000Z',
      '2027-01-11T12:30:00.000Z',
      ...['11:00', '11:30', '12:00', '12:30'].map((time) => `2027-01-18T${time}:00.000Z`),
    ]);
    const few = await call(rpc.ListSlots, { mentorId: mentor.userId, limit: 3 });
    expect(few.slots).toEqual(slots.slice(0, 3));
  });

  it('interprets dates in the zone of the request, else of the mentor', async () => {
    const { userId } = await aMentor(scheduling, {
      settings: { timezone: 'Asia/Tokyo' },
      hours: [[3, '08:00', '09:00']], // Wednesday in Tokyo is Tuesday in Los Angeles
    });
    const day = (date: string, timezone: string) =>
      call(rpc.ListSlots, { mentorId: userId, from: date, to: date, timezone });
    const expected = ['2027-01-12T23:00:00.000Z', '2027-01-12T23:30:00.000Z'];
    const instants = ({ slots }: FreeSlots) => slots.map(({ start }) => start);
    expect(instants(await day('2027-01-13', 'Asia/Tokyo'))).toEqual(expected);
    expect(instants(await day('2027-01-12', 'America/Los_Angeles'))).toEqual(expected);
    expect(instants(await day('2027-01-13', 'America/Los_Angeles'))).toEqual([]);
    const byDefault = await call(rpc.ListSlots, { mentorId: userId, from: '2027-01-13', to: '2027-01-13' });
    expect(instants(byDefault)).toEqual(expected);
  });

  it('returns guided hours without hours or a price, once a zone is set', async () => {
    const mentor = asMentor(8_003);
    await call(rpc.SetPricing, { sessionPrice: 0 }, mentor);
    const none = await call(rpc.ListSlots, { mentorId: 8_003, kind: 'guided' });
    expect(none).toMatchObject({ timezone: null, slots: [], hasHours: false });
    const settings = { timezone: 'UTC', minNoticeMinutes: 0, bookingWindowDays: 60 };
    await call(rpc.SetCalendarSettings, settings, mentor);
    const guided = await call(rpc.ListSlots, { mentorId: 8_003, kind: 'guided', ...onTuesday });
    expect(guided.duration).toBe(60);
    expect(guided.slots).toHaveLength(9);
    expect(startsOf(await call(rpc.ListSlots, { mentorId: 8_003, ...onTuesday }))).toEqual([]);
  });

  it('applies overrides at both ends of the range', async () => {
    const mentor = await aMentor(scheduling, { settings: { timezone: 'Pacific/Kiritimati' }, hours: [] });
    const extra = { kind: 'extra' as const, startTime: '00:00', endTime: '00:30' };
    await call(rpc.AddOverride, { ...extra, date: '2027-01-13' }, mentor);
    await call(
      rpc.AddOverride,
      { ...extra, startTime: '23:30', endTime: '24:00', date: '2027-01-15' },
      mentor,
    );
    const range = { from: '2027-01-13', to: '2027-01-15' };
    const { slots } = await call(rpc.ListSlots, { mentorId: mentor.userId, ...range });
    expect(slots.map(({ start }) => start)).toEqual(['2027-01-12T10:00:00.000Z', '2027-01-15T09:30:00.000Z']);
  });
});

describe('GET slots with a range', () => {
  it.each([
    ['that ends before it starts', { from: '2027-01-13', to: '2027-01-12' }],
    ['of 43 days', { from: '2027-01-12', to: '2027-02-23' }],
    ['that ended before today', { to: '2027-01-10' }],
    ['of centuries', { from: '2000-01-01', to: '2199-12-31' }],
  ])('rejects one %s, with the path of the field', async (_, range) => {
    const { userId: mentorId } = await aMentor(scheduling);
    expect(await rejectionOf(call(rpc.ListSlots, { mentorId, ...range }))).toMatchObject({
      code: 'VALIDATION',
      issues: [{ path: ['to'] }],
    });
  });

  it('returns all slots of 42 days', async () => {
    const { userId: mentorId } = await aMentor(scheduling);
    const range = { from: '2027-01-12', to: '2027-02-22' };
    const { slots } = await call(rpc.ListSlots, { mentorId, ...range });
    expect(slots).toHaveLength(42 * 48);
    expect(slots.at(-1)?.start).toBe('2027-02-22T23:30:00.000Z');
  });
});

describe('taken time', () => {
  it('includes sessions of the mentor in either role and active holds', async () => {
    const mentor = await aMentor(scheduling, tuesday);
    const other = await aMentor(scheduling);
    const of = { mentorId: mentor.userId, learnerId: 101 };
    await aSession({ ...of, start: '2027-01-12T09:00:00Z' });
    await aSession({ mentorId: other.userId, learnerId: mentor.userId, start: '2027-01-12T09:30:00Z' });
    await aSession({ ...of, start: '2027-01-12T10:30:00Z', status: 'cancelled' });
    const hold = { ...of, status: 'held', holdExpiresAt: '2027-01-11T12:10:00Z' };
    await aSession({ ...hold, start: '2027-01-12T10:00:00Z' });
    const list = () => call(rpc.ListSlots, { mentorId: mentor.userId, ...onTuesday });
    expect(startsOf(await list())).toEqual(['10:30']);
    scheduling.clock.set('2027-01-11T12:10:00Z');
    expect(startsOf(await list())).toEqual(['10:00', '10:30']);
  });

  it('includes the learner’s own sessions, for that learner only', async () => {
    const mentor = await aMentor(scheduling, tuesday);
    const other = await aMentor(scheduling);
    await aSession({ mentorId: other.userId, learnerId: 102, start: '2027-01-12T09:45:00Z' });
    const list = (userId: number) =>
      call(rpc.ListSlots, { mentorId: mentor.userId, ...onTuesday }, asLearner(userId));
    expect(startsOf(await list(102))).toEqual(['09:00', '10:30']);
    expect(startsOf(await list(103))).toHaveLength(4);
  });

  it('includes the buffers around sessions just outside of the requested time', async () => {
    const settings = { bufferBeforeMinutes: 60, bufferAfterMinutes: 90 };
    const mentor = await aMentor(scheduling, { ...tuesday, settings });
    await aSession({ mentorId: mentor.userId, learnerId: 106, start: '2027-01-12T08:30:00Z' });
    expect(startsOf(await call(rpc.ListSlots, { mentorId: mentor.userId, ...onTuesday }))).toEqual(['10:30']);
    const body = { mentorId: mentor.userId, price: 0 };
    const book = (time: string) =>
      call(rpc.ScheduleSession, { ...body, sessionDate: `2027-01-12T${time}:00.000Z` }, asLearner(107));
    expect(await rejectionOf(book('10:00'))).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await book('10:30')).toMatchObject({ status: 'scheduled' });
  });

  it('includes the day and the week in which the mentor has taught enough, also sessions that are over', async () => {
    const hours: MentorGiven['hours'] = [2, 3].map((day) => [day, '09:00', '10:00']);
    const mentor = await aMentor(scheduling, { hours, settings: { maxPerDay: 1 } });
    const of = { mentorId: mentor.userId, learnerId: 108 };
    const moving = await aSession({ ...of, start: '2027-01-12T09:00:00Z' });
    const list = (more = {}) =>
      call(
        rpc.ListSlots,
        { mentorId: mentor.userId, from: '2027-01-12', to: '2027-01-13', ...more },
        asLearner(108),
      );
    expect((await list()).slots.map(({ start }) => start.slice(8, 16))).toEqual(['13T09:00', '13T09:30']);
    expect((await list({ moving })).slots).toHaveLength(3);
    await aSession({ ...of, start: '2027-01-11T09:00:00Z', status: 'completed' });
    const settings = {
      timezone: 'UTC',
      minNoticeMinutes: 0,
      bookingWindowDays: 60,
      maxPerDay: null,
      maxPerWeek: 2,
    };
    await call(rpc.SetCalendarSettings, settings, mentor);
    expect((await list()).slots).toEqual([]);
    expect((await list({ moving })).slots).toHaveLength(3);
  });

  it('excludes the session that is to be moved, for its two people only', async () => {
    const mentor = await aMentor(scheduling, tuesday);
    const other = await aMentor(scheduling);
    const moving = await aSession({ mentorId: mentor.userId, learnerId: 104, start: '2027-01-12T09:00:00Z' });
    await aSession({ mentorId: other.userId, learnerId: 104, start: '2027-01-12T10:00:00Z' });
    const list = (caller: ReturnType<typeof asLearner> | null, id = moving) =>
      call(rpc.ListSlots, { mentorId: mentor.userId, ...onTuesday, moving: id }, caller);
    expect(startsOf(await list(asLearner(104)))).toEqual(['09:30', '10:30']);
    expect(startsOf(await list(mentor))).toEqual(['09:30', '10:30']);
    expect(startsOf(await list(asLearner(105)))).toEqual(['09:30', '10:00', '10:30']);
    expect(startsOf(await list(null))).toEqual(['09:30', '10:00', '10:30']);
    expect(startsOf(await list(asLearner(104), "'; --"))).toEqual(['09:30', '10:30']);
    const elsewhere = { mentorId: other.userId, ...onTuesday, moving };
    expect(startsOf(await call(rpc.ListSlots, elsewhere, asLearner(104)))).not.toContain('09:00');
  });
});
