import { Inject, Injectable } from '@nestjs/common';
import type { Party, Session as SessionView } from '@waymark/contracts/scheduling/sessions';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { checkFree, slotTaken } from '../domain/booking.ts';
import { type Session, sessionNotFound } from '../domain/session.ts';
import { isSession } from '../domain/session-view.ts';
import { loadCalendar } from './calendar-facts.ts';
import { clearTheWay } from './in-the-way.ts';
import { lineOf } from './people.ts';
import { type OpenSession, openSession } from './session-rows.ts';
import { SessionVoice } from './session-voice.ts';
import { SessionWriter } from './session-writer.ts';

/** Who changes which session. */
export interface ChangeOf {
  id: string;
  userId: number;
  /** Scope of the request's Idempotency-Key. */
  idempotency: string;
}

/** Sessions as their two people change them: each change is one transaction under the session's lock, with its news. */
@Injectable()
export class SessionsRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly writer: SessionWriter,
    private readonly voice: SessionVoice,
  ) {}

  /** Errors: NOT_FOUND, also for other people's and for holds; those of `fn`. */
  change({ id, userId, idempotency }: ChangeOf, fn: Change): Promise<SessionView> {
    return this.db.transaction(async (tx) => this.changeIn(tx, id, userId, fn), { idempotency });
  }

  /** As `change`, in a transaction that does more than this. */
  async changeIn(tx: Tx, id: string, userId: number, fn: Change): Promise<SessionView> {
    const opened = await openSession(tx.em, id);
    const { session, mentor } = opened;
    const by = session.partyOf(userId);
    if (!isSession(session.state)) throw sessionNotFound();
    await fn(session, by, this.clock.now());
    await this.writer.update(tx, opened);
    return this.voice.view({ state: session.state, mentor, review: session.review }, by);
  }

  /**
   * To another time that is free by the mentor's calendar, in the line of both people. Moving it to where it stands
   * changes nothing. Errors: NOT_FOUND, SLOT_TAKEN, those of `Session.move`.
   */
  move({ id, userId, idempotency }: ChangeOf, people: { mentorId: number; learnerId: number }, start: Date) {
    return this.db.transaction(
      (tx) =>
        this.changeIn(tx, id, userId, async (session, by, now) => {
          session.checkMove(by, now);
          if (session.state.startsAt.getTime() === start.getTime()) return;
          const mentorTimezone = await this.checkNewTime(tx, session, userId, start, now);
          session.move(by, { startsAt: start, mentorTimezone }, now);
        }),
      { idempotency, oneByOne: lineOf(people) },
    );
  }

  /** The learner lets a hold go; one that has ended is left as it is. Error: NOT_FOUND. */
  async release({ id, userId, idempotency }: ChangeOf): Promise<{ success: true }> {
    return this.db.transaction(
      async (tx) => {
        const opened: OpenSession = await openSession(tx.em, id);
        if (opened.session.partyOf(userId) !== 'learner') throw sessionNotFound();
        opened.session.release();
        await this.writer.update(tx, opened);
        return { success: true as const };
      },
      { idempotency },
    );
  }

  /** By the price it has: what the mentor asks for new ones does not matter. Answers the zone the mentor is in now. */
  private async checkNewTime(
    tx: Tx,
    session: Session,
    userId: number,
    start: Date,
    now: Date,
  ): Promise<string> {
    const { id, mentorId, learnerId, kind, price, startsAt, endsAt } = session.state;
    const from = start.getTime();
    const to = from + endsAt.getTime() - startsAt.getTime();
    const calendar = await loadCalendar(tx, {
      ...{ mentorId, learnerId, from, to, now: now.getTime() },
      exceptSessionId: id,
    });
    const busy = calendar!.busy.map((one) => ({ ...one, mine: userId === learnerId ? one.mine : !one.mine }));
    checkFree({ ...calendar!.facts, price }, kind, from, busy, now);
    const way = await clearTheWay(tx, this.writer, { mentorId, learnerId, from, to, except: id }, now);
    if (!way.isFree) throw slotTaken('gone');
    return calendar!.facts.timezone!;
  }
}

type Change = (session: Session, by: Party, now: Date) => void | Promise<void>;
