const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** How long an unanswered attempt keeps others away, and when the next one follows. */
export const LEASE_MS = 5 * MINUTE;
const EVERY_MS = 15 * MINUTE;
const AFTER_FAILURE_MS = 60 * MINUTE;
/** After so long without a success the mentor is told, once. */
const TOLD_AFTER_MS = 3 * DAY;
/** Times are read anew after this although the calendar has not changed, since the range moves on. */
const RANGE_LASTS_MS = DAY;
const RANGE_DAYS = 370;

/** More than the longest booking window. */
export const rangeOf = (now: Date): { from: number; to: number } => ({
  from: now.getTime() - DAY,
  to: now.getTime() + RANGE_DAYS * DAY,
});

export const nextReading = (now: Date, failed: boolean): Date =>
  new Date(now.getTime() + (failed ? AFTER_FAILURE_MS : EVERY_MS));

/** Whether a server may answer that nothing changed. */
export const canStay = (rangeFrom: Date | null, now: Date): boolean =>
  rangeFrom !== null && now.getTime() - rangeFrom.getTime() < RANGE_LASTS_MS;

export const isToBeTold = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= TOLD_AFTER_MS;
