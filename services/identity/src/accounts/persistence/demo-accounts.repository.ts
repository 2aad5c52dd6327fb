import { Injectable } from '@nestjs/common';
import { PasswordChanged } from '@waymark/contracts/identity/events';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { UsersTable } from '../../persistence/tables.ts';

export type RemainingAccount = Columns<UsersTable, 'id' | 'username' | 'role'>;

/** As `isDemoAccount`. */
export const IS_DEMO_ACCOUNT = 'id < 1000 AND demo_claimed_at IS NULL';
const REMAINS = `${IS_DEMO_ACCOUNT} AND deleted_at IS NULL AND delete_after IS NULL`;

/** What a visitor may have added to an account of the demo, or requested for it. */
const WAYS_IN = [
  'authenticator_apps',
  'passkeys',
  'passkey_challenges',
  'recovery_codes',
  'second_factor_attempts',
  'password_recoveries',
  'email_links',
  'known_devices',
];

/** Accounts of a former demo. */
@Injectable()
export class DemoAccountsRepository {
  constructor(private readonly db: Database) {}

  /** Neither claimed nor removed, by id. */
  remaining(): Promise<RemainingAccount[]> {
    return this.db.query(`SELECT id, username, role FROM users WHERE ${REMAINS} ORDER BY id`);
  }

  /**
   * Gives an account to another person, with what `within` writes, and ends its sessions and all earlier ways in. Null: it is
   * none of the demo, or was claimed or removed.
   */
  claim(
    { username, email, passwordHash }: { username: string; email: string; passwordHash: string },
    within: (tx: Tx, account: RemainingAccount) => Promise<void>,
  ): Promise<RemainingAccount | null> {
    return this.db.transaction(async (tx) => {
      const [[account]] = await tx.em.query<[RemainingAccount[], number]>(
        `UPDATE users SET email = $2, email_confirmed_at = NULL, password_hash = $3, password_changed_at = now(),
           subject = gen_random_uuid(), demo_claimed_at = now()
         WHERE lower(username) = lower($1) AND ${REMAINS} RETURNING id, username, role`,
        [username, email, passwordHash],
      );
      if (!account) return null;
      for (const table of WAYS_IN) {
        await tx.em.query(`DELETE FROM ${table} WHERE user_id = $1`, [account.id]);
      }
      tx.emit(PasswordChanged, { userId: account.id, keptSession: '' });
      await within(tx, account);
      return account;
    });
  }
}
