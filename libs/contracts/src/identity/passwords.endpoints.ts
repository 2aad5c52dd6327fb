import { z } from 'zod';
import { gatewayEndpoint } from '../endpoint.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import {
  ChangePasswordBody,
  CheckUserEmailBody,
  ResetPasswordBody,
  ResetPasswordDirectBody,
  UserEmailCheck,
} from './passwords.ts';

/** Sends the mail with link and code if the address has an account. Error: TOO_MANY mails to this account. */
export const CheckUserEmail = defineRpc('identity.check-user-email', {
  access: 'none',
  input: CheckUserEmailBody,
  output: UserEmailCheck,
});

const Owner = z.object({ userId: z.number().int() });

/** Errors: VALIDATION (wrong or expired code: the same for unknown addresses), RULE_REFUSED (demo account). */
export const ResetPasswordDirect = defineRpc('identity.reset-password-direct', {
  access: 'none',
  input: ResetPasswordDirectBody,
  output: Owner,
});

/** Errors: VALIDATION (used or expired link), RULE_REFUSED (demo account). */
export const ResetPassword = defineRpc('identity.reset-password', {
  access: 'none',
  input: ResetPasswordBody,
  output: Owner,
});

/** `keptSession` goes into the event. Errors: VALIDATION (wrong password), RULE_REFUSED (demo account). */
export const ChangePassword = defineRpc('identity.change-password', {
  input: ChangePasswordBody.extend({ keptSession: z.string().max(100) }),
  output: Success,
});

// Served by controllers of the gateway.

export const CheckUserEmailEndpoint = gatewayEndpoint('POST /api/check-user-email', {
  access: 'none',
  summary: 'Whether an address has an account; if so, sends it a link and a code for a new password',
  body: CheckUserEmailBody,
  output: UserEmailCheck,
});
export const ResetPasswordDirectEndpoint = gatewayEndpoint('POST /api/reset-password-direct', {
  access: 'none',
  summary: 'Sets a new password with the code of the mail; ends all sessions',
  body: ResetPasswordDirectBody,
  output: Success,
});
export const ResetPasswordEndpoint = gatewayEndpoint('POST /api/reset-password', {
  access: 'none',
  summary: 'Sets a new password with the token of the link; ends all sessions',
  body: ResetPasswordBody,
  output: Success,
});
export const ChangePasswordEndpoint = gatewayEndpoint('POST /api/change-password', {
  proof: true,
  quota: 'password',
  summary: 'Sets a new password; ends all other sessions',
  body: ChangePasswordBody,
  output: Success,
});
