import { AppError } from '@waymark/kernel/app-error';
import { isOfficialName } from '../../accounts/domain/official-names.ts';
import { nameSkeleton } from '../../shared/integrations/name-skeleton.ts';

const ATTEMPTS_PER_DAY = 5;
const TEAM_NAME = 'This could be taken for a name of the Waymark team. Please enter your own name.';

/** The name becomes public, and mails and notifications contain it. Error: VALIDATION. */
export function checkName(fullName: string): void {
  if (!isOfficialName(fullName, nameSkeleton)) return;
  throw new AppError('VALIDATION', TEAM_NAME, { issues: [{ path: ['fullName'], message: TEAM_NAME }] });
}

/** Error: TOO_MANY. */
export function checkAttempts(today: number): void {
  if (today < ATTEMPTS_PER_DAY) return;
  throw new AppError('TOO_MANY', 'You have applied several times today. Please try again tomorrow.', {
    retryAfter: 24 * 3_600,
  });
}
