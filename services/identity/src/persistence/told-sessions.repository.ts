import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import type { Told } from '../domain/session-news.ts';

interface ToldRecord extends Omit<Told, 'startsAt'> {
  startsAt: Date;
}

/** What the people of a session have been told. Both are told in one transaction, so one row is for both. */
@Injectable()
export class ToldSessionsRepository {
  /** Whoever asks next for this session waits until this transaction has ended. */
  async find(tx: Tx, sessionId: string): Promise<Told | null> {
    // A row may not be there yet to lock. The second statement sees what was committed while the first one waited.
    const [, [told]] = await Promise.all([
      tx.query("SELECT pg_advisory_xact_lock(hashtextextended('told session: ' || $1, 0))", [sessionId]),
      tx.query<ToldRecord>(
        'SELECT sequence, starts_at AS "startsAt", ended FROM told_sessions WHERE session_id = $1',
        [sessionId],
      ),
    ]);
    return told ? { ...told, startsAt: told.startsAt.toISOString() } : null;
  }

  async save(tx: Tx, sessionId: string, { sequence, startsAt, ended }: Told): Promise<void> {
    await tx.query(
      `INSERT INTO told_sessions (session_id, sequence, starts_at, ended) VALUES ($1, $2, $3, $4)
       ON CONFLICT (session_id) DO UPDATE
         SET sequence = excluded.sequence, starts_at = excluded.starts_at, ended = excluded.ended`,
      [sessionId, sequence, startsAt, ended],
    );
  }
}
