import { FORMER_LEARNER, FORMER_MENTOR } from '@waymark/contracts/person-data';
import type { OwnedTables } from '@waymark/messaging/manifest';
import { linkedTables } from './linked-tables.ts';
import type { TableName } from './tables.ts';

/** What this service stores about a person. Sessions and reviews stay for the other person, without the name. */
export const ownedTables: OwnedTables<TableName> = {
  calendars: {
    note: 'with a projection of the mentor',
    operator: 'SELECT',
    exported: {
      file: 'calendar',
      about: 'your time zone and the rules of your calendar as a mentor',
      key: 'r.mentor_id',
      sql: `SELECT mentor_id, name, avatar, timezone, price_cents, currency, type_prices, min_notice_minutes, booking_window_days,
        buffer_before_minutes, buffer_after_minutes, max_per_day, max_per_week, start_every_minutes,
        offers_intro, rating_sum, rating_count FROM calendars WHERE mentor_id = $1`,
    },
    erased: [
      `UPDATE calendars SET name = '${FORMER_MENTOR}', avatar = NULL, is_open = false, timezone = NULL, price_cents = NULL
       WHERE mentor_id = $1`,
    ],
  },
  availability: {
    exported: {
      file: 'weekly-hours',
      about: 'the weekly hours of your calendar',
      key: 'r.id',
      sql: 'SELECT id, day_of_week, start_minute, end_minute FROM availability WHERE mentor_id = $1',
    },
    erased: ['DELETE FROM availability WHERE mentor_id = $1'],
  },
  overrides: {
    exported: {
      file: 'hours-of-days',
      about: 'hours of single days in your calendar',
      key: 'r.id',
      sql: 'SELECT id, date, last_date, kind, start_minute, end_minute FROM overrides WHERE mentor_id = $1',
    },
    erased: ['DELETE FROM overrides WHERE mentor_id = $1'],
  },
  sessions: {
    note: 'holds included',
    operator: 'SELECT',
    exported: {
      file: 'sessions',
      about: 'your sessions',
      key: 'r.id',
      // The ids and zones of the other person are theirs; the name is known to both.
      sql: `SELECT s.id, CASE WHEN s.mentor_id = $1 THEN 'mentor' ELSE 'learner' END AS role,
        CASE WHEN s.mentor_id = $1 THEN s.learner_name ELSE c.name END AS with, s.kind, s.session_type, s.starts_at,
        s.ends_at, s.status, s.price_cents, s.currency, s.payment, s.paid_at, s.pay_by, s.topic, s.user_notes, s.notes,
        CASE WHEN s.learner_id = $1 THEN s.about END AS about,
        CASE WHEN s.mentor_id = $1 THEN s.mentor_timezone ELSE s.learner_timezone END AS timezone,
        s.cancelled_by, s.absent, s.notes_at, s.created_at
        FROM sessions s JOIN calendars c ON c.mentor_id = s.mentor_id WHERE $1 IN (s.mentor_id, s.learner_id)`,
    },
    erased: [
      `UPDATE sessions SET learner_name = '${FORMER_LEARNER}', topic = '', user_notes = '', notes = '', about = NULL
       WHERE learner_id = $1`,
      "UPDATE sessions SET notes = '' WHERE mentor_id = $1",
    ],
  },
  session_changes: {
    operator: 'SELECT',
    exported: {
      file: 'session-changes',
      about: 'changes of your sessions',
      key: "r.session_id || ' ' || lpad(r.number::text, 9, '0')",
      sql: `SELECT c.session_id, c.number, c.from_status, c.to_status, c.at, c.by_user IS NOT DISTINCT FROM $1 AS by_me, c.message
        FROM session_changes c JOIN sessions s ON s.id = c.session_id WHERE $1 IN (s.mentor_id, s.learner_id)`,
    },
    // The history stays, by ids without names; what was written goes.
    erased: [
      `UPDATE session_changes c SET message = '' FROM sessions s
       WHERE s.id = c.session_id AND c.message <> '' AND (s.learner_id = $1 OR (s.mentor_id = $1 AND c.by_user = $1))`,
    ],
  },
  proposals: {
    note: 'of other times for sessions, until they are answered and after',
    operator: 'SELECT',
    exported: {
      file: 'proposed-times',
      about: 'other times that were proposed for your sessions',
      key: 'r.id',
      sql: `SELECT p.id, p.session_id, (p.by = 'mentor') = (s.mentor_id = $1) AS by_me, p.state, p.starts_at, p.message, p.reply,
        p.proposed_at, p.expires_at, p.ended_at
        FROM proposals p JOIN sessions s ON s.id = p.session_id WHERE $1 IN (s.mentor_id, s.learner_id)`,
    },
    erased: [
      `UPDATE proposals p SET message = '', reply = '' FROM sessions s WHERE s.id = p.session_id AND s.learner_id = $1`,
      `UPDATE proposals p SET message = CASE p.by WHEN 'mentor' THEN '' ELSE p.message END,
         reply = CASE p.by WHEN 'learner' THEN '' ELSE p.reply END
       FROM sessions s WHERE s.id = p.session_id AND s.mentor_id = $1`,
    ],
  },
  session_joins: {
    note: 'when each person first opened the meeting',
    exported: {
      file: 'meetings-opened',
      about: 'when you opened the meeting of a session',
      key: 'r.session_id',
      sql: `SELECT j.session_id, j.first_at FROM session_joins j JOIN sessions s ON s.id = j.session_id
        WHERE $1 = CASE j.party WHEN 'mentor' THEN s.mentor_id ELSE s.learner_id END`,
    },
    erased: { not: 'evidence of a session, without a name' },
  },
  no_show_cases: {
    note: 'one per session, from the report to its settlement',
    operator: 'SELECT',
    exported: {
      file: 'no-shows',
      about: 'sessions in which someone was reported missing',
      key: 'r.session_id',
      // Both people read all of a case.
      sql: `SELECT n.session_id, n.state, (n.accused_id = $1) AS about_me, n.claim, n.reported_at, n.respond_by,
        n.response, n.responded_at, n.settled_by, n.settled_at, n.reason
        FROM no_show_cases n JOIN sessions s ON s.id = n.session_id WHERE $1 IN (s.mentor_id, s.learner_id)`,
    },
    erased: [
      `UPDATE no_show_cases n SET claim = '' FROM sessions s
       WHERE s.id = n.session_id AND $1 IN (s.mentor_id, s.learner_id) AND n.accused_id <> $1`,
      "UPDATE no_show_cases SET response = '' WHERE accused_id = $1 AND response IS NOT NULL",
    ],
  },
  private_notes: {
    note: 'on sessions, each for its author alone',
    exported: {
      file: 'private-session-notes',
      about: 'your private notes on sessions',
      key: 'r.session_id',
      sql: 'SELECT session_id, text, changed_at FROM private_notes WHERE author_id = $1',
    },
    erased: [
      'DELETE FROM private_notes WHERE author_id = $1',
      // What a mentor wrote about the learner.
      `DELETE FROM private_notes n USING sessions s
       WHERE s.id = n.session_id AND s.learner_id = $1 AND n.author_id = s.mentor_id`,
    ],
  },
  tasks: {
    note: 'that mentors write after sessions, with the ticks and comments of learners',
    operator: 'SELECT',
    exported: {
      file: 'session-tasks',
      about: 'tasks of your sessions, with what the learner did and wrote',
      key: 'r.id',
      // Both people read all of a task.
      sql: `SELECT t.id, t.session_id, CASE WHEN s.mentor_id = $1 THEN 'mentor' ELSE 'learner' END AS role, t.text, t.due_on, t.step,
        t.done_at, t.comment, t.answered_at
        FROM tasks t JOIN sessions s ON s.id = t.session_id WHERE $1 IN (s.mentor_id, s.learner_id)`,
    },
    erased: [
      'DELETE FROM tasks t USING sessions s WHERE s.id = t.session_id AND $1 IN (s.mentor_id, s.learner_id)',
    ],
  },
  goals: {
    note: 'of two people who have sessions with each other',
    operator: 'SELECT',
    exported: {
      file: 'goals',
      about: 'the goals that you share with a mentor or a learner',
      key: 'r.first_session_id',
      // By their first session, since the id of the other person is theirs.
      sql: `SELECT f.id AS first_session_id, g.text, g.author_id = $1 AS by_me, g.changed_at
        FROM goals g JOIN LATERAL (
          SELECT s.id FROM sessions s WHERE (s.mentor_id, s.learner_id) IN ((g.low_id, g.high_id), (g.high_id, g.low_id))
          ORDER BY s.created_at, s.id LIMIT 1) f ON true
        WHERE $1 IN (g.low_id, g.high_id)`,
    },
    erased: ['DELETE FROM goals WHERE $1 IN (low_id, high_id)'],
  },
  reminders: {
    note: 'that were sent',
    operator: 'SELECT',
    exported: { not: 'times computed from those of the sessions' },
    erased: { not: 'times of sessions, by ids without names' },
  },
  reviews: {
    operator: 'SELECT',
    exported: {
      file: 'reviews',
      about: 'reviews of sessions that you wrote',
      key: 'r.session_id',
      sql: `SELECT session_id, CASE WHEN learner_id = $1 THEN 'written' ELSE 'received' END AS kind, rating, text, created_at
        FROM reviews WHERE $1 IN (mentor_id, learner_id)`,
    },
    erased: { not: 'reviews stay; their author is read from the session, which has no name any more' },
  },
  calendar_feeds: {
    exported: { not: 'only a secret address, which the sessions page shows' },
    erased: ['DELETE FROM calendar_feeds WHERE user_id = $1'],
  },
  ...linkedTables,
  suspensions: {
    note: 'projection',
    exported: { not: 'copied from events of identity' },
    erased: { not: 'an id without a name, which older events are compared with' },
  },
  next_free: {
    note: 'the next free time of each mentor',
    exported: { not: 'computed from the calendar' },
    erased: { not: 'computed again from the erased calendar, which has no free time' },
  },
  calendar_changes: {
    note: 'a queue of mentors whose next free time must be computed',
    exported: { not: 'a queue of ids' },
    erased: { not: 'a queue of ids' },
  },
  departures: {
    note: 'people whose account is to be deleted',
    exported: { not: 'identity exports the date of the deletion' },
    erased: { not: 'an id that prevents later bookings' },
  },
};
