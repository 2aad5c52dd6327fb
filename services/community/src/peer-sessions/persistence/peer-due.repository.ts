import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { PeerRemindersTable, PeerSessionsTable } from '../../persistence/tables.ts';

export const BATCH = 100;

export type DuePeerReminder = Columns<PeerRemindersTable, 'sessionId' | 'startsAt' | 'before'>;

/** Sessions that the clock changes. Skips locked rows, so that several processes share the work. */
@Injectable()
export class PeerDueRepository {
  /** Returns the ids of sessions that began. */
  begin(tx: Tx, now: Date): Promise<string[]> {
    return this.change(tx, 'begun_at = starts_at', 'begun_at IS NULL AND starts_at <= $1', now);
  }

  end(tx: Tx, now: Date): Promise<string[]> {
    const set = 'ended_at = greatest(ends_at, begun_at)';
    return this.change(tx, set, 'begun_at IS NOT NULL AND ends_at <= $1', now);
  }

  /** Marks due reminders as sent and returns them. */
  async takeReminders({ em }: Tx, now: Date): Promise<DuePeerReminder[]> {
    const [due] = await em.query<[DuePeerReminder[], number]>(
      `UPDATE peer_reminders r SET sent_at = $1 FROM (
         SELECT session_id, starts_at, before FROM peer_reminders
         WHERE sent_at IS NULL AND due_at <= $1 ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) due
       WHERE (r.session_id, r.starts_at, r.before) = (due.session_id, due.starts_at, due.before)
       RETURNING r.session_id AS "sessionId", r.starts_at AS "startsAt", r.before`,
      [now],
    );
    return due;
  }

  private async change({ em }: Tx, set: string, due: string, now: Date): Promise<string[]> {
    const [rows] = await em.query<[Columns<PeerSessionsTable, 'id'>[], number]>(
      `UPDATE peer_sessions SET ${set} WHERE id IN (
         SELECT id FROM peer_sessions WHERE ended_at IS NULL AND cancelled_at IS NULL AND ${due}
         ORDER BY starts_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`,
      [now],
    );
    return rows.map(({ id }) => id);
  }
}
