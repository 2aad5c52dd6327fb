import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { DeletionScheduled, DeletionState } from '@waymark/contracts/identity/account';
import * as rpc from '@waymark/contracts/identity/account.endpoints';
import type { User } from '@waymark/contracts/identity/http';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import { ConfirmOwner } from '../../login/app/confirm-owner.ts';
import { SecondFactorsRepository } from '../../login/persistence/second-factors.repository.ts';
import { NotifyUsers } from '../../notifications/app/notify-users.ts';
import { deletionScheduledMessage } from '../../notifications/domain/notices/account.ts';
import { isDemoAccount } from '../../shared/domain/demo-account.ts';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';
import { AccountsReader } from '../persistence/accounts.reader.ts';
import { DeletionsRepository, LAST_ADMIN } from '../persistence/deletions.repository.ts';

const DEMO =
  'This is a shared demo account, so it cannot be deleted. Create an account of your own to try it.';

/** The owner's requests about the deletion of the account: its state, scheduling it, cancelling it. */
@Injectable()
export class DeleteAccount {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly users: UsersRepository,
    private readonly accounts: AccountsReader,
    private readonly deletions: DeletionsRepository,
    private readonly confirmOwner: ConfirmOwner,
    private readonly factors: SecondFactorsRepository,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  @RpcHandler(rpc.GetDeletion)
  async state(_: unknown, { userId }: Caller): Promise<DeletionState> {
    const { user, isMentor, isLastAdmin } = await this.accounts.load(userId);
    return {
      username: user.username,
      isMentor,
      deleteAfter: user.deleteAfter,
      days: this.env.ACCOUNT_DELETION_DAYS,
      refusal: isDemoAccount(user) ? DEMO : isLastAdmin ? LAST_ADMIN : null,
    };
  }

  @RpcHandler(rpc.ScheduleDeletion)
  async schedule(
    { password, confirm, roadmaps }: RpcInput<typeof rpc.ScheduleDeletion>,
    caller: Caller,
  ): Promise<DeletionScheduled> {
    const user = await this.confirmOwner.check(password, caller);
    if (isDemoAccount(user)) throw new AppError('RULE_REFUSED', DEMO);
    if (confirm.toLowerCase() !== user.username.toLowerCase()) throw otherName();
    const { id: userId, username } = user;
    const deletion = { userId, roadmaps, days: this.env.ACCOUNT_DELETION_DAYS };
    const deleteAfter = await this.deletions.schedule(deletion, async (tx, at) => {
      await this.factors.requireProof(tx, caller);
      await this.notifyUsers.inform(tx, userId, deletionScheduledMessage(username, at));
    });
    return { deleteAfter: deleteAfter.toISOString() };
  }

  @RpcHandler(rpc.CancelDeletion)
  async keep(_: unknown, { userId }: Caller): Promise<User> {
    await this.deletions.cancel(userId);
    const user = await this.users.findById(userId);
    if (!user) throw new AppError('NOT_FOUND', 'There is no such user.');
    return user;
  }
}

function otherName(): AppError {
  const message = 'This is not your username.';
  return new AppError('VALIDATION', message, { issues: [{ path: ['confirm'], message }] });
}
