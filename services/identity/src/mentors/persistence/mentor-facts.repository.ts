import { Injectable } from '@nestjs/common';
import type { EventData } from '@waymark/contracts/events';
import { rangeOfPrices } from '@waymark/contracts/scheduling/constants';
import type { NextFreeChanged, PricingChanged, RatingChanged } from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';

/** Copies of prices, ratings and free times from scheduling's events. An older version than the stored one has no effect. */
@Injectable()
export class MentorFactsRepository {
  async savePrice({ em }: Tx, price: EventData<typeof PricingChanged>): Promise<void> {
    const guided = price.typePrices && rangeOfPrices(price.typePrices);
    await em.query(
      `INSERT INTO mentor_prices (mentor_id, session_price, currency, guided_from, guided_to, version)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (mentor_id) DO UPDATE
         SET session_price = excluded.session_price, currency = excluded.currency,
           guided_from = coalesce(excluded.guided_from, mentor_prices.guided_from),
           guided_to = coalesce(excluded.guided_to, mentor_prices.guided_to), version = excluded.version
         WHERE mentor_prices.version < excluded.version`,
      [price.mentorId, price.sessionPrice, price.currency, guided?.from, guided?.to, price.version],
    );
  }

  async saveNextFree({ em }: Tx, next: EventData<typeof NextFreeChanged>): Promise<void> {
    await em.query(
      `INSERT INTO mentor_next_free (mentor_id, next_free_at, guided_free_at, zone, version)
       VALUES ($1, coalesce($2::timestamptz, 'infinity'), $3, $4, $5)
       ON CONFLICT (mentor_id) DO UPDATE
         SET next_free_at = excluded.next_free_at, guided_free_at = excluded.guided_free_at,
           zone = excluded.zone, version = excluded.version
         WHERE mentor_next_free.version < excluded.version`,
      [next.mentorId, next.nextFreeAt, next.guidedFreeAt, next.zone, next.version],
    );
  }

  async saveRating({ em }: Tx, rating: EventData<typeof RatingChanged>): Promise<void> {
    await em.query(
      `INSERT INTO mentor_ratings (mentor_id, average, count, version) VALUES ($1, $2, $3, $4)
       ON CONFLICT (mentor_id) DO UPDATE
         SET average = excluded.average, count = excluded.count, version = excluded.version
         WHERE mentor_ratings.version < excluded.version`,
      [rating.mentorId, rating.average, rating.count, rating.version],
    );
  }
}
