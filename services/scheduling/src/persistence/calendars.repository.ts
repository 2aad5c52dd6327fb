import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { EventData } from '@waymark/contracts/events';
import type { MentorChanged, UserRoleChanged } from '@waymark/contracts/identity/events';
import { canBePaid } from '@waymark/contracts/money';
import {
  minimumText,
  type Pricing,
  type SetCalendarSettingsBody,
  type SetPricingBody,
  type TypePrices,
} from '@waymark/contracts/scheduling/calendar';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { CalendarsTable } from './tables.ts';

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

  /**
   * Stores prices; those of an hour that are left out stay. Returns all of them with the new version, or null for
   * unchanged prices. Error: RULE_REFUSED for one that stays and is below the minimum of a new currency.
   */
  async updatePricing(
    { em }: Tx,
    mentorId: number,
    { sessionPrice, currency, typePrices }: SetPricingBody,
  ): Promise<{ pricing: Pricing; version: number | null }> {
    const [stored] = await em.query<{ prices: TypePrices }[]>(
      'SELECT type_prices AS prices FROM calendars WHERE mentor_id = $1',
      [mentorId],
    );
    const prices = { ...stored!.prices, ...typePrices };
    if (Object.values(prices).some((price) => !canBePaid(price, currency))) {
      throw new AppError('RULE_REFUSED', `${minimumText(currency)}. Please check the prices of an hour.`);
    }
    const [[changed]] = await em.query<[{ version: CalendarsTable['pricing_version'] }[], number]>(
      `UPDATE calendars SET price_cents = $2, currency = $3, type_prices = $4, pricing_version = pricing_version + 1
       WHERE mentor_id = $1 AND (price_cents IS DISTINCT FROM $2 OR currency <> $3 OR type_prices <> $4)
       RETURNING pricing_version AS version`,
      [mentorId, sessionPrice, currency, JSON.stringify(prices)],
    );
    return { pricing: { sessionPrice, currency, typePrices: prices }, version: changed?.version ?? null };
  }

  async updateTimezone({ em }: Tx, mentorId: number, timezone: string): Promise<void> {
    await em.query('UPDATE calendars SET timezone = $2 WHERE mentor_id = $1', [mentorId, timezone]);
  }

  /** Hours are wall times and do not change with the zone. Rules that are left out stay. */
  async updateSettings({ em }: Tx, mentorId: number, settings: SetCalendarSettingsBody): Promise<void> {
    const { timezone, minNoticeMinutes, bookingWindowDays, maxPerDay, maxPerWeek } = settings;
    const { bufferBeforeMinutes, bufferAfterMinutes, startEveryMinutes, offersIntro } = settings;
    await em.query(
      `UPDATE calendars SET timezone = $2, min_notice_minutes = $3, booking_window_days = $4,
         buffer_before_minutes = coalesce($5, buffer_before_minutes),
         buffer_after_minutes = coalesce($6, buffer_after_minutes),
         start_every_minutes = coalesce($7, start_every_minutes),
         max_per_day = CASE WHEN $8 THEN max_per_day ELSE $9 END,
         max_per_week = CASE WHEN $10 THEN max_per_week ELSE $11 END,
         offers_intro = coalesce($12, offers_intro)
       WHERE mentor_id = $1`,
      [
        ...[mentorId, timezone, minNoticeMinutes, bookingWindowDays],
        ...[bufferBeforeMinutes, bufferAfterMinutes, startEveryMinutes],
        ...[maxPerDay === undefined, maxPerDay, maxPerWeek === undefined, maxPerWeek, offersIntro],
      ],
    );
  }
}

async function lockOwn({ em }: Tx, { userId, username, role }: Caller): Promise<{ timezone: string | null }> {
  if (role === 'mentor') {
    const sql = 'INSERT INTO calendars (mentor_id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING';
    await em.query(sql, [userId, username]);
  }
  const [calendar] = await em.query<Columns<CalendarsTable, 'timezone'>[]>(
    'SELECT timezone FROM calendars WHERE mentor_id = $1 FOR NO KEY UPDATE',
    [userId],
  );
  return calendar ?? rejectNonMentor();
}

export function rejectNonMentor(): never {
  throw new AppError('FORBIDDEN', 'Only mentors have a calendar.');
}
