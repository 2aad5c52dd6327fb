import type { ListMaterialsQuery } from '@waymark/contracts/community/materials';
import { decodeCursor } from '@waymark/database/cursor';
import { z } from 'zod';
import { MAX_WORDS } from '../../shared/persistence/search.ts';

/** Shorter words occur in almost every text, so they must begin a word. */
const MIN_INNER_WORD = 3;

const COLUMNS = `m.id, m.title, m.description, m.type, m.category, m.difficulty, m.tags, m.file_id AS "fileId",
  m.captions_id AS "captionsId", m.link, m.view_count, m.is_published, m.is_shown AS "isShown",
  m.author_id AS "authorId", m.created_at AS "createdAt", m.published_at AS "publishedAt", m.edited_at AS "editedAt",
  m.hidden_reason AS "hiddenReason", f.name AS "fileName", f.type AS "fileType", f.size::float8 AS "fileSize",
  floor(f.duration_seconds)::int AS duration, f.page_count AS "pageCount",
  f.thumbnail_key IS NOT NULL AS "hasThumbnail",
  json_build_object('id', p.user_id, 'username', p.username, 'name', p.shown_name, 'avatar', p.avatar) AS author`;

export const SELECT_MATERIAL = `SELECT ${COLUMNS} FROM materials m JOIN people p ON p.user_id = m.author_id
  LEFT JOIN files f ON f.id = m.file_id`;

const NewestKey = z.tuple([z.literal('newest'), z.number().int(), z.uuid()]);
const MostViewedKey = z.tuple([z.literal('most-viewed'), z.number().int(), z.uuid()]);
const Key = { newest: NewestKey, 'most-viewed': MostViewedKey };
const column = { newest: 'm.published_at', 'most-viewed': 'm.view_count' };

export interface MaterialStatement {
  sql: string;
  params: unknown[];
}

/** The page of a list, and one more. */
export function listStatement(query: ListMaterialsQuery): MaterialStatement {
  const { q, category, type, difficulty, sort, limit, cursor } = query;
  const params: unknown[] = [limit + 1];
  const conditions = ['m.is_shown', ...wordConditions(q, params)];
  if (category) conditions.push(`m.category_key = fold($${params.push(category)})`);
  if (type) conditions.push(`m.type = $${params.push(type)}`);
  if (difficulty) conditions.push(`m.difficulty = $${params.push(difficulty)}`);
  const after = decodeCursor<z.ZodType<[string, number, string]>>(cursor, Key[sort]);
  if (after) {
    const value = params.push(sort === 'newest' ? new Date(after[1]) : after[1]);
    conditions.push(`(${column[sort]}, m.id) < ($${value}, $${params.push(after[2])}::uuid)`);
  }
  const sql = `${SELECT_MATERIAL} WHERE ${conditions.join(' AND ')}
    ORDER BY ${column[sort]} DESC, m.id DESC LIMIT $1`;
  return { sql, params };
}

function wordConditions(q: string | undefined, params: unknown[]): string[] {
  const words = (q ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => {
    const pattern = word.length < MIN_INNER_WORD ? 'word_pattern' : 'search_pattern';
    return `m.search LIKE ${pattern}($${params.push(word)})`;
  });
}

export const COUNT_TYPES = 'SELECT type, count(*)::int AS count FROM materials WHERE is_shown GROUP BY type';
/** In the spelling of most. */
export const COUNT_CATEGORIES = `SELECT mode() WITHIN GROUP (ORDER BY category) AS name, count(*)::int AS count
  FROM materials WHERE is_shown GROUP BY category_key ORDER BY category_key LIMIT 200`;
