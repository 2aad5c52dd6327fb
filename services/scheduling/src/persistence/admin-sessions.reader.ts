import { Injectable } from '@nestjs/common';
import type {
  AdminSession,
  AdminSessionRecord,
  ListAdminSessionsQuery,
} from '@waymark/contracts/scheduling/admin-sessions';
import type { Columns } from '@waymark/database/columns';
import { decodeTimeCursor, type PageKey, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import { isId } from '@waymark/kernel/ids';
import { z } from 'zod';
import type { CalendarsTable, SessionsTable } from './tables.ts';

const MAX_WORDS = 10;
/** Written as in the partial index `sessions_by_start`: holds are no sessions. */
const PUBLIC = "s.status IN ('scheduled', 'completed', 'cancelled', 'no-show')";
const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const party = (user: string) =>
  `CASE ${user} WHEN s.mentor_id THEN 'mentor' WHEN s.learner_id THEN 'learner' END`;

const SESSION = `s.id, s.kind, s.status, s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.mentor_id AS "mentorId",
  c.name AS "mentorName", s.learner_id AS "learnerId", s.learner_name AS "learnerName", s.price_cents AS price, s.currency,
  s.payment, s.cancelled_by AS "cancelledBy", s.absent, s.created_at AS "createdAt"`;
const FROM = 'FROM sessions s JOIN calendars c ON c.mentor_id = s.mentor_id';
const RECORD = `SELECT ${SESSION}, s.intent_id AS "intentId",
    (SELECT json_agg(json_build_object('at', ${iso('h.at')}, 'from', h.from_status, 'to', h.to_status,
        'by', ${party('h.by_user')}) ORDER BY h.number) FROM session_changes h WHERE h.session_id = s.id) AS changes,
    (SELECT coalesce(json_agg(json_build_object('at', ${iso('j.first_at')}, 'by', j.party) ORDER BY j.first_at), '[]')
      FROM session_joins j WHERE j.session_id = s.id) AS joins,
    (SELECT json_build_object('state', n.state, 'reportedBy', n.reported_by, 'reportedAt', ${iso('n.reported_at')},
        'claim', n.claim, 'response', n.response, 'reason', n.reason)
      FROM no_show_cases n WHERE n.session_id = s.id) AS "noShowCase"
  ${FROM} WHERE s.id = $1 AND ${PUBLIC}`;

type SessionRow = Columns<
  SessionsTable,
  | 'id'
  | 'kind'
  | 'startsAt'
  | 'endsAt'
  | 'mentorId'
  | 'learnerId'
  | 'learnerName'
  | 'currency'
  | 'payment'
  | 'cancelledBy'
  | 'absent'
  | 'createdAt'
> & {
  status: AdminSession['status'];
  price: SessionsTable['price_cents'];
  mentorName: CalendarsTable['name'];
};
type RecordRow = SessionRow &
  Columns<SessionsTable, 'intentId'> &
  Pick<AdminSessionRecord, 'changes' | 'joins' | 'noShowCase'>;

interface SessionSearch extends Omit<ListAdminSessionsQuery, 'cursor'> {
  /** The people that the words of `q` belong to. */
  userIds: number[];
}

/** Sessions as admins search them. */
@Injectable()
export class AdminSessionsReader {
  constructor(private readonly db: Database) {}

  /** Latest start first. */
  async page({ cursor, ...search }: SessionSearch & { cursor?: string }) {
    const { sql, params } = sessionsStatement(search, decodeTimeCursor(cursor, z.uuid()));
    const rows = await this.db.query<SessionRow>(sql, params);
    return pageByTime<AdminSession>(rows.map(toSession), search.limit, ({ startsAt, id }) => ({
      at: new Date(startsAt),
      id,
    }));
  }

  async find(id: string): Promise<AdminSessionRecord | undefined> {
    const [row] = isId(id) ? await this.db.query<RecordRow>(RECORD, [id]) : [];
    if (!row) return undefined;
    const { intentId, changes, joins, noShowCase, ...session } = row;
    return { ...toSession(session), intentId, changes, joins, noShowCase };
  }
}

/** One page and one row more. */
export function sessionsStatement(
  { q, userIds, userId, status, from, to, limit }: SessionSearch,
  before?: PageKey,
): { sql: string; params: unknown[] } {
  const params: unknown[] = [limit + 1];
  const add = (value: unknown) => `$${params.push(value)}`;
  const conditions = [PUBLIC];
  if (q && isId(q)) conditions.push(`s.id = ${add(q)}`);
  else if (q) conditions.push(ofPerson(q, userIds, add));
  if (userId) {
    const id = add(userId);
    conditions.push(`(s.mentor_id = ${id} OR s.learner_id = ${id})`);
  }
  if (status) conditions.push(`s.status = ${add(status)}`);
  if (from) conditions.push(`s.starts_at >= ${add(from)}`);
  if (to) conditions.push(`s.starts_at < ${add(to)}`);
  if (before) conditions.push(`(s.starts_at, s.id) < (${add(before.at)}, ${add(before.id)}::uuid)`);
  const sql = `SELECT ${SESSION} ${FROM} WHERE ${conditions.join(' AND ')} ORDER BY s.starts_at DESC, s.id DESC LIMIT $1`;
  return { sql, params };
}

function ofPerson(q: string, userIds: number[], add: (value: unknown) => string): string {
  const ids = add(userIds);
  const words = q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const names = words.map((word) => `lower(m.name) LIKE ${add(patternOf(word))}`).join(' AND ');
  return `(s.learner_id = ANY(${ids}) OR s.mentor_id = ANY(${ids} || ARRAY(SELECT m.mentor_id FROM calendars m WHERE ${names})))`;
}

const patternOf = (word: string): string => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const toSession = ({ mentorId, mentorName, learnerId, learnerName, ...row }: SessionRow): AdminSession => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  mentor: { id: mentorId, name: mentorName },
  learner: { id: learnerId, name: learnerName },
  payment: row.payment as AdminSession['payment'],
  createdAt: row.createdAt.toISOString(),
});
