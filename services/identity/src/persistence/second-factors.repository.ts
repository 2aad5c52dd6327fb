import { Injectable } from '@nestjs/common';
import { SecondFactorRemoved } from '@waymark/contracts/identity/events';
import type { SecondFactorMethod, StoredSecondFactor } from '@waymark/contracts/identity/second-factor';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';

/** Wrong codes per account and 15 minutes: at most 480 guesses a day, of a million codes of which three are right. */
const MAX_ATTEMPTS = 5;
const ATTEMPT_WINDOW = "interval '15 minutes'";

/** What factors an account has, its recovery codes and its attempts. */
@Injectable()
export class SecondFactorsRepository {
  constructor(private readonly db: Database) {}

  async find(userId: number): Promise<StoredSecondFactor> {
    const [row] = await this.db.query<StoredSecondFactor>(
      `SELECT
         (SELECT json_build_object('since', ${utc('confirmed_at')}) FROM authenticator_apps
          WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS app,
         (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'createdAt', ${utc('created_at')},
            'lastUsedAt', ${utc('last_used_at')}) ORDER BY id), '[]') FROM passkeys WHERE user_id = $1) AS passkeys,
         (SELECT count(*)::int FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL) AS "recoveryCodesLeft"`,
      [userId],
    );
    return row!;
  }

  /** What a login needs after the password; empty: nothing. */
  async methods(userId: number): Promise<SecondFactorMethod[]> {
    const { app, passkeys, recoveryCodesLeft } = await this.find(userId);
    const factors: SecondFactorMethod[] = [];
    if (passkeys.length > 0) factors.push('passkey');
    if (app) factors.push('code');
    return factors.length > 0 && recoveryCodesLeft > 0 ? [...factors, 'recovery'] : factors;
  }

  /**
   * Runs `work` alone for this account. When the last factor is gone after it, recovery codes are deleted and the event is
   * published.
   */
  change<T>(userId: number, keptSession: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.transaction(async (tx) => {
      await tx.em.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
      const before = await hasFactor(tx, userId);
      const result = await work(tx);
      if (before && !(await hasFactor(tx, userId))) {
        await tx.em.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
        tx.emit(SecondFactorRemoved, { userId, keptSession });
      }
      return result;
    });
  }

  /** Returns whether there was a factor. */
  async removeAll(tx: Tx, userId: number): Promise<boolean> {
    const had = await hasFactor(tx, userId);
    for (const table of ['authenticator_apps', 'passkeys', 'passkey_challenges', 'second_factor_attempts']) {
      await tx.em.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
    }
    return had;
  }

  async hasRecoveryCodes(tx: Tx, userId: number): Promise<boolean> {
    const rows = await tx.em.query<unknown[]>('SELECT 1 FROM recovery_codes WHERE user_id = $1 LIMIT 1', [
      userId,
    ]);
    return rows.length > 0;
  }

  hasFactor(tx: Tx, userId: number): Promise<boolean> {
    return hasFactor(tx, userId);
  }

  async replaceRecoveryCodes(tx: Tx, userId: number, hashes: Buffer[]): Promise<void> {
    await tx.em.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
    await tx.em.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::bytea[])', [
      userId,
      hashes,
    ]);
  }

  /** Uses up a recovery code. Returns how many are left, or null for a wrong or used one. */
  consumeRecoveryCode(
    userId: number,
    hash: Buffer,
    within: (tx: Tx, left: number) => Promise<void>,
  ): Promise<number | null> {
    return this.db.transaction(async (tx) => {
      const [, count] = await tx.em.query<[unknown, number]>(
        'UPDATE recovery_codes SET used_at = now() WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL',
        [userId, hash],
      );
      if (count !== 1) return null;
      const [row] = await tx.em.query<{ left: number }[]>(
        'SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL',
        [userId],
      );
      await within(tx, row!.left);
      return row!.left;
    });
  }

  /**
   * Counts an attempt before its code is checked, so that concurrent ones all count. Returns null, or the seconds to wait
   * where none are left.
   */
  takeAttempt(userId: number): Promise<number | null> {
    return this.db.transaction(async ({ em }) => {
      const rows = await em.query<unknown[]>(
        `INSERT INTO second_factor_attempts AS a (user_id, attempts, since) VALUES ($1, 1, now())
         ON CONFLICT (user_id) DO UPDATE SET
           attempts = CASE WHEN a.since < now() - ${ATTEMPT_WINDOW} THEN 1 ELSE a.attempts + 1 END,
           since = CASE WHEN a.since < now() - ${ATTEMPT_WINDOW} THEN now() ELSE a.since END
         WHERE a.since < now() - ${ATTEMPT_WINDOW} OR a.attempts < $2
         RETURNING attempts`,
        [userId, MAX_ATTEMPTS],
      );
      if (rows.length > 0) return null;
      const [row] = await em.query<{ wait: number }[]>(
        `SELECT greatest(1, ceil(extract(epoch FROM since + ${ATTEMPT_WINDOW} - now())))::int AS wait
         FROM second_factor_attempts WHERE user_id = $1`,
        [userId],
      );
      return row?.wait ?? 1;
    });
  }

  async clearAttempts(userId: number): Promise<void> {
    await this.db.transaction(({ em }) =>
      em.query('DELETE FROM second_factor_attempts WHERE user_id = $1', [userId]),
    );
  }
}

/** ISO 8601 with Z, as the contracts require. */
const utc = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

async function hasFactor(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx.em.query<{ has: boolean }[]>(
    `SELECT EXISTS (SELECT 1 FROM authenticator_apps WHERE user_id = $1 AND confirmed_at IS NOT NULL)
         OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = $1) AS has`,
    [userId],
  );
  return row!.has;
}
