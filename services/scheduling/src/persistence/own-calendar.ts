import type { Caller } from '@waymark/contracts/caller';
import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';

export interface OwnCalendar {
  timezone: string | null;
}

/**
 * The caller's calendar, locked so that its edits come one after the other (bookings do not wait for it). A mentor has
 * one from the first time they touch it; until news of their profile arrive, their name is their user name.
 */
export async function openOwnCalendar(em: EntityManager, caller: Caller): Promise<OwnCalendar> {
  if (caller.role === 'mentor') {
    await em.query('INSERT INTO calendars (mentor_id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      caller.userId,
      caller.username,
    ]);
  }
  const [calendar] = await em.query<OwnCalendar[]>(
    'SELECT timezone FROM calendars WHERE mentor_id = $1 FOR NO KEY UPDATE',
    [caller.userId],
  );
  if (!calendar || caller.role === 'learner') throw notAMentor();
  return calendar;
}

export const notAMentor = (): AppError => new AppError('FORBIDDEN', 'Only mentors have a calendar.');
