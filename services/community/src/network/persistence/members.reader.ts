import { Injectable } from '@nestjs/common';
import type { CommunityStats, ListMembersQuery } from '@waymark/contracts/community/network';
import type { Columns } from '@waymark/database/columns';
import { decodeCursor, encodeCursor } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import { z } from 'zod';
import type { CardsTable, PeopleTable } from '../../persistence/tables.ts';
import { isActive } from '../../shared/persistence/people.repository.ts';
import { searchConditions } from '../../shared/persistence/search.ts';

/** Mentors, and admins with a card. */
const IS_MEMBER = `${isActive('p')} AND (p.role = 'mentor' OR c.user_id IS NOT NULL)`;
const MEMBERS = 'people p LEFT JOIN cards c ON c.user_id = p.user_id';
const KEY = '(c.user_id IS NULL), p.sort_name, p.user_id';
const Key = z.tuple([z.boolean(), z.string(), z.number().int()]);
const MAX_SKILLS = 60;

const SELECT = `SELECT p.user_id AS id, p.username, p.shown_name AS name, p.role = 'mentor' AS "isMentor",
  CASE WHEN c.is_email_public THEN c.contact_email END AS email, p.avatar, p.bio,
  coalesce(c.categories, '{}') AS categories, c.years_experience AS "yearsExperience",
  c.response_time AS "responseTime", coalesce(c.is_available, false) AS "availableForPeerSupport",
  coalesce(c.struggles_overcome, '{}') AS "strugglesOvercome",
  coalesce(c.current_challenges, '{}') AS "currentChallenges",
  coalesce(c.help_offered, '{}') AS "helpOffered", coalesce(c.help_needed, '{}') AS "helpNeeded",
  json_build_array(${KEY}) AS key FROM ${MEMBERS}`;

type MemberRow = Columns<PeopleTable, 'username' | 'avatar' | 'bio'> &
  Columns<
    CardsTable,
    | 'categories'
    | 'yearsExperience'
    | 'responseTime'
    | 'strugglesOvercome'
    | 'currentChallenges'
    | 'helpOffered'
    | 'helpNeeded'
  > & {
    id: PeopleTable['user_id'];
    name: NonNullable<PeopleTable['shown_name']>;
    isMentor: boolean;
    email: CardsTable['contact_email'] | null;
    availableForPeerSupport: CardsTable['is_available'];
    key: unknown[];
  };

const STATS = `SELECT
  (SELECT count(*)::int FROM ${MEMBERS} WHERE ${IS_MEMBER}) AS members,
  (SELECT count(*)::int FROM ${MEMBERS} WHERE ${IS_MEMBER} AND c.is_available) AS "availableMembers",
  (SELECT count(*)::int FROM support_requests
   WHERE state = 'open' AND helped_by IS NULL AND hidden_at IS NULL) AS "openRequests",
  (SELECT count(*)::int FROM support_requests r JOIN support_responses h ON h.id = r.helped_by
   WHERE r.hidden_at IS NULL AND h.hidden_at IS NULL) AS "helpedRequests"`;

const SKILLS = `SELECT min(skill) AS skill FROM ${MEMBERS}, unnest(c.help_offered) AS skill
  WHERE ${IS_MEMBER} GROUP BY fold(skill) ORDER BY count(*) DESC, fold(skill) LIMIT ${MAX_SKILLS}`;

@Injectable()
export class MembersReader {
  constructor(private readonly db: Database) {}

  async list({ q, category, available, limit, cursor }: ListMembersQuery) {
    const after = decodeCursor(cursor, Key);
    const params: unknown[] = [limit + 1];
    const conditions = [
      IS_MEMBER,
      ...searchConditions(`(p.search || ' ' || coalesce(c.search, ''))`, q, params),
    ];
    if (category) conditions.push(`c.categories @> ARRAY[$${params.push(category)}::text]`);
    if (available === 'true') conditions.push('c.is_available');
    if (after) conditions.push(`(${KEY}) > (${after.map((value) => `$${params.push(value)}`).join(', ')})`);
    const sql = `${SELECT} WHERE ${conditions.join(' AND ')} ORDER BY ${KEY} LIMIT $1`;
    const rows = await this.db.query<MemberRow>(sql, params);
    const items = rows.slice(0, limit);
    return { items, nextCursor: rows.length > limit ? encodeCursor(items.at(-1)!.key) : null };
  }

  async stats(): Promise<CommunityStats> {
    const [stats] = await this.db.query<CommunityStats>(STATS);
    return stats!;
  }

  async skills(): Promise<string[]> {
    return (await this.db.query<{ skill: string }>(SKILLS)).map(({ skill }) => skill);
  }
}
