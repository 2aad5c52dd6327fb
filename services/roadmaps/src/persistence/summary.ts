import type { Category, MentorCard, RoadmapSummary } from '@waymark/contracts/roadmaps/http';

/** A card shows the beginning of a bio; a page of a hundred whole ones would not fit into one message. */
const BIO_CHARS = 300;

/** What every reader of roadmaps selects. */
export const SUMMARY_COLUMNS = `
  r.id, r.title, r.description, r.duration, r.followers, r.audio_url AS "audioUrl", r.category_id AS "categoryId",
  r.mentor_id AS "mentorId", r.status, r.published_at AS "publishedAt", r.updated_at AS "updatedAt", r.revision,
  r.stage_count AS "stageCount", r.step_count AS "stepCount",
  json_build_object('id', m.id, 'name', m.name, 'avatar', m.avatar, 'bio', m.bio) AS mentor,
  json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'color', c.color, 'icon', c.icon) AS category`;

export const SUMMARY_TABLES = `
  roadmaps r JOIN mentors m ON m.id = r.mentor_id JOIN categories c ON c.id = r.category_id`;

export interface SummaryRecord {
  id: string;
  title: string;
  description: string;
  duration: string | null;
  followers: number;
  audioUrl: string | null;
  categoryId: string;
  mentorId: number;
  status: 'draft' | 'published';
  publishedAt: Date | null;
  updatedAt: Date;
  revision: number;
  stageCount: number;
  stepCount: number;
  mentor: MentorCard;
  category: Category;
}

/** The fields of a roadmap on a card and on its page alike. */
export const roadmapFields = (record: SummaryRecord) => ({
  id: record.id,
  title: record.title,
  description: record.description,
  duration: record.duration,
  followers: record.followers,
  audioUrl: record.audioUrl,
  categoryId: record.categoryId,
  mentorId: record.mentorId,
  mentor: record.mentor,
  category: record.category,
  status: record.status,
  publishedAt: record.publishedAt?.toISOString() ?? null,
  updatedAt: record.updatedAt.toISOString(),
});

export const toSummary = (record: SummaryRecord): RoadmapSummary => ({
  ...roadmapFields(record),
  mentor: { ...record.mentor, bio: record.mentor.bio.slice(0, BIO_CHARS) },
  stageCount: record.stageCount,
  stepCount: record.stepCount,
});
