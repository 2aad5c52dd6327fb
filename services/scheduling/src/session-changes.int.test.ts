import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { SessionCompleted, SessionMoved, SessionReminded } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { ProcessDueSessions } from './app/process-due-sessions.ts';
import { unsentReminders } from './persistence/reminder-rows.ts';
import { aMentor } from './testing/a-mentor.ts';
import {
  aLearner,
  books,
  booksGuided,
  DAY,
  HOUR,
  hourIn,
  moves,
  PRICED,
  schedules,
} from './testing/bookings.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';
import { reports } from './testing/no-shows.ts';

const scheduling = new Harness().forFile();
beforeEach(() => scheduling.clock.set(MONDAY_NOON));

const at = (ms: number) => hourIn(scheduling, ms);
const due = () => scheduling.get(ProcessDueSessions);
const propose = (id: string, sessionDate: string, caller: Caller) =>
  scheduling.call(rpc.RescheduleSession, { id, sessionDate }, caller);
const move = (id: string, sessionDate: string, ...people: [Caller, Caller]) =>
  moves(scheduling, id, sessionDate, people);
const cancel = (id: string, caller: Caller) => scheduling.call(rpc.CancelSession, { id }, caller);
const remindersOf = async (id: string) =>
  (
    await scheduling.sql<{ starts_at: Date }>(
      `SELECT DISTINCT s.starts_at FROM ${unsentReminders} WHERE s.id = $1`,
      [id],
    )
  ).map(({ starts_at }) => starts_at.toISOString());

describe('a rescheduled session', () => {
  it('keeps id, payment and meeting link, and moves its reminders', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    const session = await books(scheduling, learner, mentor, at(3 * DAY));
    const moved = await move(session.id, at(4 * DAY), mentor, learner);
    expect(moved).toMatchObject({ id: session.id, sessionDate: at(4 * DAY), payment: 'paid', sequence: 1 });
    expect(moved.meetingLink).toBe(session.meetingLink);
    expect(await remindersOf(session.id)).toEqual([at(4 * DAY)]);
    expect(await scheduling.emitted(SessionMoved, { sessionId: session.id })).toEqual([
      expect.objectContaining({
        ...{ previousStart: at(3 * DAY), movedBy: 'mentor', acceptedBy: 'learner', sequence: 1 },
      }),
    ]);
    const back = await move(session.id, at(3 * DAY), learner, mentor);
    expect(back).toMatchObject({ sequence: 2, sessionDate: at(3 * DAY) });
    expect(await remindersOf(session.id)).toEqual([at(3 * DAY)]);
  });

  it('is published with the current zone of the mentor', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(3 * DAY));
    const settings = { timezone: 'Asia/Tokyo', minNoticeMinutes: 0, bookingWindowDays: 60 };
    await scheduling.call(rpc.SetCalendarSettings, settings, mentor);
    expect(await move(id, at(4 * DAY), mentor, learner)).toMatchObject({ mentorTimezone: 'Asia/Tokyo' });
    expect(await scheduling.emitted(SessionMoved, { sessionId: id })).toEqual([
      expect.objectContaining({ mentorTimezone: 'Asia/Tokyo' }),
    ]);
  });

  it('can move into its own time, and an equal time changes nothing', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const session = await booksGuided(scheduling, learner, mentor, '2027-01-14');
    expect(await propose(session.id, session.sessionDate, learner)).toMatchObject({ proposal: null });
    const hourLater = new Date(Date.parse(session.sessionDate) + HOUR).toISOString();
    const moved = await move(session.id, hourLater, learner, mentor);
    expect(moved).toMatchObject({ sequence: 1, duration: 60 });
  });

  it('is rejected for a taken or closed time, strangers and a late learner', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const session = await schedules(scheduling, learner, mentor, at(3 * DAY));
    await schedules(scheduling, aLearner(), mentor, at(4 * DAY));
    const elsewhere = await aMentor(scheduling);
    await schedules(scheduling, learner, elsewhere, at(5 * DAY));
    const refused = (sessionDate: string, caller: Caller) =>
      rejectionOf(propose(session.id, sessionDate, caller));
    expect(await refused(at(4 * DAY), learner)).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await refused(at(5 * DAY), learner)).toMatchObject({
      message: expect.stringContaining('You have'),
    });
    expect(await refused(at(5 * DAY), mentor)).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await refused(at(200 * DAY), learner)).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await refused(at(6 * DAY), aLearner())).toMatchObject({ code: 'NOT_FOUND' });
    scheduling.clock.advance(2 * DAY + HOUR);
    expect(await refused(at(6 * DAY), learner)).toMatchObject({ code: 'RULE_REFUSED' });
    expect(await move(session.id, at(6 * DAY), mentor, learner)).toMatchObject({ sequence: 1 });
  });

  it('wins or loses against concurrent bookings of its new time', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const session = await schedules(scheduling, learner, mentor, at(3 * DAY));
    const { proposal } = await propose(session.id, at(5 * DAY), learner);
    const results = await Promise.allSettled([
      scheduling.call(rpc.AcceptProposal, { id: session.id, proposalId: proposal!.id }, mentor),
      ...Array.from({ length: 10 }, () => schedules(scheduling, aLearner(), mentor, at(5 * DAY))),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'SLOT_TAKEN' });
    }
  });
});

describe('a cancelled session', () => {
  it('frees its time, loses its reminders and cannot change again', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(3 * DAY));
    await expectRejection(cancel(id, aLearner()), 'NOT_FOUND');
    expect(await cancel(id, mentor)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'mentor',
      payment: 'free',
    });
    expect(await remindersOf(id)).toEqual([]);
    await expectRejection(cancel(id, learner), 'CONFLICT');
    await expectRejection(propose(id, at(4 * DAY), mentor), 'CONFLICT');
    await expectRejection(reports(scheduling, id, mentor), 'CONFLICT');
    await schedules(scheduling, aLearner(), mentor, at(3 * DAY));
  });

  it('has its later payment waived', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await booksGuided(scheduling, learner, mentor, '2027-01-12');
    scheduling.clock.set('2027-01-12T08:00:00Z');
    expect(await cancel(id, learner)).toMatchObject({ payment: 'waived' });
  });
});

describe('a session after its end', () => {
  it('is completed once, and a guided one is due for 72 hours', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const free = await schedules(scheduling, learner, mentor, at(2 * HOUR));
    const guided = await booksGuided(scheduling, learner, mentor, '2027-01-12');
    scheduling.clock.set('2027-01-12T09:59:59Z');
    await due().completeSessions();
    const payable = () => scheduling.call(rpc.GetPayable, { sessionId: guided.id }, learner);
    await expectRejection(payable(), 'CONFLICT');
    scheduling.clock.set('2027-01-12T10:00:00Z');
    await Promise.all([due().completeSessions(), due().completeSessions()]);
    expect(await due().completeSessions()).toBe(0);
    const payBy = '2027-01-15T10:00:00.000Z';
    const seen = (id: string) => scheduling.call(rpc.GetSession, { id }, learner);
    expect(await seen(free.id)).toMatchObject({
      status: 'completed',
      payment: 'free',
      can: { review: true },
    });
    expect(await seen(guided.id)).toMatchObject({ payment: 'due', payBy, can: { pay: true } });
    expect(await scheduling.emitted(SessionCompleted, { sessionId: guided.id })).toEqual([
      expect.objectContaining({ payBy }),
    ]);
    expect(await scheduling.emitted(SessionCompleted, { sessionId: free.id })).toEqual([
      expect.objectContaining({ payBy: null }),
    ]);
    expect(await payable()).toMatchObject({ purpose: 'after-session', amount: 3_000, expiresAt: null });

    scheduling.clock.set('2027-01-15T10:00:01Z');
    const more = booksGuided(scheduling, learner, mentor, '2027-01-20');
    await expectRejection(more, 'PAYMENT_OVERDUE');
    await schedules(scheduling, learner, mentor, at(DAY));
  });
});

describe('a reminder', () => {
  it('is sent once a day and once an hour before the final time', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(3 * DAY));
    const cancelled = await schedules(scheduling, learner, mentor, at(3 * DAY + HOUR));
    await cancel(cancelled.id, learner);
    await move(id, at(5 * DAY), learner, mentor);
    scheduling.clock.advance(3 * DAY);
    await due().sendReminders();
    expect(await scheduling.emitted(SessionReminded, { sessionId: id })).toEqual([]);
    scheduling.clock.advance(DAY);
    await Promise.all([due().sendReminders(), due().sendReminders(), due().sendReminders()]);
    scheduling.clock.advance(23 * HOUR);
    await due().sendReminders();
    await due().sendReminders();
    expect(
      (await scheduling.emitted(SessionReminded, { sessionId: id })).map(({ before }) => before),
    ).toEqual([...['24h', '1h']]);
    expect(await scheduling.emitted(SessionReminded, { sessionId: cancelled.id })).toEqual([]);
  });

  it('is not sent late', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(3 * DAY));
    scheduling.clock.advance(3 * DAY);
    await due().sendReminders();
    expect(await scheduling.emitted(SessionReminded, { sessionId: id })).toEqual([]);
    expect(await due().sendReminders()).toBe(0);
  });
});
