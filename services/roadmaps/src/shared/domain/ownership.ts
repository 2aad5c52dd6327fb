import type { Caller } from '@waymark/contracts/caller';
import { AppError } from '@waymark/kernel/app-error';

/** Error: FORBIDDEN for the id of another user. */
export function checkSelf(caller: Caller, userId: number | undefined): void {
  if (userId === undefined || userId === caller.userId) return;
  throw new AppError('FORBIDDEN', 'You can only do this for yourself.');
}
