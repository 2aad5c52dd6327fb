import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { CalendarChangesTable, NextFreeTable } from './tables.ts';

export type NextFreeRow = Columns<
  NextFreeTable,
  'mentorId' | 'nextFreeAt' | 'guidedFreeAt' | 'zone' | 'recheckAt'
>;

// A change that commits later stays in the table for the next batch.
const TAKE_CHANGES = `DELETE FROM calendar_changes WHERE id IN (
  SELECT id FROM calendar_changes ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING mentor_id AS "mentorId"`;

// In the order of ids, so that two processes with changes of the same mentors do not block each other.
const LOCK = 'SELECT FROM next_free WHERE mentor_id = ANY($1) ORDER BY mentor_id FOR UPDATE';

const TAKE_DUE = `SELECT mentor_id AS "mentorId" FROM next_free
  WHERE recheck_at < $1 AND mentor_id <> ALL($2) ORDER BY recheck_at LIMIT $3 FOR UPDATE SKIP LOCKED`;

@Injectable()
export class NextFreeRepository {
  /**
   * Locks mentors whose next free time must be computed. A calendar that is read after this contains every change that
   * was taken. `size`: of changes and due mentors, at most `limit`.
   */
  async take({ em }: Tx, now: Date, limit: number): Promise<{ mentorIds: number[]; size: number }> {
    const [changes] = await em.query<[Columns<CalendarChangesTable, 'mentorId'>[], number]>(TAKE_CHANGES, [
      limit,
    ]);
    const changed = [...new Set(changes.map(({ mentorId }) => mentorId))];
    if (changed.length > 0) {
      await em.query(
        `INSERT INTO next_free (mentor_id) SELECT mentor_id FROM calendars WHERE mentor_id = ANY($1)
         ORDER BY mentor_id ON CONFLICT DO NOTHING`,
        [changed],
      );
      await em.query(LOCK, [changed]);
    }
    const due = await em.query<Columns<NextFreeTable, 'mentorId'>[]>(TAKE_DUE, [
      now,
      changed,
      limit - changes.length,
    ]);
    const mentorIds = [...changed, ...due.map(({ mentorId }) => mentorId)];
    return { mentorIds, size: changes.length + due.length };
  }

  /** Returns the new version, or null for unchanged times and zone. */
  async store({ em }: Tx, row: NextFreeRow): Promise<number | null> {
    const { mentorId, nextFreeAt, guidedFreeAt, zone, recheckAt } = row;
    const [[stored]] = await em.query<[(Columns<NextFreeTable, 'version'> & { changed: boolean })[], number]>(
      `UPDATE next_free n SET next_free_at = $2, guided_free_at = $3, zone = $4, recheck_at = $5,
         version = o.version + o.changed::integer
       FROM (SELECT version, (next_free_at, guided_free_at, zone)
           IS DISTINCT FROM ($2::timestamptz(3), $3::timestamptz(3), $4) AS changed
         FROM next_free WHERE mentor_id = $1) o
       WHERE n.mentor_id = $1 RETURNING n.version, o.changed`,
      [mentorId, nextFreeAt, guidedFreeAt, zone, recheckAt],
    );
    return stored?.changed ? stored.version : null;
  }
}
