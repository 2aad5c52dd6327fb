import { AppError } from '@waymark/kernel/app-error';

const MINUTE = 60_000;
const MAX_HOLDS = 3;
/** A hold takes one of a mentor's times, so holding all of them takes at least half as many people. */
const MAX_HOLDS_PER_MENTOR = 2;
/** In `WINDOW_MS`: three holds that run out. */
const MAX_UNPAID_MS = 30 * MINUTE;
const WINDOW_MS = 60 * MINUTE;

/** A hold that ended without a payment, in epoch milliseconds. */
export interface UnpaidHold {
  from: number;
  to: number;
}

export interface HoldsOfLearner {
  /** With all mentors, without one of the requested slot. */
  openHolds: number;
  openHoldsWithMentor: number;
  /** Those of the last hours at least. */
  unpaidHolds: UnpaidHold[];
}

/** Errors: BOOKING_LIMIT for too many open holds, TOO_MANY with the time to wait after too much unpaid time. */
export function checkHoldLimits(
  { openHolds, openHoldsWithMentor, unpaidHolds }: HoldsOfLearner,
  now: Date,
): void {
  if (openHoldsWithMentor >= MAX_HOLDS_PER_MENTOR) {
    throw limitError(`You already hold ${MAX_HOLDS_PER_MENTOR} times with this mentor.`);
  }
  if (openHolds >= MAX_HOLDS) throw limitError(`You already hold ${MAX_HOLDS} times.`);
  const waitMs = waitAfter(unpaidHolds, now.getTime());
  if (waitMs === 0) return;
  const minutes = Math.ceil(waitMs / MINUTE);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw new AppError(
    'TOO_MANY',
    `You have held times without paying for them. You can hold a time again in ${wait}.`,
    { retryAfter: Math.ceil(waitMs / 1_000) },
  );
}

const limitError = (what: string): AppError =>
  new AppError('BOOKING_LIMIT', `${what} Pay for one of them or release it first.`);

/** How long until the unpaid time of the last hour is below the limit. A hold counts from its end on. */
function waitAfter(holds: readonly UnpaidHold[], now: number): number {
  const recent = holds.filter(({ to }) => to > now - WINDOW_MS).toSorted((a, b) => a.to - b.to);
  let total = recent.reduce((sum, { from, to }) => sum + to - from, 0);
  let until = now;
  for (const { from, to } of recent) {
    if (total < MAX_UNPAID_MS) break;
    total -= to - from;
    until = to + WINDOW_MS;
  }
  return until - now;
}
