import { route } from '../route.ts';
import type { Success } from '../success.ts';
import type {
  ChangePasswordBody,
  CheckUserEmailBody,
  ResetPasswordBody,
  ResetPasswordDirectBody,
  UserEmailCheck,
} from './passwords.ts';

export const checkUserEmail = route<{ body: CheckUserEmailBody; response: UserEmailCheck }>(
  'POST',
  '/api/check-user-email',
);
export const resetPasswordDirect = route<{ body: ResetPasswordDirectBody; response: Success }>(
  'POST',
  '/api/reset-password-direct',
);
export const resetPassword = route<{ body: ResetPasswordBody; response: Success }>(
  'POST',
  '/api/reset-password',
);
export const changePassword = route<{ body: ChangePasswordBody; response: Success }>(
  'POST',
  '/api/change-password',
);
