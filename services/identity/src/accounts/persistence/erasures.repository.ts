import { Injectable } from '@nestjs/common';
import { MentorChanged, UserDeleted } from '@waymark/contracts/identity/events';
import { FORMER_MENTOR } from '@waymark/contracts/person-data';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { PersonData } from '@waymark/database/person-data';
import type { Tx } from '@waymark/database/tx';
import type { MentorsTable, UsersTable } from '../../persistence/tables.ts';

/** Days in which the name of a deleted account cannot be registered. */
const RESERVED_DAYS = 90;

const ERASE_USER = `
  UPDATE users SET username = 'deleted:' || id, email = NULL, email_confirmed_at = NULL, password_hash = NULL, avatar = NULL, role = 'learner',
    locale = NULL, delete_after = NULL, deletion_roadmaps = NULL, deleted_at = now(),
    suspended_at = NULL, suspended_by = NULL, suspension_reason = NULL
  WHERE id = $1`;

type DueAccount = Columns<UsersTable, 'id' | 'username'> & {
  roadmaps: NonNullable<UsersTable['deletion_roadmaps']>;
};

/** Deletes accounts whose time has come. */
@Injectable()
export class ErasuresRepository {
  constructor(
    private readonly personData: PersonData,
    private readonly db: Database,
  ) {}

  /** Up to 100 accounts whose time has come. */
  async findDue(): Promise<number[]> {
    const due = await this.db.query<Columns<UsersTable, 'id'>>(
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
      if (due) await this.eraseAll(tx, due);
      return due !== undefined;
    });
  }

  private async eraseAll(tx: Tx, { id, username, roadmaps }: DueAccount): Promise<void> {
    const [profile] = await tx.em.query<Columns<MentorsTable, 'version'>[]>(
      'SELECT version FROM mentors WHERE user_id = $1',
      [id],
    );
    await tx.em.query(
      `INSERT INTO reserved_usernames (username, until) VALUES (lower($1), now() + make_interval(days => $2))
       ON CONFLICT (username) DO UPDATE SET until = excluded.until`,
      [username, RESERVED_DAYS],
    );
    await this.personData.erase(tx, id);
    await tx.em.query(ERASE_USER, [id]);
    if (profile) {
      // The last of the profile's versions, so that no earlier event can bring the name back.
      const version = profile.version + 1;
      const last = { name: FORMER_MENTOR, avatar: null, bio: '', expertise: [] };
      tx.emit(MentorChanged, { mentorId: id, ...last, version });
    }
    tx.emit(UserDeleted, { userId: id, roadmaps });
  }

  /** Frees the names whose time is over. */
  async sweepNames(): Promise<void> {
    await this.db.transaction(({ em }) => em.query('DELETE FROM reserved_usernames WHERE until <= now()'));
  }
}
