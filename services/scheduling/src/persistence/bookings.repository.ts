import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { context } from '@waymark/platform/context';
import { CLOCK } from '../clock.ts';
import {
  type BookingWish,
  checkStanding,
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
import { type SeenRow, selectSeen, toSeen } from './session-rows.ts';
import { SessionWriter } from './session-writer.ts';
import { Turns } from './turns.ts';

/** $1 the learner, $2 now, $3 the mentor. */
const STANDING = `SELECT
  (SELECT count(*)::int FROM sessions WHERE learner_id = $1 AND status = 'held' AND hold_expires_at > $2) AS "openHolds",
  (SELECT count(*)::int FROM sessions WHERE learner_id = $1 AND mentor_id = $3 AND starts_at > $2
    AND status = 'scheduled' AND payment IN ('free', 'after-session')) AS "unpaidAhead",
  EXISTS (SELECT FROM sessions WHERE learner_id = $1 AND payment = 'due' AND pay_by < $2) AS overdue`;

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
    if (nobodyWaits()) throw new AppError('TIMEOUT', 'This took too long. Please try again.');
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

  /** Four trips where nothing is to be paid now: begin and wait in line, read, write with the news, commit. */
  private async placeIn(tx: Tx, wish: BookingWish): Promise<SeenSession> {
    const now = this.clock.now();
    const { mentorId, learner } = wish;
    if (wish.pays === 'now') {
      const kept = await ownHold(tx, wish, now);
      if (kept) return reworded(tx, kept, wish);
    }
    const question = { mentorId, learnerId: learner.userId, ...spanOf(wish), now: now.getTime() };
    const [calendar, [standing]] = await Promise.all([
      loadCalendar(tx, question),
      tx.query<Standing>(STANDING, [learner.userId, now, mentorId]),
    ]);
    if (!calendar) throw mentorNotFound();
    const ids = { id: newId(), meetingCode: randomBytes(16).toString('base64url') };
    const facts = plan(wish, calendar.facts, calendar.busy, now, ids);
    checkStanding(wish, standing!, this.env.BOOKINGS_AHEAD);
    const session = wish.pays === 'now' ? Session.held(facts, now) : Session.booked(facts, now);
    this.writer.insertLast(tx, session, calendar.mentor);
    return { state: session.state, mentor: calendar.mentor, review: null };
  }
}

const mentorNotFound = (): AppError => new AppError('NOT_FOUND', 'Mentor not found');
const nobodyWaits = (): boolean => Date.now() > (context()?.deadline ?? Number.POSITIVE_INFINITY);

/** The learner's open hold of the very slot. */
async function ownHold(
  tx: Tx,
  wish: BookingWish & { kind: 'standard' },
  now: Date,
): Promise<SeenSession | undefined> {
  const [row] = await tx.em.query<SeenRow[]>(
    `${selectSeen()} WHERE s.learner_id = $1 AND s.status = 'held' AND s.hold_expires_at > $2
       AND s.mentor_id = $3 AND s.starts_at = $4 AND s.price_cents = $5 AND s.currency = coalesce($6, s.currency)`,
    [wish.learner.userId, now, wish.mentorId, new Date(wish.start), wish.price, wish.currency ?? null],
  );
  return row && toSeen(row);
}

/** What the learner says now counts: their words, and above all what they share. */
async function reworded(tx: Tx, kept: SeenSession, wish: BookingWish): Promise<SeenSession> {
  const { userNotes, about } = wish;
  await tx.em.query('UPDATE sessions SET user_notes = $2, about = $3 WHERE id = $1', [
    kept.state.id,
    userNotes,
    about && JSON.stringify(about),
  ]);
  return { ...kept, state: { ...kept.state, userNotes, about } };
}
