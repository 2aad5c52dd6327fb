import type { ListMentorsQuery, MentorSort } from '@waymark/contracts/identity/mentors';
import type { MentorKey } from './mentor-cursor.ts';

interface Statement {
  sql: string;
  params: unknown[];
}

/** `zones`: those near the zone of the query, if it has one. */
export interface MentorFilter extends Omit<ListMentorsQuery, 'cursor' | 'featured' | 'zone' | 'available'> {
  zones?: string[];
  /** A free time at or after `from` and before `to` (undefined: at any time). */
  freeTime?: { from: Date; to?: Date };
  /** Who match `q` whatever their profile contains: mentors of roadmaps that it finds, best first. */
  about?: readonly number[];
}

const MAX_FEATURED = 6;
const MAX_WORDS = 10;
const MAX_OFFERED = 60;

const COLUMNS = `m.user_id AS "userId", m.name, u.avatar, m.bio, m.expertise, m.languages, m.timezone,
  coalesce(c.published, 0) AS "roadmapCount", u.created_at AS "memberSince",
  p.session_price AS "sessionPrice", p.currency, p.guided_from AS "guidedFrom",
  p.guided_to AS "guidedTo", nullif(n.next_free_at, 'infinity') AS "nextFreeAt",
  n.guided_free_at AS "nextGuidedAt", r.average, r.count AS reviews`;
const FACTS = `JOIN mentor_next_free n ON n.mentor_id = m.user_id LEFT JOIN mentor_prices p ON p.mentor_id = m.user_id
  LEFT JOIN mentor_ratings r ON r.mentor_id = m.user_id`;
const MENTORS = 'mentors m JOIN users u ON u.id = m.user_id';
const ALL = `${MENTORS} LEFT JOIN roadmap_counts c ON c.mentor_id = m.user_id ${FACTS}`;
// A user who lost the role still has a profile. An admin with a profile has been approved as a mentor.
// An account that is suspended or about to be deleted is not listed.
const IS_MENTOR = "u.role <> 'learner' AND u.delete_after IS NULL AND u.suspended_at IS NULL";

// Rated as if each mentor had five more reviews of 4 stars, so that one review of 5 does not lead the list.
const RATED = '(coalesce(r.average * r.count, 0) + 20) / (coalesce(r.count, 0) + 5)';
const RECOMMENDED = `${RATED} + 0.1 * least(coalesce(c.published, 0), 5)
  + CASE WHEN p.session_price IS NULL THEN 0 ELSE 0.3 END`;

/** Ascending. Numbers are float8, which JSON and cursors preserve exactly. */
const ORDERS: Record<MentorSort, string[]> = {
  name: ['m.sort_name'],
  price: ['coalesce(p.session_price, 2147483647)::float8'],
  rating: ['-coalesce(r.average, 0)::float8', '-coalesce(r.count, 0)::float8'],
  soonest: ['n.next_free_at'],
  newest: ['-m.user_id::float8'],
  recommended: [`-(${RECOMMENDED})::float8`],
};

/** One page. Name or bio must contain each word of `q`, but for those `about` it; case and accents are ignored. */
export function directoryStatement(filter: MentorFilter, after?: MentorKey): Statement {
  const params: unknown[] = [filter.limit + 1];
  const sort = filter.sort ?? 'name';
  const closest = sort === 'recommended' ? [closeness(filter, params)] : [];
  const key = [...closest, ...ORDERS[sort], 'm.user_id'].join(', ');
  const conditions = [IS_MENTOR, ...conditionsOf(filter, params)];
  if (after) conditions.push(`(${key}) > (${after.map((value) => `$${params.push(value)}`).join(', ')})`);
  const sql = `SELECT ${COLUMNS}, json_build_array(${key}) AS key FROM ${ALL}
    WHERE ${conditions.join(' AND ')} ORDER BY ${key} LIMIT $1`;
  return { sql, params };
}

export function featuredStatement(filter: MentorFilter): Statement {
  const params: unknown[] = [Math.min(filter.limit, MAX_FEATURED)];
  const conditions = ['c.published > 0', IS_MENTOR, ...conditionsOf(filter, params)];
  const sql = `SELECT ${COLUMNS} FROM roadmap_counts c JOIN mentors m ON m.user_id = c.mentor_id
    JOIN users u ON u.id = m.user_id ${FACTS} WHERE ${conditions.join(' AND ')}
    ORDER BY c.published DESC, m.user_id LIMIT $1`;
  return { sql, params };
}

export const mentorStatement = (userId: number): Statement => ({
  sql: `SELECT ${COLUMNS} FROM ${ALL} WHERE m.user_id = $1::bigint AND ${IS_MENTOR}`,
  params: [userId],
});

/** Where the hours of their calendar are, or else where they live. */
const ZONE = 'coalesce(n.zone, m.timezone)';
export const ZONES = `SELECT timezone FROM mentors WHERE timezone IS NOT NULL
  UNION SELECT zone FROM mentor_next_free WHERE zone IS NOT NULL`;

/** What can be filtered by, most frequent first. */
export const OFFERED = `SELECT
  ARRAY(SELECT min(t.area) FROM ${MENTORS}, unnest(m.expertise, m.expertise_keys) AS t (area, key)
    WHERE ${IS_MENTOR} GROUP BY t.key ORDER BY count(*) DESC, t.key LIMIT ${MAX_OFFERED}) AS expertise,
  ARRAY(SELECT code FROM ${MENTORS}, unnest(m.languages) AS code
    WHERE ${IS_MENTOR} GROUP BY code ORDER BY count(*) DESC, code LIMIT ${MAX_OFFERED}) AS languages`;

function conditionsOf(filter: MentorFilter, params: unknown[]): string[] {
  const { expertise, language, categoryId, zones, freeTime, free, minPrice, maxPrice, minRating } = filter;
  const conditions = searched(filter, params);
  const add = (value: unknown, condition: (param: string) => string) => {
    if (value !== undefined) conditions.push(condition(`$${params.push(value)}`));
  };
  add(expertise || undefined, (area) => `m.expertise_keys @> ARRAY[fold(${area})]`);
  add(language, (code) => `m.languages @> ARRAY[${code}::text]`);
  add(
    categoryId || undefined,
    (id) => `m.user_id IN (SELECT mentor_id FROM roadmap_news WHERE published AND category_id = ${id})`,
  );
  add(zones, (list) => `${ZONE} = ANY(${list})`);
  add(freeTime?.from, (from) => `n.next_free_at >= ${from}`);
  add(freeTime && (freeTime.to ?? 'infinity'), (to) => `n.next_free_at < ${to}`);
  add(minPrice, (cents) => `p.session_price >= ${cents}`);
  add(free === 'true' ? 0 : maxPrice, (cents) => `p.session_price <= ${cents}`);
  add(minRating, (stars) => `(r.count > 0 AND r.average >= ${stars})`);
  return conditions;
}

const inProfile = (q: string, params: unknown[]): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => `m.search LIKE search_pattern($${params.push(word)})`);

/** Ascending: those whose profile has all words, then in the order in which their roadmaps are found. Alike without words. */
function closeness({ q = '', about = [] }: MentorFilter, params: unknown[]): string {
  const each = inProfile(q, params);
  if (each.length === 0) return '0::float8';
  const place = `coalesce(array_position($${params.push(about)}::bigint[], m.user_id::bigint), 500)`;
  return `(CASE WHEN ${each.join(' AND ')} THEN 0 ELSE 1000 END + ${place})::float8`;
}

function searched({ q = '', about = [] }: MentorFilter, params: unknown[]): string[] {
  const each = inProfile(q, params);
  if (each.length === 0 || about.length === 0) return each;
  return [`(${each.join(' AND ')} OR m.user_id = ANY ($${params.push(about)}))`];
}
