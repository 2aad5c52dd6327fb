import { AppError } from '@waymark/kernel/app-error';
import { localTime } from '@waymark/kernel/time-zone';

/** Withdrawn certificates of one learner and roadmap. */
export const MAX_WITHDRAWN = 10;

export const notFinished = (): AppError =>
  new AppError('RULE_REFUSED', 'This opens when every step of the roadmap is ticked.');

export const cannotThank = (): AppError =>
  new AppError('RULE_REFUSED', 'There is no mentor of this roadmap whom you could thank here.');

export const alreadyThanked = (): AppError =>
  new AppError('CONFLICT', 'You have thanked the mentor of this roadmap already.');

/** Error: RULE_REFUSED. */
export function checkWithdrawn(count: number): void {
  if (count < MAX_WITHDRAWN) return;
  throw new AppError(
    'RULE_REFUSED',
    `You have withdrawn ${MAX_WITHDRAWN} certificates of this roadmap, and cannot make another.`,
  );
}

const HOLDS_AFTER_MS = 90 * 86_400_000;

/** Whether to ask if it still holds. `lastAt`: of the last tick; null: there is none, or it was asked. */
export const asksIfHolds = (lastAt: Date | null, now: Date): boolean =>
  lastAt !== null && now.getTime() - lastAt.getTime() >= HOLDS_AFTER_MS;

/** The dates of the first and the last tick in the learner's zone. */
export const daysOf = (first: Date, last: Date, timeZone: string): { firstDay: string; lastDay: string } => ({
  firstDay: localTime(timeZone, first.getTime()).date,
  lastDay: localTime(timeZone, last.getTime()).date,
});
