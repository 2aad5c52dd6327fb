import type { Columns } from '@waymark/database/columns';
import { isUniqueViolation } from '@waymark/database/sql-errors';
import type { Tx } from '@waymark/database/tx';
import { lockSessions } from './session-rows.ts';
import type { SessionWriter } from './session-writer.ts';
import type { SessionsTable } from './tables.ts';

/** A time range of two people, in epoch milliseconds. */
export interface BookingTime {
  mentorId: number;
  learnerId: number;
  from: number;
  to: number;
  exceptSessionId?: string;
}

/** Expires overdue holds in this time. Returns whether the time is now free. Requires `personLocks` of both people. */
export async function expireOverdueHolds(
  tx: Tx,
  writer: SessionWriter,
  time: BookingTime,
  now: Date,
): Promise<boolean> {
  const { mentorId, learnerId, from, to, exceptSessionId } = time;
  const overlapping = await tx.em.query<Columns<SessionsTable, 'id' | 'status' | 'holdExpiresAt'>[]>(
    `SELECT id, status, hold_expires_at AS "holdExpiresAt" FROM sessions
     WHERE status IN ('held', 'scheduled') AND (mentor_id = ANY($1) OR learner_id = ANY($1))
       AND starts_at < $3 AND ends_at > $2 AND id IS DISTINCT FROM $4::uuid`,
    [[mentorId, learnerId], new Date(from), new Date(to), exceptSessionId ?? null],
  );
  const overdue = overlapping.filter(
    ({ status, holdExpiresAt }) => status === 'held' && holdExpiresAt! <= now,
  );
  const locked = await lockSessions(
    tx,
    overdue.map(({ id }) => id),
  );
  for (const { session } of locked) if (session.state.status === 'held') session.expire();
  await writer.update(tx, ...locked);
  return overlapping.length === overdue.length;
}

/** Whether an exclusion constraint rejected the session. */
export const isOverlapError = (error: unknown): boolean =>
  isUniqueViolation(error, 'sessions_mentor_free') || isUniqueViolation(error, 'sessions_learner_free');
