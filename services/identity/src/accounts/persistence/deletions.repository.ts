import { Injectable } from '@nestjs/common';
import type { RoadmapsAfterDeletion } from '@waymark/contracts/identity/account';
import { UserDeletionChanged } from '@waymark/contracts/identity/events';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { UsersTable } from '../../persistence/tables.ts';
import { isLastAdmin } from './last-admin.ts';

export const LAST_ADMIN = 'You are the only admin. Make someone else an admin first.';

/** Scheduled deletions of accounts. */
@Injectable()
export class DeletionsRepository {
  constructor(private readonly db: Database) {}

  /**
   * Schedules a deletion in `days`, with what `within` writes. Returns its time, which does not change once scheduled. Errors:
   * NOT_FOUND, RULE_REFUSED for the last admin.
   */
  schedule(
    { userId, days, roadmaps }: { userId: number; days: number; roadmaps: RoadmapsAfterDeletion },
    within: (tx: Tx, deleteAfter: Date) => Promise<void>,
  ): Promise<Date> {
    return this.db.transaction(async (tx) => {
      // Before the user's own row: two admins who leave at once are decided one after the other.
      if (await isLastAdmin(tx.em, userId, { lock: true })) throw new AppError('RULE_REFUSED', LAST_ADMIN);
      const user = await lockUser(tx, userId);
      if (user.deleteAfter) return user.deleteAfter;
      const [[changed]] = await tx.em.query<
        [{ deleteAfter: NonNullable<UsersTable['delete_after']> }[], number]
      >(
        `UPDATE users SET delete_after = now() + make_interval(days => $2), deletion_roadmaps = $3
         WHERE id = $1 RETURNING delete_after AS "deleteAfter"`,
        [userId, days, roadmaps],
      );
      const { deleteAfter } = changed!;
      await within(tx, deleteAfter);
      tx.emit(
        UserDeletionChanged,
        { userId, deleteAfter: deleteAfter.toISOString() },
        { audience: [userId] },
      );
      return deleteAfter;
    });
  }

  /** Error: NOT_FOUND once the account is deleted. */
  cancel(userId: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      const { deleteAfter } = await lockUser(tx, userId);
      if (!deleteAfter) return;
      await tx.em.query('UPDATE users SET delete_after = NULL, deletion_roadmaps = NULL WHERE id = $1', [
        userId,
      ]);
      tx.emit(UserDeletionChanged, { userId, deleteAfter: null }, { audience: [userId] });
    });
  }
}

async function lockUser({ em }: Tx, userId: number): Promise<Columns<UsersTable, 'deleteAfter'>> {
  const [user] = await em.query<Columns<UsersTable, 'deleteAfter'>[]>(
    'SELECT delete_after AS "deleteAfter" FROM users WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
    [userId],
  );
  if (!user) throw new AppError('NOT_FOUND', 'There is no such user.');
  return user;
}
