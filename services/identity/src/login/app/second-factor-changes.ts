import { Injectable } from '@nestjs/common';
import { RECOVERY_CODES } from '@waymark/contracts/identity/second-factor';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { NotifyUsers } from '../../notifications/app/notify-users.ts';
import { type SecondFactorChange, secondFactorMessage } from '../../notifications/domain/notices/login.ts';
import { isDemoAccount } from '../../shared/domain/demo-account.ts';
import type { UserRow } from '../../shared/persistence/user.row.ts';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';
import { AccountKeys } from '../integrations/account-keys.ts';
import { newRecoveryCode, normalRecoveryCode } from '../integrations/recovery-code.ts';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.ts';

/** What all changes of a second factor have in common. */
@Injectable()
export class SecondFactorChanges {
  constructor(
    private readonly keys: AccountKeys,
    private readonly users: UsersRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  /** The account of the caller. Throws RULE_REFUSED for a demo account: one visitor would lock the others out. */
  async owner(userId: number): Promise<UserRow> {
    const user = await this.account(userId);
    if (isDemoAccount(user)) {
      throw new AppError(
        'RULE_REFUSED',
        'This is a shared demo account, so its login cannot be changed. Create an account of your own to try it.',
      );
    }
    return user;
  }

  async account(userId: number): Promise<UserRow> {
    const user = await this.users.findById(userId);
    if (!user) throw new AppError('NOT_FOUND', 'There is no such user.');
    return user;
  }

  /** In the transaction of the change. */
  inform(tx: Tx, user: UserRow, change: SecondFactorChange, detail?: string): Promise<void> {
    return this.notifyUsers.inform(tx, user.id, secondFactorMessage(change, detail));
  }

  /** Recovery codes with the first factor; null where the account has some. */
  async firstCodes(tx: Tx, userId: number): Promise<string[] | null> {
    return (await this.factors.hasRecoveryCodes(tx, userId)) ? null : this.newCodes(tx, userId);
  }

  /** Replaces the recovery codes. They are not stored: this is the only time they can be shown. */
  async newCodes(tx: Tx, userId: number): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await this.factors.replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => this.keys.hashCode(userId, normalRecoveryCode(code))),
    );
    return codes;
  }
}
