import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import { isId } from '@waymark/kernel/ids';
import type { ClosedDays, Days } from '../domain/hours.ts';
import type { Hours, StoredHours } from '../domain/slots.ts';
import type { OverridesTable } from './tables.ts';

type HoursRow = Columns<OverridesTable, 'id'> & {
  start: NonNullable<OverridesTable['start_minute']>;
  end: NonNullable<OverridesTable['end_minute']>;
};

/** Closed dates and extra hours. Requires the lock of the calendar. */
@Injectable()
export class OverridesRepository {
  /** Deletes and returns closed days that overlap `days`. */
  async takeClosed({ em }: Tx, mentorId: number, { date, lastDate }: Days): Promise<ClosedDays[]> {
    const [overlapping] = await em.query<[ClosedDays[], number]>(
      `DELETE FROM overrides
       WHERE mentor_id = $1 AND kind = 'closed' AND date <= $3::date AND coalesce(last_date, date) >= $2::date
       RETURNING id, date::text AS date, coalesce(last_date, date)::text AS "lastDate"`,
      [mentorId, date, lastDate],
    );
    return overlapping;
  }

  async insertClosed({ em }: Tx, mentorId: number, { id, date, lastDate }: ClosedDays): Promise<void> {
    await em.query(
      `INSERT INTO overrides (id, mentor_id, date, last_date, kind)
       VALUES ($1, $2, $3::date, nullif($4::date, $3::date), 'closed')`,
      [id, mentorId, date, lastDate],
    );
  }

  /** Deletes and returns the extra hours that touch or overlap `hours`. */
  async takeTouching({ em }: Tx, mentorId: number, date: string, hours: Hours): Promise<StoredHours[]> {
    const [touching] = await em.query<[HoursRow[], number]>(
      `DELETE FROM overrides
       WHERE mentor_id = $1 AND date = $2 AND kind = 'extra' AND start_minute <= $4 AND end_minute >= $3
       RETURNING id, start_minute AS start, end_minute AS end`,
      [mentorId, date, hours.start, hours.end],
    );
    return touching;
  }

  async insertExtra({ em }: Tx, mentorId: number, date: string, hours: StoredHours): Promise<void> {
    await em.query(
      `INSERT INTO overrides (id, mentor_id, date, kind, start_minute, end_minute) VALUES ($1, $2, $3, 'extra', $4, $5)`,
      [hours.id, mentorId, date, hours.start, hours.end],
    );
  }

  async countFrom({ em }: Tx, mentorId: number, date: string): Promise<number> {
    const [{ count }] = await em.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM overrides WHERE mentor_id = $1 AND coalesce(last_date, date) >= $2',
      [mentorId, date],
    );
    return count;
  }

  async delete({ em }: Tx, mentorId: number, id: string): Promise<boolean> {
    const [, deleted] = await em.query<[unknown[], number]>(
      'DELETE FROM overrides WHERE id = $1 AND mentor_id = $2',
      [isId(id) ? id : null, mentorId],
    );
    return deleted > 0;
  }
}
