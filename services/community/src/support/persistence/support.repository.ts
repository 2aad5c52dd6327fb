import { Injectable } from '@nestjs/common';
import { SupportRequestChanged } from '@waymark/contracts/community/events';
import { memberRoles } from '@waymark/contracts/community/network.endpoints';
import type { SupportState } from '@waymark/contracts/community/options';
import type { SupportRequestBody } from '@waymark/contracts/community/support';
import type { Columns } from '@waymark/database/columns';
import { acquireLocks } from '@waymark/database/session';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { isId } from '@waymark/kernel/ids';
import type { CardsTable, SupportRequestsTable, SupportResponsesTable } from '../../persistence/tables.ts';
import { isActive } from '../../shared/persistence/people.repository.ts';
import {
  type RequestState,
  type ResponseCounts,
  type ResponseState,
  requestNotFound,
} from '../domain/support-rules.ts';

export interface NewResponse {
  id: string;
  requestId: string;
  parentId: string | null;
  authorId: number;
  text: string;
}

/** Mentors notified of one request. */
const MAX_MATCHES = 50;
/** A shorter skill would match almost any other. */
const MIN_SKILL = 3;

@Injectable()
export class SupportRepository {
  /** Locks the request, so that changes of its thread are serialized. Error: NOT_FOUND. */
  async lock({ em }: Tx, id: string): Promise<RequestState> {
    const [found] = isId(id)
      ? await em.query<
          (Columns<SupportRequestsTable, Exclude<keyof RequestState, 'isHidden'>> & { isHidden: boolean })[]
        >(
          `SELECT id, author_id AS "authorId", title, state, helped_by AS "helpedBy", hidden_at IS NOT NULL AS "isHidden"
           FROM support_requests WHERE id = $1 FOR UPDATE`,
          [id],
        )
      : [];
    if (!found) throw requestNotFound();
    return found;
  }

  /** Error: NOT_FOUND, also for a response to another request. */
  async response({ em }: Tx, requestId: string, id: string): Promise<ResponseState> {
    const [found] = isId(id)
      ? await em.query<
          (Columns<SupportResponsesTable, 'id' | 'parentId' | 'authorId'> &
            Pick<ResponseState, 'isRemoved' | 'isHidden'>)[]
        >(
          `SELECT id, parent_id AS "parentId", author_id AS "authorId", removed_at IS NOT NULL AS "isRemoved",
             hidden_at IS NOT NULL AS "isHidden" FROM support_responses WHERE request_id = $1 AND id = $2`,
          [requestId, id],
        )
      : [];
    if (!found) throw new AppError('NOT_FOUND', 'This response does not exist.');
    return found;
  }

  /** Open requests of a person, locked against other new ones. */
  async countOpen({ em }: Tx, authorId: number): Promise<number> {
    await acquireLocks(em, [`support-requests:${authorId}`]);
    const [row] = await em.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM support_requests WHERE author_id = $1 AND state = 'open'`,
      [authorId],
    );
    return row!.count;
  }

  /** `own`: those of one person. */
  async countResponses({ em }: Tx, requestId: string, personId: number): Promise<ResponseCounts> {
    const [row] = await em.query<ResponseCounts[]>(
      `SELECT count(*)::int AS "all", (count(*) FILTER (WHERE author_id = $2))::int AS own
       FROM support_responses WHERE request_id = $1`,
      [requestId, personId],
    );
    return row!;
  }

  async insert({ em }: Tx, id: string, authorId: number, body: SupportRequestBody, at: Date): Promise<void> {
    const { title, description, category, urgency, skillsNeeded } = body;
    await em.query(
      `INSERT INTO support_requests (id, author_id, title, description, category, urgency, skills, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, authorId, title, description, category, urgency, skillsNeeded, at],
    );
  }

  async update({ em }: Tx, id: string, body: SupportRequestBody, at: Date): Promise<void> {
    const { title, description, category, urgency, skillsNeeded } = body;
    await em.query(
      `UPDATE support_requests SET title = $2, description = $3, category = $4, urgency = $5, skills = $6, edited_at = $7
       WHERE id = $1`,
      [id, title, description, category, urgency, skillsNeeded, at],
    );
  }

  async setState({ em }: Tx, id: string, state: SupportState, at: Date): Promise<void> {
    const closedAt = state === 'closed' ? at : null;
    await em.query('UPDATE support_requests SET state = $2, closed_at = $3 WHERE id = $1', [
      id,
      state,
      closedAt,
    ]);
  }

  /** Returns the ids of those that were open. */
  async closeAllOf({ em }: Tx, authorId: number, at: Date): Promise<string[]> {
    const [rows] = await em.query<[Columns<SupportRequestsTable, 'id'>[], number]>(
      `UPDATE support_requests SET state = 'closed', closed_at = $2 WHERE author_id = $1 AND state = 'open' RETURNING id`,
      [authorId, at],
    );
    return rows.map(({ id }) => id);
  }

  async setHelped({ em }: Tx, id: string, responseId: string | null): Promise<void> {
    await em.query('UPDATE support_requests SET helped_by = $2 WHERE id = $1', [id, responseId]);
  }

  async insertResponse({ em }: Tx, response: NewResponse, at: Date): Promise<void> {
    const { id, requestId, parentId, authorId, text } = response;
    await em.query(
      `INSERT INTO support_responses (id, request_id, parent_id, author_id, text, created_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, requestId, parentId, authorId, text, at],
    );
  }

  async updateResponse({ em }: Tx, id: string, text: string, at: Date): Promise<void> {
    await em.query('UPDATE support_responses SET text = $2, edited_at = $3 WHERE id = $1', [id, text, at]);
  }

  /** Erases the text as well. */
  async removeResponse({ em }: Tx, id: string, at: Date): Promise<void> {
    await em.query(`UPDATE support_responses SET text = '', removed_at = $2 WHERE id = $1`, [id, at]);
  }

  /** Members available for peer support who offer one of the skills: one contains the other, ignoring case and accents. */
  async matches({ em }: Tx, authorId: number, skills: string[]): Promise<number[]> {
    const needed = skills.filter((skill) => skill.length >= MIN_SKILL);
    if (needed.length === 0) return [];
    const rows = await em.query<{ id: CardsTable['user_id'] }[]>(
      `SELECT c.user_id AS id FROM cards c JOIN people p ON p.user_id = c.user_id
       WHERE c.is_available AND p.user_id <> $1 AND ${isActive('p')} AND EXISTS (
         SELECT FROM unnest(c.offered_keys) AS offered, unnest($2::text[]) AS skill
         WHERE offered LIKE search_pattern(skill)
           OR (length(offered) >= ${MIN_SKILL} AND fold(skill) LIKE search_pattern(offered)))
       ORDER BY c.user_id LIMIT ${MAX_MATCHES}`,
      [authorId, needed],
    );
    return rows.map(({ id }) => id);
  }
}

/** Open pages of all members fetch the request, and the list, again. */
export const signalSupportChange = (tx: Tx, requestId: string): void =>
  tx.emit(SupportRequestChanged, { requestId }, { audienceRoles: memberRoles });
