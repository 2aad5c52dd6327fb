import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';

/** SQL condition: none of these users (placeholders or columns) is suspended. */
export const noneSuspended = (...users: string[]): string =>
  `NOT EXISTS (SELECT FROM suspensions WHERE user_id IN (${users.join(', ')}) AND is_suspended)`;

/** A projection of the suspensions, which identity owns. */
@Injectable()
export class SuspensionsRepository {
  /** `at`: ISO 8601. Returns false for a change that is older than the stored one. */
  async store({ em }: Tx, userId: number, isSuspended: boolean, at: string): Promise<boolean> {
    const stored = await em.query<unknown[]>(
      `INSERT INTO suspensions (user_id, is_suspended, changed_at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET is_suspended = $2, changed_at = $3
       WHERE suspensions.changed_at < $3 RETURNING user_id`,
      [userId, isSuspended, at],
    );
    return stored.length > 0;
  }
}
