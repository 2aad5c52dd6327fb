import { Injectable } from '@nestjs/common';
import type { ListMentorsQuery, Mentor } from '@waymark/contracts/identity/mentors';
import type { Currency } from '@waymark/contracts/money';
import { Database } from '@waymark/database/database';
import type { Page } from './id-cursor.ts';
import { decodeMentorCursor, encodeMentorCursor, type MentorKey } from './mentor-cursor.ts';

interface Statement {
  sql: string;
  params: unknown[];
}

interface MentorRecord {
  userId: number;
  name: string;
  sortName: string;
  avatar: string | null;
  bio: string;
  expertise: string[];
  roadmapCount: number;
  sessionPrice: number | null;
  currency: Currency | null;
  average: number | null;
  reviews: number | null;
  memberSince: Date;
}

const MAX_FEATURED = 6;
const MAX_WORDS = 10;

const COLUMNS = `m.user_id AS "userId", m.name, m.sort_name AS "sortName", u.avatar, m.bio, m.expertise,
  coalesce(c.published, 0) AS "roadmapCount", u.created_at AS "memberSince",
  p.session_price AS "sessionPrice", p.currency, r.average, r.count AS reviews`;
const FACTS = `LEFT JOIN mentor_prices p ON p.mentor_id = m.user_id
  LEFT JOIN mentor_ratings r ON r.mentor_id = m.user_id`;
// A user who lost the role still has a profile. An admin with a profile has been approved as a mentor.
const IS_MENTOR = "u.role <> 'learner'";

@Injectable()
export class MentorsReader {
  constructor(private readonly db: Database) {}

  /** Ordered by name; featured: at most 6 with published roadmaps, most roadmaps first. */
  async list(query: ListMentorsQuery): Promise<Page<Mentor>> {
    const isFeatured = query.featured === 'true';
    const { sql, params } = isFeatured
      ? featuredStatement(query)
      : directoryStatement(query, decodeMentorCursor(query.cursor));
    const records = await this.db.read((em) => em.query<MentorRecord[]>(sql, params));
    const page = records.slice(0, query.limit);
    const last = records.length > query.limit && !isFeatured ? page.at(-1) : undefined;
    return { items: page.map(toMentor), nextCursor: last ? encodeMentorCursor(last) : null };
  }

  async find(userId: number): Promise<Mentor | null> {
    const sql = `SELECT ${COLUMNS} FROM mentors m JOIN users u ON u.id = m.user_id
      LEFT JOIN roadmap_counts c ON c.mentor_id = m.user_id ${FACTS} WHERE m.user_id = $1::bigint AND ${IS_MENTOR}`;
    const [record] = await this.db.read((em) => em.query<MentorRecord[]>(sql, [userId]));
    return record ? toMentor(record) : null;
  }
}

/** One page. Name or bio must contain each word of `q`; case and accents are ignored. */
export function directoryStatement(
  { q, limit }: Pick<ListMentorsQuery, 'q' | 'limit'>,
  after?: MentorKey,
): Statement {
  const params: unknown[] = [limit + 1];
  const conditions = [IS_MENTOR, ...searched(q, params)];
  if (after) {
    params.push(after.sortName, after.userId);
    conditions.push(`(m.sort_name, m.user_id) > ($${params.length - 1}, $${params.length})`);
  }
  const sql = `SELECT ${COLUMNS} FROM mentors m JOIN users u ON u.id = m.user_id
    LEFT JOIN roadmap_counts c ON c.mentor_id = m.user_id ${FACTS} WHERE ${conditions.join(' AND ')}
    ORDER BY m.sort_name, m.user_id LIMIT $1`;
  return { sql, params };
}

function featuredStatement({ q, limit }: ListMentorsQuery): Statement {
  const params: unknown[] = [Math.min(limit, MAX_FEATURED)];
  const conditions = ['c.published > 0', IS_MENTOR, ...searched(q, params)];
  const sql = `SELECT ${COLUMNS} FROM roadmap_counts c JOIN mentors m ON m.user_id = c.mentor_id
    JOIN users u ON u.id = m.user_id ${FACTS} WHERE ${conditions.join(' AND ')}
    ORDER BY c.published DESC, m.user_id LIMIT $1`;
  return { sql, params };
}

function searched(q: string | undefined, params: unknown[]): string[] {
  const words = (q ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => `m.search LIKE search_pattern($${params.push(word)})`);
}

const toMentor = (record: MentorRecord): Mentor => ({
  id: record.userId,
  userId: record.userId,
  name: record.name,
  avatar: record.avatar,
  bio: record.bio,
  expertise: record.expertise,
  roadmapCount: record.roadmapCount,
  sessionPrice: record.sessionPrice,
  currency: record.currency ?? 'USD',
  rating: record.reviews ? { average: record.average ?? 0, count: record.reviews } : null,
  memberSince: record.memberSince.toISOString(),
});
