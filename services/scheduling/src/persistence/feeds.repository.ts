import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CalendarFeedSettings } from '@waymark/contracts/scheduling/sessions';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { isLeaving } from './departures.repository.ts';
import { noneSuspended } from './suspensions.repository.ts';
import type { CalendarFeedsTable } from './tables.ts';

type Feed = Columns<CalendarFeedsTable, 'token' | 'includesDetails'>;

@Injectable()
export class FeedsRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Returns the user's feed with a token of 32 random bytes. A new token replaces the old one. */
  async get(userId: number, renew: boolean): Promise<Feed> {
    return this.db.transaction(async ({ em }) => {
      const [feed] = await em.query<Feed[]>(
        `INSERT INTO calendar_feeds AS f (user_id, token, created_at) VALUES ($1, $2, $3)
         ON CONFLICT (user_id) DO UPDATE SET
           token = CASE WHEN $4 THEN excluded.token ELSE f.token END,
           created_at = CASE WHEN $4 THEN excluded.created_at ELSE f.created_at END
         RETURNING token, includes_details AS "includesDetails"`,
        [userId, newToken(), this.clock.now(), renew],
      );
      return feed!;
    });
  }

  async updateSettings(userId: number, { includesDetails }: CalendarFeedSettings): Promise<void> {
    await this.db.transaction(({ em }) =>
      em.query(
        `INSERT INTO calendar_feeds (user_id, token, created_at, includes_details) VALUES ($1, $2, $3, $4)
         ON CONFLICT (user_id) DO UPDATE SET includes_details = excluded.includes_details`,
        [userId, newToken(), this.clock.now(), includesDetails],
      ),
    );
  }

  /** Errors: NOT_FOUND, GONE while the user is suspended or about to leave. */
  async find(token: string): Promise<Columns<CalendarFeedsTable, 'userId' | 'includesDetails'>> {
    const [feed] = await this.db.query<
      Columns<CalendarFeedsTable, 'userId' | 'includesDetails'> & { isGone: boolean }
    >(
      `SELECT f.user_id AS "userId", f.includes_details AS "includesDetails", ${isLeaving('f.user_id')} OR NOT ${noneSuspended('f.user_id')} AS "isGone"
       FROM calendar_feeds f WHERE f.token = $1`,
      [token],
    );
    if (!feed) throw new AppError('NOT_FOUND', 'This calendar does not exist.');
    if (feed.isGone) throw new AppError('GONE', 'This calendar is no longer available.');
    return feed;
  }
}

const newToken = (): string => randomBytes(32).toString('base64url');
