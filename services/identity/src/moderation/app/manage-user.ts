import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AdminUser } from '@waymark/contracts/identity/admin-users';
import * as rpc from '@waymark/contracts/identity/admin-users.endpoints';
import { UserRestored, UserSuspended } from '@waymark/contracts/identity/events';
import type { User } from '@waymark/contracts/identity/http';
import { GrantRole } from '@waymark/contracts/identity/users.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Tx } from '@waymark/database/tx';
import { RpcHandler } from '@waymark/messaging/decorators';
import { NotifyUsers } from '../../notifications/app/notify-users.ts';
import { restoredMessage, suspendedMessage } from '../../notifications/domain/notices/account.ts';
import { AuditRepository } from '../../shared/persistence/audit.repository.ts';
import { UserRow } from '../../shared/persistence/user.row.ts';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';
import { ManagedUsersRepository } from '../persistence/managed-users.repository.ts';
import { UsersReader } from '../persistence/users.reader.ts';

type Change = 'suspend' | 'restore';

/** What admins do with the account of another user, each with its audit entry in one transaction. */
@Injectable()
export class ManageUser {
  constructor(
    private readonly managed: ManagedUsersRepository,
    private readonly users: UsersRepository,
    private readonly reader: UsersReader,
    private readonly audit: AuditRepository,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  @RpcHandler(rpc.ChangeRole)
  async changeRole({ userId, body }: RpcInput<typeof rpc.ChangeRole>, admin: Caller): Promise<AdminUser> {
    await this.managed.change(admin, userId, async (tx, user) => {
      await this.users.setRole(tx, user, body.role, { id: admin.userId, username: admin.username });
    });
    return this.view(userId);
  }

  /** By user name or address. */
  @RpcHandler(GrantRole)
  grant({ username, role }: RpcInput<typeof GrantRole>, admin: Caller): Promise<User> {
    return this.users.grant(username, role, { id: admin.userId, username: admin.username });
  }

  @RpcHandler(rpc.SuspendUser)
  async suspend({ userId, body }: RpcInput<typeof rpc.SuspendUser>, admin: Caller): Promise<AdminUser> {
    await this.managed.change(admin, userId, async (tx, user) => {
      if (user.suspendedAt) return;
      await tx.em.update(UserRow, userId, {
        suspendedAt: () => 'now()',
        suspendedBy: admin.username,
        suspensionReason: body.reason,
      });
      tx.emit(UserSuspended, { userId, username: user.username }, { audience: [userId] });
      await this.record(tx, user, { admin, change: 'suspend', reason: body.reason });
      await this.notifyUsers.inform(tx, userId, suspendedMessage(body.reason));
    });
    return this.view(userId);
  }

  @RpcHandler(rpc.RestoreUser)
  async restore({ userId }: RpcInput<typeof rpc.RestoreUser>, admin: Caller): Promise<AdminUser> {
    await this.managed.change(admin, userId, async (tx, user) => {
      if (!user.suspendedAt) return;
      await tx.em.update(UserRow, userId, { suspendedAt: null, suspendedBy: null, suspensionReason: null });
      tx.emit(UserRestored, { userId, username: user.username });
      await this.record(tx, user, { admin, change: 'restore', reason: null });
      await this.notifyUsers.inform(tx, userId, restoredMessage());
    });
    return this.view(userId);
  }

  private async view(userId: number): Promise<AdminUser> {
    return (await this.reader.find(userId))!;
  }

  private record(
    tx: Tx,
    { id, username }: UserRow,
    { admin, change, reason }: { admin: Caller; change: Change; reason: string | null },
  ): Promise<void> {
    return this.audit.add(tx, {
      admin: { id: admin.userId, username: admin.username },
      action: `user.${change}`,
      target: { type: 'user', id: String(id), name: username },
      reason,
    });
  }
}
