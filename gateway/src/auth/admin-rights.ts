import { Inject, Injectable } from '@nestjs/common';
import type { Caller, Grant, Role } from '@waymark/contracts/caller';
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

  callerOf(session: StoredSession): Caller {
    const { userId, username, role, proved, leaving, hasSecondFactor, applies } = session;
    const isUnproved = !proved && (this.isRequired(role) || (role === 'admin' && hasSecondFactor));
    return {
      ...{ userId, username, role: leaving || isUnproved ? 'learner' : role },
      ...(proved && { proved }),
      ...(applies && role === 'learner' && !leaving && { applies: true as const }),
    };
  }

  /** Throws FORBIDDEN, or SECOND_FACTOR_REQUIRED where only the second factor is missing. */
  check(roles: readonly Grant[] | undefined, session: Session): void {
    const caller = this.callerOf(session);
    const { role } = caller;
    if (roles && !roles.includes(role) && roles.includes(session.role)) {
      if (session.leaving) throw new AppError('FORBIDDEN', LEAVING);
      throw new AppError(
        'SECOND_FACTOR_REQUIRED',
        'Admins need a second factor. Set up a passkey or an app in your account, or log in with it.',
      );
    }
    checkRole(roles, caller);
  }
}
