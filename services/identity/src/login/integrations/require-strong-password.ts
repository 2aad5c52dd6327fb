import { AppError } from '@waymark/kernel/app-error';
import { assessPassword, type PasswordOwner } from '@waymark/passwords/password-strength';

/** Throws VALIDATION with the reason at `field` for a password that is easy to guess. */
export function requireStrongPassword(password: string, owner: PasswordOwner, field: string): void {
  const { refusal } = assessPassword(password, owner);
  if (refusal) throw new AppError('VALIDATION', refusal, { issues: [{ path: [field], message: refusal }] });
}
