import { AppError } from '@waymark/kernel/app-error';

export const UNDO_MS = 24 * 3_600_000;

/** Error: RULE_REFUSED after 24 hours. */
export function checkUndoable(resetAt: Date | undefined, now: Date): void {
  if (resetAt && now.getTime() - resetAt.getTime() <= UNDO_MS) return;
  throw new AppError('RULE_REFUSED', 'A reset can be undone for 24 hours. This one is older.');
}
