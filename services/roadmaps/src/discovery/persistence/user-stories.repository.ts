import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { ListStoriesQuery } from '@waymark/contracts/roadmaps/user-stories';
import type { Columns, Nullable } from '@waymark/database/columns';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import { isUniqueViolation } from '@waymark/database/sql-errors';
import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type {
  CategoriesTable,
  FollowsTable,
  PublishedRoadmapsTable,
  UserStoriesTable,
} from '../../persistence/tables.ts';
import { Params } from '../../shared/persistence/statement.ts';

export type StoredStory = Columns<
  UserStoriesTable,
  | 'id'
  | 'userId'
  | 'username'
  | 'title'
  | 'story'
  | 'roadmapId'
  | 'name'
  | 'category'
  | 'timeFrame'
  | 'outcome'
  | 'state'
  | 'reason'
  | 'decidedBy'
  | 'decidedByName'
  | 'decidedAt'
  | 'createdAt'
> & { roadmapTitle: PublishedRoadmapsTable['title'] | null };

export type NewStory = Pick<
  StoredStory,
  'id' | 'title' | 'story' | 'roadmapId' | 'name' | 'category' | 'timeFrame' | 'outcome' | 'createdAt'
>;

export interface Decision {
  state: 'published' | 'rejected';
  reason: string | null;
  by: Caller;
  at: Date;
}

/** What is known of the journey that a story is about. */
export type Walk = Nullable<Columns<FollowsTable, 'followedAt'>> & {
  category: CategoriesTable['name'];
  done: number;
  all: number;
};

const Uuid = z.uuid();
const MOST_OF_A_USER = 50;
const SELECT = `
  SELECT u.id, u.user_id AS "userId", u.username, u.title, u.story, u.roadmap_id AS "roadmapId",
    r.title AS "roadmapTitle", u.name, u.category, u.time_frame AS "timeFrame", u.outcome, u.state, u.reason,
    u.decided_by AS "decidedBy", u.decided_by_name AS "decidedByName", u.decided_at AS "decidedAt",
    u.created_at AS "createdAt"
  FROM user_stories u LEFT JOIN published_roadmaps r ON r.id = u.roadmap_id`;

@Injectable()
export class UserStoriesRepository {
  constructor(private readonly db: Database) {}

  ofUser(userId: number): Promise<StoredStory[]> {
    return this.db.read((em) =>
      em.query<StoredStory[]>(
        `${SELECT} WHERE u.user_id = $1 ORDER BY u.created_at DESC, u.id DESC LIMIT ${MOST_OF_A_USER}`,
        [userId],
      ),
    );
  }

  async list({ state, limit, cursor }: ListStoriesQuery) {
    const params = new Params();
    const after = decodeTimeCursor(cursor, Uuid);
    const conditions = ['true'];
    if (state) conditions.push(`u.state = ${params.add(state)}`);
    if (after) conditions.push(`(u.created_at, u.id) < (${params.add(after.at)}, ${params.add(after.id)})`);
    const sql = `${SELECT} WHERE ${conditions.join(' AND ')}
      ORDER BY u.created_at DESC, u.id DESC LIMIT ${params.add(limit + 1)}`;
    const rows = await this.db.read((em) => em.query<StoredStory[]>(sql, params.values));
    return pageByTime(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  }
}

/** Error: NOT_FOUND; with `userId`, also for stories of others. */
export async function lockStory(em: EntityManager, id: string, userId?: number): Promise<StoredStory> {
  const sql = `${SELECT} WHERE u.id = $1 AND ($2::integer IS NULL OR u.user_id = $2) FOR NO KEY UPDATE OF u`;
  const [found] = Uuid.safeParse(id).success ? await em.query<StoredStory[]>(sql, [id, userId ?? null]) : [];
  if (!found) throw new AppError('NOT_FOUND', 'There is no such story.');
  return found;
}

/** The category of a roadmap, and the author's progress on it. `followedAt` is null for one who does not follow it. */
export async function readWalk(em: EntityManager, userId: number, roadmapId: string): Promise<Walk> {
  const [walk] = await em.query<Walk[]>(
    `SELECT c.name AS category, f.followed_at AS "followedAt",
      (SELECT count(*)::integer FROM steps t WHERE t.roadmap_id = r.id AND t.published) AS all,
      (SELECT count(*)::integer FROM progress g JOIN steps t ON t.id = g.step_id
        WHERE g.user_id = $1 AND g.roadmap_id = r.id AND g.completed AND t.published) AS done
     FROM roadmaps r JOIN categories c ON c.id = r.category_id
     LEFT JOIN follows f ON f.roadmap_id = r.id AND f.user_id = $1
     WHERE r.id = $2`,
    [userId, roadmapId],
  );
  return walk!;
}

/** Error: CONFLICT while one about the same roadmap is waiting or published. */
export async function insertStory(em: EntityManager, author: Caller, story: NewStory): Promise<void> {
  const { id, title, roadmapId, name, category, timeFrame, outcome, createdAt } = story;
  const values = [id, author.userId, author.username, roadmapId, title, story.story];
  try {
    await em.query(
      `INSERT INTO user_stories (id, user_id, username, roadmap_id, title, story, name, category, time_frame,
         outcome, consented_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
      [...values, name, category, timeFrame, outcome, createdAt],
    );
  } catch (error) {
    if (!isUniqueViolation(error, 'user_stories_live')) throw error;
    throw liveAlready(error);
  }
}

/** Error: CONFLICT when the author has another live story about the same roadmap by now. */
export async function setDecision(em: EntityManager, id: string, decision: Decision): Promise<void> {
  const { state, reason, by, at } = decision;
  try {
    await em.query(
      `UPDATE user_stories SET state = $2, reason = $3, decided_by = $4, decided_by_name = $5, decided_at = $6
       WHERE id = $1`,
      [id, state, reason, by.userId, by.username, at],
    );
  } catch (error) {
    if (!isUniqueViolation(error, 'user_stories_live')) throw error;
    throw liveAlready(error);
  }
}

export async function setWithdrawn(em: EntityManager, id: string): Promise<void> {
  await em.query(`UPDATE user_stories SET state = 'withdrawn' WHERE id = $1`, [id]);
}

/** Puts a story first on the landing page. */
export async function showStory(em: EntityManager, story: StoredStory, name: string): Promise<void> {
  // Positions are unique, and two admins may publish at once.
  await em.query('LOCK TABLE stories IN SHARE ROW EXCLUSIVE MODE');
  await em.query(
    `INSERT INTO stories (id, title, category, story, time_frame, outcome, name, roadmap_id, featured, position,
       user_story_id)
     SELECT $1::text, $2, $3, $4, $5, $6, $7, $8, true, coalesce(min(position), 0) - 1, $1::uuid FROM stories
     ON CONFLICT (id) DO NOTHING`,
    [
      ...[story.id, story.title, story.category, story.story, story.timeFrame, story.outcome],
      ...[name, story.roadmapId],
    ],
  );
}

export async function hideStory(em: EntityManager, id: string): Promise<void> {
  await em.query('DELETE FROM stories WHERE user_story_id = $1', [id]);
}

const liveAlready = (cause: unknown): AppError =>
  new AppError('CONFLICT', 'You have already sent us a story about this. Withdraw it to send another.', {
    cause,
  });
