import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { ReminderLead } from '@waymark/kernel/reminders';
import type { SessionDetails } from '../domain/session-view.ts';
import { hasUnsettledCase } from './no-show-rows.ts';
import { unsentReminders } from './reminder-rows.ts';
import {
  type DetailsRow,
  type LockedSession,
  lockSessions,
  selectDetails,
  toDetails,
} from './session-rows.ts';
import type { SessionsTable } from './tables.ts';

export const BATCH = 100;

interface DueReminder {
  sessionId: SessionsTable['id'];
  before: ReminderLead;
  /** False: sent by another process at the same time. */
  taken: boolean;
}

/**
 * In the order of their times, so all that were due before the last sent one are sent, and only sessions after it are
 * read. One minute more is: transactions that began before may commit after it, and clocks differ.
 */
const TAKE_REMINDERS = `
  WITH due AS (
    SELECT s.id, s.starts_at, l.before, s.starts_at - l.lead AS due_at FROM ${unsentReminders}
    WHERE s.starts_at > $1::timestamptz + l.late AND s.starts_at <= $1::timestamptz + l.lead
      AND s.starts_at > l.lead - interval '1 minute' + coalesce(
        (SELECT max(due_at) FROM reminders WHERE sent_at IS NOT NULL AND due_at <= $1::timestamptz), '-infinity')
    ORDER BY due_at, s.id LIMIT ${BATCH} FOR KEY SHARE OF s
  ), sent AS (
    INSERT INTO reminders (session_id, starts_at, before, due_at, sent_at)
    SELECT id, starts_at, before, due_at, $1::timestamptz FROM due ORDER BY due_at, id
    ON CONFLICT (session_id, starts_at, before) DO UPDATE SET sent_at = excluded.sent_at
      WHERE reminders.sent_at IS NULL
    RETURNING session_id
  )
  SELECT d.id AS "sessionId", d.before, sent.session_id IS NOT NULL AS taken
  FROM due d LEFT JOIN sent ON sent.session_id = d.id`;

/** Sessions that are due for a change. Skips locked rows, so that several processes share the work. */
@Injectable()
export class DueSessionsRepository {
  lockOverdueHolds(tx: Tx, now: Date): Promise<LockedSession[]> {
    return this.lock(tx, `status = 'held' AND hold_expires_at <= $1 ORDER BY hold_expires_at`, now);
  }

  lockEnded(tx: Tx, now: Date): Promise<LockedSession[]> {
    const due = `status = 'scheduled' AND starts_at < $1 AND ends_at <= $1
      AND NOT ${hasUnsettledCase('sessions.id')} ORDER BY ends_at`;
    return this.lock(tx, due, now);
  }

  /** Sessions with a proposed time that was not answered in time. */
  async lockUnansweredProposals(tx: Tx, now: Date): Promise<LockedSession[]> {
    const rows = await tx.em.query<Columns<SessionsTable, 'id'>[]>(
      `SELECT s.id FROM proposals p JOIN sessions s ON s.id = p.session_id
       WHERE p.state = 'open' AND p.expires_at <= $1 ORDER BY p.expires_at LIMIT ${BATCH}
       FOR UPDATE OF s SKIP LOCKED`,
      [now],
    );
    return lockSessions(
      tx,
      rows.map(({ id }) => id),
    );
  }

  /** Sessions with a case whose time to respond is over. */
  async lockUnansweredCases(tx: Tx, now: Date): Promise<LockedSession[]> {
    // Locks the sessions, as every other change of a case does.
    const rows = await tx.em.query<Columns<SessionsTable, 'id'>[]>(
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

  /**
   * Stores due reminders as sent and returns them. The row is inserted once: of several processes one takes it, and
   * another one waits for that one's transaction.
   */
  takeReminders({ em }: Tx, now: Date): Promise<DueReminder[]> {
    return em.query<DueReminder[]>(TAKE_REMINDERS, [now]);
  }

  async findScheduled({ em }: Tx, ids: string[]): Promise<SessionDetails[]> {
    if (ids.length === 0) return [];
    const sql = `${selectDetails()} WHERE s.id = ANY($1) AND s.status = 'scheduled'`;
    return (await em.query<DetailsRow[]>(sql, [ids])).map(toDetails);
  }

  private async lock(tx: Tx, due: string, now: Date): Promise<LockedSession[]> {
    const rows = await tx.em.query<Columns<SessionsTable, 'id'>[]>(
      `SELECT id FROM sessions WHERE ${due} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [now],
    );
    return lockSessions(
      tx,
      rows.map(({ id }) => id),
    );
  }
}
