import { Injectable } from '@nestjs/common';
import type { PeerRecipient } from '@waymark/contracts/community/peer-events';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { EntityManager } from 'typeorm';
import type { PeerRegistrationsTable } from '../../persistence/tables.ts';
import type { PeerState } from '../domain/peer-rules.ts';

type State = PeerRegistrationsTable['state'];
type Registration = Columns<PeerRegistrationsTable, 'userId' | 'timezone' | 'state'>;

/** Places of locked sessions. Constraints hold them within the capacity. */
@Injectable()
export class PeerRegistrationsRepository {
  async find({ em }: Tx, sessionId: string, userId: number): Promise<State | null> {
    const [row] = await em.query<Columns<PeerRegistrationsTable, 'state'>[]>(
      'SELECT state FROM peer_registrations WHERE session_id = $1 AND user_id = $2',
      [sessionId, userId],
    );
    return row?.state ?? null;
  }

  /** On the waiting list if all places are taken. */
  async add({ em }: Tx, session: PeerState, { userId, timezone }: PeerRecipient, at: Date): Promise<State> {
    const state = session.registered < session.capacity ? 'registered' : 'waiting';
    await em.query(
      `WITH next AS (UPDATE peer_sessions SET last_place = last_place + 1 WHERE id = $1 RETURNING last_place)
       INSERT INTO peer_registrations (session_id, user_id, host_id, state, place, timezone, created_at)
       SELECT $1, $2, $3, $4, last_place, $5, $6 FROM next`,
      [session.id, userId, session.hostId, state, timezone, at],
    );
    return state;
  }

  /** Returns the one removed; null without one. Calendars receive that a place was given up. */
  async remove({ em }: Tx, sessionId: string, userId: number): Promise<Registration | null> {
    const [rows] = await em.query<[Registration[], number]>(
      `DELETE FROM peer_registrations WHERE session_id = $1 AND user_id = $2
       RETURNING user_id AS "userId", timezone, state`,
      [sessionId, userId],
    );
    const [removed] = rows;
    if (removed?.state === 'registered') {
      await em.query('UPDATE peer_sessions SET sequence = sequence + 1 WHERE id = $1', [sessionId]);
    }
    return removed ?? null;
  }

  /** Gives free places to those waiting, in order. */
  async moveUp({ em }: Tx, sessionId: string, at: Date): Promise<PeerRecipient[]> {
    const [rows] = await em.query<
      [Columns<PeerRegistrationsTable, 'userId' | 'timezone' | 'place'>[], number]
    >(
      `UPDATE peer_registrations SET state = 'registered', moved_up_at = $2
       WHERE session_id = $1 AND user_id IN (
         SELECT user_id FROM peer_registrations WHERE session_id = $1 AND state = 'waiting' ORDER BY place
         LIMIT (SELECT greatest(capacity - registered, 0) FROM peer_sessions WHERE id = $1))
       RETURNING user_id AS "userId", timezone, place`,
      [sessionId, at],
    );
    return rows.sort((a, b) => a.place - b.place).map(({ userId, timezone }) => ({ userId, timezone }));
  }
}

/** Whether the person hosts the session, or has a place in it and it is not hidden. */
export async function isPeerParticipant(
  em: EntityManager,
  id: string,
  userId: number | null,
): Promise<boolean> {
  const rows = await em.query<unknown[]>(
    `SELECT FROM peer_sessions s WHERE s.id = $1 AND (s.host_id = $2 OR s.hidden_at IS NULL AND EXISTS (SELECT
       FROM peer_registrations r WHERE r.session_id = s.id AND r.user_id = $2 AND r.state = 'registered'))`,
    [id, userId],
  );
  return rows.length > 0;
}
