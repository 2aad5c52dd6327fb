import { FREE_CANCEL_HOURS, NO_SHOW_AFTER_MINUTES } from '@waymark/contracts/scheduling/constants';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import {
  cancelRefund,
  endOf,
  HOLD_MS,
  hasBegun,
  isNoShowTime,
  mayMove,
  mayStillCome,
  noShowRefund,
  PAY_WITHIN_MS,
} from './policy.ts';
import type { Change, SessionNews, SessionState, StoredReview } from './session-state.ts';
import { checkTransition, notNow, type SessionStatus } from './transitions.ts';

export type NewSession = Pick<
  SessionState,
  | 'id'
  | 'mentorId'
  | 'learnerId'
  | 'learnerName'
  | 'kind'
  | 'sessionType'
  | 'startsAt'
  | 'price'
  | 'currency'
  | 'meetingCode'
  | 'topic'
  | 'userNotes'
  | 'about'
  | 'mentorTimezone'
  | 'learnerTimezone'
>;

type NewTime = Pick<SessionState, 'startsAt' | 'mentorTimezone'>;

/** A session from hold to review. Each method is one change of it, and collects what is to be stored and told. */
export class Session {
  readonly changes: Change[] = [];
  readonly news: SessionNews[] = [];

  constructor(
    readonly state: SessionState,
    readonly review: StoredReview | null = null,
  ) {}

  /** Of a free session, or of one that is paid afterwards. */
  static booked(facts: NewSession, now: Date): Session {
    const session = new Session(blank(facts, 'scheduled', now));
    session.state.payment = facts.price === 0 ? 'free' : 'after-session';
    session.note(null, facts.learnerId, { type: 'booked' });
    return session;
  }

  static held(facts: NewSession, now: Date): Session {
    const session = new Session(blank(facts, 'held', now));
    session.state.payment = 'unpaid';
    // Not past its start: nobody pays for a time that has begun.
    session.state.holdExpiresAt = new Date(Math.min(now.getTime() + HOLD_MS, facts.startsAt.getTime()));
    session.note(null, facts.learnerId, { type: 'held' });
    return session;
  }

  /** Which of its two people this is. Error: NOT_FOUND for anybody else. */
  partyOf(userId: number): Party {
    if (userId === this.state.mentorId) return 'mentor';
    if (userId === this.state.learnerId) return 'learner';
    throw sessionNotFound();
  }

  /** The learner pays no more. A hold that has ended is left as it is. */
  release(): void {
    if (this.state.status !== 'held') return;
    this.become('released', this.state.learnerId, { type: 'hold-ended', reason: 'released' });
  }

  expire(): void {
    this.become('expired', null, { type: 'hold-ended', reason: 'expired' });
  }

  /** Its money has come. The caller has made sure that the time is still free where the hold had ended. */
  confirm(intentId: string, paidAt: Date, now: Date): void {
    Object.assign(this.state, { payment: 'paid', intentId, paidAt, changedAt: now });
    this.become('scheduled', this.state.learnerId, { type: 'booked' });
  }

  /** Errors: CONFLICT when it is not scheduled or has begun. */
  cancel(by: Party, now: Date): void {
    const { state } = this;
    checkTransition(state.status, 'cancelled');
    if (hasBegun(state, now)) throw new AppError('CONFLICT', 'This session has already begun.');
    const refundCents = cancelRefund(state, by, now);
    this.giveBack(refundCents);
    state.cancelledBy = by;
    this.revise(now);
    this.become('cancelled', this.idOf(by), { type: 'cancelled', cancelledBy: by, refundCents });
  }

  /** Errors: CONFLICT when it is not scheduled or has begun, RULE_REFUSED when it is too late for the learner. */
  checkMove(by: Party, now: Date): void {
    const { state } = this;
    if (state.status !== 'scheduled') throw notNow(state.status);
    if (hasBegun(state, now)) throw new AppError('CONFLICT', 'This session has already begun.');
    if (mayMove(state, by, now)) return;
    throw new AppError(
      'RULE_REFUSED',
      `A session can be moved until ${state.freeCancelHours} hours before it starts. Please write to your mentor.`,
    );
  }

  /** Id, payment and meeting stay. The caller has made sure that the new time is free, in the zone the mentor is in now. */
  move(by: Party, { startsAt, mentorTimezone }: NewTime, now: Date): void {
    this.checkMove(by, now);
    const { state } = this;
    const previousStart = state.startsAt;
    Object.assign(state, { startsAt, endsAt: endOf(startsAt, state.kind), mentorTimezone });
    // A time the learner did not choose they may say no to until it begins; one they chose then is theirs again.
    if (by === 'mentor') state.freeCancelHours = 0;
    else if (state.freeCancelHours === 0) state.freeCancelHours = FREE_CANCEL_HOURS;
    this.revise(now);
    this.become('scheduled', this.idOf(by), { type: 'moved', previousStart, movedBy: by });
  }

  complete(now: Date): void {
    const { state } = this;
    if (state.payment === 'after-session') {
      state.payment = 'due';
      state.payBy = new Date(now.getTime() + PAY_WITHIN_MS);
    }
    this.become('completed', null, { type: 'completed' });
  }

  /** `by` says that the other one did not come. Errors: CONFLICT outside its time, or where a review says otherwise. */
  markAbsent(by: Party, now: Date): void {
    const { state } = this;
    checkTransition(state.status, 'no-show');
    if (!isNoShowTime(state, now)) {
      throw new AppError(
        'CONFLICT',
        mayStillCome(state, now)
          ? `This can be reported from ${NO_SHOW_AFTER_MINUTES} minutes after the start on: people may be late.`
          : 'This can only be reported within 24 hours after the start.',
      );
    }
    if (this.review) throw new AppError('CONFLICT', 'This session has a review, so it took place.');
    const absent = by === 'mentor' ? 'learner' : 'mentor';
    const refundCents = noShowRefund(state, absent);
    this.giveBack(refundCents);
    state.absent = absent;
    this.become('no-show', this.idOf(by), { type: 'no-show', absent, refundCents });
  }

  /** What was due is paid. */
  pay(intentId: string, paidAt: Date): void {
    if (this.state.payment !== 'due') throw new Error(`a session that is ${this.state.payment} was paid`);
    Object.assign(this.state, { payment: 'paid', intentId, paidAt });
    this.news.push({ type: 'touched' });
  }

  /** The money is back. Told again, it changes nothing. */
  refunded(): void {
    if (this.state.payment !== 'refunding') return;
    this.state.payment = 'refunded';
    this.news.push({ type: 'touched' });
  }

  /** Error: FORBIDDEN for the learner. */
  writeNotes(by: Party, notes: string): void {
    if (by !== 'mentor') throw new AppError('FORBIDDEN', 'Only the mentor writes notes here.');
    if (this.state.notes === notes) return;
    this.state.notes = notes;
    this.news.push({ type: 'touched' });
  }

  /** Errors: FORBIDDEN for the mentor, CONFLICT when it is not completed or has a review. */
  checkReview(by: Party): void {
    if (by !== 'learner') throw new AppError('FORBIDDEN', 'Only the learner reviews a session.');
    if (this.state.status !== 'completed') {
      throw new AppError('CONFLICT', 'A session can be reviewed once it has taken place.');
    }
    if (this.review) throw new AppError('CONFLICT', 'You have already reviewed this session.');
  }

  private giveBack(refundCents: number): void {
    const { state } = this;
    if (refundCents > 0) state.payment = 'refunding';
    if (state.payment === 'after-session' || state.payment === 'due') {
      Object.assign(state, { payment: 'waived', payBy: null });
    }
  }

  /** Calendars hear of it. */
  private revise(now: Date): void {
    this.state.sequence += 1;
    this.state.changedAt = now;
  }

  private become(to: SessionStatus, by: number | null, news: SessionNews): void {
    const from = this.state.status;
    checkTransition(from, to);
    this.state.status = to;
    this.note(from, by, news);
  }

  private note(from: SessionStatus | null, by: number | null, news: SessionNews): void {
    this.changes.push({ from, to: this.state.status, by });
    this.news.push(news);
  }

  private idOf(party: Party): number {
    return party === 'mentor' ? this.state.mentorId : this.state.learnerId;
  }
}

export const sessionNotFound = (): AppError => new AppError('NOT_FOUND', 'This session does not exist.');

const blank = (facts: NewSession, status: SessionStatus, now: Date): SessionState => ({
  ...facts,
  status,
  endsAt: endOf(facts.startsAt, facts.kind),
  holdExpiresAt: null,
  payment: 'free',
  intentId: null,
  paidAt: null,
  payBy: null,
  freeCancelHours: FREE_CANCEL_HOURS,
  notes: '',
  cancelledBy: null,
  absent: null,
  sequence: 0,
  createdAt: now,
  changedAt: now,
});
