import type { Category, MentorCard } from '@waymark/contracts/roadmaps/http';
import type { Columns, Narrowed } from '@waymark/database/columns';
import type { PublishedRoadmapsTable } from '../../persistence/tables.ts';
import { type ShownDetail, selectDetails } from './detail-columns.ts';

const columns = (mentor: string) => `
  p.id, ${selectDetails('p')}, p.followers, p.audio_url AS "audioUrl",
  p.mentor_id AS "mentorId", ${mentor} AS mentor, p.category, p.status, p.published_at AS "publishedAt",
  p.updated_at AS "updatedAt", p.stage_count AS "stageCount", p.step_count AS "stepCount", p.quote`;

/** Of a published roadmap, without joins. */
export const CARD_COLUMNS = columns('p.mentor_card');
/** With the mentor's whole bio. */
export const PAGE_COLUMNS = columns('p.mentor');

export type SummaryRecord = Narrowed<
  Columns<
    PublishedRoadmapsTable,
    | ShownDetail
    | 'id'
    | 'followers'
    | 'audioUrl'
    | 'mentorId'
    | 'status'
    | 'publishedAt'
    | 'updatedAt'
    | 'stageCount'
    | 'stepCount'
    | 'quote'
    | 'category'
  >,
  { category: Category }
> & { mentor: MentorCard };

/** A record as a view: with dates as ISO strings. The RPC's contract strips other columns. */
export const withIsoDates = <T extends { publishedAt: Date | null; updatedAt: Date }>(record: T) => ({
  ...record,
  publishedAt: record.publishedAt?.toISOString() ?? null,
  updatedAt: record.updatedAt.toISOString(),
});
