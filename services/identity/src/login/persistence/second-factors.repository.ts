import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { SecondFactorRemoved, SecondFactorTurnedOn } from '@waymark/contracts/identity/events';
import type { SecondFactorMethod, StoredSecondFactor } from '@waymark/contracts/identity/second-factor';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';

/** Wrong codes per account and 15 minutes: at most 480 guesses a day, of a million codes of which three are right. */
const MAX_ATTEMPTS = 5;
const ATTEMPT_WINDOW = "interval '15 minutes'";

/** Whose session changes something, and whether the session was opened with the second factor. */
type Prover = Pick<Caller, 'userId' | 'proved'>;

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
   * For every change for which the password must not suffice. In a transaction that has locked the account, the first
   * factor cannot be added at the same time. Throws SECOND_FACTOR_REQUIRED.
   */
  async requireProof(tx: Tx, { userId, proved }: Prover): Promise<void> {
    if (proved || !(await hasFactor(tx, userId))) return;
    throw new AppError('SECOND_FACTOR_REQUIRED', 'Please confirm your second factor to change this.');
  }

  /**
   * Runs `work` alone for this account. Publishes that the first factor was added, which ends a requested change of address
   * (the password sufficed for it), or that the last one is gone, with which recovery codes are deleted. Throws
   * SECOND_FACTOR_REQUIRED.
   */
  change<T>(prover: Prover, keptSession: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const { userId } = prover;
    return this.db.transaction(async (tx) => {
      await tx.em.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
      await this.requireProof(tx, prover);
      const before = await hasFactor(tx, userId);
      const result = await work(tx);
      const after = await hasFactor(tx, userId);
      if (before && !after) {
        await tx.em.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
        tx.emit(SecondFactorRemoved, { userId, keptSession });
      }
      if (!before && after) {
        await tx.em.query(
          "UPDATE email_links SET used_at = now() WHERE user_id = $1 AND purpose = 'change' AND used_at IS NULL",
          [userId],
        );
        tx.emit(SecondFactorTurnedOn, { userId, keptSession });
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
