import { isId } from '@waymark/kernel/ids';
import type { EntityManager } from 'typeorm';
import { Session, sessionNotFound } from '../domain/session.ts';
import type { SessionState, StoredReview } from '../domain/session-state.ts';
import type { MentorFace, SeenSession } from '../domain/session-view.ts';

const columns: Record<keyof SessionState, string> = {
  id: 'id',
  mentorId: 'mentor_id',
  learnerId: 'learner_id',
  learnerName: 'learner_name',
  kind: 'kind',
  sessionType: 'session_type',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  status: 'status',
  holdExpiresAt: 'hold_expires_at',
  price: 'price_cents',
  currency: 'currency',
  payment: 'payment',
  intentId: 'intent_id',
  paidAt: 'paid_at',
  payBy: 'pay_by',
  freeCancelHours: 'free_cancel_hours',
  meetingCode: 'meeting_code',
  topic: 'topic',
  userNotes: 'user_notes',
  notes: 'notes',
  about: 'about',
  mentorTimezone: 'mentor_timezone',
  learnerTimezone: 'learner_timezone',
  cancelledBy: 'cancelled_by',
  absent: 'absent',
  sequence: 'sequence',
  createdAt: 'created_at',
  changedAt: 'changed_at',
};
const names = Object.entries(columns) as [keyof SessionState, string][];

/** All columns, for an INSERT. */
export const allColumns = names.map(([, column]) => column).join(', ');

/** What a change of a session may write. */
export const changing = names
  .filter(
    ([key]) => !['id', 'mentorId', 'learnerId', 'learnerName', 'createdAt', 'meetingCode'].includes(key),
  )
  .map(([, column]) => column);

/** One row as PostgreSQL's jsonb_populate_recordset takes it. */
export const toRow = (state: SessionState): object =>
  Object.fromEntries(names.map(([key, column]) => [column, state[key]]));

/** `SELECT … FROM <sessions> s` with the mentor and the review; conditions are about `s`. */
export const selectSeen = (sessions = 'sessions'): string => `
  SELECT ${names.map(([key, column]) => `s.${column} AS "${key}"`).join(', ')},
    c.name AS "mentorName", c.avatar AS "mentorAvatar",
    r.rating AS "reviewRating", r.text AS "reviewText", r.created_at AS "reviewedAt"
  FROM ${sessions} s JOIN calendars c ON c.mentor_id = s.mentor_id LEFT JOIN reviews r ON r.session_id = s.id`;

export type SeenRow = SessionState & {
  mentorName: string;
  mentorAvatar: string | null;
  reviewRating: number | null;
  reviewText: string | null;
  reviewedAt: Date | null;
};

export function toSeen(row: SeenRow): SeenSession {
  const { mentorName, mentorAvatar, reviewRating, reviewText, reviewedAt, ...state } = row;
  const review: StoredReview | null =
    reviewedAt === null ? null : { rating: reviewRating!, text: reviewText!, createdAt: reviewedAt };
  return { state, mentor: { name: mentorName, avatar: mentorAvatar }, review };
}

/** A session to be changed, with what is told of its mentor. */
export interface OpenSession {
  session: Session;
  mentor: MentorFace;
}

const toOpen = (row: SeenRow): OpenSession => {
  const { state, mentor, review } = toSeen(row);
  return { session: new Session(state, review), mentor };
};

/**
 * Nobody else changes them until the transaction ends. Locked first and read afterwards: a statement that waits for a
 * row shows what it joins with as it was before the wait.
 */
export async function openSessions(em: EntityManager, ids: string[]): Promise<OpenSession[]> {
  if (ids.length === 0) return [];
  await em.query('SELECT FROM sessions WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids]);
  const rows = await em.query<SeenRow[]>(`${selectSeen()} WHERE s.id = ANY($1) ORDER BY s.id`, [ids]);
  return rows.map(toOpen);
}

/** Errors: NOT_FOUND. Holds are found, too. */
export async function openSession(em: EntityManager, id: string): Promise<OpenSession> {
  const [found] = isId(id) ? await openSessions(em, [id]) : [];
  if (!found) throw sessionNotFound();
  return found;
}
