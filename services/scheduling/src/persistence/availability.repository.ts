import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import { isId } from '@waymark/kernel/ids';
import type { Hours, StoredHours } from '../domain/slots.ts';
import type { AvailabilityTable } from './tables.ts';

type HoursRow = Columns<AvailabilityTable, 'id'> & {
  start: AvailabilityTable['start_minute'];
  end: AvailabilityTable['end_minute'];
};

/** Weekly hours. Requires the lock of the calendar. */
@Injectable()
export class AvailabilityRepository {
  /** Deletes and returns the windows that touch or overlap `hours`. */
  async takeTouching({ em }: Tx, mentorId: number, dayOfWeek: number, hours: Hours): Promise<StoredHours[]> {
    const [touching] = await em.query<[HoursRow[], number]>(
      `DELETE FROM availability
       WHERE mentor_id = $1 AND day_of_week = $2 AND start_minute <= $4 AND end_minute >= $3
       RETURNING id, start_minute AS start, end_minute AS end`,
      [mentorId, dayOfWeek, hours.start, hours.end],
    );
    return touching;
  }

  /** Returns the number of the mentor's windows. */
  async insert({ em }: Tx, mentorId: number, dayOfWeek: number, hours: StoredHours): Promise<number> {
    await em.query(
      'INSERT INTO availability (id, mentor_id, day_of_week, start_minute, end_minute) VALUES ($1, $2, $3, $4, $5)',
      [hours.id, mentorId, dayOfWeek, hours.start, hours.end],
    );
    const [{ count }] = await em.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM availability WHERE mentor_id = $1',
      [mentorId],
    );
    return count;
  }

  async delete({ em }: Tx, mentorId: number, id: string): Promise<boolean> {
    const [, deleted] = await em.query<[unknown[], number]>(
      'DELETE FROM availability WHERE id = $1 AND mentor_id = $2',
      [isId(id) ? id : null, mentorId],
    );
    return deleted > 0;
  }
}
