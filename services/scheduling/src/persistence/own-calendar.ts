import type { Caller } from '@waymark/contracts/caller';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';

/**
 * Locks the caller's calendar against other edits (bookings do not wait). Creates that of a mentor on first use, named by
 * the user name until the profile event arrives. Error: FORBIDDEN.
 */
export async function lockOwnCalendar({ em }: Tx, caller: Caller): Promise<{ timezone: string | null }> {
  if (caller.role === 'mentor') {
    await em.query('INSERT INTO calendars (mentor_id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      caller.userId,
      caller.username,
    ]);
  }
  const [calendar] = await em.query<{ timezone: string | null }[]>(
    'SELECT timezone FROM calendars WHERE mentor_id = $1 FOR NO KEY UPDATE',
    [caller.userId],
  );
  if (!calendar) throw notAMentor();
  return calendar;
}

export const notAMentor = (): AppError => new AppError('FORBIDDEN', 'Only mentors have a calendar.');
