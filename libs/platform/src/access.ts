import type { Role } from '@waymark/contracts/caller';
import { AppError } from '@waymark/kernel/app-error';

/** Throws FORBIDDEN unless `role` is one of `roles`; undefined allows every role. */
export function checkRole(roles: readonly Role[] | undefined, role: Role): void {
  if (!roles || roles.includes(role)) return;
  throw new AppError(
    'FORBIDDEN',
    roles.includes('mentor') ? 'Become a mentor to do this.' : 'Your account is not allowed to do this.',
  );
}
