import { Injectable } from '@nestjs/common';
import { EmailChanged } from '@waymark/contracts/identity/events';
import { isUniqueViolation } from '@waymark/database/sql-errors';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { UsersTable } from '../../persistence/tables.ts';

/** The mail addresses of accounts. */
@Injectable()
export class AddressesRepository {
  /** Confirms the address if it is still that of the account. Returns whether it is. */
  async confirm(tx: Tx, userId: number, email: string): Promise<boolean> {
    const [user] = await tx.query<{ isFirst: boolean }>(
      `UPDATE users SET email_confirmed_at = coalesce(users.email_confirmed_at, now())
       FROM (SELECT id, email_confirmed_at FROM users WHERE id = $1 FOR UPDATE) AS before
       WHERE users.id = before.id AND users.email = $2 RETURNING before.email_confirmed_at IS NULL AS "isFirst"`,
      [userId, email],
    );
    if (!user) return false;
    tx.emit(EmailChanged, { userId, isUndone: false, isFirst: user.isFirst }, { audience: [userId] });
    return true;
  }

  /**
   * Gives the account another, confirmed address and publishes that. Recoveries of the password end, because their mails
   * went to the old address. Returns the old one. Throws EMAIL_TAKEN.
   */
  async replace(tx: Tx, userId: number, email: string, isUndone: boolean): Promise<string> {
    const [before] = await tx.query<{ email: NonNullable<UsersTable['email']>; isFirst: boolean }>(
      'SELECT email, email_confirmed_at IS NULL AS "isFirst" FROM users WHERE id = $1',
      [userId],
    );
    try {
      await tx.em.query('UPDATE users SET email = $2, email_confirmed_at = now() WHERE id = $1', [
        userId,
        email,
      ]);
    } catch (error) {
      throw isUniqueViolation(error, 'users_email_key') ? takenError(error) : error;
    }
    await tx.em.query(
      'UPDATE password_recoveries SET used_at = now() WHERE user_id = $1 AND used_at IS NULL',
      [userId],
    );
    const { email: former, isFirst } = before!;
    tx.emit(EmailChanged, { userId, isUndone, isFirst }, { audience: [userId] });
    return former;
  }
}

function takenError(cause: unknown): AppError {
  const message =
    'Another account uses this address now, so nothing was changed. Please choose another address.';
  return new AppError('EMAIL_TAKEN', message, { issues: [{ path: ['token'], message }], cause });
}
