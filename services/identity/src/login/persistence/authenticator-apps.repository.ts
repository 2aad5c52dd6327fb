import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import type { AuthenticatorAppsTable } from '../../persistence/tables.ts';

export type StoredApp = Columns<AuthenticatorAppsTable, 'id' | 'sealedSecret'>;

/** Apps that make codes: per account one confirmed and one that is being set up. */
@Injectable()
export class AuthenticatorAppsRepository {
  constructor(private readonly db: Database) {}

  /** Replaces a setup that was not confirmed. */
  async start(userId: number, sealedSecret: Buffer): Promise<void> {
    await this.db.transaction(async ({ em }) => {
      await em.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
      await em.query('DELETE FROM authenticator_apps WHERE user_id = $1 AND confirmed_at IS NULL', [userId]);
      await em.query('INSERT INTO authenticator_apps (id, user_id, sealed_secret) VALUES ($1, $2, $3)', [
        newId(),
        userId,
        sealedSecret,
      ]);
    });
  }

  async findPending(userId: number): Promise<StoredApp | null> {
    const [row] = await this.db.query<StoredApp>(
      `SELECT id, sealed_secret AS "sealedSecret" FROM authenticator_apps
       WHERE user_id = $1 AND confirmed_at IS NULL AND created_at > now() - interval '30 minutes'`,
      [userId],
    );
    return row ?? null;
  }

  async findConfirmed(userId: number): Promise<StoredApp | null> {
    const [row] = await this.db.query<StoredApp>(
      `SELECT id, sealed_secret AS "sealedSecret" FROM authenticator_apps
       WHERE user_id = $1 AND confirmed_at IS NOT NULL`,
      [userId],
    );
    return row ?? null;
  }

  /** Confirms a setup in place of the earlier app. `step`: of the code, which is used up. False: it is gone. */
  async confirm(tx: Tx, userId: number, id: string, step: number): Promise<boolean> {
    await tx.em.query('DELETE FROM authenticator_apps WHERE user_id = $1 AND confirmed_at IS NOT NULL', [
      userId,
    ]);
    const [, count] = await tx.em.query<[unknown, number]>(
      `UPDATE authenticator_apps SET confirmed_at = now(), last_step = $3
       WHERE id = $1 AND user_id = $2 AND confirmed_at IS NULL`,
      [id, userId, step],
    );
    return count === 1;
  }

  /** Uses up the codes up to this step. False: they were used before. */
  consumeStep(id: string, step: number): Promise<boolean> {
    return this.db.transaction(async ({ em }) => {
      const [, count] = await em.query<[unknown, number]>(
        'UPDATE authenticator_apps SET last_step = $2 WHERE id = $1 AND last_step < $2',
        [id, step],
      );
      return count === 1;
    });
  }

  /** Returns whether there was a confirmed one. */
  async remove(tx: Tx, userId: number): Promise<boolean> {
    const [rows] = await tx.em.query<[{ confirmed: boolean }[], number]>(
      'DELETE FROM authenticator_apps WHERE user_id = $1 RETURNING confirmed_at IS NOT NULL AS confirmed',
      [userId],
    );
    return rows.some(({ confirmed }) => confirmed);
  }
}
