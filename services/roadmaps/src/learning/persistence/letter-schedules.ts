import type { DailyReminder } from '@waymark/contracts/roadmaps/letters';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { EntityManager } from 'typeorm';
import type { LetterSchedulesTable } from '../../persistence/tables.ts';
import type { LetterSchedule } from '../domain/letters.ts';

export const LETTER_BATCH = 200;

export type DueSchedule = LetterSchedule & Columns<LetterSchedulesTable, 'userId'>;

/** Skips locked rows, so that several processes share the work. */
export function lockDueSchedules({ em }: Tx, now: Date): Promise<DueSchedule[]> {
  return em.query<DueSchedule[]>(
    `SELECT l.user_id AS "userId", l.time_zone AS "timeZone", l.reminder_time AS "reminderTime",
       l.reminder_set_on AS "reminderSetOn", l.paused_until AS "pausedUntil", l.welcome_since AS "welcomeSince",
       greatest((SELECT max(a.at) FROM activity a WHERE a.user_id = l.user_id),
         (SELECT max(f.active_at) FROM follows f WHERE f.user_id = l.user_id)) AS "activeAt",
       EXISTS (SELECT FROM follows f WHERE f.user_id = l.user_id) AS follows
     FROM letter_schedules l WHERE l.next_look_at <= $1
     ORDER BY l.next_look_at LIMIT ${LETTER_BATCH} FOR UPDATE OF l SKIP LOCKED`,
    [now],
  );
}

export interface NextLook {
  userId: number;
  at: Date;
  /** The welcome was sent, or has nothing to say. */
  isWelcomed: boolean;
}

export async function saveNextLooks({ em }: Tx, looks: readonly NextLook[]): Promise<void> {
  await em.query(
    `UPDATE letter_schedules l SET next_look_at = n.at,
       welcome_since = CASE WHEN NOT n.is_welcomed THEN l.welcome_since END
     FROM unnest($1::integer[], $2::timestamptz[], $3::boolean[]) n (user_id, at, is_welcomed)
     WHERE l.user_id = n.user_id`,
    [
      looks.map(({ userId }) => userId),
      looks.map(({ at }) => at.toISOString()),
      looks.map(({ isWelcomed }) => isWelcomed),
    ],
  );
}

/** Once for each user; later events change nothing. */
export async function openWelcome({ em }: Tx, userId: number, since: string, now: Date): Promise<void> {
  await em.query(
    `INSERT INTO letter_schedules (user_id, welcome_since, next_look_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET welcome_since = excluded.welcome_since, next_look_at = excluded.next_look_at
     WHERE NOT EXISTS (SELECT FROM sent_letters s WHERE s.user_id = $1 AND s.kind = 'welcome')`,
    [userId, since, now],
  );
}

/** Looks again at once if the zone is another one. */
export async function saveTimeZone({ em }: Tx, userId: number, timeZone: string, now: Date): Promise<void> {
  await em.query(
    `INSERT INTO letter_schedules (user_id, time_zone, next_look_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET time_zone = excluded.time_zone, next_look_at = excluded.next_look_at
     WHERE letter_schedules.time_zone IS DISTINCT FROM excluded.time_zone`,
    [userId, timeZone, now],
  );
}

type Settings = Omit<DailyReminder, 'timeZone'> & { timeZone: string; setOn: string };

/** The day on which it was set stays while it is on. */
export async function saveDailyReminder(
  { em }: Tx,
  userId: number,
  { time, timeZone, pausedUntil, setOn }: Settings,
  now: Date,
): Promise<void> {
  await em.query(
    `INSERT INTO letter_schedules AS l
       (user_id, time_zone, reminder_time, reminder_set_on, paused_until, next_look_at)
     VALUES ($1, $2, $3, CASE WHEN $3::text IS NOT NULL THEN $4::text END, $5, $6)
     ON CONFLICT (user_id) DO UPDATE SET time_zone = excluded.time_zone, reminder_time = excluded.reminder_time,
       reminder_set_on = CASE WHEN l.reminder_time IS NOT DISTINCT FROM excluded.reminder_time THEN l.reminder_set_on
         ELSE excluded.reminder_set_on END,
       paused_until = excluded.paused_until, next_look_at = excluded.next_look_at`,
    [userId, timeZone, time, setOn, pausedUntil, now],
  );
}

export async function readDailyReminder(em: EntityManager, userId: number): Promise<DailyReminder> {
  const [row] = await em.query<DailyReminder[]>(
    `SELECT reminder_time AS time, time_zone AS "timeZone", paused_until AS "pausedUntil"
     FROM letter_schedules WHERE user_id = $1`,
    [userId],
  );
  return row ?? { time: null, timeZone: null, pausedUntil: null };
}
