import { Injectable } from '@nestjs/common';
import type { Caller, Role } from '@waymark/contracts/caller';
import type { CalendarSettings, Pricing, SetPricingBody } from '@waymark/contracts/scheduling/calendar';
import { PricingChanged } from '@waymark/contracts/scheduling/events';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { openOwnCalendar } from './own-calendar.ts';

export interface MentorNews {
  mentorId: number;
  name: string;
  avatar: string | null;
  version: number;
}

export interface RoleNews {
  userId: number;
  username: string;
  role: Role;
  /** ISO 8601. */
  at: string;
}

/** Who has a calendar, and what it says besides hours. */
@Injectable()
export class CalendarsRepository {
  constructor(private readonly db: Database) {}

  /** Opens a calendar, or keeps how the mentor is shown; older news than what is known changes nothing. */
  async keepMentor({ em }: Tx, { mentorId, name, avatar, version }: MentorNews): Promise<void> {
    await em.query(
      `INSERT INTO calendars (mentor_id, name, avatar, profile_version) VALUES ($1, $2, $3, $4)
       ON CONFLICT (mentor_id) DO UPDATE SET name = $2, avatar = $3, profile_version = $4
       WHERE calendars.profile_version < $4`,
      [mentorId, name, avatar, version],
    );
  }

  /**
   * Who is no mentor any more cannot be booked. That is kept also of somebody without a calendar: news of their profile
   * may come later than those of their role.
   */
  async keepRole({ em }: Tx, { userId, username, role, at }: RoleNews): Promise<void> {
    if (role === 'learner') {
      await em.query(
        `INSERT INTO calendars (mentor_id, name, is_open, role_at) VALUES ($1, $2, false, $3)
         ON CONFLICT (mentor_id) DO UPDATE SET is_open = false, role_at = $3
         WHERE calendars.role_at IS NULL OR calendars.role_at < $3`,
        [userId, username, at],
      );
      return;
    }
    await em.query(
      `UPDATE calendars SET is_open = true, role_at = $2
       WHERE mentor_id = $1 AND (role_at IS NULL OR role_at < $2)`,
      [userId, at],
    );
  }

  setPricing(caller: Caller, body: SetPricingBody, idempotency: string): Promise<Pricing> {
    return this.db.transaction(
      async (tx) => {
        await openOwnCalendar(tx.em, caller);
        const { sessionPrice, currency } = body;
        const [[changed]] = await tx.em.query<[{ version: number }[], number]>(
          `UPDATE calendars SET price_cents = $2, currency = $3, pricing_version = pricing_version + 1
           WHERE mentor_id = $1 AND (price_cents IS DISTINCT FROM $2 OR currency <> $3)
           RETURNING pricing_version AS version`,
          [caller.userId, sessionPrice, currency],
        );
        if (changed) tx.emit(PricingChanged, { mentorId: caller.userId, ...body, version: changed.version });
        return { sessionPrice, currency };
      },
      { idempotency },
    );
  }

  /** Hours stay what they are on the mentor's wall, also in another zone. */
  saveSettings(caller: Caller, settings: CalendarSettings, idempotency: string): Promise<{ success: true }> {
    return this.db.transaction(
      async ({ em }) => {
        await openOwnCalendar(em, caller);
        await em.query(
          `UPDATE calendars SET timezone = $2, min_notice_minutes = $3, booking_window_days = $4 WHERE mentor_id = $1`,
          [caller.userId, settings.timezone, settings.minNoticeMinutes, settings.bookingWindowDays],
        );
        return { success: true };
      },
      { idempotency },
    );
  }
}
