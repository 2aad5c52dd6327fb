import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { DeletionScheduled, DeletionState } from '@waymark/contracts/identity/account';
import type { User } from '@waymark/contracts/identity/http';
import * as rpc from '@waymark/contracts/identity/rpc-account';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { isDemoAccount } from '../domain/demo-account.ts';
import { deletionScheduledMessage } from '../domain/messages/deletion.ts';
import type { IdentityEnv } from '../env.ts';
import { AccountsReader } from '../persistence/accounts.reader.ts';
import { DeletionsRepository, LAST_ADMIN } from '../persistence/deletions.repository.ts';
import { RecipientsReader } from '../persistence/recipients.reader.ts';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.ts';
import { UsersRepository } from '../persistence/users.repository.ts';
import { ConfirmOwner } from './confirm-owner.ts';
import { NotifyUsers } from './notify-users.ts';

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
    private readonly recipients: RecipientsReader,
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
      const message = deletionScheduledMessage(username, at);
      const recipients = await this.recipients.find(tx, [userId]);
      await this.notifyUsers.execute(
        tx,
        recipients.map((to) => ({ eventId: newId(), to, message })),
      );
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
