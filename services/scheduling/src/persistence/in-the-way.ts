import { isUniqueViolation } from '@waymark/database/sql-errors';
import type { Tx } from '@waymark/database/tx';
import type { SessionState } from '../domain/session-state.ts';
import { openSessions } from './session-rows.ts';
import type { SessionWriter } from './session-writer.ts';

/** Time of two people, epoch milliseconds. */
export interface TimeOfTwo {
  mentorId: number;
  learnerId: number;
  from: number;
  to: number;
  /** A session that is not in its own way. */
  except?: string;
}

/**
 * Ends holds that ran out and still take this time. Answers whether anything else takes it. Inside the line of both
 * people (`lineOf`).
 */
export async function clearTheWay(
  tx: Tx,
  writer: SessionWriter,
  time: TimeOfTwo,
  now: Date,
): Promise<{ isFree: boolean; cleared: number }> {
  const { mentorId, learnerId, from, to, except } = time;
  const found = await tx.em.query<Pick<SessionState, 'id' | 'status' | 'holdExpiresAt'>[]>(
    `SELECT id, status, hold_expires_at AS "holdExpiresAt" FROM sessions
     WHERE status IN ('held', 'scheduled') AND (mentor_id = ANY($1) OR learner_id = ANY($1))
       AND starts_at < $3 AND ends_at > $2 AND id IS DISTINCT FROM $4::uuid`,
    [[mentorId, learnerId], new Date(from), new Date(to), except ?? null],
  );
  const over = found.filter(({ status, holdExpiresAt }) => status === 'held' && holdExpiresAt! <= now);
  const stale = await openSessions(
    tx.em,
    over.map(({ id }) => id),
  );
  for (const { session } of stale) if (session.state.status === 'held') session.expire();
  await writer.update(tx, ...stale);
  return { isFree: found.length === over.length, cleared: over.length };
}

/** The last wall: PostgreSQL itself said that the time is taken. */
export const isOverlap = (error: unknown): boolean =>
  isUniqueViolation(error, 'sessions_mentor_free') || isUniqueViolation(error, 'sessions_learner_free');
