import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AddAvailabilityBody, AvailabilitySlot } from '@waymark/contracts/scheduling/calendar';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { isId, newId } from '@waymark/kernel/ids';
import { toMinute, toTime } from '@waymark/kernel/time-zone';
import type { EntityManager } from 'typeorm';
import { isSameZone, MAX_WINDOWS, merged } from '../domain/hours.ts';
import type { Hours } from '../domain/slots.ts';
import { openOwnCalendar } from './own-calendar.ts';

/** Hours that come back every week. */
@Injectable()
export class AvailabilityRepository {
  constructor(private readonly db: Database) {}

  /** Answers the window as it stands now: together with those of its day that it touched. */
  add(caller: Caller, body: AddAvailabilityBody, idempotency: string): Promise<AvailabilitySlot> {
    return this.db.transaction(
      async ({ em }) => {
        const calendar = await openOwnCalendar(em, caller);
        const timezone = await zoneFor(em, caller.userId, calendar.timezone, body.timezone);
        const { id, start, end } = await mergeIn(em, caller.userId, body);
        const { dayOfWeek } = body;
        return { id, dayOfWeek, startTime: toTime(start), endTime: toTime(end), timezone };
      },
      { idempotency },
    );
  }

  /** Error: NOT_FOUND, also for somebody else's. */
  remove(caller: Caller, id: string, idempotency: string): Promise<{ success: true }> {
    return this.db.transaction(
      async ({ em }) => {
        await openOwnCalendar(em, caller);
        const [, removed] = await em.query<[unknown[], number]>(
          'DELETE FROM availability WHERE id = $1 AND mentor_id = $2',
          [isId(id) ? id : null, caller.userId],
        );
        if (removed === 0) throw new AppError('NOT_FOUND', 'These hours are not there any more.');
        return { success: true };
      },
      { idempotency },
    );
  }
}

/** The first hours say where the mentor lives. */
async function zoneFor(em: EntityManager, mentorId: number, known: string | null, given: string) {
  if (known === null) {
    await em.query('UPDATE calendars SET timezone = $2 WHERE mentor_id = $1', [mentorId, given]);
    return given;
  }
  if (isSameZone(known, given)) return known;
  const message = `Your calendar is in ${known}. Change the zone in the settings of your calendar.`;
  throw new AppError('RULE_REFUSED', message, { issues: [{ path: ['timezone'], message }] });
}

async function mergeIn(em: EntityManager, mentorId: number, body: AddAvailabilityBody) {
  const { dayOfWeek } = body;
  const added = { start: toMinute(body.startTime), end: toMinute(body.endTime) };
  const [touched] = await em.query<[(Hours & { id: string })[], number]>(
    `DELETE FROM availability
     WHERE mentor_id = $1 AND day_of_week = $2 AND start_minute <= $4 AND end_minute >= $3
     RETURNING id, start_minute AS start, end_minute AS end`,
    [mentorId, dayOfWeek, added.start, added.end],
  );
  const window = { id: touched[0]?.id ?? newId(), ...merged([added, ...touched]) };
  await em.query(
    'INSERT INTO availability (id, mentor_id, day_of_week, start_minute, end_minute) VALUES ($1, $2, $3, $4, $5)',
    [window.id, mentorId, dayOfWeek, window.start, window.end],
  );
  const [{ count }] = await em.query<[{ count: number }]>(
    'SELECT count(*)::int AS count FROM availability WHERE mentor_id = $1',
    [mentorId],
  );
  if (count <= MAX_WINDOWS) return window;
  throw new AppError(
    'RULE_REFUSED',
    `A calendar holds at most ${MAX_WINDOWS} weekly windows. Merge or remove some.`,
  );
}
