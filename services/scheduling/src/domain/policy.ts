import type { Currency } from '@waymark/contracts/money';
import { MINUTES, NO_SHOW_AFTER_MINUTES } from '@waymark/contracts/scheduling/constants';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import type { SessionState } from './session-state.ts';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** How long a slot is kept for somebody who pays. */
export const HOLD_MS = 10 * MINUTE;
export const MAX_OPEN_HOLDS = 3;
/** From completion until no other priced session can be booked. */
export const PAY_WITHIN_MS = 72 * HOUR;
/** After the start somebody can be said not to have come: not at once, and not for ever. */
const NO_SHOW_AFTER_MS = NO_SHOW_AFTER_MINUTES * MINUTE;
const NO_SHOW_WITHIN_MS = 24 * HOUR;

export const endOf = (start: Date, kind: keyof typeof MINUTES): Date =>
  new Date(start.getTime() + MINUTES[kind] * MINUTE);

/** Until then the learner cancels free of charge, and may move it. */
export const freeUntil = ({ startsAt, freeCancelHours }: SessionState): Date =>
  new Date(startsAt.getTime() - freeCancelHours * HOUR);

const isFreeOfCharge = (state: SessionState, by: Party, now: Date): boolean =>
  by === 'mentor' || now <= freeUntil(state);

/** Cents that come back when this side cancels now. */
export const cancelRefund = (state: SessionState, by: Party, now: Date): number =>
  state.payment === 'paid' && isFreeOfCharge(state, by, now) ? state.price : 0;

/** The mentor moved it there, and the learner has not agreed to that: nothing of it is at their expense. */
const isMentorsTime = ({ freeCancelHours }: SessionState): boolean => freeCancelHours === 0;

/** Cents that come back when one side did not come: all of it for a mentor's, and of what is paid after the session. */
export const noShowRefund = (state: SessionState, absent: Party): number =>
  state.payment === 'paid' && (absent === 'mentor' || state.kind === 'guided' || isMentorsTime(state))
    ? state.price
    : 0;

export const hasBegun = ({ startsAt }: SessionState, now: Date): boolean => now >= startsAt;

/** When it can be moved by this side: the learner only while cancelling is free. */
export const mayMove = (state: SessionState, by: Party, now: Date): boolean =>
  state.status === 'scheduled' && !hasBegun(state, now) && isFreeOfCharge(state, by, now);

/** Whoever waits for the other one has to wait so long before they can say so. */
export const mayStillCome = ({ startsAt }: SessionState, now: Date): boolean =>
  now.getTime() < startsAt.getTime() + NO_SHOW_AFTER_MS;

/** From 10 minutes until 24 hours after the start. */
export const isNoShowTime = (state: SessionState, now: Date): boolean =>
  !mayStillCome(state, now) && now.getTime() <= state.startsAt.getTime() + NO_SHOW_WITHIN_MS;

/** Whether its two people may still meet: also where one of them was reported and comes after all. */
export const isMeeting = ({ status, endsAt }: SessionState, now: Date): boolean =>
  status === 'scheduled' || (status === 'no-show' && now < endsAt);

/** Hours before a session at which its people are reminded. */
const REMINDERS = { '24h': 24, '1h': 1 } as const;

/** What is still to come of them. */
export const remindersOf = (startsAt: Date, now: Date): { before: keyof typeof REMINDERS; dueAt: Date }[] =>
  Object.entries(REMINDERS)
    .map(([before, hours]) => ({
      before: before as keyof typeof REMINDERS,
      dueAt: new Date(startsAt.getTime() - hours * HOUR),
    }))
    .filter(({ dueAt }) => dueAt > now);

/** A price as somebody saw it: the currency counts where they name it. */
interface SeenPrice {
  price: number;
  currency?: Currency;
}
interface FullPrice {
  price: number;
  currency: Currency;
}

export const isSamePrice = (seen: SeenPrice, { price, currency }: FullPrice): boolean =>
  seen.price === price && (price === 0 || (seen.currency ?? currency) === currency);

/** Error: PRICE_CHANGED unless the caller saw the price in force. */
export function checkPrice(seen: SeenPrice, { price, currency }: FullPrice): void {
  if (isSamePrice(seen, { price, currency })) return;
  throw new AppError('PRICE_CHANGED', 'The price has changed. Please look at it again before you book.', {
    details: { price, currency },
  });
}
