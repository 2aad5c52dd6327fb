import type { Caller } from '@waymark/contracts/caller';
import type { Currency } from '@waymark/contracts/money';
import type { SessionType } from '@waymark/contracts/scheduling/calendar';
import { type GuidedTime, guidedMinute, sessionTypes } from '@waymark/contracts/scheduling/constants';
import type { About } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import { instantsAt } from '@waymark/kernel/time-zone';
import { checkPrice, isSamePrice, MAX_OPEN_HOLDS } from './policy.ts';
import type { NewSession } from './session.ts';
import type { SessionState } from './session-state.ts';
import { type Busy, type CalendarFacts, isFree } from './slots.ts';

/** What somebody asks for. `price` is the one they saw, in cents. */
interface Wish {
  mentorId: number;
  learner: Caller;
  price: number;
  userNotes: string;
  /** The learner's zone; without it the mentor's. */
  timezone: string | undefined;
  about: About | null;
}
/** Half an hour by the mentor's own calendar and price: free, or kept until it is paid. */
export interface StandardWish extends Wish {
  kind: 'standard';
  /** Of the price they saw, if they say so. */
  currency: Currency | undefined;
  pays: 'nothing' | 'now';
  start: number;
}
/** An hour of one of the types on offer, paid afterwards. */
export interface GuidedWish extends Wish {
  kind: 'guided';
  pays: 'afterwards';
  date: string;
  time: GuidedTime;
  sessionType: SessionType;
  topic: string;
}
export type BookingWish = StandardWish | GuidedWish;

const DAY = 86_400_000;
/** Days ahead that any calendar can be booked. */
const LONGEST_WINDOW = 365;

/** The time that has to be known of to answer a wish: a date is a day earlier or later elsewhere. Epoch milliseconds. */
export function spanOf(wish: BookingWish): { from: number; to: number } {
  if (wish.kind === 'standard') return { from: wish.start, to: wish.start + DAY / 48 };
  const day = Date.parse(`${wish.date}T00:00:00Z`);
  return { from: day - DAY, to: day + 2 * DAY };
}

/** Error: FORBIDDEN. */
export function refuseOneself(learner: Caller, { mentorId }: { mentorId: number }): void {
  if (mentorId !== learner.userId) return;
  throw new AppError('FORBIDDEN', 'You cannot book a session with yourself.');
}

/**
 * What the wish comes to by the mentor's calendar. `ids` are new ones. Errors: PRICE_CHANGED, RULE_REFUSED (a price that
 * is paid in another way), SLOT_TAKEN.
 */
export function plan(
  wish: BookingWish,
  facts: CalendarFacts,
  busy: Busy[],
  now: Date,
  ids: Pick<NewSession, 'id' | 'meetingCode'>,
): NewSession {
  const { price, currency } = priceOf(wish, facts);
  checkPrice(wish, { price, currency });
  checkWayToPay(wish, price);
  const start = startOf(wish, facts.timezone);
  checkFree(facts, wish.kind, start, busy, now);
  return {
    ...ids,
    mentorId: wish.mentorId,
    learnerId: wish.learner.userId,
    learnerName: wish.learner.username,
    kind: wish.kind,
    sessionType: wish.kind === 'guided' ? wish.sessionType : null,
    startsAt: new Date(start),
    price,
    currency,
    topic: wish.kind === 'guided' ? wish.topic : '',
    userNotes: wish.userNotes,
    about: wish.about,
    mentorTimezone: facts.timezone!,
    learnerTimezone: wish.timezone ?? facts.timezone!,
  };
}

/** Error: SLOT_TAKEN, which says whether the time went away, was never open, or the learner is busy then. */
export function checkFree(
  facts: CalendarFacts,
  kind: BookingWish['kind'],
  start: number,
  busy: Busy[],
  now: Date,
): void {
  if (isFree(facts, kind, start, busy, now.getTime())) return;
  if (!isFree(facts, kind, start, [], now.getTime())) throw slotTaken('closed');
  const others = busy.filter(({ mine }) => !mine);
  throw slotTaken(isFree(facts, kind, start, others, now.getTime()) ? 'busy' : 'gone');
}

/** Whether the mentor still offers the time of a hold that is over. Notice and window were kept when it was placed. */
export function isStillOffered(
  facts: CalendarFacts,
  { kind, startsAt, price }: Pick<NewSession, 'kind' | 'startsAt' | 'price'>,
  now: Date,
): boolean {
  const offered = { ...facts, price, minNoticeMinutes: 0, bookingWindowDays: LONGEST_WINDOW };
  return isFree(offered, kind, startsAt.getTime(), [], now.getTime());
}

const TAKEN = {
  gone: 'Somebody has just taken this time. Please choose another one.',
  closed: 'This time is not open for booking. Please choose another one.',
  busy: 'You have another session at this time, or are just paying for one. Please choose another time.',
} as const;

export const slotTaken = (why: keyof typeof TAKEN): AppError => new AppError('SLOT_TAKEN', TAKEN[why]);

/** Whether the learner's own hold of the slot is what they ask for: at that price, it is simply answered again. */
export const isAsked = (wish: BookingWish, hold: SessionState): boolean =>
  wish.pays === 'now' && hold.status === 'held' && isSamePrice(wish, hold);

/** Without the learner's own hold of the slot, which goes where they ask for another price, or has ended by now. */
export const busyBeside = (busy: Busy[], { status, startsAt }: SessionState): Busy[] =>
  status === 'scheduled' ? busy : busy.filter(({ mine, start }) => !mine || start !== startsAt.getTime());

/** What the learner has open. */
export interface Standing {
  /** With all mentors, beside that of the very slot. */
  openHolds: number;
  /** Scheduled with this mentor, and nothing paid for them: free, or paid afterwards. */
  unpaidAhead: number;
  /** A session is unpaid although its time to pay is over. */
  overdue: boolean;
}

/**
 * Whether somebody with that standing may book on. `maxAhead`: what is paid for bounds itself, anything else could fill a
 * mentor's calendar. Errors: PAYMENT_OVERDUE for anything priced, RULE_REFUSED when too much is kept or ahead already.
 */
export function checkStanding({ pays }: BookingWish, standing: Standing, maxAhead: number): void {
  const { openHolds, unpaidAhead, overdue } = standing;
  if (overdue && pays !== 'nothing') {
    throw new AppError(
      'PAYMENT_OVERDUE',
      'Please pay for your last session first. You find it under My Sessions.',
    );
  }
  if (pays === 'now' && openHolds >= MAX_OPEN_HOLDS) {
    throw new AppError(
      'RULE_REFUSED',
      `You already have ${MAX_OPEN_HOLDS} slots on hold. Pay for one of them or release it first.`,
    );
  }
  if (pays !== 'now' && unpaidAhead >= maxAhead) {
    throw new AppError(
      'RULE_REFUSED',
      `You already have ${unpaidAhead} upcoming sessions with this mentor. Once one of them is over or cancelled, you can book another.`,
    );
  }
}

function priceOf(
  wish: BookingWish,
  facts: CalendarFacts,
): { price: number; currency: NewSession['currency'] } {
  if (wish.kind === 'guided') return { price: sessionTypes[wish.sessionType].price, currency: 'USD' };
  if (facts.price === null) throw slotTaken('closed');
  return { price: facts.price, currency: facts.currency };
}

function checkWayToPay({ pays }: BookingWish, price: number): void {
  if (pays === 'nothing' && price > 0) {
    throw new AppError('RULE_REFUSED', 'This session has a price, so it is paid for while booking.');
  }
  if (pays === 'now' && price === 0) {
    throw new AppError('RULE_REFUSED', 'This session is free: there is nothing to pay for.');
  }
}

function startOf(wish: BookingWish, zone: string | null): number {
  if (wish.kind === 'standard') return wish.start;
  const [start] = zone === null ? [] : instantsAt(zone, wish.date, guidedMinute(wish.time));
  if (start === undefined) throw slotTaken('closed');
  return start;
}
