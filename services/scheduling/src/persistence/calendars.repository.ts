import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { EventData } from '@waymark/contracts/events';
import type { MentorChanged, UserRoleChanged } from '@waymark/contracts/identity/events';
import type { CalendarSettings, SetPricingBody } from '@waymark/contracts/scheduling/calendar';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';

@Injectable()
export class CalendarsRepository {
  constructor(private readonly db: Database) {}

  /**
   * Runs `edit` in one idempotent transaction that locks the caller's calendar against other edits (bookings do not
   * wait). Creates the calendar of a mentor on first use, named by the user name until the profile event arrives. Error:
   * FORBIDDEN.
   */
  edit<T>(caller: Caller, edit: (tx: Tx, calendar: { timezone: string | null }) => Promise<T>): Promise<T> {
    return this.db.transaction(async (tx) => edit(tx, await lockOwn(tx, caller)), { idempotent: true });
  }

  /** Opens a calendar or updates the mentor's profile. Ignores older versions. */
  async storeMentor({ em }: Tx, mentor: EventData<typeof MentorChanged>): Promise<void> {
    await em.query(
      `INSERT INTO calendars (mentor_id, name, avatar, profile_version) VALUES ($1, $2, $3, $4)
       ON CONFLICT (mentor_id) DO UPDATE SET name = $2, avatar = $3, profile_version = $4
       WHERE calendars.profile_version < $4`,
      [mentor.mentorId, mentor.name, mentor.avatar, mentor.version],
    );
  }

  /**
   * Closes the calendar of a user who is not a mentor any more, also before it exists, because the profile event may
   * arrive later. `at`: ISO 8601. Returns false for a change older than the stored one.
   */
  async storeRole(
    { em }: Tx,
    { userId, username, role }: EventData<typeof UserRoleChanged>,
    at: string,
  ): Promise<boolean> {
    if (role === 'learner') {
      const closed = await em.query<unknown[]>(
        `INSERT INTO calendars (mentor_id, name, is_open, role_at) VALUES ($1, $2, false, $3)
         ON CONFLICT (mentor_id) DO UPDATE SET is_open = false, role_at = $3
         WHERE calendars.role_at IS NULL OR calendars.role_at < $3 RETURNING mentor_id`,
        [userId, username, at],
      );
      return closed.length > 0;
    }
    const [opened] = await em.query<[unknown[], number]>(
      `UPDATE calendars SET is_open = true, role_at = $2
       WHERE mentor_id = $1 AND (role_at IS NULL OR role_at < $2) RETURNING mentor_id`,
      [userId, at],
    );
    return opened.length > 0;
  }

  /** Returns the new version, or null for an unchanged price. */
  async updatePricing(
    { em }: Tx,
    mentorId: number,
    { sessionPrice, currency }: SetPricingBody,
  ): Promise<number | null> {
    const [[changed]] = await em.query<[{ version: number }[], number]>(
      `UPDATE calendars SET price_cents = $2, currency = $3, pricing_version = pricing_version + 1
       WHERE mentor_id = $1 AND (price_cents IS DISTINCT FROM $2 OR currency <> $3)
       RETURNING pricing_version AS version`,
      [mentorId, sessionPrice, currency],
    );
    return changed?.version ?? null;
  }

  async updateTimezone({ em }: Tx, mentorId: number, timezone: string): Promise<void> {
    await em.query('UPDATE calendars SET timezone = $2 WHERE mentor_id = $1', [mentorId, timezone]);
  }

  /** Hours are wall times and do not change with the zone. */
  async updateSettings({ em }: Tx, mentorId: number, settings: CalendarSettings): Promise<void> {
    await em.query(
      `UPDATE calendars SET timezone = $2, min_notice_minutes = $3, booking_window_days = $4 WHERE mentor_id = $1`,
      [mentorId, settings.timezone, settings.minNoticeMinutes, settings.bookingWindowDays],
    );
  }
}

async function lockOwn({ em }: Tx, { userId, username, role }: Caller): Promise<{ timezone: string | null }> {
  if (role === 'mentor') {
    const sql = 'INSERT INTO calendars (mentor_id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING';
    await em.query(sql, [userId, username]);
  }
  const [calendar] = await em.query<{ timezone: string | null }[]>(
    'SELECT timezone FROM calendars WHERE mentor_id = $1 FOR NO KEY UPDATE',
    [userId],
  );
  return calendar ?? rejectNonMentor();
}

export function rejectNonMentor(): never {
  throw new AppError('FORBIDDEN', 'Only mentors have a calendar.');
}
