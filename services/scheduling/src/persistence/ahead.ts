import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import { type LockedSession, lockSessions } from './session-rows.ts';
import type { SessionsTable } from './tables.ts';

const PARTY = { taught: 'mentor_id = $1', all: '(mentor_id = $1 OR learner_id = $1)' };

/** Holds and sessions of the user that have not begun. */
export async function lockAhead(
  tx: Tx,
  { userId, of }: { userId: number; of: keyof typeof PARTY },
  now: Date,
): Promise<LockedSession[]> {
  const rows = await tx.em.query<Columns<SessionsTable, 'id'>[]>(
    `SELECT id FROM sessions
     WHERE ${PARTY[of]} AND (status = 'held' OR (status = 'scheduled' AND starts_at > $2)) ORDER BY id`,
    [userId, now],
  );
  return lockSessions(
    tx,
    rows.map(({ id }) => id),
  );
}
