import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { AccountEmail, ChangeEmailBody, ConfirmedEmail, EmailTokenBody } from './addresses.ts';

/** The caller's address. Errors: UNAUTHENTICATED, NOT_FOUND (the account was removed). */
export const GetAccountEmail = defineRpc('identity.get-account-email', {
  input: z.object({}),
  output: AccountEmail,
});

/**
 * Sends a link to the new address. The result is the same if another account has it. Errors: VALIDATION (wrong
 * password, the present address), RULE_REFUSED (demo account), TOO_MANY mails of this account.
 */
export const ChangeEmail = defineRpc('identity.change-email', { input: ChangeEmailBody, output: Success });

/** Sends another link to the caller's unconfirmed address. Errors: RULE_REFUSED (confirmed already), TOO_MANY. */
export const SendEmailConfirmation = defineRpc('identity.send-email-confirmation', {
  input: z.object({}),
  output: Success,
});

/** With the token of either link. Errors: VALIDATION (used or expired), EMAIL_TAKEN. */
export const ConfirmEmail = defineRpc('identity.confirm-email', {
  access: 'none',
  input: EmailTokenBody,
  output: ConfirmedEmail,
});

/** Restores the former address; the owner's sessions must be ended. Errors: VALIDATION (used or expired). */
export const UndoEmailChange = defineRpc('identity.undo-email-change', {
  access: 'none',
  input: EmailTokenBody,
  output: z.object({ userId: z.number().int() }),
});
