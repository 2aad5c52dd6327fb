import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { WriteToUser as WriteToUserRpc } from '@waymark/contracts/identity/admin-users.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { NotifyUsers } from '../../notifications/app/notify-users.ts';
import { adminMessage } from '../../notifications/domain/notices/account.ts';
import { AuditRepository } from '../../shared/persistence/audit.repository.ts';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';

/** An admin writes to a user: a notification and a mail, with its text in the audit. */
@Injectable()
export class WriteToUser {
  constructor(
    private readonly db: Database,
    private readonly users: UsersRepository,
    private readonly notifyUsers: NotifyUsers,
    private readonly audit: AuditRepository,
  ) {}

  @RpcHandler(WriteToUserRpc)
  async execute({ userId, body }: RpcInput<typeof WriteToUserRpc>, admin: Caller): Promise<Success> {
    const user = await this.users.findById(userId);
    if (!user) throw new AppError('NOT_FOUND', 'There is no such user.');
    return this.db.transaction(
      async (tx) => {
        await this.notifyUsers.inform(tx, userId, adminMessage(body.text));
        await this.audit.add(tx, {
          admin: { id: admin.userId, username: admin.username },
          action: 'user.write',
          target: { type: 'user', id: String(userId), name: user.username },
          reason: body.text,
        });
        return { success: true as const };
      },
      { idempotent: true },
    );
  }
}
