import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { isUniqueViolation } from '@waymark/database/sql-errors';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import type { PasskeyChallengesTable, PasskeysTable } from '../../persistence/tables.ts';

export interface StoredPasskey {
  userId: number;
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
}

export type ChallengePurpose = PasskeyChallengesTable['purpose'];

const MINUTES = 5;

/** Passkeys, and the challenges that their responses must sign. */
@Injectable()
export class PasskeysRepository {
  constructor(private readonly db: Database) {}

  descriptors(
    userId: number,
  ): Promise<(Columns<PasskeysTable, 'transports'> & { id: PasskeysTable['credential_id'] })[]> {
    return this.db.query(
      'SELECT credential_id AS id, transports FROM passkeys WHERE user_id = $1 ORDER BY id',
      [userId],
    );
  }

  async find(credentialId: string): Promise<StoredPasskey | null> {
    const [row] = await this.db.query<
      Columns<PasskeysTable, 'userId' | 'credentialId' | 'counter' | 'transports'> & {
        key: PasskeysTable['public_key'];
      }
    >(
      `SELECT user_id AS "userId", credential_id AS "credentialId", public_key AS key, counter, transports
       FROM passkeys WHERE credential_id = $1`,
      [credentialId],
    );
    if (!row) return null;
    const { key, counter, ...passkey } = row;
    return { ...passkey, counter: Number(counter), publicKey: new Uint8Array(key) };
  }

  /** Adds one to an account that has fewer than `most`; false: it has as many. Throws CONFLICT for a known one. */
  async add(tx: Tx, passkey: StoredPasskey & { name: string }, most: number): Promise<boolean> {
    const { userId, credentialId, publicKey, counter, transports, name } = passkey;
    try {
      const rows = await tx.em.query<unknown[]>(
        `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name)
         SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM passkeys WHERE user_id = $2) < $8
         RETURNING id`,
        [newId(), userId, credentialId, Buffer.from(publicKey), counter, transports, name, most],
      );
      return rows.length > 0;
    } catch (error) {
      if (!isUniqueViolation(error, 'passkeys_credential')) throw error;
      throw new AppError('CONFLICT', 'This passkey was added before.');
    }
  }

  /** False: unknown, or of another account. */
  rename(userId: number, id: string, name: string): Promise<boolean> {
    return this.db.transaction(async ({ em }) => {
      const [, count] = await em.query<[unknown, number]>(
        'UPDATE passkeys SET name = $3 WHERE id::text = $2 AND user_id = $1',
        [userId, id, name],
      );
      return count === 1;
    });
  }

  /** Returns its name; null: unknown, or of another account. */
  async remove(tx: Tx, userId: number, id: string): Promise<string | null> {
    const [rows] = await tx.em.query<[Columns<PasskeysTable, 'name'>[], number]>(
      'DELETE FROM passkeys WHERE id::text = $2 AND user_id = $1 RETURNING name',
      [userId, id],
    );
    return rows[0]?.name ?? null;
  }

  /** Records a use. False: it was removed, or used at once with the same counter. */
  recordUse(credentialId: string, { from, to }: { from: number; to: number }): Promise<boolean> {
    return this.db.transaction(async ({ em }) => {
      const [, count] = await em.query<[unknown, number]>(
        'UPDATE passkeys SET counter = $3, last_used_at = now() WHERE credential_id = $1 AND counter = $2',
        [credentialId, from, to],
      );
      return count === 1;
    });
  }

  async addChallenge(challenge: string, purpose: ChallengePurpose, userId: number | null): Promise<void> {
    await this.db.transaction(async ({ em }) => {
      await em.query('DELETE FROM passkey_challenges WHERE expires_at < now()');
      await em.query(
        `INSERT INTO passkey_challenges (challenge, purpose, user_id, expires_at)
         VALUES ($1, $2, $3, now() + make_interval(mins => ${MINUTES}))`,
        [challenge, purpose, userId],
      );
    });
  }

  /** Uses up a challenge. False: unknown, used, expired, or made for another purpose or user. */
  consumeChallenge(challenge: string, purpose: ChallengePurpose, userId: number | null): Promise<boolean> {
    return this.db.transaction(async ({ em }) => {
      const [, count] = await em.query<[unknown, number]>(
        `DELETE FROM passkey_challenges
         WHERE challenge = $1 AND purpose = $2 AND user_id IS NOT DISTINCT FROM $3::int AND expires_at > now()`,
        [challenge, purpose, userId],
      );
      return count === 1;
    });
  }
}
