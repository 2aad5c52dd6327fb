import type { Category, MentorCard, RoadmapStatus } from '@waymark/contracts/roadmaps/http';

const columns = (mentor: string) => `
  p.id, p.title, p.description, p.duration, p.followers, p.audio_url AS "audioUrl", p.category_id AS "categoryId",
  p.mentor_id AS "mentorId", ${mentor} AS mentor, p.category, p.status, p.published_at AS "publishedAt",
  p.updated_at AS "updatedAt", p.stage_count AS "stageCount", p.step_count AS "stepCount", p.quote`;

/** Of a published roadmap, without joins. */
export const CARD_COLUMNS = columns('p.mentor_card');
/** With the mentor's whole bio. */
export const PAGE_COLUMNS = columns('p.mentor');

export interface SummaryRecord {
  id: string;
  title: string;
  description: string;
  duration: string | null;
  followers: number;
  audioUrl: string | null;
  categoryId: string;
  mentorId: number;
  status: RoadmapStatus;
  publishedAt: Date | null;
  updatedAt: Date;
  stageCount: number;
  stepCount: number;
  quote: string | null;
  mentor: MentorCard;
  category: Category;
}

/** A record as a view: with dates as ISO strings. The RPC's contract strips other columns. */
export const withIsoDates = <T extends { publishedAt: Date | null; updatedAt: Date }>(record: T) => ({
  ...record,
  publishedAt: record.publishedAt?.toISOString() ?? null,
  updatedAt: record.updatedAt.toISOString(),
});
