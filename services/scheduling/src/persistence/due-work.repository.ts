import { Inject, Injectable } from '@nestjs/common';
import { SessionReminded } from '@waymark/contracts/scheduling/events';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { HOUR } from '../domain/policy.ts';
import type { Session } from '../domain/session.ts';
import { openSessions, type SeenRow, selectSeen, toSeen } from './session-rows.ts';
import { SessionVoice } from './session-voice.ts';
import { SessionWriter } from './session-writer.ts';

/** So many at a time; whoever did so many should come again. */
export const BATCH = 100;

interface Reminder {
  id: string;
  startsAt: Date;
  before: '24h' | '1h';
}

/** What time alone brings about. Several processes share the work: each takes rows that no other holds. */
@Injectable()
export class DueWorkRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly writer: SessionWriter,
    private readonly voice: SessionVoice,
  ) {}

  /** Ends holds that ran out. Answers how many. */
  endHolds(): Promise<number> {
    return this.changeDue(`status = 'held' AND hold_expires_at <= $1 ORDER BY hold_expires_at`, (session) =>
      session.expire(),
    );
  }

  /** Completes sessions that are over. Answers how many. */
  complete(): Promise<number> {
    return this.changeDue(`status = 'scheduled' AND ends_at <= $1 ORDER BY ends_at`, (session, now) =>
      session.complete(now),
    );
  }

  /** Reminds the people of sessions that are near, once each. Answers how many reminders were due. */
  remind(): Promise<number> {
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const [due] = await tx.em.query<[Reminder[], number]>(
        `UPDATE reminders r SET sent_at = $1 FROM (
           SELECT session_id, starts_at, before FROM reminders
           WHERE sent_at IS NULL AND due_at <= $1 ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) due
         WHERE (r.session_id, r.starts_at, r.before) = (due.session_id, due.starts_at, due.before)
         RETURNING r.session_id AS id, r.starts_at AS "startsAt", r.before`,
        [now],
      );
      await this.sayReminders(tx, due, now);
      return due.length;
    });
  }

  private changeDue(due: string, change: (session: Session, now: Date) => void): Promise<number> {
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const rows = await tx.em.query<{ id: string }[]>(
        `SELECT id FROM sessions WHERE ${due} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
        [now],
      );
      const opened = await openSessions(
        tx.em,
        rows.map(({ id }) => id),
      );
      for (const { session } of opened) change(session, now);
      await this.writer.update(tx, ...opened);
      return opened.length;
    });
  }

  /** Of a session that has begun, or of a day before where an hour is left, nobody needs to hear any more. */
  private async sayReminders(tx: Tx, due: Reminder[], now: Date): Promise<void> {
    if (due.length === 0) return;
    const rows = await tx.em.query<SeenRow[]>(
      `${selectSeen()} WHERE s.id = ANY($1) AND s.status = 'scheduled'`,
      [due.map(({ id }) => id)],
    );
    for (const { state, mentor } of rows.map(toSeen)) {
      const { mentorId, learnerId } = state;
      const left = state.startsAt.getTime() - now.getTime();
      for (const { id, startsAt, before } of due) {
        if (id !== state.id || startsAt.getTime() !== state.startsAt.getTime()) continue;
        if (left <= 0 || (before === '24h' && left <= HOUR)) continue;
        const data = { ...this.voice.facts(state, mentor), before };
        tx.emit(SessionReminded, data, { audience: [mentorId, learnerId] });
      }
    }
  }
}
