// guarantees: One slot, 200 clients, 50 rounds: one booking per round
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { SessionBooked } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { unsentReminders } from './persistence/reminder-rows.ts';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, DAY, HOUR, inTime, schedules } from './testing/bookings.ts';
import { Harness } from './testing/harness.ts';

const scheduling = new Harness().forFile();

const at = (ms: number) => inTime(scheduling, ms);

describe('a free session', () => {
  it('is booked, published once and shown to its two people only', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const body = { mentorId: mentor.userId, sessionDate: at(2 * DAY), price: 0, timezone: 'Asia/Tokyo' };
    const session = await scheduling.call(
      rpc.ScheduleSession,
      { ...body, userNotes: 'My first marathon' },
      learner,
    );
    expect(session).toMatchObject({
      role: 'learner',
      with: { id: mentor.userId, name: `Mentor ${mentor.userId}` },
      ...{ status: 'scheduled', kind: 'standard', duration: 30, userNotes: 'My first marathon' },
      ...{ sessionDate: at(2 * DAY), endsAt: at(2 * DAY + HOUR / 2) },
      ...{ mentorTimezone: 'UTC', learnerTimezone: 'Asia/Tokyo', price: 0, payment: 'free', sequence: 0 },
      can: {
        cancel: true,
        reschedule: true,
        answerProposal: false,
        withdrawProposal: false,
        markNoShow: false,
        respondNoShow: false,
        review: false,
        pay: false,
        writeNotes: false,
      },
    });
    expect(session.meetingLink).toMatch(/^https:\/\/meet\.jit\.si\/waymark-[\w-]{22}$/);
    const seen = await scheduling.call(rpc.GetSession, { id: session.id }, mentor);
    expect(seen).toMatchObject({ role: 'mentor', with: { id: learner.userId, name: learner.username } });
    expect(seen.can.writeNotes).toBe(true);
    const events = await scheduling.emitted(SessionBooked, { sessionId: session.id });
    expect(events).toEqual([
      expect.objectContaining({ learnerTimezone: 'Asia/Tokyo', payment: 'free', aboutTitle: null }),
    ]);
    const other = scheduling.call(rpc.GetSession, { id: session.id }, aLearner());
    await expectRejection(other, 'NOT_FOUND');
  });

  it('has a first change entry and the reminders whose time is still ahead', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const far = await schedules(scheduling, learner, mentor, at(2 * DAY));
    const near = await schedules(scheduling, learner, mentor, at(3 * HOUR));
    const reminders = (id: string) =>
      scheduling.sql(
        `SELECT l.before, s.starts_at - l.lead AS due_at FROM ${unsentReminders} WHERE s.id = $1 ORDER BY due_at`,
        [id],
      );
    expect(await reminders(far.id)).toEqual([
      { before: '24h', due_at: new Date(at(DAY)) },
      { before: '1h', due_at: new Date(at(2 * DAY - HOUR)) },
    ]);
    expect(await reminders(near.id)).toEqual([{ before: '1h', due_at: new Date(at(2 * HOUR)) }]);
    expect(
      await scheduling.sql(
        'SELECT number, from_status, to_status, by_user FROM session_changes WHERE session_id = $1',
        [far.id],
      ),
    ).toEqual([{ number: 1, from_status: null, to_status: 'scheduled', by_user: learner.userId }]);
  });

  it('is rejected with an unknown mentor or oneself, at a taken time, and while the learner is busy', async () => {
    const [mentor, other, learner] = [await aMentor(scheduling), await aMentor(scheduling), aLearner()];
    const call = ({ userId: mentorId }: { userId: number }, caller: Caller) =>
      rejectionOf(scheduling.call(rpc.ScheduleSession, { mentorId, sessionDate: at(DAY), price: 0 }, caller));
    expect(await call({ userId: 999_999 }, learner)).toMatchObject({
      ...{ code: 'NOT_FOUND', message: 'Mentor not found' },
    });
    expect(await call(mentor, mentor)).toMatchObject({ code: 'FORBIDDEN' });
    await schedules(scheduling, learner, mentor, at(DAY));
    expect(await call(mentor, aLearner())).toMatchObject({
      ...{ code: 'SLOT_TAKEN', message: expect.stringContaining('just been taken') },
    });
    expect(await call(other, learner)).toMatchObject({
      ...{ code: 'SLOT_TAKEN', message: expect.stringContaining('You have another session') },
    });
  });

  it('is booked once per idempotency key', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const body = { mentorId: mentor.userId, sessionDate: at(DAY), price: 0 };
    const call = () => scheduling.call(rpc.ScheduleSession, body, learner, 'one-click');
    const [first, ...more] = await Promise.all([call(), call(), call()]);
    expect(more).toEqual([first, first]);
    expect(await call()).toEqual(first);
    const other = scheduling.call(
      rpc.ScheduleSession,
      { ...body, sessionDate: at(2 * DAY) },
      learner,
      'one-click',
    );
    await expectRejection(other, 'IDEMPOTENCY_MISMATCH');
  });
});

describe('a race of bookings', () => {
  it('has one winner among 20 for one slot, and 19 get SLOT_TAKEN', async () => {
    const mentor = await aMentor(scheduling);
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        schedules(scheduling, aLearner(), mentor, at(DAY)).then(
          () => 'booked',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(results.toSorted()).toEqual([...Array(19).fill('SLOT_TAKEN'), 'booked']);
    const stored = await scheduling.sql('SELECT id FROM sessions WHERE mentor_id = $1', [mentor.userId]);
    expect(stored).toHaveLength(1);
  });

  it('has one winner among one learner’s bookings of six mentors', async () => {
    const learner = aLearner();
    const mentors = await Promise.all(Array.from({ length: 6 }, () => aMentor(scheduling)));
    const results = await Promise.allSettled(
      mentors.map((mentor) => schedules(scheduling, learner, mentor, at(DAY))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array.from({ length: 5 }, () => 'SLOT_TAKEN'));
  });

  it('keeps the buffers and the limit of a day among 20 who book different times', async () => {
    const rules = {
      bufferBeforeMinutes: 30,
      bufferAfterMinutes: 0,
      maxPerDay: 3,
      startEveryMinutes: 15 as const,
    };
    const mentor = await aMentor(scheduling, { settings: rules });
    const midnight = DAY + 12 * HOUR;
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        schedules(scheduling, aLearner(), mentor, at(midnight + (n * HOUR) / 4)).then(
          () => 'booked',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(results.toSorted()).toEqual([...Array(17).fill('SLOT_TAKEN'), 'booked', 'booked', 'booked']);
    const [row] = await scheduling.sql<{ gap: number }>(
      `SELECT extract(epoch FROM min(gap)) / 60 AS gap FROM (
         SELECT starts_at - lag(ends_at) OVER (ORDER BY starts_at) AS gap FROM sessions WHERE mentor_id = $1) apart`,
      [mentor.userId],
    );
    expect(Number(row?.gap)).toBeGreaterThanOrEqual(30);
  });

  it('has one winner among two mentors who book each other', async () => {
    const [one, two] = [await aMentor(scheduling), await aMentor(scheduling)];
    const results = await Promise.allSettled([
      schedules(scheduling, one, two, at(DAY)),
      schedules(scheduling, two, one, at(DAY)),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
