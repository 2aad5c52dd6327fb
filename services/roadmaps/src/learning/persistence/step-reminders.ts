import type { StepReminder } from '@waymark/contracts/roadmaps/own-steps';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { EntityManager } from 'typeorm';
import type { PublishedRoadmapsTable, StepRemindersTable } from '../../persistence/tables.ts';

/** The reminders of a learner are serialized, so that they can be counted. */
export const remindersLock = (userId: number): string => `reminders of ${userId}`;

export type StepOf = Columns<StepRemindersTable, 'userId' | 'roadmapId' | 'stepId'>;

const COLUMNS =
  'step_id AS "stepId", due_at AS at, local_date AS date, local_time AS time, time_zone AS "timeZone"';

type ReminderRecord = Columns<StepRemindersTable, 'stepId' | 'timeZone'> & {
  at: StepRemindersTable['due_at'];
  date: StepRemindersTable['local_date'];
  time: StepRemindersTable['local_time'];
};

const toReminder = (row: ReminderRecord): StepReminder => ({ ...row, at: row.at.toISOString() });

export async function readReminders(
  em: EntityManager,
  userId: number,
  roadmapId: string,
): Promise<StepReminder[]> {
  const rows = await em.query<ReminderRecord[]>(
    `SELECT ${COLUMNS} FROM step_reminders WHERE user_id = $1 AND roadmap_id = $2 ORDER BY due_at, step_id`,
    [userId, roadmapId],
  );
  return rows.map(toReminder);
}

/** Open ones on other steps, of all roadmaps. */
export async function countReminders(em: EntityManager, { userId, stepId }: StepOf): Promise<number> {
  const [row] = await em.query<{ count: number }[]>(
    'SELECT count(*)::integer AS count FROM step_reminders WHERE user_id = $1 AND step_id <> $2',
    [userId, stepId],
  );
  return row!.count;
}

export async function upsertReminder(
  em: EntityManager,
  { userId, roadmapId, stepId }: StepOf,
  { at, date, time, timeZone }: Omit<StepReminder, 'stepId'>,
  now: Date,
): Promise<void> {
  await em.query(
    `INSERT INTO step_reminders (user_id, roadmap_id, step_id, due_at, local_date, local_time, time_zone, set_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (user_id, step_id) DO UPDATE SET due_at = excluded.due_at, local_date = excluded.local_date,
       local_time = excluded.local_time, time_zone = excluded.time_zone, set_at = excluded.set_at,
       sequence = step_reminders.sequence + 1`,
    [userId, roadmapId, stepId, at, date, time, timeZone, now],
  );
}

export async function deleteReminders(
  em: EntityManager,
  userId: number,
  stepIds: readonly string[],
): Promise<void> {
  await em.query('DELETE FROM step_reminders WHERE user_id = $1 AND step_id = ANY($2)', [userId, stepIds]);
}

export async function deleteRemindersOn(em: EntityManager, userId: number, roadmapId: string): Promise<void> {
  await em.query('DELETE FROM step_reminders WHERE user_id = $1 AND roadmap_id = $2', [userId, roadmapId]);
}

export interface DueReminder extends StepOf {
  roadmapTitle: PublishedRoadmapsTable['title'];
  stepTitle: string;
  isTakenDown?: true;
}

export const REMINDER_BATCH = 100;

/** Of the published version, as the learner sees it. */
const STEP_TITLE = `(SELECT t ->> 'title' FROM json_array_elements(p.stages) s, json_array_elements(s -> 'steps') t
  WHERE t ->> 'id' = taken.step_id)`;

/**
 * Deletes due reminders and returns their number, and those that still apply: of a step that its follower can see and
 * has not completed. Skips locked rows, so that several processes share the work.
 */
export async function takeDueReminders(
  { em }: Tx,
  now: Date,
): Promise<{ taken: number; due: DueReminder[] }> {
  const rows = await em.query<
    (DueReminder & Columns<PublishedRoadmapsTable, 'status'> & { applies: boolean })[]
  >(
    `WITH taken AS (
       DELETE FROM step_reminders r USING (
         SELECT user_id, step_id FROM step_reminders WHERE due_at <= $1
         ORDER BY due_at LIMIT ${REMINDER_BATCH} FOR UPDATE SKIP LOCKED) due
       WHERE (r.user_id, r.step_id) = (due.user_id, due.step_id)
       RETURNING r.user_id, r.step_id, r.roadmap_id
     )
     SELECT taken.user_id AS "userId", taken.step_id AS "stepId", taken.roadmap_id AS "roadmapId",
       p.title AS "roadmapTitle", ${STEP_TITLE} AS "stepTitle",
       p.status, p.status IN ('published', 'archived') AND t.published AND f.user_id IS NOT NULL
         AND d.completed IS NOT TRUE AS applies
     FROM taken JOIN steps t ON t.id = taken.step_id
       LEFT JOIN published_roadmaps p ON p.id = taken.roadmap_id
       LEFT JOIN follows f ON f.roadmap_id = taken.roadmap_id AND f.user_id = taken.user_id
       LEFT JOIN progress d ON d.user_id = taken.user_id AND d.step_id = taken.step_id`,
    [now],
  );
  const due = rows
    .filter(({ applies }) => applies)
    .map(({ applies: _, status, ...reminder }) =>
      status === 'archived' ? { ...reminder, isTakenDown: true as const } : reminder,
    );
  return { taken: rows.length, due };
}

export type CalendarReminder = Columns<StepRemindersTable, 'sequence' | 'setAt'> & {
  at: StepRemindersTable['due_at'];
};

export async function findCalendarReminder(
  em: EntityManager,
  { userId, stepId, roadmapId }: StepOf,
): Promise<CalendarReminder | undefined> {
  const [row] = await em.query<CalendarReminder[]>(
    `SELECT due_at AS at, sequence, set_at AS "setAt" FROM step_reminders
     WHERE user_id = $1 AND step_id = $2 AND roadmap_id = $3`,
    [userId, stepId, roadmapId],
  );
  return row;
}
