import { Injectable } from '@nestjs/common';
import type { PageQuery } from '@waymark/contracts/paging';
import { Id } from '@waymark/contracts/roadmaps/id';
import type { Following } from '@waymark/contracts/roadmaps/progress';
import type { Columns } from '@waymark/database/columns';
import { decodeTimeCursor, type PageKey, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import type { Page } from '../../authoring/persistence/roadmaps.reader.ts';
import { CARD_COLUMNS, type SummaryRecord, withIsoDates } from '../../authoring/persistence/summary.ts';
import type { FollowsTable, ProgressTable } from '../../persistence/tables.ts';
import { Params, type Statement } from '../../shared/persistence/statement.ts';

type FollowingRecord = SummaryRecord &
  Columns<FollowsTable, 'activeAt'> & {
    completedSteps: number;
    lastUpdated: ProgressTable['updated_at'] | null;
  };

const BETWEEN = `SELECT FROM follows f JOIN published_roadmaps p ON p.id = f.roadmap_id
  WHERE (f.user_id, p.mentor_id) IN (($1, $2), ($2, $1)) AND p.status = 'published' LIMIT 1`;

@Injectable()
export class FollowsReader {
  constructor(private readonly db: Database) {}

  /** The followed roadmaps that the learner may see, last active first. */
  async list(userId: number, query: PageQuery): Promise<Page<Following>> {
    const { sql, params } = followingStatement(userId, query.limit, decodeTimeCursor(query.cursor, Id));
    const records = await this.db.read((em) => em.query<FollowingRecord[]>(sql, params));
    const { items, nextCursor } = pageByTime(records, query.limit, ({ activeAt, id }) => ({
      at: activeAt,
      id,
    }));
    return { items: items.map(toFollowing), nextCursor };
  }

  /** Whether one of two people follows a published roadmap of the other. */
  async existsBetween(one: number, other: number): Promise<boolean> {
    const rows = await this.db.query(BETWEEN, [one, other], { prepared: true });
    return rows.length > 0;
  }
}

function followingStatement(userId: number, limit: number, after: PageKey | undefined): Statement {
  const params = new Params();
  const user = params.add(userId);
  const conditions = [`f.user_id = ${user}`, "p.status IN ('published', 'archived')"];
  if (after)
    conditions.push(`(f.active_at, f.roadmap_id) < (${params.add(after.at)}, ${params.add(after.id)})`);
  const sql = `
    SELECT ${CARD_COLUMNS}, f.active_at AS "activeAt", coalesce(d.completed, 0) AS "completedSteps",
      d.updated AS "lastUpdated"
    FROM follows f JOIN published_roadmaps p ON p.id = f.roadmap_id
    LEFT JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE g.completed AND t.published))::integer AS completed,
        max(g.updated_at) AS updated
      FROM progress g JOIN steps t ON t.id = g.step_id
      WHERE g.user_id = ${user} AND g.roadmap_id = p.id
    ) d ON true
    WHERE ${conditions.join(' AND ')}
    ORDER BY f.active_at DESC, f.roadmap_id DESC LIMIT ${params.add(limit + 1)}`;
  return { sql, params: params.values };
}

const toFollowing = (record: FollowingRecord): Following => ({
  roadmap: withIsoDates(record),
  completedSteps: record.completedSteps,
  totalSteps: record.stepCount,
  lastUpdated: record.lastUpdated?.toISOString() ?? null,
});
