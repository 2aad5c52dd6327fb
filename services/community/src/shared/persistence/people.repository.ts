import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { EventData } from '@waymark/contracts/events';
import type { MentorChanged, UserRoleChanged } from '@waymark/contracts/identity/events';
import type { Person } from '@waymark/contracts/identity/rpc-people';
import { FORMER_MENTOR } from '@waymark/contracts/person-data';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { PeopleTable } from '../../persistence/tables.ts';

/** SQL: whether the person p, of any role, can be written to. */
export const isReachable = (p: string): string =>
  `${p}.username <> '' AND NOT ${p}.is_suspended AND NOT ${p}.is_leaving`;

/** SQL: whether the person p is shown to members and may be notified. */
export const isActive = (p: string): string => `${p}.role <> 'learner' AND ${isReachable(p)}`;

/** Whether a value came by no event. */
const unknown = (at: string): string => `(p.${at} IS NULL OR p.${at} = '-infinity')`;
const either = (condition: string, column: string): string =>
  `${column} = CASE WHEN ${condition} THEN excluded.${column} ELSE p.${column} END`;
const NEWER = 'p.profile_version < excluded.profile_version';

const FILL = `INSERT INTO people AS p (user_id, username, role, role_at, name, avatar, bio, profile_version,
    is_suspended, suspended_at, is_leaving, leaving_at)
  VALUES ($1, $2, $3, '-infinity', $4, $5, $6, $7, $8, '-infinity', $9, '-infinity')
  ON CONFLICT (user_id) DO UPDATE SET
    ${['username', 'role'].map((column) => either(unknown('role_at'), column)).join(', ')},
    ${['name', 'avatar', 'bio', 'profile_version'].map((column) => either(NEWER, column)).join(', ')},
    ${either(unknown('suspended_at'), 'is_suspended')}, ${either(unknown('leaving_at'), 'is_leaving')},
    role_at = coalesce(p.role_at, '-infinity'), suspended_at = coalesce(p.suspended_at, '-infinity'),
    leaving_at = coalesce(p.leaving_at, '-infinity')`;

/**
 * A projection of users, which identity owns: of mentors and admins, and of learners who have a thread. `at`: ISO 8601, of the event; older changes have no effect.
 */
@Injectable()
export class PeopleRepository {
  async storeRole({ em }: Tx, { userId, username, role }: EventData<typeof UserRoleChanged>, at: string) {
    await em.query(
      `INSERT INTO people (user_id, username, role, role_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id) DO UPDATE SET username = $2, role = $3, role_at = $4
       WHERE people.role_at IS NULL OR people.role_at < $4`,
      [userId, username, role, at],
    );
  }

  async storeProfile({ em }: Tx, { mentorId, name, avatar, bio, version }: EventData<typeof MentorChanged>) {
    await em.query(
      `INSERT INTO people (user_id, name, avatar, bio, profile_version) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id) DO UPDATE SET name = $2, avatar = $3, bio = $4, profile_version = $5
       WHERE people.profile_version < $5`,
      [mentorId, name, avatar, bio, version],
    );
  }

  async storeSuspension({ em }: Tx, userId: number, isSuspended: boolean, at: string): Promise<void> {
    await em.query(
      `INSERT INTO people (user_id, is_suspended, suspended_at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET is_suspended = $2, suspended_at = $3
       WHERE people.suspended_at IS NULL OR people.suspended_at < $3`,
      [userId, isSuspended, at],
    );
  }

  async storeLeaving({ em }: Tx, userId: number, isLeaving: boolean, at: string): Promise<void> {
    await em.query(
      `INSERT INTO people (user_id, is_leaving, leaving_at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET is_leaving = $2, leaving_at = $3
       WHERE people.leaving_at IS NULL OR people.leaving_at <= $3`,
      [userId, isLeaving, at],
    );
  }

  /**
   * Adds what has come by no event so far: state that came by events stays, and the next event replaces what came this way
   * (the time `-infinity` marks it).
   */
  async fill({ em }: Tx, people: Person[]): Promise<void> {
    for (const { userId, username, role, isSuspended, isLeaving, profile } of people) {
      const { name = '', avatar = null, bio = '', version = 0 } = profile ?? {};
      await em.query(FILL, [userId, username, role, name, avatar, bio, version, isSuspended, isLeaving]);
    }
  }

  /**
   * Before a caller opens something. Adds one whose events have not arrived yet; the first event replaces these fields. A
   * departure waits for the transaction, so it closes what this one opens. Error: FORBIDDEN for who has left.
   */
  async admit(tx: Tx, caller: Caller): Promise<void> {
    await this.add(tx, caller);
    const active = await tx.em.query<unknown[]>(
      `SELECT FROM people p WHERE p.user_id = $1 AND ${isActive('p')} FOR SHARE`,
      [caller.userId],
    );
    if (active.length > 0) return;
    throw new AppError('FORBIDDEN', 'You cannot take part in the community at the moment.');
  }

  /**
   * Before the caller writes first to a person, whom identity has just described. A departure of one of them waits for the
   * transaction. Errors: FORBIDDEN for a caller who has left, NOT_FOUND for the other.
   */
  async admitPair(tx: Tx, { userId, username, role }: Caller, other: Person): Promise<void> {
    await this.fill(tx, [other]);
    await this.add(tx, { userId, username, role });
    const active = await tx.em.query<{ id: PeopleTable['user_id'] }[]>(
      `SELECT p.user_id AS id FROM people p WHERE p.user_id IN ($1, $2) AND ${isReachable('p')}
       ORDER BY p.user_id FOR SHARE`,
      [userId, other.userId],
    );
    const isActive = (id: number) => active.some((one) => one.id === id);
    if (!isActive(userId)) throw new AppError('FORBIDDEN', 'You cannot write at the moment.');
    if (!isActive(other.userId)) throw new AppError('NOT_FOUND', 'There is no such person.');
  }

  async isActive({ em }: Tx, userId: number): Promise<boolean> {
    const rows = await em.query<unknown[]>(`SELECT FROM people p WHERE p.user_id = $1 AND ${isActive('p')}`, [
      userId,
    ]);
    return rows.length > 0;
  }

  /** The name that others see, and what the row contains besides. */
  async nameOf({ em }: Tx, userId: number): Promise<string> {
    const [person] = await em.query<{ name: PeopleTable['shown_name'] }[]>(
      'SELECT shown_name AS name FROM people WHERE user_id = $1',
      [userId],
    );
    return person?.name || FORMER_MENTOR;
  }

  private async add({ em }: Tx, { userId, username, role }: Caller): Promise<void> {
    await em.query(
      `INSERT INTO people (user_id, username, role) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET username = $2, role = $3
       WHERE people.role_at IS NULL AND people.username = ''`,
      [userId, username, role],
    );
  }
}
