import type { Caller, Grant } from '@waymark/contracts/caller';
import { AppError } from '@waymark/kernel/app-error';

const WAITING = 'This opens once your application is approved. Until then you can tell and shape your story.';

/** Throws FORBIDDEN unless the caller is one of `roles`; undefined allows every caller. */
export function checkRole(
  roles: readonly Grant[] | undefined,
  { role, applies }: Pick<Caller, 'role' | 'applies'>,
): void {
  if (!roles || roles.includes(role) || (applies && roles.includes('applicant'))) return;
  if (!roles.includes('mentor')) throw new AppError('FORBIDDEN', 'Your account is not allowed to do this.');
  throw new AppError('FORBIDDEN', applies ? WAITING : 'Become a mentor to do this.');
}
