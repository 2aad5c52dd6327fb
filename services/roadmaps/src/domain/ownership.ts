import type { Caller } from '@waymark/contracts/caller';
import { AppError } from '@waymark/kernel/app-error';

/** Bodies and paths may name a user; it can only be the one who asks. Error: FORBIDDEN. */
export function checkSelf(caller: Caller, userId: number | undefined): void {
  if (userId === undefined || userId === caller.userId) return;
  throw new AppError('FORBIDDEN', 'You can only do this for yourself.');
}

/** Error: FORBIDDEN unless the caller may make roadmaps. */
export function checkMentor(caller: Caller): void {
  if (caller.role === 'mentor' || caller.role === 'admin') return;
  throw new AppError('FORBIDDEN', 'Become a mentor to make a roadmap.');
}
