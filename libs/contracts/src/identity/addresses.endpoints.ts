import { z } from 'zod';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { AccountEmail, ChangeEmailBody, ConfirmedEmail, EmailTokenBody } from './addresses.ts';

/** The caller's address. Errors: UNAUTHENTICATED, NOT_FOUND (the account was removed). */
export const GetAccountEmail = endpoint('GET /api/account/email', {
  subject: 'identity.get-account-email',
  summary: "The caller's address, whether it is confirmed, and a new one that awaits its confirmation",
  input: z.object({}),
  output: AccountEmail,
});

/**
 * Sends a link to the new address. The result is the same if another account has it. Errors: VALIDATION (wrong
 * password, the present address), RULE_REFUSED (demo account), TOO_MANY mails of this account.
 */
export const ChangeEmail = endpoint('POST /api/account/email', {
  subject: 'identity.change-email',
  proof: true,
  quota: 'password',
  summary: 'Sends a link to a new address, which confirms it',
  input: ChangeEmailBody,
  output: Success,
});

/** Sends another link to the caller's unconfirmed address. Errors: RULE_REFUSED (confirmed already), TOO_MANY. */
export const SendEmailConfirmation = endpoint('POST /api/account/email/confirmation', {
  subject: 'identity.send-email-confirmation',
  quota: 'mail',
  summary: "Sends another link to the caller's unconfirmed address",
  input: z.object({}),
  output: Success,
});

/** With the token of either link. Errors: VALIDATION (used or expired), EMAIL_TAKEN. */
export const ConfirmEmail = endpoint('POST /api/account/email/confirm', {
  subject: 'identity.confirm-email',
  access: 'none',
  summary: 'Confirms an address, or changes to a new one, with the token of the link',
  input: EmailTokenBody,
  output: ConfirmedEmail,
});

/** Restores the former address; the owner's sessions must be ended. Errors: VALIDATION (used or expired). */
export const UndoEmailChange = defineRpc('identity.undo-email-change', {
  access: 'none',
  input: EmailTokenBody,
  output: z.object({ userId: z.number().int() }),
});

// Served by controllers of the gateway.

export const UndoEmailChangeEndpoint = gatewayEndpoint('POST /api/account/email/undo', {
  access: 'none',
  summary: 'Restores the former address with the token of the link; ends all sessions',
  body: EmailTokenBody,
  output: Success,
});
