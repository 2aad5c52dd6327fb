import { Injectable } from '@nestjs/common';
import type { SetPricingBody, TypePrices } from '@waymark/contracts/scheduling/calendar';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import { PricingChanged } from '@waymark/contracts/scheduling/events';
import { Database } from '@waymark/database/database';
import { newId } from '@waymark/kernel/ids';
import { addDays, toMinute } from '@waymark/kernel/time-zone';
import type { EntityManager } from 'typeorm';

export interface DemoCalendar {
  mentorId: number;
  timezone: string;
  pricing: Omit<SetPricingBody, 'typePrices'> & { typePrices?: Partial<TypePrices> };
  minNoticeMinutes: number;
  bookingWindowDays: number;
  /** Weekdays (0 is Sunday) with the same hours. */
  hours: { days: number[]; from: string; to: string }[];
  /** Days after the first start of the demo that are closed or have extra hours. */
  overrides?: { inDays: number; extra?: { from: string; to: string } }[];
}

@Injectable()
export class DemoRepository {
  constructor(private readonly db: Database) {}

  /** Fills an unused calendar. Returns whether it was unused. `today` is YYYY-MM-DD. */
  fill(calendar: DemoCalendar, name: string, today: string): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const { mentorId, pricing } = calendar;
      if (!(await claim(tx.em, calendar, name))) return false;
      await addHours(tx.em, calendar);
      await addOverrides(tx.em, calendar, today);
      tx.emit(PricingChanged, { mentorId, ...pricing, typePrices: typePricesOf(calendar), version: 1 });
      return true;
    });
  }
}

/** Succeeds in one of several replicas that start together. */
async function claim(em: EntityManager, calendar: DemoCalendar, name: string): Promise<boolean> {
  const { mentorId, timezone, pricing, minNoticeMinutes, bookingWindowDays } = calendar;
  const claimed = await em.query<unknown[]>(
    `INSERT INTO calendars (mentor_id, name, timezone, price_cents, currency, type_prices, pricing_version,
       min_notice_minutes, booking_window_days)
     VALUES ($1, $2, $3, $4, $5, $6, 1, $7, $8)
     ON CONFLICT (mentor_id) DO UPDATE SET timezone = $3, price_cents = $4, currency = $5, type_prices = $6,
       pricing_version = 1, min_notice_minutes = $7, booking_window_days = $8
     WHERE calendars.timezone IS NULL AND calendars.pricing_version = 0
     RETURNING mentor_id`,
    [
      ...[mentorId, name, timezone, pricing.sessionPrice, pricing.currency],
      ...[JSON.stringify(typePricesOf(calendar)), minNoticeMinutes, bookingWindowDays],
    ],
  );
  return claimed.length > 0;
}

const typePricesOf = ({ pricing }: DemoCalendar): TypePrices => ({ ...usualPrices, ...pricing.typePrices });

async function addHours(em: EntityManager, { mentorId, hours }: DemoCalendar): Promise<void> {
  for (const { days, from, to } of hours) {
    for (const day of days) {
      await em.query(
        `INSERT INTO availability (id, mentor_id, day_of_week, start_minute, end_minute) VALUES ($1, $2, $3, $4, $5)`,
        [newId(), mentorId, day, toMinute(from), toMinute(to)],
      );
    }
  }
}

async function addOverrides(em: EntityManager, calendar: DemoCalendar, today: string): Promise<void> {
  const { mentorId, overrides = [] } = calendar;
  for (const { inDays, extra } of overrides) {
    const hours = extra ? ['extra', toMinute(extra.from), toMinute(extra.to)] : ['closed', null, null];
    await em.query(
      `INSERT INTO overrides (id, mentor_id, date, kind, start_minute, end_minute) VALUES ($1, $2, $3, $4, $5, $6)`,
      [newId(), mentorId, addDays(today, inDays), ...hours],
    );
  }
}
