import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { NotifyUsers } from '../../notifications/app/notify-users.ts';
import { passwordChangedMessage } from '../../notifications/domain/notices/login.ts';
import { isDemoAccount } from '../../shared/domain/demo-account.ts';
import type { UserRow } from '../../shared/persistence/user.row.ts';
import { Passwords } from '../integrations/passwords.ts';
import { requireStrongPassword } from '../integrations/require-strong-password.ts';
import { CredentialsRepository } from '../persistence/credentials.repository.ts';

interface Replacement {
  how: 'changed' | 'reset';
  keptSession: string;
  /** Runs in the transaction; false cancels it. */
  within: (tx: Tx) => Promise<boolean>;
}

/** Sets a new password of an account whose owner has proved to be one, and informs them. */
@Injectable()
export class ReplacePassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly credentials: CredentialsRepository,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  /** Returns false if the password was replaced in the meantime. Throws VALIDATION (a weak one), RULE_REFUSED (demo). */
  async execute(
    user: UserRow,
    password: string,
    { how, keptSession, within }: Replacement,
  ): Promise<boolean> {
    if (isDemoAccount(user)) {
      throw new AppError(
        'RULE_REFUSED',
        'This is a shared demo account, so its password cannot be changed. Create an account of your own to try it.',
      );
    }
    requireStrongPassword(password, user, 'newPassword');
    const newHash = await this.passwords.hash(password);
    const change = { userId: user.id, oldHash: user.passwordHash, newHash, keptSession };
    return this.credentials.replace(change, async (tx) => {
      if (!(await within(tx))) return false;
      await this.notifyUsers.inform(tx, user.id, passwordChangedMessage(how));
      return true;
    });
  }
}
