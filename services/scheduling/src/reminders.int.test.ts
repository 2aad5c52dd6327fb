import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { SessionReminded } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { GetSessionRecord } from '@waymark/contracts/scheduling/session-record';
import { asAdmin } from '@waymark/testing/caller';
import { ProcessDueSessions } from './app/process-due-sessions.ts';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, DAY, HOUR, hourIn, moves, schedules } from './testing/bookings.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';

const scheduling = new Harness().forFile();
beforeEach(async () => {
  scheduling.clock.set(MONDAY_NOON);
  await scheduling.sql('DELETE FROM reminders');
});

const at = (ms: number) => hourIn(scheduling, ms);
const send = () => scheduling.get(ProcessDueSessions).sendReminders();
const sent = async (of: { sessionId: string } | { mentorId: number }) =>
  (await scheduling.emitted(SessionReminded, of)).map(({ before }) => before);
const recordOf = async (sessionId: string) =>
  (await scheduling.call(GetSessionRecord, { sessionId }, asAdmin())).reminders;
const move = (id: string, sessionDate: string, ...people: [Caller, Caller]) =>
  moves(scheduling, id, sessionDate, people);
const shift = (id: string, by: string) =>
  scheduling.sql(
    'UPDATE sessions SET starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval WHERE id = $1',
    [id, by],
  );

describe('the row of a reminder', () => {
  it('is stored when it is sent, and is part of the record', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(2 * DAY));
    expect(await scheduling.sql('SELECT FROM reminders')).toEqual([]);
    expect(await recordOf(id)).toEqual([
      { before: '24h', sentAt: null },
      { before: '1h', sentAt: null },
    ]);
    scheduling.clock.advance(DAY);
    await send();
    const first = { before: '24h', sentAt: at(0) };
    expect(await recordOf(id)).toEqual([first, { before: '1h', sentAt: null }]);
    await scheduling.call(rpc.CancelSession, { id }, mentor);
    expect(await recordOf(id)).toEqual([first]);
  });

  it('of the previous version, stored before the reminder was sent, does not prevent it', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(2 * DAY));
    await scheduling.sql(
      `INSERT INTO reminders (session_id, starts_at, before, due_at)
       SELECT id, starts_at, '24h', starts_at - interval '24 hours' FROM sessions WHERE id = $1`,
      [id],
    );
    scheduling.clock.advance(DAY);
    await send();
    await send();
    expect(await sent({ sessionId: id })).toEqual(['24h']);
    expect(await scheduling.sql('SELECT FROM reminders WHERE sent_at IS NULL')).toEqual([]);
  });
});

describe('a reminder', () => {
  it('is not sent when its time was over at the last move', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(3 * DAY));
    await move(id, at(20 * HOUR), mentor, learner);
    scheduling.clock.advance(10 * HOUR);
    await send();
    expect(await sent({ sessionId: id })).toEqual([]);
    scheduling.clock.advance(9 * HOUR);
    await send();
    expect(await sent({ sessionId: id })).toEqual(['1h']);
  });

  it('is sent for each time of a moved session', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(DAY));
    await move(id, at(2 * DAY), learner, mentor);
    scheduling.clock.advance(DAY);
    await send();
    await move(id, at(3 * DAY), mentor, learner);
    await send();
    scheduling.clock.advance(2 * DAY);
    await send();
    expect(await sent({ sessionId: id })).toEqual(['24h', '24h']);
  });

  it('is sent when its booking was stored after a later one was sent', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(2 * DAY));
    const late = await schedules(scheduling, aLearner(), await aMentor(scheduling), at(3 * DAY));
    scheduling.clock.advance(DAY);
    await send();
    expect(await sent({ sessionId: id })).toEqual(['24h']);
    await shift(late.id, '-1 day -30 seconds');
    await send();
    expect(await sent({ sessionId: late.id })).toEqual(['24h']);
  });

  it('is sent once by several processes after an outage, in batches', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const { id } = await schedules(scheduling, learner, mentor, at(3 * DAY));
    await scheduling.sql(
      `INSERT INTO sessions SELECT (jsonb_populate_record(s, jsonb_build_object(
         'id', gen_random_uuid(), 'meeting_code', gen_random_uuid(),
         'starts_at', s.starts_at + i * interval '5 minutes', 'ends_at', s.starts_at + (i + 1) * interval '5 minutes'
       ))).* FROM sessions s, generate_series(6, 255) i WHERE s.id = $1`,
      [id],
    );
    scheduling.clock.advance(3 * DAY - HOUR / 2);
    const all = async (): Promise<void> => {
      while ((await send()) > 0);
    };
    await Promise.all([all(), all(), all()]);
    const events = await scheduling.emitted(SessionReminded, { mentorId: mentor.userId });
    expect(new Set(events.map(({ sessionId }) => sessionId)).size).toBe(251);
    expect(events).toHaveLength(251);
    expect(events.filter(({ before }) => before === '1h')).toHaveLength(2);
  });
});
