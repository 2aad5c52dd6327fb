import type { Caller } from '@waymark/contracts/caller';
import type { PageQuery } from '@waymark/contracts/paging';
import type { Thanks } from '@waymark/contracts/roadmaps/endings';
import type { Columns } from '@waymark/database/columns';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import type { Database } from '@waymark/database/database';
import { newId } from '@waymark/kernel/ids';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { RoadmapsTable, ThanksTable } from '../../persistence/tables.ts';
import { Params } from '../../shared/persistence/statement.ts';
import { alreadyThanked } from '../domain/ending.ts';

const Uuid = z.uuid();

/** Instead of removed thanks, unless the mentor hid them. Error: CONFLICT. */
export async function insertThanks(
  em: EntityManager,
  { userId, username }: Caller,
  { roadmapId, line, now }: { roadmapId: string; line: string; now: Date },
): Promise<{ id: string; isFirst: boolean }> {
  const [stored] = await em.query<(Columns<ThanksTable, 'id'> & { isFirst: boolean })[]>(
    `INSERT INTO thanks AS t (id, user_id, username, roadmap_id, line, created_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (user_id, roadmap_id) DO UPDATE SET line = excluded.line, username = excluded.username,
       created_at = excluded.created_at, removed_at = NULL
     WHERE t.removed_at IS NOT NULL AND t.hidden_at IS NULL
     RETURNING id, xmax = 0 AS "isFirst"`,
    [newId(), userId, username, roadmapId, line, now],
  );
  if (!stored) throw alreadyThanked();
  return stored;
}

export async function readThanks(
  em: EntityManager,
  userId: number,
  roadmapId: string,
): Promise<Thanks | null> {
  const [row] = await em.query<Columns<ThanksTable, 'line' | 'createdAt'>[]>(
    `SELECT line, created_at AS "createdAt" FROM thanks
     WHERE user_id = $1 AND roadmap_id = $2 AND removed_at IS NULL`,
    [userId, roadmapId],
  );
  return row ? { line: row.line, createdAt: row.createdAt.toISOString() } : null;
}

/** Deletes the words. Returns the mentor; undefined if there was nothing to remove. */
export async function clearThanks(
  em: EntityManager,
  userId: number,
  roadmapId: string,
  now: Date,
): Promise<number | undefined> {
  const [[row]] = await em.query<[Columns<RoadmapsTable, 'mentorId'>[], number]>(
    `UPDATE thanks t SET removed_at = $3, line = '' FROM roadmaps r
     WHERE t.user_id = $1 AND t.roadmap_id = $2 AND t.removed_at IS NULL AND r.id = t.roadmap_id
     RETURNING r.mentor_id AS "mentorId"`,
    [userId, roadmapId, now],
  );
  return row?.mentorId;
}

/** Returns false if the mentor has never got such thanks. */
export async function hideThanks(
  em: EntityManager,
  mentorId: number,
  id: string,
  now: Date,
): Promise<Columns<ThanksTable, 'userId' | 'roadmapId'> | undefined> {
  if (!Uuid.safeParse(id).success) return undefined;
  const [[row]] = await em.query<[Columns<ThanksTable, 'userId' | 'roadmapId'>[], number]>(
    `UPDATE thanks t SET hidden_at = coalesce(t.hidden_at, $3) FROM roadmaps r
     WHERE t.id = $2 AND r.id = t.roadmap_id AND r.mentor_id = $1
     RETURNING t.user_id AS "userId", t.roadmap_id AS "roadmapId"`,
    [mentorId, id, now],
  );
  return row;
}

type ReceivedRecord = Columns<ThanksTable, 'id' | 'roadmapId' | 'line' | 'createdAt'> & {
  roadmapTitle: RoadmapsTable['title'];
  from: ThanksTable['username'];
};

/** Newest first. */
export async function listThanks(db: Database, mentorId: number, { limit, cursor }: PageQuery) {
  const params = new Params();
  const after = decodeTimeCursor(cursor, Uuid);
  const conditions = [`r.mentor_id = ${params.add(mentorId)}`, 't.removed_at IS NULL', 't.hidden_at IS NULL'];
  if (after) conditions.push(`(t.created_at, t.id) < (${params.add(after.at)}, ${params.add(after.id)})`);
  const records = await db.query<ReceivedRecord>(
    `SELECT t.id, t.roadmap_id AS "roadmapId", r.title AS "roadmapTitle", t.username AS "from", t.line,
       t.created_at AS "createdAt"
     FROM thanks t JOIN roadmaps r ON r.id = t.roadmap_id
     WHERE ${conditions.join(' AND ')}
     ORDER BY t.created_at DESC, t.id DESC LIMIT ${params.add(limit + 1)}`,
    params.values,
  );
  const { items, nextCursor } = pageByTime(records, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return {
    items: items.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    nextCursor,
  };
}
