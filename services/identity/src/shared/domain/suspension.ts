import { AppError } from '@waymark/kernel/app-error';
import { isClosedDemo } from './demo-account.ts';

interface Account {
  id: number;
  suspendedAt: Date | null;
  suspensionReason: string | null;
}

/**
 * For every way to log in, after it has been proved that the account is the caller's: others must not learn of the
 * suspension. Error: FORBIDDEN with the reason, also for accounts of a former demo.
 */
export function requireActive(
  account: Account & { demoClaimedAt: Date | null },
  env: { DEMO_MODE: boolean; SUPPORT_EMAIL?: string | undefined },
): void {
  const { suspendedAt, suspensionReason } = account;
  if (isClosedDemo(account, env)) {
    throw new AppError(
      'FORBIDDEN',
      'This account belonged to a demo and is closed. Only the operator can open it.',
    );
  }
  if (!suspendedAt) return;
  const support = env.SUPPORT_EMAIL
    ? ` If you think this is a mistake, please contact support: ${env.SUPPORT_EMAIL}`
    : '';
  throw new AppError(
    'FORBIDDEN',
    `Your account is suspended, so you cannot log in. The reason: ${suspensionReason}${support}`,
  );
}

interface Managed extends Account {
  role: string;
}

/**
 * Whether this admin may manage the user. An admin who manages another user is an active admin, so the last one can
 * neither lose the role nor be suspended. Errors: FORBIDDEN, RULE_REFUSED.
 */
export function checkManageable(
  user: Managed,
  admin: Managed | undefined,
  { isReserved, isDemo }: { isReserved: boolean; isDemo: boolean },
): void {
  if (admin?.role !== 'admin' || admin.suspendedAt)
    throw new AppError('FORBIDDEN', 'Only admins can manage users.');
  if (user.id === admin.id) throw refused('You cannot change your own role or suspend yourself.');
  if (isReserved)
    throw refused('The operator has named this user an admin, so only the operator can change that.');
  if (isDemo) throw refused('This is a shared demo account, so it cannot be changed.');
}

const refused = (message: string): AppError => new AppError('RULE_REFUSED', message);
