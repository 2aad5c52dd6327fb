import { Injectable } from '@nestjs/common';
import { PasswordChanged } from '@waymark/contracts/identity/events';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';

interface NewPassword {
  userId: number;
  /** The stored hash that it replaces: of two concurrent changes only the first succeeds. */
  oldHash: string;
  newHash: string;
  keptSession: string;
}

/** Stored password hashes. */
@Injectable()
export class CredentialsRepository {
  constructor(private readonly db: Database) {}

  /**
   * Replaces a password, ends all open recoveries and the requested change of address of the account, and publishes the change, in one transaction with what
   * `within` writes. Nothing is stored if `within` returns false. Returns whether the password was replaced.
   */
  async replace(password: NewPassword, within: (tx: Tx) => Promise<boolean>): Promise<boolean> {
    const { userId, oldHash, newHash, keptSession } = password;
    try {
      await this.db.transaction(async (tx) => {
        const [, count] = await tx.em.query<[unknown, number]>(
          `UPDATE users SET password_hash = $3, password_changed_at = now()
           WHERE id = $1 AND password_hash = $2`,
          [userId, oldHash, newHash],
        );
        if (count !== 1 || !(await within(tx))) throw new NotReplaced();
        await tx.em.query(
          'UPDATE password_recoveries SET used_at = now() WHERE user_id = $1 AND used_at IS NULL',
          [userId],
        );
        // It may have been requested with a stolen password.
        await tx.em.query(
          "UPDATE email_links SET used_at = now() WHERE user_id = $1 AND purpose = 'change' AND used_at IS NULL",
          [userId],
        );
        tx.emit(PasswordChanged, { userId, keptSession });
      });
      return true;
    } catch (error) {
      if (error instanceof NotReplaced) return false;
      throw error;
    }
  }
}

class NotReplaced extends Error {}
