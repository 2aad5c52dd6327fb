import type { Invariant } from '@waymark/database/check-invariants';
import { transitions } from '../domain/transitions.ts';
import { hasUnsettledCase } from './no-show-rows.ts';
import { unsentReminders } from './reminder-rows.ts';

const LIVE = "status IN ('held', 'scheduled')";

const overlapping = (one: string, other: string): string => `
  SELECT a.id, b.id AS other FROM sessions a JOIN sessions b ON a.${one} = b.${other} AND a.id < b.id
  WHERE a.${LIVE} AND b.${LIVE} AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`;

const time: Invariant[] = [
  { rule: 'no mentor has two live sessions or holds at once', sql: overlapping('mentor_id', 'mentor_id') },
  { rule: 'no learner has two live sessions or holds at once', sql: overlapping('learner_id', 'learner_id') },
  {
    rule: 'no user is mentor and learner at once',
    sql: `SELECT a.id, b.id AS other FROM sessions a JOIN sessions b ON a.mentor_id = b.learner_id
      WHERE a.${LIVE} AND b.${LIVE} AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`,
  },
  {
    rule: 'no hold is active a minute after it expired',
    sql: `SELECT id FROM sessions WHERE status = 'held' AND hold_expires_at < now() - interval '1 minute'`,
  },
  {
    rule: 'no learner has more than two active holds with a mentor, or three in all',
    sql: `SELECT learner_id, mentor_id, count(*) FROM sessions WHERE status = 'held' AND hold_expires_at > now()
      GROUP BY GROUPING SETS ((learner_id, mentor_id), (learner_id))
      HAVING count(*) > CASE WHEN grouping(mentor_id) = 0 THEN 2 ELSE 3 END`,
  },
  {
    rule: 'no learner has two intro calls with a mentor, except after one that the mentor cancelled',
    sql: `SELECT mentor_id, learner_id FROM sessions WHERE kind = 'intro' AND cancelled_by IS DISTINCT FROM 'mentor'
      GROUP BY mentor_id, learner_id HAVING count(*) > 1`,
  },
  {
    rule: 'no session is scheduled five minutes after its end, except with an unsettled case',
    sql: `SELECT id FROM sessions WHERE status = 'scheduled' AND ends_at < now() - interval '5 minutes'
      AND NOT ${hasUnsettledCase('sessions.id')}`,
  },
];

const allowed = Object.entries(transitions)
  .flatMap(([from, to]) => to.map((status) => `('${from}', '${status}')`))
  .join(', ');

const EVENT_TYPE = `CASE
  WHEN to_status = 'held' THEN 'scheduling.hold.placed.v1'
  WHEN to_status IN ('released', 'expired') THEN 'scheduling.hold.ended.v1'
  WHEN from_status = 'scheduled' AND to_status = 'scheduled' THEN 'scheduling.session.moved.v1'
  WHEN to_status = 'scheduled' THEN 'scheduling.session.booked.v1'
  ELSE 'scheduling.session.' || to_status || '.v1' END`;

const changes: Invariant[] = [
  {
    rule: 'the change history of a session has no gaps and ends in its status',
    sql: `SELECT s.id FROM sessions s LEFT JOIN (
        SELECT c.*, lag(to_status) OVER chain AS before, row_number() OVER chain AS place FROM session_changes c
        WINDOW chain AS (PARTITION BY session_id ORDER BY number)
      ) c ON c.session_id = s.id
      GROUP BY s.id, s.status
      HAVING count(c.number) = 0 OR bool_or(c.number <> c.place) OR bool_or(c.from_status IS DISTINCT FROM c.before)
        OR (array_agg(c.to_status ORDER BY c.number DESC))[1] <> s.status`,
  },
  {
    rule: 'each change is an allowed transition',
    sql: `SELECT session_id, number, from_status, to_status FROM session_changes
      WHERE (coalesce(from_status, 'nothing'), to_status) NOT IN (${allowed})`,
  },
  {
    rule: 'each change was published once',
    // Published outbox rows are deleted after a day.
    sql: `WITH recent AS (
        SELECT id FROM sessions s WHERE NOT EXISTS (
          SELECT FROM session_changes c WHERE c.session_id = s.id AND c.at < now() - interval '12 hours')
      ), made AS (
        SELECT session_id::text, ${EVENT_TYPE} AS topic, count(*) FROM session_changes
        WHERE session_id IN (SELECT id FROM recent) GROUP BY 1, 2
      ), published AS (
        SELECT payload ->> 'sessionId' AS session_id, topic, count(*) FROM outbox
        WHERE topic LIKE 'scheduling.%' AND payload ->> 'sessionId' IN (SELECT id::text FROM recent)
          AND topic NOT LIKE 'scheduling.no-show.%' AND topic NOT LIKE 'scheduling.proposal.%' AND topic NOT IN ('scheduling.session.touched.v1', 'scheduling.session.reminded.v1',
            'scheduling.session.written-up.v1', 'scheduling.payment.refused.v1')
        GROUP BY 1, 2
      )
      (SELECT * FROM made EXCEPT SELECT * FROM published) UNION ALL (SELECT * FROM published EXCEPT SELECT * FROM made)`,
  },
];

const money: Invariant[] = [
  {
    rule: 'a session that must be paid first is paid',
    sql: `SELECT id FROM sessions WHERE kind = 'standard' AND price_cents > 0
      AND status IN ('scheduled', 'completed', 'cancelled', 'no-show')
      AND (payment NOT IN ('paid', 'refunding', 'refunded') OR intent_id IS NULL)`,
  },
  {
    rule: 'an intent pays for one session',
    sql: 'SELECT intent_id FROM sessions WHERE intent_id IS NOT NULL GROUP BY intent_id HAVING count(*) > 1',
  },
  {
    rule: 'a hold is not paid',
    sql: `SELECT id FROM sessions WHERE status IN ('held', 'released', 'expired')
      AND (payment <> 'unpaid' OR intent_id IS NOT NULL)`,
  },
  {
    rule: 'only cancelled sessions and no-shows are refunded',
    sql: `SELECT id FROM sessions WHERE payment IN ('refunding', 'refunded') AND status NOT IN ('cancelled', 'no-show')`,
  },
  {
    rule: 'only completed guided sessions are due, with a deadline',
    sql: `SELECT id FROM sessions WHERE payment = 'due' AND (status <> 'completed' OR kind <> 'guided' OR pay_by IS NULL)`,
  },
  {
    rule: 'only scheduled sessions are to be paid afterwards',
    sql: `SELECT id FROM sessions WHERE payment = 'after-session' AND status <> 'scheduled'`,
  },
  {
    rule: 'a mentor who cancels or does not come is not paid',
    sql: `SELECT id FROM sessions WHERE (cancelled_by = 'mentor' OR absent = 'mentor') AND payment IN ('paid', 'due')`,
  },
];

const proposals: Invariant[] = [
  {
    rule: 'a time is proposed only for a scheduled session',
    sql: `SELECT p.id FROM proposals p JOIN sessions s ON s.id = p.session_id
      WHERE p.state = 'open' AND s.status <> 'scheduled' AND p.expires_at > now()`,
  },
  {
    rule: 'no proposed time is open five minutes after its end',
    sql: `SELECT id FROM proposals WHERE state = 'open' AND expires_at < now() - interval '5 minutes'`,
  },
];

const afterwards: Invariant[] = [
  {
    rule: 'a task belongs to a session that has begun and was not cancelled',
    sql: `SELECT t.id FROM tasks t JOIN sessions s ON s.id = t.session_id
      WHERE s.starts_at > now() OR s.status NOT IN ('scheduled', 'completed', 'no-show')`,
  },
  {
    rule: 'a goal is of two people who have a session with each other',
    sql: `SELECT low_id, high_id FROM goals g WHERE NOT EXISTS (
      SELECT FROM sessions s WHERE (s.mentor_id, s.learner_id) IN ((g.low_id, g.high_id), (g.high_id, g.low_id)))`,
  },
];

const noShows: Invariant[] = [
  {
    rule: 'a session is a no-show exactly by an upheld case about the person who was absent',
    sql: `SELECT coalesce(s.id, n.session_id) AS id FROM sessions s
      FULL JOIN (SELECT * FROM no_show_cases WHERE state = 'upheld') n ON n.session_id = s.id
      WHERE (s.status = 'no-show') IS DISTINCT FROM (n.session_id IS NOT NULL)
        OR (n.session_id IS NOT NULL AND s.absent IS NOT DISTINCT FROM n.reported_by)`,
  },
  {
    rule: 'a case is about the person who did not report it',
    sql: `SELECT n.session_id FROM no_show_cases n JOIN sessions s ON s.id = n.session_id
      WHERE n.accused_id <> CASE n.reported_by WHEN 'mentor' THEN s.learner_id ELSE s.mentor_id END`,
  },
  {
    rule: 'no money moves and no review is written while a case is unsettled',
    sql: `SELECT s.id FROM sessions s JOIN no_show_cases n ON n.session_id = s.id
      WHERE n.state IN ('open', 'contested') AND (s.status NOT IN ('scheduled', 'completed')
        OR s.payment IN ('waived', 'refunding', 'refunded')
        OR EXISTS (SELECT FROM reviews r WHERE r.session_id = s.id))`,
  },
  {
    rule: 'no case is open five minutes after the time to respond',
    sql: `SELECT session_id FROM no_show_cases WHERE state = 'open' AND respond_by < now() - interval '5 minutes'`,
  },
  {
    rule: 'each case was published once',
    sql: `SELECT n.session_id FROM no_show_cases n LEFT JOIN outbox o
        ON o.topic = 'scheduling.no-show.reported.v1' AND o.payload ->> 'sessionId' = n.session_id::text
      WHERE n.reported_at > now() - interval '12 hours' AND n.settled_by IS DISTINCT FROM 'report'
      GROUP BY n.session_id HAVING count(o.id) <> 1`,
  },
];

const remindersAndReviews: Invariant[] = [
  {
    rule: 'no reminder is unsent five minutes after it was due',
    sql: `SELECT s.id, l.before FROM ${unsentReminders}
      WHERE s.starts_at > now() + l.late AND s.starts_at < now() + l.lead - interval '5 minutes'`,
  },
  {
    rule: 'no reminder was sent before it was due',
    sql: 'SELECT session_id, before FROM reminders WHERE sent_at < due_at',
  },
  {
    rule: 'a review matches a completed session, its learner and its mentor',
    sql: `SELECT r.session_id FROM reviews r JOIN sessions s ON s.id = r.session_id
      WHERE s.status <> 'completed' OR (s.mentor_id, s.learner_id) <> (r.mentor_id, r.learner_id)`,
  },
  {
    rule: 'the rating of a mentor matches their reviews',
    sql: `SELECT c.mentor_id FROM calendars c LEFT JOIN reviews r ON r.mentor_id = c.mentor_id GROUP BY c.mentor_id
      HAVING (c.rating_count, c.rating_sum) <> (count(r.rating), coalesce(sum(r.rating), 0))`,
  },
  {
    rule: 'no outbox row is parked, or unpublished after a minute',
    sql: `SELECT id FROM outbox WHERE parked_at IS NOT NULL OR
      (published_at IS NULL AND created_at < now() - interval '1 minute')`,
  },
];

export const invariants: readonly Invariant[] = [
  ...time,
  ...changes,
  ...money,
  ...proposals,
  ...afterwards,
  ...noShows,
  ...remindersAndReviews,
];
