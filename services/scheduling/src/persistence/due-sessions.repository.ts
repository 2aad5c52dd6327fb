import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import type { Reminder } from '../domain/policy.ts';
import type { SessionDetails } from '../domain/session-view.ts';
import { hasUnsettledCase } from './no-show-rows.ts';
import {
  type DetailsRow,
  type LockedSession,
  lockSessions,
  selectDetails,
  toDetails,
} from './session-rows.ts';

export const BATCH = 100;

/** Sessions that are due for a change. Skips locked rows, so that several processes share the work. */
@Injectable()
export class DueSessionsRepository {
  lockOverdueHolds(tx: Tx, now: Date): Promise<LockedSession[]> {
    return this.lock(tx, `status = 'held' AND hold_expires_at <= $1 ORDER BY hold_expires_at`, now);
  }

  lockEnded(tx: Tx, now: Date): Promise<LockedSession[]> {
    const due = `status = 'scheduled' AND ends_at <= $1 AND NOT ${hasUnsettledCase('sessions.id')} ORDER BY ends_at`;
    return this.lock(tx, due, now);
  }

  /** Sessions with a case whose time to respond is over. */
  async lockUnansweredCases(tx: Tx, now: Date): Promise<LockedSession[]> {
    // Locks the sessions, as every other change of a case does.
    const rows = await tx.em.query<{ id: string }[]>(
      `SELECT s.id FROM no_show_cases n JOIN sessions s ON s.id = n.session_id
       WHERE n.state = 'open' AND n.respond_by <= $1 ORDER BY n.respond_by LIMIT ${BATCH}
       FOR UPDATE OF s SKIP LOCKED`,
      [now],
    );
    return lockSessions(
      tx,
      rows.map(({ id }) => id),
    );
  }

  /** Marks due reminders as sent and returns them. */
  async takeReminders({ em }: Tx, now: Date): Promise<Reminder[]> {
    const [due] = await em.query<[Reminder[], number]>(
      `UPDATE reminders r SET sent_at = $1 FROM (
         SELECT session_id, starts_at, before FROM reminders
         WHERE sent_at IS NULL AND due_at <= $1 ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) due
       WHERE (r.session_id, r.starts_at, r.before) = (due.session_id, due.starts_at, due.before)
       RETURNING r.session_id AS "sessionId", r.starts_at AS "startsAt", r.before`,
      [now],
    );
    return due;
  }

  async findScheduled({ em }: Tx, ids: string[]): Promise<SessionDetails[]> {
    if (ids.length === 0) return [];
    const sql = `${selectDetails()} WHERE s.id = ANY($1) AND s.status = 'scheduled'`;
    return (await em.query<DetailsRow[]>(sql, [ids])).map(toDetails);
  }

  private async lock(tx: Tx, due: string, now: Date): Promise<LockedSession[]> {
    const rows = await tx.em.query<{ id: string }[]>(
      `SELECT id FROM sessions WHERE ${due} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [now],
    );
    return lockSessions(
      tx,
      rows.map(({ id }) => id),
    );
  }
}
