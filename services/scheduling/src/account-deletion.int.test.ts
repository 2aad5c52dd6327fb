// guarantees: An account: cancelled at once, kept or erased by each service once, in a race with bookings; no name remains
// guarantees: The export contains all the own data and nothing of others, in messages below 1 MB
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { UserDeleted, UserDeletionChanged } from '@waymark/contracts/identity/events';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import { PaymentRefused, SessionCancelled } from '@waymark/contracts/scheduling/events';
import { ExportSessions, GetSessionsAtDeletion } from '@waymark/contracts/scheduling/rpc-account';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { exportedFiles, tablesWith } from '@waymark/testing/person-data';
import { manifest } from './manifest.ts';
import { aMentor } from './testing/a-mentor.ts';
import {
  aLearner,
  books,
  booksGuided,
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

let hours = 0;
/** Events of one service have increasing times. */
const laterAt = (): string =>
  new Date(Date.parse('2027-01-11T12:00:00.000Z') + ++hours * 60_000).toISOString();

async function leave({ userId }: Caller, leaving = true): Promise<void> {
  const deleteAfter = leaving ? '2027-01-25T12:00:00.000Z' : null;
  await scheduling.publish(UserDeletionChanged, { userId, deleteAfter }, { at: laterAt() });
  await eventually(async () => {
    const rows = await scheduling.sql('SELECT leaving FROM departures WHERE user_id = $1', [userId]);
    expect(rows).toEqual([{ leaving }]);
  });
}

async function erase({ userId }: Caller, id = newId()): Promise<void> {
  await scheduling.publish(UserDeleted, { userId, roadmaps: 'keep' }, { id, at: laterAt() });
  await eventually(async () => {
    const rows = await scheduling.sql('SELECT FROM inbox WHERE event_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });
}

const cancellationOf = async (sessionId: string) =>
  (await scheduling.emitted(SessionCancelled, { sessionId }))[0];
const statusOf = async (id: string) => (await rowOf(scheduling, id)).status;

describe('a user who is about to delete the account', () => {
  it('has sessions ahead cancelled at once, with the refund of the policy for a learner', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    const early = await books(scheduling, learner, mentor, hourIn(scheduling, 3 * DAY));
    const late = await books(scheduling, learner, mentor, hourIn(scheduling, 5 * HOUR));
    const hold = await holds(scheduling, learner, mentor, hourIn(scheduling, 4 * DAY));
    const guided = await booksGuided(scheduling, learner, mentor, '2027-01-20');
    const before = await scheduling.call(GetSessionsAtDeletion, {}, learner);
    expect(before.asLearner).toEqual({
      ...{ cancelled: 3, refunded: [{ amount: 2_000, currency: 'EUR' }] },
      notRefunded: [{ amount: 2_000, currency: 'EUR' }],
    });
    await leave(learner);
    expect(await cancellationOf(early.id)).toMatchObject({ cancelledBy: 'learner', refundCents: 2_000 });
    expect(await cancellationOf(late.id)).toMatchObject({ cancelledBy: 'learner', refundCents: 0 });
    expect(await rowOf(scheduling, guided.id)).toEqual({ status: 'cancelled', payment: 'waived' });
    expect(await statusOf(hold.id)).toBe('released');
    expect((await scheduling.call(GetSessionsAtDeletion, {}, learner)).asLearner.cancelled).toBe(0);
  });

  it('refunds learners in full as a mentor, also shortly before the start', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    const session = await books(scheduling, learner, mentor, hourIn(scheduling, 5 * HOUR));
    expect((await scheduling.call(GetSessionsAtDeletion, {}, mentor)).asMentor).toEqual({
      ...{ cancelled: 1, refunded: [{ amount: 2_000, currency: 'EUR' }] },
    });
    await leave(mentor);
    expect(await cancellationOf(session.id)).toMatchObject({ cancelledBy: 'mentor', refundCents: 2_000 });
  });

  it('books nothing and cannot be booked, until they keep the account', async () => {
    const [mentor, learner, other] = [await aMentor(scheduling), aLearner(), aLearner()];
    const at = hourIn(scheduling, 2 * DAY);
    await leave(learner);
    await expect(schedules(scheduling, learner, mentor, at)).rejects.toMatchObject({ code: 'RULE_REFUSED' });
    await leave(mentor);
    await expect(schedules(scheduling, other, mentor, at)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    for (const one of [learner, mentor]) await leave(one, false);
    expect(await schedules(scheduling, learner, mentor, at)).toMatchObject({ status: 'scheduled' });
  });

  it('has no session left after a race with bookings', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const starts = Array.from({ length: 6 }, (_, n) => hourIn(scheduling, (n + 2) * DAY));
    const bookings = starts.map((at) => schedules(scheduling, learner, mentor, at).catch(() => null));
    await Promise.all([...bookings, leave(learner)]);
    const left = await scheduling.sql(
      "SELECT id FROM sessions WHERE learner_id = $1 AND status IN ('held', 'scheduled')",
      [learner.userId],
    );
    expect(left).toEqual([]);
  });

  it('gets a refund of a payment that is captured for a hold afterwards', async () => {
    const [mentor, learner] = [await aMentor(scheduling, PRICED), aLearner()];
    const hold = await holds(scheduling, learner, mentor, hourIn(scheduling, 3 * DAY));
    await leave(learner);
    const payment = captured(scheduling, { ...hold, mentorId: mentor.userId, learnerId: learner.userId });
    await scheduling.publish(PaymentCaptured, payment);
    await eventually(async () => {
      expect(await scheduling.emitted(PaymentRefused, { sessionId: hold.id })).toHaveLength(1);
    });
    expect(await statusOf(hold.id)).toBe('released');
  });

  it('is not changed by an older event', async () => {
    const [mentor, learner] = [await aMentor(scheduling), aLearner()];
    const old = laterAt();
    await leave(learner);
    await leave(learner, false);
    const id = newId();
    const deleteAfter = '2027-01-25T12:00:00.000Z';
    await scheduling.publish(UserDeletionChanged, { userId: learner.userId, deleteAfter }, { at: old, id });
    await eventually(async () => {
      expect(await scheduling.sql('SELECT FROM inbox WHERE event_id = $1', [id])).toHaveLength(1);
    });
    const at = hourIn(scheduling, 2 * DAY);
    expect(await schedules(scheduling, learner, mentor, at)).toMatchObject({ status: 'scheduled' });
  });
});

describe('a deleted account', () => {
  it('leaves sessions and reviews without its name and texts, and nothing else', async () => {
    const [mentor, learner] = [await aMentor(scheduling), { ...aLearner(), username: 'zebulon-moss' }];
    const at = hourIn(scheduling, 2 * HOUR);
    const session = await schedules(scheduling, learner, mentor, at);
    await scheduling.sql("UPDATE sessions SET status = 'completed' WHERE id = $1", [session.id]);
    await scheduling.sql(
      `INSERT INTO session_changes SELECT id, 2, 'scheduled', 'completed', now(), NULL FROM sessions WHERE id = $1`,
      [session.id],
    );
    await scheduling.call(rpc.ReviewSession, { id: session.id, rating: 5, text: 'Kind.' }, learner);
    await scheduling.call(rpc.GetFeedToken, { renew: false }, learner);
    await scheduling.sql(
      `UPDATE sessions SET user_notes = 'Zebulon-Moss wrote', topic = 'Zebulon-Moss', notes = 'Zebulon-Moss again',
         about = '{"x": "Zebulon-Moss"}' WHERE id = $1`,
      [session.id],
    );
    await erase(learner);
    await erase(learner);
    expect(await tablesWith(scheduling, manifest, 'zebulon-moss')).toEqual([]);
    expect(await scheduling.sql('SELECT FROM calendar_feeds WHERE user_id = $1', [learner.userId])).toEqual(
      [],
    );
    const reviews = await scheduling.call(rpc.ListReviews, { mentorId: mentor.userId, limit: 10 });
    expect(reviews.items).toMatchObject([{ rating: 5, text: 'Kind.', author: 'A.' }]);
  });

  it('leaves no hours, prices and name of a mentor', async () => {
    const mentor = await aMentor(scheduling, PRICED);
    await scheduling.call(rpc.AddOverride, { date: '2027-02-01', kind: 'closed' }, mentor);
    await scheduling.sql("UPDATE calendars SET name = 'Zebulon Quill' WHERE mentor_id = $1", [mentor.userId]);
    await erase(mentor);
    expect(await tablesWith(scheduling, manifest, 'zebulon quill')).toEqual([]);
    for (const table of ['availability', 'overrides']) {
      expect(await scheduling.sql(`SELECT FROM ${table} WHERE mentor_id = $1`, [mentor.userId])).toEqual([]);
    }
    const [calendar] = await scheduling.sql(
      'SELECT name, price_cents, is_open FROM calendars WHERE mentor_id = $1',
      [mentor.userId],
    );
    expect(calendar).toEqual({ name: 'A former mentor', price_cents: null, is_open: false });
  });
});

describe('the export', () => {
  it('contains the own hours and sessions, and no others', async () => {
    const [mentor, learner, other] = [await aMentor(scheduling), aLearner(), aLearner()];
    const own = await schedules(scheduling, learner, mentor, hourIn(scheduling, 2 * DAY));
    await schedules(scheduling, other, mentor, hourIn(scheduling, 3 * DAY));
    const { files } = await exportedFiles(scheduling, ExportSessions, learner);
    expect(files.sessions).toMatchObject([{ id: own.id, role: 'learner', with: `Mentor ${mentor.userId}` }]);
    expect(files['session-changes']).toMatchObject([{ session_id: own.id, by_me: true }]);
    expect([files['weekly-hours'], JSON.stringify(files).includes(other.username)]).toEqual([[], false]);
    const given = (await exportedFiles(scheduling, ExportSessions, mentor)).files;
    expect([given.sessions?.length, given['weekly-hours']?.length, given.calendar?.length]).toEqual([
      2, 7, 1,
    ]);
  });
});
