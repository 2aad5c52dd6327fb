import { Injectable } from '@nestjs/common';
import type { PageQuery } from '@waymark/contracts/paging';
import type { Category, RoadmapSummary, Roadmap as RoadmapView } from '@waymark/contracts/roadmaps/http';
import { Id } from '@waymark/contracts/roadmaps/id';
import type { ListForSitemap } from '@waymark/contracts/roadmaps/versions.endpoints';
import type { RpcOutput } from '@waymark/contracts/rpc';
import type { Columns, Narrowed } from '@waymark/database/columns';
import { decodeTimeCursor, type PageKey, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import type { PublishedRoadmapsTable } from '../../persistence/tables.ts';
import { Params, type Statement } from '../../shared/persistence/statement.ts';
import type { Viewer } from '../domain/roadmap.ts';
import { CategoryRow } from './category.row.ts';
import { type PublishedRecord, publishedRoadmapStatement, toRoadmapView } from './published-roadmap.ts';
import { type SummaryRecord, withIsoDates } from './summary.ts';
import { LISTED } from './visible.ts';
import {
  DRAFT_CARD_COLUMNS,
  DRAFT_TABLES,
  type DraftRecord,
  readWorkingCopy,
  withAudioUrl,
} from './working-copy.ts';

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

const SITEMAP_PAGE = 5_000;

type SitemapRecord = Narrowed<
  Columns<PublishedRoadmapsTable, 'id' | 'mentorId' | 'publishedAt'>,
  { publishedAt: Date }
>;

@Injectable()
export class RoadmapsReader {
  constructor(private readonly db: Database) {}

  categories(): Promise<Category[]> {
    return this.db.read((em) => em.find(CategoryRow, { order: { position: 'ASC' } }));
  }

  /** A mentor's own, last edited first. */
  async ofMentor(mentorId: number, query: PageQuery): Promise<Page<RoadmapSummary>> {
    const { sql, params } = ofMentorStatement(mentorId, query.limit, decodeTimeCursor(query.cursor, Id));
    const records = await this.db.query<DraftRecord>(sql, params);
    return page(records.map(withAudioUrl), query.limit, ({ updatedAt }) => updatedAt);
  }

  async forSitemap(cursor: string | undefined): Promise<RpcOutput<typeof ListForSitemap>> {
    const { sql, params } = sitemapStatement(decodeTimeCursor(cursor, Id));
    const records = await this.db.query<SitemapRecord>(sql, params);
    const { items, nextCursor } = pageByTime(records, SITEMAP_PAGE, (entry) => ({
      at: entry.publishedAt,
      id: entry.id,
    }));
    return {
      items: items.map((entry) => ({ ...entry, publishedAt: entry.publishedAt.toISOString() })),
      nextCursor,
    };
  }

  /** The published version. Error: NOT_FOUND, also when the viewer may not see it. */
  async get(id: string, viewer: Viewer): Promise<RoadmapView> {
    const [sql, params] = publishedRoadmapStatement(id, viewer);
    const [record] = await this.db.query<PublishedRecord>(sql, params, { prepared: true });
    return record ? toRoadmapView(record, viewer) : this.workingCopy(id, viewer);
  }

  /** Of the listed roadmap with this step; null for any other. */
  async listedWithStep(stepId: string): Promise<RoadmapView | null> {
    const [found] = await this.db.query<Columns<PublishedRoadmapsTable, 'id'>>(
      `SELECT p.id FROM steps s JOIN published_roadmaps p ON p.id = s.roadmap_id WHERE s.id = $1 AND ${LISTED}`,
      [stepId],
    );
    return found ? this.get(found.id, null) : null;
  }

  /** Error: NOT_FOUND, also for all but its mentor. */
  workingCopy(id: string, viewer: Viewer): Promise<RoadmapView> {
    return this.db.read((em) => readWorkingCopy(em, id, viewer?.userId));
  }
}

function sitemapStatement(after: PageKey | undefined): Statement {
  const params = new Params();
  const conditions = [LISTED];
  if (after) conditions.push(`(p.published_at, p.id) < (${params.add(after.at)}, ${params.add(after.id)})`);
  const sql = `SELECT p.id, p.mentor_id AS "mentorId", p.published_at AS "publishedAt" FROM published_roadmaps p
    WHERE ${conditions.join(' AND ')} ORDER BY p.published_at DESC, p.id DESC LIMIT ${SITEMAP_PAGE + 1}`;
  return { sql, params: params.values };
}

function ofMentorStatement(mentorId: number, limit: number, after: PageKey | undefined): Statement {
  const params = new Params();
  const conditions = [`r.mentor_id = ${params.add(mentorId)}`];
  if (after) conditions.push(`(r.updated_at, r.id) < (${params.add(after.at)}, ${params.add(after.id)})`);
  const sql = `SELECT ${DRAFT_CARD_COLUMNS} FROM ${DRAFT_TABLES} WHERE ${conditions.join(' AND ')}
    ORDER BY r.updated_at DESC, r.id DESC LIMIT ${params.add(limit + 1)}`;
  return { sql, params: params.values };
}

function page(
  records: SummaryRecord[],
  limit: number,
  at: (record: SummaryRecord) => Date,
): Page<RoadmapSummary> {
  const { items, nextCursor } = pageByTime(records, limit, (record) => ({ at: at(record), id: record.id }));
  return { items: items.map(withIsoDates), nextCursor };
}
