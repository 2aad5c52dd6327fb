import { route } from '../route.ts';
import type { Success } from '../success.ts';
import type { AccountEmail, ChangeEmailBody, ConfirmedEmail, EmailTokenBody } from './addresses.ts';

export const getAccountEmail = route<{ response: AccountEmail }>('GET', '/api/account/email');
export const changeEmail = route<{ body: ChangeEmailBody; response: Success }>('POST', '/api/account/email');
export const sendEmailConfirmation = route<{ response: Success }>('POST', '/api/account/email/confirmation');
export const confirmEmail = route<{ body: EmailTokenBody; response: ConfirmedEmail }>(
  'POST',
  '/api/account/email/confirm',
);
export const undoEmailChange = route<{ body: EmailTokenBody; response: Success }>(
  'POST',
  '/api/account/email/undo',
);
