import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { NotifiedSessionsTable } from '../../persistence/tables.ts';
import type { NotifiedState } from '../domain/session-event.ts';

type NotifiedRecord = Columns<NotifiedSessionsTable, 'sessionId' | 'sequence' | 'startsAt' | 'ended'>;

// Sorted, so that two processes with some of the same sessions do not deadlock.
const LOCK = `
  SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended('notified session: ' || id, 0) AS key FROM unnest($1::text[]) AS id ORDER BY key
  ) AS keys`;

const SAVE = `
  INSERT INTO notified_sessions (session_id, sequence, starts_at, ended)
  SELECT "sessionId", sequence, "startsAt", ended
  FROM jsonb_to_recordset($1::jsonb)
    AS s ("sessionId" text, sequence integer, "startsAt" timestamptz, ended text)
  ON CONFLICT (session_id) DO UPDATE
    SET sequence = excluded.sequence, starts_at = excluded.starts_at, ended = excluded.ended`;

/** What the participants of a session were last notified of. Both are notified in one transaction and share a row. */
@Injectable()
export class NotifiedSessionsRepository {
  /** Locks the sessions until the end of the transaction. Returns the states by id; a session may have none yet. */
  async lock(tx: Tx, sessionIds: string[]): Promise<Map<string, NotifiedState>> {
    // Two statements: the second must see what was committed while the first waited.
    await tx.query(LOCK, [sessionIds]);
    const records = await tx.query<NotifiedRecord>(
      `SELECT session_id AS "sessionId", sequence, starts_at AS "startsAt", ended FROM notified_sessions
       WHERE session_id = ANY($1)`,
      [sessionIds],
    );
    return new Map(
      records.map(({ sessionId, startsAt, ...rest }) => [
        sessionId,
        { ...rest, startsAt: startsAt.toISOString() },
      ]),
    );
  }

  async save(tx: Tx, states: Map<string, NotifiedState>): Promise<void> {
    const rows = [...states].map(([sessionId, state]) => ({ sessionId, ...state }));
    await tx.query(SAVE, [JSON.stringify(rows)]);
  }
}
