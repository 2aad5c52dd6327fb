import { Injectable } from '@nestjs/common';
import type { RoadmapsAfterDeletion } from '@waymark/contracts/identity/account';
import { MentorChanged, UserDeleted, UserDeletionChanged } from '@waymark/contracts/identity/events';
import { FORMER_MENTOR } from '@waymark/contracts/person-data';
import { Database } from '@waymark/database/database';
import { erasePerson } from '@waymark/database/person-data';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { isLastAdmin } from './last-admin.ts';
import { personalData } from './personal-data.ts';

/** Days in which the name of a deleted account cannot be registered. */
const RESERVED_DAYS = 90;

const ERASE_USER = `
  UPDATE users SET username = 'deleted:' || id, email = NULL, email_confirmed_at = NULL, password_hash = NULL, avatar = NULL, role = 'learner',
    delete_after = NULL, deletion_roadmaps = NULL, deleted_at = now(),
    suspended_at = NULL, suspended_by = NULL, suspension_reason = NULL
  WHERE id = $1`;

export const LAST_ADMIN = 'You are the only admin. Make someone else an admin first.';

/** Scheduled and carried out deletions of accounts. */
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
      const [[changed]] = await tx.em.query<[{ deleteAfter: Date }[], number]>(
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

  /** Up to 100 accounts whose time has come. */
  async findDue(): Promise<number[]> {
    const due = await this.db.query<{ id: number }>(
      'SELECT id FROM users WHERE delete_after <= now() ORDER BY delete_after LIMIT 100',
    );
    return due.map(({ id }) => id);
  }

  /** Deletes an account that is due. Returns false if the deletion was cancelled, or another process deletes it. */
  erase(userId: number): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const [due] = await tx.em.query<DueAccount[]>(
        `SELECT id, username, deletion_roadmaps AS roadmaps FROM users
         WHERE id = $1 AND delete_after <= now() FOR UPDATE SKIP LOCKED`,
        [userId],
      );
      if (due) await erase(tx, due);
      return due !== undefined;
    });
  }

  /** Frees the names whose time is over. */
  async sweepNames(): Promise<void> {
    await this.db.transaction(({ em }) => em.query('DELETE FROM reserved_usernames WHERE until <= now()'));
  }
}

interface DueAccount {
  id: number;
  username: string;
  roadmaps: RoadmapsAfterDeletion;
}

async function erase(tx: Tx, { id, username, roadmaps }: DueAccount): Promise<void> {
  const [profile] = await tx.em.query<{ version: number }[]>(
    'SELECT version FROM mentors WHERE user_id = $1',
    [id],
  );
  await tx.em.query(
    `INSERT INTO reserved_usernames (username, until) VALUES (lower($1), now() + make_interval(days => $2))
     ON CONFLICT (username) DO UPDATE SET until = excluded.until`,
    [username, RESERVED_DAYS],
  );
  await erasePerson(tx, personalData, id);
  await tx.em.query(ERASE_USER, [id]);
  if (profile) {
    // The last of the profile's versions, so that no earlier event can bring the name back.
    const version = profile.version + 1;
    const last = { name: FORMER_MENTOR, avatar: null, bio: '', expertise: [] };
    tx.emit(MentorChanged, { mentorId: id, ...last, version });
  }
  tx.emit(UserDeleted, { userId: id, roadmaps });
}

async function lockUser({ em }: Tx, userId: number): Promise<{ deleteAfter: Date | null }> {
  const [user] = await em.query<{ deleteAfter: Date | null }[]>(
    'SELECT delete_after AS "deleteAfter" FROM users WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
    [userId],
  );
  if (!user) throw new AppError('NOT_FOUND', 'There is no such user.');
  return user;
}
