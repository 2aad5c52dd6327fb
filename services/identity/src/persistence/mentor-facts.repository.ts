import { Injectable } from '@nestjs/common';
import type { EventData } from '@waymark/contracts/events';
import type { PricingChanged, RatingChanged } from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';

/** What scheduling has told of mentors, for the directory to show. Older versions than the known one change nothing. */
@Injectable()
export class MentorFactsRepository {
  async keepPrice({ em }: Tx, news: EventData<typeof PricingChanged>): Promise<void> {
    await em.query(
      `INSERT INTO mentor_prices (mentor_id, session_price, currency, version) VALUES ($1, $2, $3, $4)
       ON CONFLICT (mentor_id) DO UPDATE
         SET session_price = excluded.session_price, currency = excluded.currency, version = excluded.version
         WHERE mentor_prices.version < excluded.version`,
      [news.mentorId, news.sessionPrice, news.currency, news.version],
    );
  }

  async keepRating({ em }: Tx, news: EventData<typeof RatingChanged>): Promise<void> {
    await em.query(
      `INSERT INTO mentor_ratings (mentor_id, average, count, version) VALUES ($1, $2, $3, $4)
       ON CONFLICT (mentor_id) DO UPDATE
         SET average = excluded.average, count = excluded.count, version = excluded.version
         WHERE mentor_ratings.version < excluded.version`,
      [news.mentorId, news.average, news.count, news.version],
    );
  }
}
