import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { isDemoAccount } from '../domain/demo-account.ts';
import { passwordChangedMessage } from '../domain/messages/password.ts';
import { Passwords } from '../integrations/passwords.ts';
import { requireStrongPassword } from '../integrations/require-strong-password.ts';
import { CredentialsRepository } from '../persistence/credentials.repository.ts';
import { RecipientsReader } from '../persistence/recipients.reader.ts';
import type { UserRow } from '../persistence/user.row.ts';
import { NotifyUsers } from './notify-users.ts';

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
    private readonly recipients: RecipientsReader,
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
      const message = passwordChangedMessage(how);
      const recipients = await this.recipients.find(tx, [user.id]);
      await this.notifyUsers.execute(
        tx,
        recipients.map((to) => ({ eventId: newId(), to, message })),
      );
      return true;
    });
  }
}
