import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import type { NotifiedState } from '../domain/session-event.ts';

interface NotifiedRecord extends Omit<NotifiedState, 'startsAt'> {
  startsAt: Date;
}

/** What the participants of a session were last notified of. Both are notified in one transaction and share a row. */
@Injectable()
export class NotifiedSessionsRepository {
  /** Locks the session, which may have no row yet, until the end of the transaction. */
  async lock(tx: Tx, sessionId: string): Promise<NotifiedState | null> {
    // Two statements: the second must see what was committed while the first waited.
    await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('told session: ' || $1, 0))", [sessionId]);
    const [record] = await tx.query<NotifiedRecord>(
      'SELECT sequence, starts_at AS "startsAt", ended FROM told_sessions WHERE session_id = $1',
      [sessionId],
    );
    return record ? { ...record, startsAt: record.startsAt.toISOString() } : null;
  }

  async save(tx: Tx, sessionId: string, { sequence, startsAt, ended }: NotifiedState): Promise<void> {
    await tx.query(
      `INSERT INTO told_sessions (session_id, sequence, starts_at, ended) VALUES ($1, $2, $3, $4)
       ON CONFLICT (session_id) DO UPDATE
         SET sequence = excluded.sequence, starts_at = excluded.starts_at, ended = excluded.ended`,
      [sessionId, sequence, startsAt, ended],
    );
  }
}
