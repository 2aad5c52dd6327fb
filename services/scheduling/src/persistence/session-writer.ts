import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import { isDemoPerson } from '../domain/demo-person.ts';
import type { Session } from '../domain/session.ts';
import type { MentorCard } from '../domain/session-view.ts';
import type { SchedulingEnv } from '../env.ts';
import { storeCase } from './no-show-rows.ts';
import { storeProposal } from './proposal-rows.ts';
import { SessionEventPublisher } from './session-event-publisher.ts';
import { allColumns, type LockedSession, toRow, updatableColumns } from './session-rows.ts';

const HISTORY = `recorded AS (
  INSERT INTO session_changes (session_id, number, from_status, to_status, at, by_user, message)
  SELECT n.id, 1 + (SELECT count(*) FROM session_changes c WHERE c.session_id = n.id), n.from_status, n.to_status, n.at, n.by_user, n.message
  FROM jsonb_to_recordset($2) AS n (id uuid, from_status text, to_status text, at timestamptz, by_user integer, message text))`;

const INSERT = `stored AS (
  INSERT INTO sessions (${allColumns}) SELECT ${allColumns} FROM jsonb_populate_recordset(NULL::sessions, $1))`;

const UPDATE = `stored AS (
  UPDATE sessions s SET (${updatableColumns.join(', ')}) = ROW (${updatableColumns.map((column) => `n.${column}`).join(', ')})
  FROM jsonb_populate_recordset(NULL::sessions, $1) n WHERE s.id = n.id)`;

/** Stores sessions with their change history and events. */
@Injectable()
export class SessionWriter {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: SchedulingEnv,
    private readonly publisher: SessionEventPublisher,
  ) {}

  async insert(tx: Tx, session: Session, mentor: MentorCard): Promise<void> {
    await tx.query(`WITH ${INSERT}, ${HISTORY} SELECT`, this.params([session]));
    this.publisher.publish(tx, session, mentor);
  }

  async update(tx: Tx, ...locked: LockedSession[]): Promise<void> {
    const changed = locked.filter(({ session }) => session.events.length > 0);
    if (changed.length === 0) return;
    const sessions = changed.map(({ session }) => session);
    await tx.em.query(`WITH ${UPDATE}, ${HISTORY} SELECT`, this.params(sessions));
    for (const session of sessions) await storeCase(tx, session, (userId) => this.pauseDaysOf(userId));
    for (const session of sessions) await storeProposal(tx, session);
    for (const { session, mentor } of changed) this.publisher.publish(tx, session, mentor);
  }

  private pauseDaysOf(userId: number): number {
    return this.env.DEMO_MODE && isDemoPerson(userId) ? 0 : this.env.NO_SHOW_PAUSE_DAYS;
  }

  private params(sessions: Session[]): unknown[] {
    const at = this.clock.now();
    const history = sessions.flatMap(({ state: { id }, changes }) =>
      changes.map(({ from, to, by, message }) => ({
        ...{ id, from_status: from, to_status: to, at, by_user: by, message },
      })),
    );
    const rows = sessions.map(({ state }) => toRow(state));
    return [rows, history].map((list) => JSON.stringify(list));
  }
}
