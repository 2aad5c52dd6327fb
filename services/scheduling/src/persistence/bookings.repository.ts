import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { deadlineExceeded } from '@waymark/platform/context';
import { CLOCK } from '../clock.ts';
import {
  type BookingWish,
  busyBeside,
  checkStanding,
  isAsked,
  plan,
  type Standing,
  slotTaken,
  spanOf,
} from '../domain/booking.ts';
import { Session } from '../domain/session.ts';
import type { SeenSession } from '../domain/session-view.ts';
import { ENV, type SchedulingEnv } from '../env.ts';
import { type CalendarRow, calendarParams, calendarSql, loadCalendar, toCalendar } from './calendar-facts.ts';
import { clearTheWay, isOverlap } from './in-the-way.ts';
import { lineOf } from './people.ts';
import { type OpenSession, openSession } from './session-rows.ts';
import { SessionWriter } from './session-writer.ts';
import { Turns } from './turns.ts';

const OPEN_HOLDS = "sessions WHERE learner_id = $1 AND status = 'held' AND hold_expires_at > $2";
/** $1 the learner, $2 now, $3 the mentor, $4 the start that is asked for (or null). */
const STANDING = `SELECT
  (SELECT id FROM ${OPEN_HOLDS} AND mentor_id = $3 AND starts_at = $4::timestamptz) AS "ownHoldId",
  (SELECT count(*)::int FROM ${OPEN_HOLDS}
    AND (mentor_id, starts_at) IS DISTINCT FROM ($3, $4::timestamptz)) AS "openHolds",
  (SELECT count(*)::int FROM sessions WHERE learner_id = $1 AND mentor_id = $3 AND starts_at > $2
    AND status = 'scheduled' AND payment IN ('free', 'after-session')) AS "unpaidAhead",
  EXISTS (SELECT FROM sessions WHERE learner_id = $1 AND payment = 'due' AND pay_by < $2) AS overdue`;

type StandingRow = Standing & {
  /** Their open hold of the very slot. */
  ownHoldId: string | null;
};

/** New sessions and holds. */
@Injectable()
export class BookingsRepository {
  private readonly turns = new Turns();

  constructor(
    private readonly db: Database,
    @Inject(ENV) private readonly env: SchedulingEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly writer: SessionWriter,
  ) {}

  /**
   * Stores what a wish comes to and answers `show` of it. All that takes time of its two people waits in one line, so
   * the answer of the calendar holds until the commit; the constraints stand behind it. Errors: NOT_FOUND, those of
   * `plan` and `checkStanding`.
   */
  async place<T>(wish: BookingWish, show: (placed: SeenSession) => T, idempotency: string): Promise<T> {
    const slot = wish.kind === 'standard' ? wish.start : `${wish.date} ${wish.time}`;
    const mentor = `${wish.mentorId}`;
    return this.turns.take(mentor, `${mentor} ${slot}`, {
      look: () => this.checkStillFree(wish),
      fn: () => this.placeInTurn(wish, show, idempotency),
    });
  }

  /** Most of those who are after one slot have lost by now: they hear it without a transaction. */
  private async checkStillFree(wish: BookingWish): Promise<void> {
    const now = this.clock.now();
    const { mentorId, learner } = wish;
    const question = { mentorId, learnerId: learner.userId, ...spanOf(wish), now: now.getTime() };
    const [row] = await this.db.query<CalendarRow>(calendarSql, calendarParams(question), { prepared: true });
    const calendar = toCalendar(row);
    if (!calendar) throw mentorNotFound();
    // What they have themselves may be what the very same request has booked.
    const busy = calendar.busy.filter(({ mine }) => !mine);
    plan(wish, calendar.facts, busy, now, { id: '', meetingCode: '' });
  }

  private async placeInTurn<T>(
    wish: BookingWish,
    show: (placed: SeenSession) => T,
    idempotency: string,
  ): Promise<T> {
    if (deadlineExceeded()) throw new AppError('TIMEOUT', 'This took too long. Please try again.');
    const people = { mentorId: wish.mentorId, learnerId: wish.learner.userId };
    const oneByOne = lineOf(people);
    const attempt = () =>
      this.db.transaction(async (tx) => show(await this.placeIn(tx, wish)), { idempotency, oneByOne });
    return attempt().catch(async (error: unknown) => {
      if (!isOverlap(error)) throw error;
      // A hold that has run out still stands in the way, because nobody has swept it up yet.
      const time = { ...people, ...spanOf(wish) };
      await this.db.transaction((tx) => clearTheWay(tx, this.writer, time, this.clock.now()), { oneByOne });
      return attempt().catch((again: unknown) => {
        throw isOverlap(again) ? slotTaken('gone') : again;
      });
    });
  }

  /** Four trips, unless they hold the very slot: begin and wait in line, read, write with the news, commit. */
  private async placeIn(tx: Tx, wish: BookingWish): Promise<SeenSession> {
    const now = this.clock.now();
    const { mentorId, learner } = wish;
    const question = { mentorId, learnerId: learner.userId, ...spanOf(wish), now: now.getTime() };
    const start = wish.kind === 'standard' ? new Date(wish.start) : null;
    const [calendar, [standing]] = await Promise.all([
      loadCalendar(tx, question),
      tx.query<StandingRow>(STANDING, [learner.userId, now, mentorId, start]),
    ]);
    if (!calendar) throw mentorNotFound();
    const { ownHoldId } = standing!;
    const own = ownHoldId === null ? null : await openSession(tx.em, ownHoldId);
    if (own && isAsked(wish, own.session.state)) return reworded(tx, own, wish);
    const busy = own ? busyBeside(calendar.busy, own.session.state) : calendar.busy;
    const ids = { id: newId(), meetingCode: randomBytes(16).toString('base64url') };
    const facts = plan(wish, calendar.facts, busy, now, ids);
    checkStanding(wish, standing!, this.env.BOOKINGS_AHEAD);
    if (own) await this.letGo(tx, own);
    const session = wish.pays === 'now' ? Session.held(facts, now) : Session.booked(facts, now);
    this.writer.insertLast(tx, session, calendar.mentor);
    return { state: session.state, mentor: calendar.mentor, review: null };
  }

  /** Their hold at another price, before the new one is written: both at once the constraints would not let stand. */
  private async letGo(tx: Tx, own: OpenSession): Promise<void> {
    own.session.release();
    await this.writer.update(tx, own);
  }
}

const mentorNotFound = (): AppError => new AppError('NOT_FOUND', 'Mentor not found');

/** What the learner says now counts: their words, and above all what they share. */
async function reworded(tx: Tx, { session, mentor }: OpenSession, wish: BookingWish): Promise<SeenSession> {
  const { userNotes, about } = wish;
  await tx.em.query('UPDATE sessions SET user_notes = $2, about = $3 WHERE id = $1', [
    session.state.id,
    userNotes,
    about && JSON.stringify(about),
  ]);
  return { state: { ...session.state, userNotes, about }, mentor, review: null };
}
