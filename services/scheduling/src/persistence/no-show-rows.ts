import { MAX_NO_SHOWS, NO_SHOW_DAYS } from '@waymark/contracts/scheduling/constants';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { Evidence, NoShowCase } from '../domain/no-show-case.ts';
import type { Session } from '../domain/session.ts';
import type { NoShowCasesTable } from './tables.ts';

/** As JSON has it: instants are text. */
type Stored<T> = { [K in keyof T]: T[K] extends Date | null ? Exclude<T[K], Date> | string : T[K] };
export type StoredCase = Stored<Columns<NoShowCasesTable, Exclude<keyof NoShowCase, 'evidence'>>> & {
  evidence: Stored<Evidence>;
};

const joinedAt = (party: string, session: string): string =>
  `(SELECT first_at FROM session_joins WHERE session_id = ${session}.id AND party = '${party}')`;

const evidenceJson = (session: string): string => `json_build_object(
  'mentorJoinedAt', ${joinedAt('mentor', session)}, 'learnerJoinedAt', ${joinedAt('learner', session)},
  'notesAt', CASE WHEN ${session}.notes <> '' AND ${session}.notes_at >= ${session}.starts_at THEN ${session}.notes_at END)`;

/** A case of `no_show_cases n` and `sessions s`, or null. */
export const caseJson = `CASE WHEN n.session_id IS NOT NULL THEN json_build_object(
  'state', n.state, 'reportedBy', n.reported_by, 'claim', n.claim, 'reportedAt', n.reported_at,
  'respondBy', n.respond_by, 'response', n.response, 'respondedAt', n.responded_at, 'settledBy', n.settled_by,
  'settledAt', n.settled_at, 'decidedBy', n.decided_by, 'reason', n.reason, 'evidence', ${evidenceJson('s')}) END`;

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

const toEvidence = ({ mentorJoinedAt, learnerJoinedAt, notesAt }: Stored<Evidence>): Evidence => ({
  mentorJoinedAt: toDate(mentorJoinedAt),
  learnerJoinedAt: toDate(learnerJoinedAt),
  notesAt: toDate(notesAt),
});

export const toCase = (stored: StoredCase): NoShowCase => ({
  ...stored,
  reportedAt: new Date(stored.reportedAt),
  respondBy: new Date(stored.respondBy),
  respondedAt: toDate(stored.respondedAt),
  settledAt: toDate(stored.settledAt),
  evidence: toEvidence(stored.evidence),
});

/** SQL: whether a no-show of this session (column) was reported and is not settled. */
export const hasUnsettledCase = (session: string): string =>
  `EXISTS (SELECT FROM no_show_cases WHERE session_id = ${session} AND state IN ('open', 'contested'))`;

const COUNTED = "state = 'upheld' AND settled_by <> 'report'";
const DAYS = `interval '${NO_SHOW_DAYS} days'`;

/** SQL: number of no-shows of this person (placeholder or column) in the days before `now`. */
export const noShowsOf = (person: string, now: string): string =>
  `(SELECT count(*)::int FROM no_show_cases
    WHERE accused_id = ${person} AND ${COUNTED} AND settled_at > ${now}::timestamptz - ${DAYS})`;

/** SQL: until when bookings with this person are or were paused, or null. */
export const pausedUntil = (person: string): string => `(
  SELECT max(settled_at + pause_days * interval '1 day') FROM (
    SELECT settled_at, pause_days, lag(settled_at, ${MAX_NO_SHOWS - 1}) OVER (ORDER BY settled_at) AS first_at
    FROM no_show_cases WHERE accused_id = ${person} AND ${COUNTED}) counted
  WHERE pause_days > 0 AND first_at > settled_at - ${DAYS})`;

/** Of a session without a case. Its row must be locked. */
export async function loadEvidence({ em }: Tx, sessionId: string): Promise<Evidence> {
  const [row] = await em.query<{ evidence: Stored<Evidence> }[]>(
    `SELECT ${evidenceJson('s')} AS evidence FROM sessions s WHERE s.id = $1`,
    [sessionId],
  );
  return toEvidence(row!.evidence);
}

const INSERT = `INSERT INTO no_show_cases (session_id, state, reported_by, accused_id, claim, reported_at, respond_by)
  VALUES ($1, 'open', $2, $3, $4, $5, $6)`;

const UPDATE = `UPDATE no_show_cases SET state = $2, response = $3, responded_at = $4, settled_by = $5,
  settled_at = $6, decided_by = $7, reason = $8, pause_days = $9
  WHERE session_id = $1 AND state IN ('open', 'contested') RETURNING session_id`;

/**
 * Stores the change of a case that is among the session's events. The key rejects a second case of a session. `pauseDaysOf`:
 * how long a no-show pauses bookings of this person, if it is the third.
 */
export async function storeCase(
  { em }: Tx,
  session: Session,
  pauseDaysOf: (userId: number) => number,
): Promise<void> {
  const { state, noShowCase: found, events } = session;
  if (!found || !events.some(({ type }) => type.startsWith('no-show'))) return;
  if (events.some(({ type }) => type === 'no-show-reported')) {
    const { reportedBy, claim, reportedAt, respondBy } = found;
    await em.query(INSERT, [state.id, reportedBy, accusedIdOf(session), claim, reportedAt, respondBy]);
    return;
  }
  const { response, respondedAt, settledBy, settledAt, decidedBy, reason } = found;
  const values = [found.state, response, respondedAt, settledBy, settledAt, decidedBy, reason];
  const [updated] = await em.query<[unknown[], number]>(UPDATE, [
    ...[state.id, ...values],
    pauseDaysOf(accusedIdOf(session)),
  ]);
  if (updated.length === 0) throw new Error('a settled case cannot change');
}

const accusedIdOf = ({ state, noShowCase }: Session): number =>
  noShowCase!.reportedBy === 'mentor' ? state.learnerId : state.mentorId;
