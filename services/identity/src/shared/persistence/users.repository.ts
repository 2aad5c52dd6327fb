import { Injectable } from '@nestjs/common';
import type { Role } from '@waymark/contracts/caller';
import { MentorChanged, UserRegistered, UserRoleChanged } from '@waymark/contracts/identity/events';
import { Account } from '@waymark/contracts/identity/http';
import type { Person } from '@waymark/contracts/identity/rpc-people';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { isUniqueViolation } from '@waymark/database/sql-errors';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { IsNull } from 'typeorm';
import type { UsersTable } from '../../persistence/tables.ts';
import { nameSkeleton } from '../integrations/name-skeleton.ts';
import { type AdminAction, AuditRepository } from './audit.repository.ts';
import { MentorRow } from './mentor.row.ts';
import { UserRow } from './user.row.ts';

export interface NewUser {
  username: string;
  email: string;
  passwordHash: string;
  role: Role;
}

type PersonRow = Columns<UsersTable, 'username' | 'role'> &
  Pick<Person, 'isSuspended' | 'isLeaving' | 'profile'> & { userId: UsersTable['id'] };

/** Accounts and their mentor profiles. */
const PERSON = `SELECT u.id AS "userId", u.username, u.role, u.suspended_at IS NOT NULL AS "isSuspended",
    u.delete_after IS NOT NULL AS "isLeaving",
    CASE WHEN m.user_id IS NOT NULL THEN json_build_object('name', m.name, 'avatar', u.avatar, 'bio', m.bio,
      'version', m.version) END AS profile
  FROM users u LEFT JOIN mentors m ON m.user_id = u.id WHERE u.deleted_at IS NULL`;

@Injectable()
export class UsersRepository {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditRepository,
  ) {}

  findById(userId: number): Promise<UserRow | null> {
    return this.db.read((em) => em.findOneBy(UserRow, { id: userId, deletedAt: IsNull() }));
  }

  /** By user name or e-mail, ignoring case. User names contain no @, so at most one matches. */
  findByLogin(login: string): Promise<UserRow | null> {
    const column = login.includes('@') ? 'email' : 'username';
    return this.db.read((em) =>
      em
        .createQueryBuilder(UserRow, 'u')
        .where(`lower(u.${column}) = lower(:login) AND u.deletedAt IS NULL`, { login })
        .getOne(),
    );
  }

  /**
   * Throws USERNAME_TAKEN, also for a name that looks like another one unless `byOperator`, or EMAIL_TAKEN. `within`
   * writes in the same transaction. Idempotent with an Idempotency-Key.
   */
  async create(
    user: NewUser,
    within?: (tx: Tx, user: Account) => Promise<void>,
    { byOperator = false } = {},
  ): Promise<Account> {
    const insert = async (tx: Tx) => {
      const created = await insertUser(tx, user, byOperator);
      await within?.(tx, created);
      return created;
    };
    try {
      return await this.db.transaction(insert, { idempotent: true });
    } catch (error) {
      throw takenError(error);
    }
  }

  /** Sets the role and creates the profile of a new mentor. Throws NOT_FOUND. */
  grant(login: string, role: Role, by: AdminAction['admin']): Promise<UserRow> {
    return this.db.transaction(async (tx) => {
      const column = login.includes('@') ? 'email' : 'username';
      const user = await tx.em
        .createQueryBuilder(UserRow, 'u')
        .setLock('pessimistic_write')
        .where(`lower(u.${column}) = lower(:login) AND u.deletedAt IS NULL`, { login })
        .getOne();
      if (!user) throw new AppError('NOT_FOUND', `There is no user called ${login}.`);
      return this.setRole(tx, user, role, by);
    });
  }

  /** Sets the role of a locked user and creates the profile of a new mentor. */
  async setRole(tx: Tx, user: UserRow, role: Role, by: AdminAction['admin']): Promise<UserRow> {
    if (role === 'mentor') await ensureMentor(tx, user, by.username);
    if (user.role === role) return user;
    await this.audit.add(tx, {
      admin: by,
      action: 'user.change-role',
      target: { type: 'user', id: String(user.id), name: user.username },
      detail: { from: user.role, to: role },
    });
    return changeRole(tx, user, role);
  }

  /** Those with an id above `after`, by id. */
  mentorsAndAdmins(after: number, limit: number): Promise<Person[]> {
    return this.db.query<PersonRow>(
      `${PERSON} AND u.id > $1 AND (u.role <> 'learner' OR m.user_id IS NOT NULL) ORDER BY u.id LIMIT $2`,
      [after, limit],
    );
  }

  /** Of any role; null for a deleted account. */
  async person(userId: number): Promise<Person | null> {
    const [person] = await this.db.query<PersonRow>(`${PERSON} AND u.id = $1`, [userId]);
    return person ?? null;
  }

  /** Makes an applicant a mentor, whose row the transaction has locked. Roles other than learner stay unchanged. */
  async approveMentor(tx: Tx, userId: number, { name, by }: { name: string; by: string }): Promise<void> {
    const user = await tx.em.findOneByOrFail(UserRow, { id: userId });
    await ensureMentor(tx, user, by, name);
    if (user.role === 'learner') await changeRole(tx, user, 'mentor');
  }
}

async function changeRole(tx: Tx, user: UserRow, role: Role): Promise<UserRow> {
  user.role = role;
  await tx.em.update(UserRow, user.id, { role });
  const { id: userId, username, subject } = user;
  tx.emit(UserRoleChanged, { userId, username, role, subject }, { audience: [userId] });
  return user;
}

async function insertUser(tx: Tx, user: NewUser, byOperator: boolean): Promise<Account> {
  const lookAlike = byOperator && (await hasLookAlike(tx, user.username));
  const row = await tx.em.save(
    UserRow,
    tx.em.create(UserRow, { ...user, lookAlike, subscriptionTier: 'free', avatar: null, deleteAfter: null }),
  );
  // After the insertion, which waits for a deletion of the same name that is being committed. The unique index compares
  // with other names, but not with those that were allowed beside one.
  if (await isReserved(tx, user.username, byOperator ? null : row.id)) throw usernameTaken();
  tx.emit(UserRegistered, { userId: row.id, username: row.username, role: row.role });
  // Stored with the Idempotency-Key, so it must not contain the password hash.
  return Account.parse(row);
}

async function ensureMentor(tx: Tx, user: UserRow, approvedBy: string, name = user.username): Promise<void> {
  const inserted = await tx.em
    .createQueryBuilder()
    .insert()
    .into(MentorRow)
    .values({ userId: user.id, name, nameSkeleton: nameSkeleton(name), approvedBy })
    .orIgnore()
    .returning('user_id')
    .execute();
  if (inserted.raw.length === 0) return;
  tx.emit(MentorChanged, {
    mentorId: user.id,
    name,
    avatar: user.avatar,
    bio: '',
    expertise: [],
    version: 1,
  });
}

/** Whether a deleted account had this name or a look-alike within the last months or, unless null, another than `id` has one. */
async function isReserved({ em }: Tx, username: string, id: number | null): Promise<boolean> {
  const found = await em.query<unknown[]>(
    `SELECT 1 FROM reserved_usernames WHERE skeleton = $1 AND until > now()
     UNION ALL SELECT 1 FROM users WHERE username_skeleton = $1 AND id <> $2`,
    [nameSkeleton(username), id],
  );
  return found.length > 0;
}

async function hasLookAlike({ em }: Tx, username: string): Promise<boolean> {
  const found = await em.query<unknown[]>('SELECT FROM users WHERE username_skeleton = $1 LIMIT 1', [
    nameSkeleton(username),
  ]);
  return found.length > 0;
}

/** The same for a taken name, a look-alike and a reserved name, so that the latter are not revealed. */
export const usernameTaken = (): AppError =>
  new AppError('USERNAME_TAKEN', 'That username is taken. Please choose another.', {
    issues: [{ path: ['username'], message: 'That username is taken.' }],
  });

function takenError(error: unknown): unknown {
  if (isUniqueViolation(error, 'users_username_key')) return usernameTaken();
  if (isUniqueViolation(error, 'users_username_skeleton_key')) return usernameTaken();
  if (isUniqueViolation(error, 'users_email_key'))
    return new AppError('EMAIL_TAKEN', 'There is already an account with that email address.', {
      issues: [{ path: ['email'], message: 'There is already an account with that email address.' }],
    });
  return error;
}
