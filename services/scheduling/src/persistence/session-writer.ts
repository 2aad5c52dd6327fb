import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { remindersOf } from '../domain/policy.ts';
import type { Session } from '../domain/session.ts';
import type { MentorFace } from '../domain/session-view.ts';
import { allColumns, changing, type OpenSession, toRow } from './session-rows.ts';
import { SessionVoice } from './session-voice.ts';

/** $2: the new links of the chains. */
const CHAIN = `chained AS (
  INSERT INTO session_changes (session_id, number, from_status, to_status, at, by_user)
  SELECT n.id, 1 + (SELECT count(*) FROM session_changes c WHERE c.session_id = n.id), n.from_status, n.to_status, n.at, n.by_user
  FROM jsonb_to_recordset($2) AS n (id uuid, from_status text, to_status text, at timestamptz, by_user integer))`;

/** $3: what its people are reminded of. */
const REMIND = `reminded AS (
  INSERT INTO reminders (session_id, starts_at, before, due_at)
  SELECT n.id, n.starts_at, n.before, n.due_at
  FROM jsonb_to_recordset($3) AS n (id uuid, starts_at timestamptz, before text, due_at timestamptz)
  ON CONFLICT DO NOTHING)`;

const INSERT = `stored AS (
  INSERT INTO sessions (${allColumns}) SELECT ${allColumns} FROM jsonb_populate_recordset(NULL::sessions, $1))`;

/** Reminders that were not sent end with what they were about: a time, or a session that takes place. */
const UPDATE = `stored AS (
  UPDATE sessions s SET (${changing.join(', ')}) = ROW (${changing.map((column) => `n.${column}`).join(', ')})
  FROM jsonb_populate_recordset(NULL::sessions, $1) n WHERE s.id = n.id
), over AS (
  DELETE FROM reminders r USING jsonb_populate_recordset(NULL::sessions, $1) n
  WHERE r.session_id = n.id AND r.sent_at IS NULL AND (n.status <> 'scheduled' OR r.starts_at <> n.starts_at))`;

/** Stores what has become of sessions, with their chains, reminders and news. */
@Injectable()
export class SessionWriter {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly voice: SessionVoice,
  ) {}

  /** At the end of the transaction, in one trip with the news. A violated constraint comes out of the transaction. */
  insertLast(tx: Tx, session: Session, mentor: MentorFace): void {
    tx.finish(`${INSERT}, ${CHAIN}, ${REMIND}`, this.params([session]));
    this.voice.tell(tx, session, mentor);
  }

  /** At once; for sessions that `openSession` has locked. */
  async update(tx: Tx, ...opened: OpenSession[]): Promise<void> {
    const changed = opened.filter(({ session }) => session.news.length > 0);
    if (changed.length === 0) return;
    const sessions = changed.map(({ session }) => session);
    await tx.em.query(`WITH ${UPDATE}, ${CHAIN}, ${REMIND} SELECT`, this.params(sessions));
    for (const { session, mentor } of changed) this.voice.tell(tx, session, mentor);
  }

  private params(sessions: Session[]): unknown[] {
    const at = this.clock.now();
    const chain = sessions.flatMap(({ state: { id }, changes }) =>
      changes.map(({ from, to, by }) => ({ id, from_status: from, to_status: to, at, by_user: by })),
    );
    const reminders = sessions
      .filter(({ news }) => news.some(({ type }) => type === 'booked' || type === 'moved'))
      .flatMap(({ state: { id, startsAt } }) =>
        remindersOf(startsAt, at).map(({ before, dueAt }) => ({
          ...{ id, starts_at: startsAt },
          ...{ before, due_at: dueAt },
        })),
      );
    const rows = sessions.map(({ state }) => toRow(state));
    return [rows, chain, reminders].map((list) => JSON.stringify(list));
  }
}
