import { Injectable } from '@nestjs/common';
import type { PageQuery } from '@waymark/contracts/paging';
import type { AskedPathRequest, PathRequest } from '@waymark/contracts/roadmaps/path-requests';
import type { Columns } from '@waymark/database/columns';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { PathRequestsTable } from '../../persistence/tables.ts';
import { Params } from '../../shared/persistence/statement.ts';

type PathRequestRecord = Columns<PathRequestsTable, 'id' | 'text' | 'createdAt'>;

const Uuid = z.uuid();
const MOST_OF_A_USER = 50;
const COLUMNS = 'id, text, created_at AS "createdAt"';

@Injectable()
export class PathRequestsRepository {
  constructor(private readonly db: Database) {}

  async ofUser(userId: number): Promise<PathRequest[]> {
    const rows = await this.db.query<PathRequestRecord>(
      `SELECT ${COLUMNS} FROM path_requests WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${MOST_OF_A_USER}`,
      [userId],
    );
    return rows.map(toPathRequest);
  }

  /** Each request once, in the words and at the time of who sent it last. */
  async asked({
    limit,
    cursor,
  }: PageQuery): Promise<{ items: AskedPathRequest[]; nextCursor: string | null }> {
    const after = decodeTimeCursor(cursor, Uuid);
    const params = new Params();
    const before = after
      ? `AND (w.created_at, w.id) < (${params.add(after.at)}::timestamptz, ${params.add(after.id)}::uuid)`
      : '';
    const rows = await this.db.query<PathRequestRecord & { asked: number }>(
      `SELECT w.id, w.text, w.created_at AS "createdAt",
         (SELECT count(*)::int FROM path_requests s WHERE s.text_key = w.text_key) AS asked
       FROM path_requests w
       WHERE NOT EXISTS (SELECT FROM path_requests s WHERE s.text_key = w.text_key
         AND (s.created_at, s.id) > (w.created_at, w.id)) ${before}
       ORDER BY w.created_at DESC, w.id DESC LIMIT ${params.add(limit + 1)}`,
      params.values,
    );
    const { items, nextCursor } = pageByTime(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    return {
      items: items.map(({ id, text, asked, createdAt }) => ({
        id,
        text,
        asked,
        newestAt: createdAt.toISOString(),
      })),
      nextCursor,
    };
  }
}

/** Until the end of the transaction: two requests at once would both be the tenth. */
export async function lockPathRequestsOf(em: EntityManager, userId: number): Promise<void> {
  await em.query("SELECT pg_advisory_xact_lock(hashtext('path_requests'), $1)", [userId]);
}

export async function findSamePathRequest(
  em: EntityManager,
  userId: number,
  text: string,
): Promise<PathRequest | null> {
  const [same] = await em.query<PathRequestRecord[]>(
    `SELECT ${COLUMNS} FROM path_requests WHERE user_id = $1
       AND text_key = btrim(regexp_replace(fold($2), '[^[:alnum:]]+', ' ', 'g'))`,
    [userId, text],
  );
  return same ? toPathRequest(same) : null;
}

/** In the 24 hours before `now`. */
export async function countRecentPathRequests(em: EntityManager, userId: number, now: Date): Promise<number> {
  const [row] = await em.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM path_requests WHERE user_id = $1 AND created_at > $2::timestamptz - interval '1 day'`,
    [userId, now],
  );
  return row!.count;
}

export async function insertPathRequest(
  em: EntityManager,
  pathRequest: { id: string; userId: number; text: string; createdAt: Date },
): Promise<PathRequest> {
  const { id, userId, text, createdAt } = pathRequest;
  await em.query('INSERT INTO path_requests (id, user_id, text, created_at) VALUES ($1, $2, $3, $4)', [
    id,
    userId,
    text,
    createdAt,
  ]);
  return toPathRequest(pathRequest);
}

/** Returns whether it was there and theirs. */
export async function deleteOwnPathRequest(em: EntityManager, id: string, userId: number): Promise<boolean> {
  if (!Uuid.safeParse(id).success) return false;
  const [deleted] = await em.query<[unknown[], number]>(
    'DELETE FROM path_requests WHERE id = $1 AND user_id = $2 RETURNING id',
    [id, userId],
  );
  return deleted.length > 0;
}

/** Of everyone who sent the same. Returns the text, null for an unknown request. */
export async function deleteSamePathRequests(em: EntityManager, id: string): Promise<string | null> {
  if (!Uuid.safeParse(id).success) return null;
  const [found] = await em.query<Pick<PathRequestsTable, 'text' | 'text_key'>[]>(
    'SELECT text, text_key FROM path_requests WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (!found) return null;
  await em.query('DELETE FROM path_requests WHERE text_key = $1', [found.text_key]);
  return found.text;
}

const toPathRequest = ({ id, text, createdAt }: PathRequestRecord): PathRequest => ({
  id,
  text,
  createdAt: createdAt.toISOString(),
});
