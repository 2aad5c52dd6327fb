import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { PasswordRecoveriesTable } from '../../persistence/tables.ts';

export interface NewRecovery {
  id: string;
  userId: number;
  tokenHash: string;
  codeHash: string;
  minutes: number;
}

type Attempted = Columns<PasswordRecoveriesTable, 'id' | 'codeHash' | 'userId'>;

const LIVE = 'used_at IS NULL AND expires_at > now()';

/** Recoveries of passwords. Their rows last a day, for the limit per account. */
@Injectable()
export class RecoveriesRepository {
  constructor(private readonly db: Database) {}

  /**
   * Adds a recovery and what `within` writes, in one transaction, unless the account has `most` of the last hour.
   * Returns the seconds until there may be another, or null if it was added.
   */
  add(recovery: NewRecovery, most: number, within: (tx: Tx) => Promise<void>): Promise<number | null> {
    const { id, userId, tokenHash, codeHash, minutes } = recovery;
    return this.db.transaction(async (tx) => {
      // Concurrent requests for one account are counted one after the other.
      await tx.em.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
      await tx.em.query("DELETE FROM password_recoveries WHERE created_at < now() - interval '1 day'");
      const [oldest] = await tx.em.query<{ wait: number }[]>(
        `SELECT ceil(extract(epoch FROM created_at + interval '1 hour' - now()))::int AS wait
         FROM password_recoveries WHERE user_id = $1 AND created_at > now() - interval '1 hour'
         ORDER BY id DESC OFFSET $2 LIMIT 1`,
        [userId, most - 1],
      );
      if (oldest) return oldest.wait;
      await tx.em.query(
        `INSERT INTO password_recoveries (id, user_id, token_hash, code_hash, expires_at)
         VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
        [id, userId, tokenHash, codeHash, minutes],
      );
      await within(tx);
      return null;
    });
  }

  /** Counts an attempt at the newest code of the account; null if it has no live one or no attempts left. */
  takeAttempt(email: string, most: number): Promise<Attempted | null> {
    return this.db.transaction(async ({ em }) => {
      const [rows] = await em.query<[Attempted[], number]>(
        `UPDATE password_recoveries SET attempts = attempts + 1
         WHERE id = (SELECT r.id FROM password_recoveries r JOIN users u ON u.id = r.user_id
                     WHERE lower(u.email) = lower($1) ORDER BY r.id DESC LIMIT 1)
           AND attempts < $2 AND ${LIVE}
         RETURNING id, code_hash AS "codeHash", user_id AS "userId"`,
        [email, most],
      );
      return rows[0] ?? null;
    });
  }

  /** Uncounts an attempt with the right code. */
  async returnAttempt(id: string): Promise<void> {
    await this.db.transaction(({ em }) =>
      em.query('UPDATE password_recoveries SET attempts = greatest(attempts - 1, 0) WHERE id = $1', [id]),
    );
  }

  async findByToken(tokenHash: string): Promise<Omit<Attempted, 'codeHash'> | null> {
    const [row] = await this.db.query<Omit<Attempted, 'codeHash'>>(
      `SELECT id, user_id AS "userId" FROM password_recoveries WHERE token_hash = $1 AND ${LIVE}`,
      [tokenHash],
    );
    return row ?? null;
  }

  /** Uses up a recovery. Returns false if it was used or has expired. */
  async use(tx: Tx, id: string): Promise<boolean> {
    const [, count] = await tx.em.query<[unknown, number]>(
      `UPDATE password_recoveries SET used_at = now() WHERE id = $1 AND ${LIVE}`,
      [id],
    );
    return count === 1;
  }
}
