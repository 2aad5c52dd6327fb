import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';

const MAX_PER_USER = 50;
const UNUSED_DAYS = 400;

/** Devices on which accounts were logged in, by the hash of a cookie. */
@Injectable()
export class DevicesRepository {
  constructor(private readonly db: Database) {}

  /**
   * Runs `whenNew` in the transaction that stores a device the account was not used on; otherwise stores its use. Also
   * stores the locale of the person, unless it is null.
   */
  async record(
    { userId, device, locale }: { userId: number; device: string; locale: string | null },
    whenNew: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    await this.db.transaction(async (tx) => {
      if (locale) {
        await tx.query('UPDATE users SET locale = $2 WHERE id = $1 AND locale IS DISTINCT FROM $2', [
          userId,
          locale,
        ]);
      }
      const [row] = await tx.query<{ isNew: boolean }>(
        `INSERT INTO known_devices (user_id, device_hash) VALUES ($1, $2)
         ON CONFLICT (user_id, device_hash) DO UPDATE SET last_seen_at = now() RETURNING xmax = 0 AS "isNew"`,
        [userId, device],
      );
      if (!row?.isNew) return;
      await tx.query(
        `DELETE FROM known_devices WHERE user_id = $1 AND device_hash IN
           (SELECT device_hash FROM known_devices WHERE user_id = $1
            ORDER BY last_seen_at DESC, device_hash = $2 DESC OFFSET $3)`,
        [userId, device, MAX_PER_USER],
      );
      await whenNew(tx);
    });
  }

  /** Deletes devices that were not used for as long as their cookies last. */
  async sweep(): Promise<void> {
    await this.db.transaction(({ em }) =>
      em.query('DELETE FROM known_devices WHERE last_seen_at < now() - make_interval(days => $1)', [
        UNUSED_DAYS,
      ]),
    );
  }
}
