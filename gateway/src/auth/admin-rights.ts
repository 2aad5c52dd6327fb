import { Inject, Injectable } from '@nestjs/common';
import type { Caller, Role } from '@waymark/contracts/caller';
import { AppError } from '@waymark/kernel/app-error';
import { checkRole } from '@waymark/platform/access';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { type Env, requiresAdminSecondFactor } from '../env.ts';
import type { Session, StoredSession } from './stored-session.ts';

const LEAVING = 'Your account is to be deleted. Keep it to do this.';

/**
 * Who has the rights of a learner only, in the gateway and, because the signed caller has that role, in every service:
 * who is about to leave; outside the demo an admin whose session has no second factor, and anywhere one who has a factor
 * and did not use it.
 */
@Injectable()
export class AdminRights {
  constructor(@Inject(SERVICE_ENV) private readonly env: Env) {}

  isRequired(role: Role): boolean {
    return role === 'admin' && requiresAdminSecondFactor(this.env);
  }

  callerOf({ userId, username, role, proved, leaving, hasSecondFactor }: StoredSession): Caller {
    const isUnproved = !proved && (this.isRequired(role) || (role === 'admin' && hasSecondFactor));
    const caller = { userId, username, role: leaving || isUnproved ? ('learner' as const) : role };
    return proved ? { ...caller, proved } : caller;
  }

  /** Throws FORBIDDEN, or SECOND_FACTOR_REQUIRED where only the second factor is missing. */
  check(roles: readonly Role[] | undefined, session: Session): void {
    const { role } = this.callerOf(session);
    if (roles && !roles.includes(role) && roles.includes(session.role)) {
      if (session.leaving) throw new AppError('FORBIDDEN', LEAVING);
      throw new AppError(
        'SECOND_FACTOR_REQUIRED',
        'Admins need a second factor. Set up a passkey or an app in your account, or log in with it.',
      );
    }
    checkRole(roles, role);
  }
}
