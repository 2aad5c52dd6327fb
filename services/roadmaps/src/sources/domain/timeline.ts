import { MAX_MILESTONES } from '@waymark/contracts/roadmaps/timeline-limits';
import { AppError } from '@waymark/kernel/app-error';

/** Error: RULE_REFUSED at the limit. */
export function checkMilestoneCount(count: number): void {
  if (count < MAX_MILESTONES) return;
  throw new AppError('RULE_REFUSED', `A timeline can have at most ${MAX_MILESTONES} milestones.`);
}

/** Error: STALE for another revision. */
export function checkMilestoneRevision(stored: number, expected: number): void {
  if (stored === expected) return;
  const message = 'This milestone was changed in another window.';
  throw new AppError('STALE', message, { details: { revision: stored } });
}

/** Error: VALIDATION unless every milestone is named exactly once. */
export function checkOrder(stored: readonly string[], order: readonly string[]): void {
  const isComplete =
    order.length === stored.length &&
    new Set(order).size === order.length &&
    order.every((id) => stored.includes(id));
  if (isComplete) return;
  const message = 'List every milestone exactly once.';
  throw new AppError('VALIDATION', message, { issues: [{ path: ['milestones'], message }] });
}

export const milestoneNotFound = (): AppError =>
  new AppError('NOT_FOUND', 'This milestone no longer exists.');
