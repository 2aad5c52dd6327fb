import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { In } from 'typeorm';
import { ReservedNames } from '../../accounts/domain/reserved-names.ts';
import type { IdentityEnv } from '../../env.ts';
import { isDemoAccount } from '../../shared/domain/demo-account.ts';
import { checkManageable } from '../../shared/domain/suspension.ts';
import { UserRow } from '../../shared/persistence/user.row.ts';

/** Users as admins change them. */
@Injectable()
export class ManagedUsersRepository {
  constructor(
    private readonly db: Database,
    private readonly reserved: ReservedNames,
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
  ) {}

  /**
   * Runs `change` with the locked user, in one transaction. Changes by admins are serialized, or two admins could take the
   * role from each other. Errors: NOT_FOUND, those of `checkManageable`.
   */
  change(
    { userId: adminId }: Caller,
    userId: number,
    change: (tx: Tx, user: UserRow) => Promise<void>,
  ): Promise<void> {
    return this.db.transaction(
      async (tx) => {
        const people = await tx.em.find(UserRow, {
          where: { id: In([adminId, userId]) },
          order: { id: 'ASC' },
          lock: { mode: 'pessimistic_write' },
        });
        const user = people.find(({ id }) => id === userId);
        if (!user) throw new AppError('NOT_FOUND', 'There is no such user.');
        const admin = people.find(({ id }) => id === adminId);
        checkManageable(user, admin, {
          isReserved: this.reserved.includes(user.username),
          isDemo: this.env.DEMO_MODE && isDemoAccount(user),
        });
        await change(tx, user);
      },
      { serializeBy: 'users-managed' },
    );
  }
}
