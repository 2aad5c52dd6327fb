import type { Currency } from '@waymark/contracts/money';
import { MINUTES, NO_SHOW_AFTER_MINUTES } from '@waymark/contracts/scheduling/constants';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import type { SessionState } from './session-state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const HOLD_MS = 10 * MINUTE;
/** Time after completion in which a session must be paid before its learner can book another priced one. */
export const PAY_WITHIN_MS = 72 * HOUR;
const NO_SHOW_AFTER_MS = NO_SHOW_AFTER_MINUTES * MINUTE;
const NO_SHOW_WITHIN_MS = 24 * HOUR;
const JOIN_BEFORE_MS = 15 * MINUTE;

export const endOf = (start: Date, kind: keyof typeof MINUTES): Date =>
  new Date(start.getTime() + MINUTES[kind] * MINUTE);

/** Until then the learner can cancel free of charge or move the session. */
export const freeUntil = ({ startsAt, freeCancelHours }: SessionState): Date =>
  new Date(startsAt.getTime() - freeCancelHours * HOUR);

const isFreeOfCharge = (state: SessionState, by: Party, now: Date): boolean =>
  by === 'mentor' || now <= freeUntil(state);

/** Cents refunded when this person cancels now. */
export const cancelRefund = (state: SessionState, by: Party, now: Date): number =>
  state.payment === 'paid' && isFreeOfCharge(state, by, now) ? state.price : 0;

const wasMovedByMentor = ({ freeCancelHours }: SessionState): boolean => freeCancelHours === 0;

/** Cents refunded for a no-show: all for an absent mentor, a guided session or a time that the mentor chose. */
export const noShowRefund = (state: SessionState, absent: Party): number =>
  state.payment === 'paid' && (absent === 'mentor' || state.kind === 'guided' || wasMovedByMentor(state))
    ? state.price
    : 0;

export const hasBegun = ({ startsAt }: SessionState, now: Date): boolean => now >= startsAt;

/** Whether its mentor can write tasks for the learner. */
export const canHaveTasks = (state: SessionState, now: Date): boolean =>
  (state.status === 'scheduled' || state.status === 'completed') && hasBegun(state, now);

/** A learner can move a session only while cancelling is free. */
export const canMove = (state: SessionState, by: Party, now: Date): boolean =>
  state.status === 'scheduled' && !hasBegun(state, now) && isFreeOfCharge(state, by, now);

const mayBeLate = ({ startsAt }: SessionState, now: Date): boolean =>
  now.getTime() < startsAt.getTime() + NO_SHOW_AFTER_MS;

/** From 10 minutes until 24 hours after the start. */
export const isNoShowTime = (state: SessionState, now: Date): boolean =>
  !mayBeLate(state, now) && now.getTime() <= state.startsAt.getTime() + NO_SHOW_WITHIN_MS;

/** Error: CONFLICT. */
export function checkNoShowTime(state: SessionState, now: Date): void {
  if (isNoShowTime(state, now)) return;
  throw new AppError(
    'CONFLICT',
    mayBeLate(state, now)
      ? `This can be reported from ${NO_SHOW_AFTER_MINUTES} minutes after the start: people may be late.`
      : 'This can only be reported within 24 hours after the start.',
  );
}

/** From 15 minutes before the start until the end: opening the meeting then is evidence that a person came. */
export const isJoinTime = ({ startsAt, endsAt }: SessionState, now: Date): boolean =>
  now.getTime() >= startsAt.getTime() - JOIN_BEFORE_MS && now <= endsAt;

/** A person reported as a no-show may still join until the end. */
export const canMeet = ({ status, endsAt }: SessionState, now: Date): boolean =>
  status === 'scheduled' || (status === 'no-show' && now < endsAt);

/** The price the client saw. A missing currency matches any. */
interface ExpectedPrice {
  price: number;
  currency?: Currency;
}
interface CurrentPrice {
  price: number;
  currency: Currency;
}

export const matchesPrice = (expected: ExpectedPrice, { price, currency }: CurrentPrice): boolean =>
  expected.price === price && (price === 0 || (expected.currency ?? currency) === currency);

/** Error: PRICE_CHANGED with the current price in its details. */
export function checkPrice(expected: ExpectedPrice, { price, currency }: CurrentPrice): void {
  if (matchesPrice(expected, { price, currency })) return;
  throw new AppError('PRICE_CHANGED', 'The price has changed. Please check it before you book.', {
    details: { price, currency },
  });
}
