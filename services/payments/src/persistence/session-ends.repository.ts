import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import type { SessionEndsTable } from './tables.ts';

interface SessionNews {
  /** ISO. */
  endedAt?: string;
  noShowCase?: NonNullable<SessionEndsTable['no_show_case']>;
}

@Injectable()
export class SessionEndsRepository {
  /** Idempotent, and independent of the order of events: the first end counts, and a settled case is not opened again. */
  async record(
    tx: Tx,
    { sessionId, price }: { sessionId: string; price: number },
    { endedAt, noShowCase }: SessionNews,
  ): Promise<void> {
    if (price === 0) return;
    await tx.em.query(
      `INSERT INTO session_ends AS s (session_id, ended_at, no_show_case) VALUES ($1, $2, $3)
       ON CONFLICT (session_id) DO UPDATE SET ended_at = least(s.ended_at, excluded.ended_at),
         no_show_case = CASE WHEN s.no_show_case = 'settled' THEN 'settled'
           ELSE coalesce(excluded.no_show_case, s.no_show_case) END`,
      [sessionId, endedAt ?? null, noShowCase ?? null],
    );
  }
}
