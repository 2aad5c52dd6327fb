import { Injectable } from '@nestjs/common';
import type { AdminUser, ListUsersQuery } from '@waymark/contracts/identity/admin-users';
import type { Columns } from '@waymark/database/columns';
import { decodeCursor, encodeCursor } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import { z } from 'zod';
import { ReservedNames } from '../../accounts/domain/reserved-names.ts';
import type { MentorsTable, UsersTable } from '../../persistence/tables.ts';
import type { Page } from '../../shared/persistence/id-cursor.ts';

type UserRecord = Columns<UsersTable, 'id' | 'username' | 'role' | 'avatar' | 'createdAt'> & {
  email: NonNullable<UsersTable['email']>;
  mentorName: MentorsTable['name'] | null;
  at: UsersTable['suspended_at'];
  by: UsersTable['suspended_by'];
  reason: UsersTable['suspension_reason'];
};

const MAX_WORDS = 10;
const SELECT = `SELECT u.id, u.username, u.email, u.role, u.avatar, m.name AS "mentorName",
  u.created_at AS "createdAt", u.suspended_at AS at, u.suspended_by AS by, u.suspension_reason AS reason
  FROM users u LEFT JOIN mentors m ON m.user_id = u.id`;

/** Users as admins see them. */
@Injectable()
export class UsersReader {
  constructor(
    private readonly db: Database,
    private readonly reserved: ReservedNames,
  ) {}

  /** Newest first. */
  async page({ cursor, ...query }: ListUsersQuery): Promise<Page<AdminUser>> {
    const { sql, params } = usersStatement(query, decodeCursor(cursor, z.tuple([z.int32().positive()]))?.[0]);
    const records = await this.db.query<UserRecord>(sql, params);
    const items = records.slice(0, query.limit).map((record) => this.toUser(record));
    const last = records.length > query.limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? encodeCursor([last.id]) : null };
  }

  async find(userId: number): Promise<AdminUser | null> {
    const [record] = await this.db.query<UserRecord>(`${SELECT} WHERE u.id = $1::bigint`, [userId]);
    return record ? this.toUser(record) : null;
  }

  names(ids: number[]): Promise<Columns<UsersTable, 'id' | 'username'>[]> {
    return this.db.query('SELECT id, username FROM users WHERE id = ANY($1)', [ids]);
  }

  private toUser({ createdAt, at, by, reason, ...record }: UserRecord): AdminUser {
    return {
      ...record,
      createdAt: createdAt.toISOString(),
      isReserved: this.reserved.includes(record.username),
      suspension: at && by && reason ? { at: at.toISOString(), by, reason } : null,
    };
  }
}

/** One page and one row more. User name or e-mail must contain each word of `q`. */
export function usersStatement(
  { q, role, suspended, limit }: Omit<ListUsersQuery, 'cursor'>,
  before?: number,
): { sql: string; params: unknown[] } {
  const params: unknown[] = [limit + 1];
  const words = (q ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const conditions = words.map((word) => `u.search LIKE search_pattern($${params.push(word)})`);
  if (role) conditions.push(`u.role = $${params.push(role)}`);
  if (suspended) conditions.push(`u.suspended_at IS ${suspended === 'true' ? 'NOT NULL' : 'NULL'}`);
  if (before) conditions.push(`u.id < $${params.push(before)}`);
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  return { sql: `${SELECT} ${where} ORDER BY u.id DESC LIMIT $1`, params };
}
