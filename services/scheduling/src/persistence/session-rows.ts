import type { Columns, Narrowed, Nullable } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import { isId } from '@waymark/kernel/ids';
import { Session, sessionNotFound } from '../domain/session.ts';
import type { SessionState, StoredReview } from '../domain/session-state.ts';
import type { MentorCard, SessionDetails } from '../domain/session-view.ts';
import { caseJson, type StoredCase, toCase } from './no-show-rows.ts';
import { proposalJson, type StoredProposal, toProposal } from './proposal-rows.ts';
import type { CalendarsTable, ReviewsTable, SessionsTable } from './tables.ts';

const columns = {
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
  dispute: 'dispute',
  freeCancelHours: 'free_cancel_hours',
  meetingCode: 'meeting_code',
  topic: 'topic',
  userNotes: 'user_notes',
  notes: 'notes',
  notesAt: 'notes_at',
  about: 'about',
  mentorTimezone: 'mentor_timezone',
  learnerTimezone: 'learner_timezone',
  cancelledBy: 'cancelled_by',
  absent: 'absent',
  sequence: 'sequence',
  createdAt: 'created_at',
  changedAt: 'changed_at',
} as const satisfies Record<keyof SessionState, keyof SessionsTable>;
const names = Object.entries(columns) as [keyof SessionState, string][];

export const allColumns = names.map(([, column]) => column).join(', ');

export const updatableColumns = names
  .filter(
    ([key]) => !['id', 'mentorId', 'learnerId', 'learnerName', 'createdAt', 'meetingCode'].includes(key),
  )
  .map(([, column]) => column);

export const toRow = (state: SessionState): object =>
  Object.fromEntries(names.map(([key, column]) => [column, state[key]]));

/** `SELECT … FROM <sessions> s` with mentor and review, to be followed by conditions on `s`. */
export const selectDetails = (sessions = 'sessions'): string => `
  SELECT ${names.map(([key, column]) => `s.${column} AS "${key}"`).join(', ')},
    c.name AS "mentorName", c.avatar AS "mentorAvatar",
    r.rating AS "reviewRating", r.text AS "reviewText", r.created_at AS "reviewedAt", ${caseJson} AS "noShowCase",
    ${proposalJson} AS proposal, coalesce((SELECT h.message FROM session_changes h
      WHERE s.status = 'cancelled' AND h.session_id = s.id AND h.to_status = 'cancelled'), '') AS "cancelMessage"
  FROM ${sessions} s JOIN calendars c ON c.mentor_id = s.mentor_id LEFT JOIN reviews r ON r.session_id = s.id
    LEFT JOIN no_show_cases n ON n.session_id = s.id`;

type SessionRow = Narrowed<
  { [K in keyof SessionState]: SessionsTable[(typeof columns)[K]] },
  Pick<SessionState, 'sessionType' | 'about'>
>;

export type DetailsRow = SessionRow &
  Nullable<{
    reviewRating: ReviewsTable['rating'];
    reviewText: ReviewsTable['text'];
    reviewedAt: ReviewsTable['created_at'];
    noShowCase: StoredCase;
  }> & {
    proposal: StoredProposal | null;
    cancelMessage: string;
    mentorName: CalendarsTable['name'];
    mentorAvatar: CalendarsTable['avatar'];
  };

export function toDetails(row: DetailsRow): SessionDetails {
  const { mentorName, mentorAvatar, reviewRating, reviewText, reviewedAt, noShowCase, ...others } = row;
  const { proposal, cancelMessage, ...state } = others;
  const review: StoredReview | null =
    reviewedAt === null ? null : { rating: reviewRating!, text: reviewText!, createdAt: reviewedAt };
  const mentor = { name: mentorName, avatar: mentorAvatar };
  return {
    ...{ state, mentor, review, cancelMessage },
    noShowCase: noShowCase && toCase(noShowCase),
    proposal: proposal && toProposal(proposal),
  };
}

export interface LockedSession {
  session: Session;
  mentor: MentorCard;
}

const toLocked = (row: DetailsRow): LockedSession => {
  const { state, mentor, review, noShowCase, proposal, cancelMessage } = toDetails(row);
  return { session: new Session(state, review, noShowCase, proposal, cancelMessage), mentor };
};

/**
 * Locks rows first and reads them in a second statement: one that waits for a lock returns joined rows from before the
 * wait.
 */
export async function lockSessions({ em }: Tx, ids: string[]): Promise<LockedSession[]> {
  if (ids.length === 0) return [];
  await em.query('SELECT FROM sessions WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids]);
  const rows = await em.query<DetailsRow[]>(`${selectDetails()} WHERE s.id = ANY($1) ORDER BY s.id`, [ids]);
  return rows.map(toLocked);
}

/** Includes holds. Error: NOT_FOUND. */
export async function lockSession(tx: Tx, id: string): Promise<LockedSession> {
  const [found] = isId(id) ? await lockSessions(tx, [id]) : [];
  if (!found) throw sessionNotFound();
  return found;
}

export async function findPeople(
  { em }: Tx,
  id: string,
): Promise<{ mentorId: number; learnerId: number } | null> {
  if (!isId(id)) return null;
  const [people] = await em.query<Columns<SessionsTable, 'mentorId' | 'learnerId'>[]>(
    'SELECT mentor_id AS "mentorId", learner_id AS "learnerId" FROM sessions WHERE id = $1',
    [id],
  );
  return people ?? null;
}
