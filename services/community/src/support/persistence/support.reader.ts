import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type {
  ListSupportQuery,
  SupportRequest,
  SupportResponse,
  SupportThread,
} from '@waymark/contracts/community/support';
import type { CommunityAtDeletion } from '@waymark/contracts/identity/account';
import type { Columns, Narrowed } from '@waymark/database/columns';
import { decodeCursor, encodeCursor } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import { isId } from '@waymark/kernel/ids';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { SupportRequestsTable, SupportResponsesTable } from '../../persistence/tables.ts';
import { searchConditions } from '../../shared/persistence/search.ts';
import { requestNotFound } from '../domain/support-rules.ts';

type RequestRow = Narrowed<
  Columns<
    SupportRequestsTable,
    | 'id'
    | 'category'
    | 'title'
    | 'description'
    | 'urgency'
    | 'state'
    | 'createdAt'
    | 'editedAt'
    | 'closedAt'
    | 'rank'
    | 'hiddenAt'
    | 'hiddenReason'
  >,
  Pick<SupportRequest, 'category'>
> &
  Pick<SupportRequest, 'mentor' | 'responses'> & {
    skillsNeeded: SupportRequestsTable['skills'];
    helpedBy: SupportResponsesTable['id'] | null;
  };
type ResponseRow = Columns<
  SupportResponsesTable,
  'id' | 'parentId' | 'text' | 'createdAt' | 'editedAt' | 'hiddenAt' | 'hiddenReason'
> &
  Pick<SupportResponse, 'mentor' | 'isRemoved'>;

const Key = z.tuple([z.number().int(), z.number().int(), z.uuid()]);

const AUTHOR = `json_build_object('id', p.user_id, 'username', p.username, 'name', p.shown_name, 'avatar', p.avatar)
  AS mentor`;
const SELECT = `SELECT r.id, r.title, r.description, r.category, r.urgency, r.skills AS "skillsNeeded", r.state, ${AUTHOR},
    r.created_at AS "createdAt", r.edited_at AS "editedAt", r.closed_at AS "closedAt", r.rank,
    (SELECT h.id FROM support_responses h WHERE h.id = r.helped_by AND h.hidden_at IS NULL) AS "helpedBy",
    (SELECT count(*)::int FROM support_responses s
     WHERE s.request_id = r.id AND s.removed_at IS NULL AND s.hidden_at IS NULL) AS responses,
    r.hidden_at AS "hiddenAt", r.hidden_reason AS "hiddenReason"
  FROM support_requests r JOIN people p ON p.user_id = r.author_id`;
/** SQL: what is hidden is for its author and admins only. Parameters: the caller's id, and whether they are an admin. */
const readable = (of: string, userId: number, isAdmin: number): string =>
  `(${of}.hidden_at IS NULL OR ${of}.author_id = $${userId} OR $${isAdmin}::boolean)`;
const STILL_OPEN = `r.state = 'open' AND r.helped_by IS NULL`;
// Removed responses are listed while they have replies that are not.
const THREAD = `SELECT s.id, s.parent_id AS "parentId", ${AUTHOR}, s.created_at AS "createdAt",
    s.edited_at AS "editedAt", s.removed_at IS NOT NULL AS "isRemoved", s.hidden_at AS "hiddenAt",
    CASE WHEN ${readable('s', 2, 3)} THEN s.text ELSE '' END AS text,
    CASE WHEN ${readable('s', 2, 3)} THEN s.hidden_reason END AS "hiddenReason"
  FROM support_responses s JOIN people p ON p.user_id = s.author_id
  WHERE s.request_id = $1 AND (s.removed_at IS NULL OR EXISTS (
    SELECT FROM support_responses c WHERE c.request_id = $1 AND c.parent_id = s.id AND c.removed_at IS NULL))
  ORDER BY s.created_at, s.id`;

@Injectable()
export class SupportReader {
  constructor(private readonly db: Database) {}

  async list(query: ListSupportQuery, { userId, role }: Caller) {
    const { q, limit, cursor, mine } = query;
    const after = decodeCursor(cursor, Key);
    const params: unknown[] = [limit + 1, userId, role === 'admin'];
    const conditions = [readable('r', 2, 3), ...searchConditions('r.search', q, params)];
    for (const column of ['category', 'urgency'] as const) {
      if (query[column]) conditions.push(`r.${column} = $${params.push(query[column])}`);
    }
    if (query.state) conditions.push(query.state === 'open' ? STILL_OPEN : `NOT (${STILL_OPEN})`);
    if (mine) conditions.push(`r.author_id ${mine === 'true' ? '=' : '<>'} $2`);
    if (after) {
      const [rank, at, id] = [params.push(after[0]), params.push(new Date(after[1])), params.push(after[2])];
      conditions.push(
        `(r.rank > $${rank} OR (r.rank = $${rank} AND (r.created_at, r.id) < ($${at}, $${id}::uuid)))`,
      );
    }
    const sql = `${SELECT} WHERE ${conditions.join(' AND ')} ORDER BY r.rank, r.created_at DESC, r.id DESC LIMIT $1`;
    const rows = await this.db.query<RequestRow>(sql, params);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1)! : null;
    return {
      items: page.map(toRequest),
      nextCursor: last && encodeCursor([last.rank, last.createdAt.getTime(), last.id]),
    };
  }

  /** Error: NOT_FOUND. */
  thread(id: string, caller: Caller): Promise<SupportThread> {
    return this.db.read((em) => readThread(em, id, caller));
  }

  async atDeletion(userId: number): Promise<CommunityAtDeletion> {
    const [facts] = await this.db.query<CommunityAtDeletion>(
      `SELECT (SELECT count(*)::int FROM support_requests WHERE author_id = $1) AS requests,
         (SELECT count(*)::int FROM support_responses s JOIN support_requests r ON r.id = s.request_id
          WHERE s.author_id = $1 AND r.author_id <> $1 AND s.removed_at IS NULL) AS responses,
         (SELECT count(*)::int FROM materials WHERE author_id = $1) AS materials,
         (SELECT count(*)::int FROM peer_sessions WHERE host_id = $1) AS hosted,
         (SELECT count(*)::int FROM peer_registrations r JOIN peer_sessions s ON s.id = r.session_id
          WHERE r.user_id = $1 AND s.starts_at > now() AND s.cancelled_at IS NULL) AS registrations`,
      [userId],
    );
    return facts!;
  }
}

/** As the caller sees it. Also inside a transaction, which sees its own changes. Error: NOT_FOUND. */
export async function readThread(
  em: EntityManager,
  id: string,
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
): Promise<SupportThread> {
  const params = [id, userId, role === 'admin'];
  const [row] = isId(id)
    ? await em.query<RequestRow[]>(`${SELECT} WHERE r.id = $1 AND ${readable('r', 2, 3)}`, params)
    : [];
  if (!row) throw requestNotFound();
  const thread = await em.query<ResponseRow[]>(THREAD, params);
  return { ...toRequest(row), thread: thread.map(toResponse) };
}

const hiddenOf = (at: Date | null, reason: string | null): SupportRequest['hidden'] =>
  at && { reason, at: at.toISOString() };

const toRequest = ({
  createdAt,
  editedAt,
  closedAt,
  hiddenAt,
  hiddenReason,
  rank: _,
  ...row
}: RequestRow): SupportRequest => ({
  ...row,
  hidden: hiddenOf(hiddenAt, hiddenReason),
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
  closedAt: closedAt?.toISOString() ?? null,
});

const toResponse = ({
  createdAt,
  editedAt,
  hiddenAt,
  hiddenReason,
  ...row
}: ResponseRow): SupportResponse => ({
  ...row,
  hidden: hiddenOf(hiddenAt, hiddenReason),
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
});
