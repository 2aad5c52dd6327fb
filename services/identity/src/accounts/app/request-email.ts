import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AccountEmail, ChangeEmailBody } from '@waymark/contracts/identity/addresses';
import * as rpc from '@waymark/contracts/identity/addresses.endpoints';
import type { Success } from '@waymark/contracts/success';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { Passwords } from '../../login/integrations/passwords.ts';
import { SecondFactorsRepository } from '../../login/persistence/second-factors.repository.ts';
import { isDemoAccount } from '../../shared/domain/demo-account.ts';
import type { UserRow } from '../../shared/persistence/user.row.ts';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';
import { EmailLinksRepository } from '../persistence/email-links.repository.ts';
import { EmailLinks } from './email-links.ts';

/** The address of the caller, and requests for a link to confirm it or to change it. */
@Injectable()
export class RequestEmail {
  constructor(
    private readonly db: Database,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactorsRepository,
    private readonly links: EmailLinksRepository,
    private readonly emailLinks: EmailLinks,
  ) {}

  @RpcHandler(rpc.GetAccountEmail)
  async get(_input: object, { userId }: Caller): Promise<AccountEmail> {
    const { email, emailConfirmedAt } = await this.find(userId);
    return { email, isConfirmed: emailConfirmedAt !== null, pendingEmail: await this.links.pending(userId) };
  }

  @RpcHandler(rpc.ChangeEmail)
  async change({ newEmail, password }: ChangeEmailBody, caller: Caller): Promise<Success> {
    const { userId } = caller;
    const user = await this.users.findById(userId);
    const matches = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !matches) throw refused('password', 'That password is wrong.');
    if (isDemoAccount(user)) {
      throw new AppError(
        'RULE_REFUSED',
        'This is a shared demo account, so its address cannot be changed. Create an account of your own to try it.',
      );
    }
    if (newEmail === user.email) throw refused('newEmail', 'This is already the address of your account.');
    // An address that another account has is sent a link as well: the response must not reveal it.
    await this.db.transaction(async (tx) => {
      await this.emailLinks.limit(tx, userId);
      await this.factors.requireProof(tx, caller);
      await this.emailLinks.change(tx, user, newEmail);
    });
    return { success: true };
  }

  @RpcHandler(rpc.SendEmailConfirmation)
  async confirm(_input: object, { userId }: Caller): Promise<Success> {
    const user = await this.find(userId);
    if (user.emailConfirmedAt) throw new AppError('RULE_REFUSED', 'Your address is already confirmed.');
    await this.db.transaction(async (tx) => {
      await this.emailLinks.limit(tx, userId);
      await this.emailLinks.confirmation(tx, user, user.email);
    });
    return { success: true };
  }

  private async find(userId: number): Promise<UserRow> {
    const user = await this.users.findById(userId);
    if (!user) throw new AppError('NOT_FOUND', 'There is no such user.');
    return user;
  }
}

const refused = (field: string, message: string): AppError =>
  new AppError('VALIDATION', message, { issues: [{ path: [field], message }] });
