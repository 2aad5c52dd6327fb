import { Injectable } from '@nestjs/common';
import type { AdminRoadmap, ListAdminRoadmapsQuery } from '@waymark/contracts/roadmaps/admin';
import { Id } from '@waymark/contracts/roadmaps/id';
import type { Columns } from '@waymark/database/columns';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import type { PublishedRoadmapsTable, RoadmapsTable } from '../../persistence/tables.ts';
import { Params } from '../../shared/persistence/statement.ts';
import type { Page } from './roadmaps.reader.ts';

type AdminRecord = Columns<
  PublishedRoadmapsTable,
  'id' | 'title' | 'mentorId' | 'mentorName' | 'status' | 'publishedAt' | 'followers'
> &
  Pick<AdminRoadmap, 'category'> & {
    at: RoadmapsTable['hidden_at'];
    by: RoadmapsTable['hidden_by'];
    reason: RoadmapsTable['hidden_reason'];
  };

const MAX_SEARCH_WORDS = 10;
const SELECT = `SELECT p.id, p.title, p.mentor_id AS "mentorId", p.mentor_name AS "mentorName",
    p.category ->> 'name' AS category, p.status, p.published_at AS "publishedAt", p.followers, r.hidden_at AS at,
    r.hidden_by AS by, r.hidden_reason AS reason
  FROM published_roadmaps p JOIN roadmaps r ON r.id = p.id`;

/** Roadmaps as admins see them. */
@Injectable()
export class AdminRoadmapsReader {
  constructor(private readonly db: Database) {}

  /** Newest first. */
  async page({ q = '', status, limit, cursor }: ListAdminRoadmapsQuery): Promise<Page<AdminRoadmap>> {
    const params = new Params();
    const after = decodeTimeCursor(cursor, Id);
    // The status as a literal, so that a partial index matches.
    const conditions = [`p.status = '${status}'`];
    for (const word of q.split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS))
      conditions.push(`p.search LIKE search_pattern(${params.add(word)})`);
    if (after) conditions.push(`(p.published_at, p.id) < (${params.add(after.at)}, ${params.add(after.id)})`);
    const sql = `${SELECT} WHERE ${conditions.join(' AND ')}
      ORDER BY p.published_at DESC, p.id DESC LIMIT ${params.add(limit + 1)}`;
    const records = await this.db.query<AdminRecord>(sql, params.values);
    const { items, nextCursor } = pageByTime(records, limit, ({ publishedAt, id }) => ({
      at: publishedAt!,
      id,
    }));
    return { items: items.map(toRoadmap), nextCursor };
  }

  /** Null for a roadmap that was never published. */
  async find(id: string): Promise<AdminRoadmap | null> {
    const [record] = await this.db.query<AdminRecord>(`${SELECT} WHERE p.id = $1`, [id]);
    return record ? toRoadmap(record) : null;
  }
}

const toRoadmap = ({ publishedAt, at, by, reason, ...record }: AdminRecord): AdminRoadmap => ({
  ...record,
  publishedAt: publishedAt?.toISOString() ?? null,
  hidden: at && by && reason ? { at: at.toISOString(), by, reason } : null,
});
