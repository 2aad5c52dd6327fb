import type { Caller } from '@waymark/contracts/caller';
import type { Currency } from '@waymark/contracts/money';
import type { SessionType } from '@waymark/contracts/scheduling/calendar';
import {
  type GuidedTime,
  guidedMinute,
  MAX_NO_SHOWS,
  NO_SHOW_DAYS,
  priceOfType,
} from '@waymark/contracts/scheduling/constants';
import type { About } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import { instantsAt } from '@waymark/kernel/time-zone';
import { checkHoldLimits, type HoldsOfLearner } from './hold-limits.ts';
import { checkPrice, matchesPrice } from './policy.ts';
import type { NewSession, SessionState } from './session-state.ts';
import { type Busy, type CalendarRules, isFree, overlaps } from './slots.ts';

interface RequestBase {
  mentorId: number;
  learner: Caller;
  /** The price the learner saw, in cents. */
  price: number;
  currency?: Currency | undefined;
  userNotes: string;
  /** The learner's zone; by default the mentor's. */
  timezone?: string | undefined;
  about: About | null;
}
/** Half an hour at the mentor's own price: booked if it is free, else held until it is paid. */
export interface StandardRequest extends RequestBase {
  kind: 'standard';
  pays: 'nothing' | 'now';
  start: number;
}
/** A quarter of an hour, free of charge, with a mentor whom the learner has not met. */
export interface IntroRequest extends RequestBase {
  kind: 'intro';
  pays: 'nothing';
  start: number;
}
/** An hour of a session type or about one of the mentor's topics (null), paid after the session. */
export interface GuidedRequest extends RequestBase {
  kind: 'guided';
  pays: 'afterwards';
  date: string;
  time: GuidedTime;
  sessionType: SessionType | null;
  topic: string;
}
export type BookingRequest = StandardRequest | IntroRequest | GuidedRequest;

const DAY = 86_400_000;
const MAX_WINDOW_DAYS = 365;

/** The epoch milliseconds to read busy time for. A date without a zone may begin a day earlier or end a day later in UTC. */
export function timeRangeOf(request: BookingRequest): { from: number; to: number } {
  if (request.kind !== 'guided') return { from: request.start, to: request.start + DAY / 48 };
  const day = Date.parse(`${request.date}T00:00:00Z`);
  return { from: day - DAY, to: day + 2 * DAY };
}

export function checkNotSelf(learner: Caller, { mentorId }: { mentorId: number }): void {
  if (mentorId !== learner.userId) return;
  throw new AppError('FORBIDDEN', 'You cannot book a session with yourself.');
}

/**
 * The session that a request results in. Errors: PRICE_CHANGED, RULE_REFUSED (the price is paid in another way),
 * SLOT_TAKEN.
 */
export function planSession(
  request: BookingRequest,
  rules: CalendarRules,
  busy: Busy[],
  now: Date,
  ids: Pick<NewSession, 'id' | 'meetingCode'>,
): NewSession {
  const { price, currency } = priceOf(request, rules);
  checkPrice(inCents(request, price), { price, currency });
  checkPaymentMode(request, price);
  const start = startOf(request, rules.timezone);
  checkFree(rules, request.kind, start, busy, now);
  return {
    ...ids,
    mentorId: request.mentorId,
    learnerId: request.learner.userId,
    learnerName: request.learner.username,
    kind: request.kind,
    sessionType: request.kind === 'guided' ? request.sessionType : null,
    startsAt: new Date(start),
    price,
    currency,
    topic: request.kind === 'guided' ? request.topic : '',
    userNotes: request.userNotes,
    about: request.about,
    mentorTimezone: rules.timezone!,
    learnerTimezone: request.timezone ?? rules.timezone!,
  };
}

/** Error: SLOT_TAKEN, with a message for a taken time, a closed one and a learner who is busy. */
export function checkFree(
  rules: CalendarRules,
  kind: BookingRequest['kind'],
  start: number,
  busy: Busy[],
  now: Date,
): void {
  if (isFree(rules, kind, start, busy, now.getTime())) return;
  if (!isFree(rules, kind, start, [], now.getTime())) throw slotTaken('closed');
  const others = busy.filter((one) => !one.mine || !overlaps(one, kind, start));
  throw slotTaken(isFree(rules, kind, start, others, now.getTime()) ? 'busy' : 'taken');
}

/** Whether the mentor still offers the time of an ended hold. Notice and window were checked when it was placed. */
export function isStillOffered(
  rules: CalendarRules,
  { kind, startsAt, price }: Pick<NewSession, 'kind' | 'startsAt' | 'price'>,
  busy: Busy[],
  now: Date,
): boolean {
  const offered = { ...rules, price, minNoticeMinutes: 0, bookingWindowDays: MAX_WINDOW_DAYS };
  return isFree(offered, kind, startsAt.getTime(), busy, now.getTime());
}

const SLOT_TAKEN_MESSAGES = {
  taken: 'This time has just been taken. Please choose another one.',
  closed: 'This time is not open for booking. Please choose another one.',
  busy: 'You have another session or a hold at this time. Please choose another time.',
  proposed:
    'The proposed time is no longer free. The session stays where it is, and you can propose another time.',
} as const;

export const slotTaken = (why: keyof typeof SLOT_TAKEN_MESSAGES): AppError =>
  new AppError('SLOT_TAKEN', SLOT_TAKEN_MESSAGES[why]);

/** Whether the learner already holds the slot at the requested price. */
export const matchesHold = (request: BookingRequest, hold: SessionState): boolean =>
  request.pays === 'now' && hold.status === 'held' && matchesPrice(request, hold);

/** Excludes the learner's own hold of the slot, which the new one replaces. */
export const busyWithoutHold = (busy: Busy[], { status, startsAt }: SessionState): Busy[] =>
  status === 'scheduled' ? busy : busy.filter(({ mine, start }) => !mine || start !== startsAt.getTime());

/** Error: RULE_REFUSED. `isKnown`: the learner has had a session with the mentor, or their one intro call. */
export function checkIntro({ kind }: Pick<BookingRequest, 'kind'>, isKnown: boolean): void {
  if (kind === 'intro' && isKnown) throw introUsed();
}

export const introUsed = (): AppError =>
  new AppError(
    'RULE_REFUSED',
    'An intro call is for getting to know a mentor, once. You have already booked with this mentor, so please book a session.',
  );

export interface OpenBookings extends HoldsOfLearner {
  /** Upcoming with this mentor, free or paid afterwards. */
  unpaidAhead: number;
  /** Whether a session is unpaid after its payment deadline. */
  overdue: boolean;
  /** Whether the learner's account is to be deleted. */
  isLeaving: boolean;
  /** Until when the learner's bookings are paused, after repeated no-shows; also of the past. */
  pausedUntil: Date | null;
}

interface Limits {
  /** Limits sessions booked without paying, which could otherwise fill a mentor's calendar. */
  maxAhead: number;
  now: Date;
}

/**
 * Errors: PAYMENT_OVERDUE for a priced request, BOOKING_LIMIT while bookings are paused, RULE_REFUSED for too many upcoming
 * sessions or a leaving learner; those of `checkHoldLimits`.
 */
export function checkLimits(request: BookingRequest, open: OpenBookings, { maxAhead, now }: Limits): void {
  const { pays } = request;
  const { unpaidAhead, overdue, isLeaving } = open;
  if (isLeaving) {
    const message = 'Your account is about to be deleted. Keep it first, then you can book again.';
    throw new AppError('RULE_REFUSED', message);
  }
  if (open.pausedUntil && open.pausedUntil > now) throw pausedError(open.pausedUntil, request.timezone);
  if (overdue && pays !== 'nothing') {
    throw new AppError(
      'PAYMENT_OVERDUE',
      'Please pay for your last session first. You can find it under My Sessions.',
    );
  }
  if (pays === 'now') checkHoldLimits(open, now);
  if (pays !== 'now' && unpaidAhead >= maxAhead) {
    throw new AppError(
      'RULE_REFUSED',
      `You already have ${unpaidAhead} upcoming sessions with this mentor. Once one of them is over or cancelled, you can book another.`,
    );
  }
}

function pausedError(until: Date, timeZone = 'UTC'): AppError {
  const format = { timeZone, dateStyle: 'long', timeStyle: 'short' } as const;
  const end = new Intl.DateTimeFormat('en-GB', format).format(until);
  const message = `You missed ${MAX_NO_SHOWS} sessions in ${NO_SHOW_DAYS} days, so you cannot book before ${end} (${timeZone}).`;
  return new AppError('BOOKING_LIMIT', message, { details: { pausedUntil: until.toISOString() } });
}

function priceOf(
  request: BookingRequest,
  rules: CalendarRules,
): { price: number; currency: NewSession['currency'] } {
  const { price, typePrices, currency } = rules;
  if (request.kind === 'guided') return { price: priceOfType(typePrices, request.sessionType), currency };
  if (request.kind === 'intro') return { price: 0, currency };
  if (price === null) throw slotTaken('closed');
  return { price, currency };
}

/** The price of an hour may also be given in whole units of the currency, as its page shows it. */
const inCents = (request: BookingRequest, price: number): BookingRequest =>
  request.kind === 'guided' && request.price * 100 === price ? { ...request, price } : request;

function checkPaymentMode({ pays }: BookingRequest, price: number): void {
  if (pays === 'nothing' && price > 0) {
    throw new AppError('RULE_REFUSED', 'This session has a price, so it is paid when booking.');
  }
  if (pays === 'now' && price === 0) {
    throw new AppError('RULE_REFUSED', 'This session is free: there is nothing to pay for.');
  }
}

function startOf(request: BookingRequest, zone: string | null): number {
  if (request.kind !== 'guided') return request.start;
  const [start] = zone === null ? [] : instantsAt(zone, request.date, guidedMinute(request.time));
  if (start === undefined) throw slotTaken('closed');
  return start;
}
