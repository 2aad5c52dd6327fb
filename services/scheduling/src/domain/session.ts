import { FREE_CANCEL_HOURS } from '@waymark/contracts/scheduling/constants';
import type { NoShowBasis, Party, SessionDispute } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import { isUnsettled, type NoShowCase } from './no-show-case.ts';
import {
  cancelRefund,
  canHaveTasks,
  canMove,
  endOf,
  HOLD_MS,
  hasBegun,
  noShowRefund,
  PAY_WITHIN_MS,
} from './policy.ts';
import { endProposal, type Proposal } from './proposal.ts';
import type { Change, NewSession, SessionEvent, SessionState, StoredReview } from './session-state.ts';
import { checkTransition, invalidTransition, type SessionStatus } from './transitions.ts';

interface NoShowSettlement {
  /** A user id; null for the system. */
  by: number | null;
  basis: NoShowBasis;
  reason: string | null;
}
type NewTime = Pick<SessionState, 'startsAt' | 'mentorTimezone'> & { message: string };

/** A session from hold to review. Each method makes one change and records it in `changes` and `events`. */
export class Session {
  readonly changes: Change[] = [];
  readonly events: SessionEvent[] = [];

  constructor(
    readonly state: SessionState,
    readonly review: StoredReview | null = null,
    public noShowCase: NoShowCase | null = null,
    /** The last one, also after its end. */
    public proposal: Proposal | null = null,
    public cancelMessage = '',
  ) {}

  /** A free session, or one that is paid afterwards. */
  static booked(fields: NewSession, now: Date): Session {
    const session = new Session(initialState(fields, 'scheduled', now));
    session.state.payment = fields.price === 0 ? 'free' : 'after-session';
    session.record(null, fields.learnerId, { type: 'booked' });
    return session;
  }

  static held(fields: NewSession, now: Date): Session {
    const session = new Session(initialState(fields, 'held', now));
    session.state.payment = 'unpaid';
    session.state.holdExpiresAt = new Date(Math.min(now.getTime() + HOLD_MS, fields.startsAt.getTime()));
    session.record(null, fields.learnerId, { type: 'held' });
    return session;
  }

  /** Error: NOT_FOUND for anyone but its two people. */
  partyOf(userId: number): Party {
    if (userId === this.state.mentorId) return 'mentor';
    if (userId === this.state.learnerId) return 'learner';
    throw sessionNotFound();
  }

  /** Idempotent: an ended hold does not change. */
  release(): void {
    if (this.state.status !== 'held') return;
    this.transitionTo('released', this.state.learnerId, { type: 'hold-ended', reason: 'released' });
  }

  expire(): void {
    this.transitionTo('expired', null, { type: 'hold-ended', reason: 'expired' });
  }

  /** For a captured payment. If the hold has ended, the caller must check that the slot is still free. */
  confirm(intentId: string, paidAt: Date, now: Date): void {
    Object.assign(this.state, { payment: 'paid', intentId, paidAt, changedAt: now });
    this.transitionTo('scheduled', this.state.learnerId, { type: 'booked' });
  }

  canCancel(now: Date): boolean {
    return this.state.status === 'scheduled' && !hasBegun(this.state, now);
  }

  /** Errors: CONFLICT when it is not scheduled or has begun. */
  cancel(by: Party, now: Date, message = ''): void {
    const { state } = this;
    checkTransition(state.status, 'cancelled');
    if (hasBegun(state, now)) throw new AppError('CONFLICT', 'This session has already begun.');
    const refundCents = cancelRefund(state, by, now);
    this.startRefund(refundCents);
    state.cancelledBy = by;
    this.cancelMessage = message;
    this.bumpSequence(now);
    endProposal(this, 'cancelled', now);
    this.transitionTo('cancelled', this.idOf(by), {
      type: 'cancelled',
      cancelledBy: by,
      refundCents,
      message,
    });
  }

  /** Errors: CONFLICT when it is not scheduled or has begun, RULE_REFUSED when it is too late for the learner. */
  checkMove(by: Party, now: Date): void {
    const { state } = this;
    this.checkAhead(now);
    if (canMove(state, by, now)) return;
    throw new AppError(
      'RULE_REFUSED',
      `A session can be moved until ${state.freeCancelHours} hours before it starts. Please contact your mentor.`,
    );
  }

  /**
   * To a time that `by` proposed, which the caller must check to be free. `mentorTimezone` is the mentor's current zone.
   * Errors: CONFLICT.
   */
  move(by: Party, { startsAt, mentorTimezone, message }: NewTime, now: Date): void {
    const { state } = this;
    this.checkAhead(now);
    const previousStart = state.startsAt;
    Object.assign(state, { startsAt, endsAt: endOf(startsAt, state.kind), mentorTimezone });
    // A learner can cancel free of charge until the start of a time that the mentor chose.
    if (by === 'mentor') state.freeCancelHours = 0;
    else if (state.freeCancelHours === 0) state.freeCancelHours = FREE_CANCEL_HOURS;
    this.bumpSequence(now);
    this.transitionTo('scheduled', this.idOf(by), { type: 'moved', previousStart, movedBy: by, message });
  }

  /** Idempotent: a session with an unsettled case is completed after it. */
  complete(now: Date): void {
    const { state } = this;
    if (isUnsettled(this.noShowCase)) return;
    if (state.payment === 'after-session') {
      state.payment = 'due';
      state.payBy = new Date(now.getTime() + PAY_WITHIN_MS);
    }
    this.transitionTo('completed', null, { type: 'completed' });
  }

  /** The end of a case. Its policy is that of the session, by the payment as it is now. */
  recordNoShow(absent: Party, { by, basis, reason }: NoShowSettlement): void {
    const refundCents = noShowRefund(this.state, absent);
    this.startRefund(refundCents);
    this.state.absent = absent;
    this.transitionTo('no-show', by, { type: 'no-show', absent, refundCents, basis, reason });
  }

  markPaid(intentId: string, paidAt: Date): void {
    if (this.state.payment !== 'due') throw new Error(`payment for a session in state ${this.state.payment}`);
    Object.assign(this.state, { payment: 'paid', intentId, paidAt });
    this.events.push({ type: 'touched' });
  }

  /** Idempotent. */
  markRefunded(): void {
    if (this.state.payment !== 'refunding') return;
    this.state.payment = 'refunded';
    this.events.push({ type: 'touched' });
  }

  /** Idempotent. Events may come late: one that a dispute is open does not undo its end. */
  markDisputed(dispute: SessionDispute): void {
    const { state } = this;
    if (state.dispute === dispute || (dispute === 'open' && state.dispute !== null)) return;
    state.dispute = dispute;
    this.events.push({ type: 'touched' });
  }

  /** Error: FORBIDDEN for the learner. */
  checkNotes(by: Party): void {
    if (by !== 'mentor') throw new AppError('FORBIDDEN', 'Only the mentor can write notes here.');
  }

  /** `tasks`: those that the session has now, if the mentor wrote some too. Error: that of `checkNotes`. */
  writeNotes(by: Party, notes: string, now: Date, tasks?: { count: number; areChanged: boolean }): void {
    this.checkNotes(by);
    const { state } = this;
    if (state.notes === notes && !tasks?.areChanged) return;
    const isEmpty = notes === '' && !tasks?.count;
    const isFirst = canHaveTasks(state, now) && (state.notesAt === null || !hasBegun(state, state.notesAt));
    state.notes = notes;
    if (!isEmpty) state.notesAt = now;
    this.events.push(
      isFirst && !isEmpty ? { type: 'written-up', tasks: tasks?.count ?? 0 } : { type: 'touched' },
    );
  }

  /** Errors: FORBIDDEN for the mentor, CONFLICT when it is not completed or has a review. */
  checkReview(by: Party): void {
    if (by !== 'learner') throw new AppError('FORBIDDEN', 'Only the learner can review a session.');
    if (this.state.status !== 'completed') {
      throw new AppError('CONFLICT', 'A session can be reviewed once it has taken place.');
    }
    if (isUnsettled(this.noShowCase))
      throw new AppError(
        'CONFLICT',
        'A no-show was reported. You can review the session once that is settled.',
      );
    if (this.review) throw new AppError('CONFLICT', 'You have already reviewed this session.');
  }

  private checkAhead(now: Date): void {
    if (this.state.status !== 'scheduled') throw invalidTransition(this.state.status);
    if (hasBegun(this.state, now)) throw new AppError('CONFLICT', 'This session has already begun.');
  }

  private startRefund(refundCents: number): void {
    const { state } = this;
    if (refundCents > 0) state.payment = 'refunding';
    if (state.payment === 'after-session' || state.payment === 'due') {
      Object.assign(state, { payment: 'waived', payBy: null });
    }
  }

  /** The SEQUENCE of iCalendar: calendars apply only higher ones. */
  private bumpSequence(now: Date): void {
    this.state.sequence += 1;
    this.state.changedAt = now;
  }

  private transitionTo(to: SessionStatus, by: number | null, event: SessionEvent): void {
    const from = this.state.status;
    checkTransition(from, to);
    this.state.status = to;
    this.record(from, by, event);
  }

  private record(from: SessionStatus | null, by: number | null, event: SessionEvent): void {
    const message = 'message' in event ? event.message : '';
    this.changes.push({ from, to: this.state.status, by, message });
    this.events.push(event);
  }

  idOf(party: Party): number {
    return party === 'mentor' ? this.state.mentorId : this.state.learnerId;
  }
}

export const sessionNotFound = (): AppError => new AppError('NOT_FOUND', 'This session does not exist.');

const initialState = (fields: NewSession, status: SessionStatus, now: Date): SessionState => ({
  ...fields,
  status,
  endsAt: endOf(fields.startsAt, fields.kind),
  holdExpiresAt: null,
  payment: 'free',
  intentId: null,
  paidAt: null,
  payBy: null,
  dispute: null,
  freeCancelHours: FREE_CANCEL_HOURS,
  notes: '',
  notesAt: null,
  cancelledBy: null,
  absent: null,
  sequence: 0,
  createdAt: now,
  changedAt: now,
});
