import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { isLeaving } from './departures.repository.ts';
import { noneSuspended } from './suspensions.repository.ts';
import type { CalendarFeedsTable } from './tables.ts';

@Injectable()
export class FeedsRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Returns the user's token of 32 random bytes. A new token replaces the old one. */
  async token(userId: number, renew: boolean): Promise<string> {
    return this.db.transaction(async ({ em }) => {
      const [feed] = await em.query<Columns<CalendarFeedsTable, 'token'>[]>(
        `INSERT INTO calendar_feeds AS f (user_id, token, created_at) VALUES ($1, $2, $3)
         ON CONFLICT (user_id) DO UPDATE SET
           token = CASE WHEN $4 THEN excluded.token ELSE f.token END,
           created_at = CASE WHEN $4 THEN excluded.created_at ELSE f.created_at END
         RETURNING token`,
        [userId, randomBytes(32).toString('base64url'), this.clock.now(), renew],
      );
      return feed!.token;
    });
  }

  /** Errors: NOT_FOUND, GONE while the user is suspended or about to leave. */
  async userOf(token: string): Promise<number> {
    const [feed] = await this.db.query<Columns<CalendarFeedsTable, 'userId'> & { isGone: boolean }>(
      `SELECT f.user_id AS "userId", ${isLeaving('f.user_id')} OR NOT ${noneSuspended('f.user_id')} AS "isGone"
       FROM calendar_feeds f WHERE f.token = $1`,
      [token],
    );
    if (!feed) throw new AppError('NOT_FOUND', 'This calendar does not exist.');
    if (feed.isGone) throw new AppError('GONE', 'This calendar is no longer available.');
    return feed.userId;
  }
}
