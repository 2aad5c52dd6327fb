import { z } from 'zod';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Account, User } from './http.ts';
import {
  AddPasskeyBody,
  AppCodeBody,
  AppSecret,
  ConfirmPasswordBody,
  FactorAdded,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyLoginBody,
  PasskeyRequest,
  RecoveryCodes,
  RenamePasskeyBody,
  SecondFactor,
  SecondFactorBody,
  StoredSecondFactor,
} from './second-factor.ts';

const UserId = z.number().int().positive();

/**
 * For the login of a user whose password was right. Errors: VALIDATION (wrong or used code), TOO_MANY wrong ones.
 */
export const LoginWithCode = defineRpc('identity.login-with-code', {
  access: 'none',
  input: SecondFactorBody.extend({ userId: UserId }),
  output: Account,
});

/** `userId`: whose password was right; null for a login by passkey alone. */
export const StartPasskeyLogin = defineRpc('identity.start-passkey-login', {
  access: 'none',
  input: z.object({ userId: UserId.nullable() }),
  output: PasskeyRequest,
});

/** `challenge`: of the request made for this browser; it works once. Error: VALIDATION. */
export const LoginWithPasskey = defineRpc('identity.login-with-passkey', {
  access: 'none',
  input: z.object({
    userId: UserId.nullable(),
    challenge: z.string().max(200),
    response: PasskeyAssertion,
  }),
  output: Account,
});

/** The RPCs below are about the caller's account. Error: VALIDATION. */
export const ConfirmPassword = defineRpc('identity.confirm-password', {
  input: ConfirmPasswordBody,
  output: Success,
});

export const GetSecondFactor = defineRpc('identity.second-factor', {
  input: z.object({}),
  output: StoredSecondFactor,
});

/** Error: SECOND_FACTOR_REQUIRED if the account has a second factor and the caller's session has not. */
export const RequireProof = defineRpc('identity.require-proof', { input: z.object({}), output: Success });

// Errors of all below: RULE_REFUSED (a demo account), SECOND_FACTOR_REQUIRED.

/** A secret that `ConfirmApp` must confirm within 30 minutes; until then an earlier app stays valid. */
export const StartApp = defineRpc('identity.start-app', { input: z.object({}), output: AppSecret });

/** `keptSession` goes into the event that ends the others with the first factor, and when none is left. */
const kept = { keptSession: z.string().max(100) };
/** Errors: VALIDATION (wrong code), CONFLICT (nothing to confirm). */
export const ConfirmApp = defineRpc('identity.confirm-app', {
  input: AppCodeBody.extend(kept),
  output: FactorAdded,
});
export const RemoveApp = defineRpc('identity.remove-app', { input: z.object(kept), output: Success });

export const StartPasskey = defineRpc('identity.start-passkey', {
  input: z.object({}),
  output: PasskeyCreation,
});

/** Errors: VALIDATION (refused or foreign response), CONFLICT (known passkey), RULE_REFUSED (too many). */
export const AddPasskey = defineRpc('identity.add-passkey', {
  input: AddPasskeyBody.extend(kept),
  output: FactorAdded,
});

/** Error: NOT_FOUND (also those of others). */
export const RenamePasskey = endpoint('PATCH /api/account/passkeys/{id}', {
  subject: 'identity.rename-passkey',
  proof: true,
  summary: "Renames one of the caller's passkeys",
  input: z.object({ id: Id, body: RenamePasskeyBody }),
  output: Success,
});

/** Error: NOT_FOUND (also those of others). */
export const RemovePasskey = defineRpc('identity.remove-passkey', {
  input: z.object({ id: Id, ...kept }),
  output: Success,
});

/** Replaces all. Error: CONFLICT without a second factor. */
export const MakeRecoveryCodes = defineRpc('identity.make-recovery-codes', {
  input: z.object({}),
  output: RecoveryCodes,
});

/** Removes app, passkeys and recovery codes. */
export const RemoveSecondFactor = defineRpc('identity.remove-second-factor', {
  input: z.object(kept),
  output: Success,
});

// Served by controllers of the gateway.

export const ProveByCodeEndpoint = gatewayEndpoint('POST /api/account/second-factor/proof', {
  quota: 'password',
  summary: 'Proves the second factor in this session by a code of the app or a recovery code',
  body: SecondFactorBody,
  output: Success,
});
export const StartPasskeyProofEndpoint = gatewayEndpoint(
  'POST /api/account/second-factor/proof/passkey/options',
  {
    quota: 'password',
    summary: "A request for one of the caller's passkeys, for this session",
    output: PasskeyRequest,
  },
);
export const ProveByPasskeyEndpoint = gatewayEndpoint('POST /api/account/second-factor/proof/passkey', {
  quota: 'password',
  bodyLimit: 48 * 1024,
  summary: "Proves the second factor in this session by one of the caller's passkeys",
  body: PasskeyLoginBody,
  output: Success,
});
export const ConfirmPasswordEndpoint = gatewayEndpoint('POST /api/account/confirm-password', {
  quota: 'password',
  summary: 'Confirms the password, for changes of the next 10 minutes in this session',
  body: ConfirmPasswordBody,
  output: Success,
});
export const GetSecondFactorEndpoint = gatewayEndpoint('GET /api/account/second-factor', {
  summary: "The caller's app, passkeys and number of recovery codes",
  output: SecondFactor,
});
export const StartAppEndpoint = gatewayEndpoint('POST /api/account/second-factor/app', {
  proof: true,
  summary: 'A secret for an app that makes codes',
  output: AppSecret,
});
export const ConfirmAppEndpoint = gatewayEndpoint('POST /api/account/second-factor/app/confirm', {
  proof: true,
  quota: 'password',
  summary: 'Accepts codes of the app from now on; returns recovery codes with the first factor',
  body: AppCodeBody,
  output: FactorAdded,
});
export const RemoveAppEndpoint = gatewayEndpoint('DELETE /api/account/second-factor/app', {
  proof: true,
  quota: 'mail',
  summary: 'Accepts no more codes of the app',
  output: Success,
});
export const StartPasskeyEndpoint = gatewayEndpoint('POST /api/account/passkeys/options', {
  proof: true,
  summary: 'A request for a new passkey',
  output: PasskeyCreation,
});
export const AddPasskeyEndpoint = gatewayEndpoint('POST /api/account/passkeys', {
  proof: true,
  quota: 'mail',
  bodyLimit: 72 * 1024,
  summary: 'Adds a passkey; returns recovery codes with the first factor',
  body: AddPasskeyBody,
  output: FactorAdded,
});
export const RemovePasskeyEndpoint = gatewayEndpoint('DELETE /api/account/passkeys/{id}', {
  proof: true,
  quota: 'mail',
  summary: 'Removes a passkey',
  output: Success,
});
export const MakeRecoveryCodesEndpoint = gatewayEndpoint('POST /api/account/recovery-codes', {
  proof: true,
  quota: 'mail',
  summary: 'Makes new recovery codes; the earlier ones no longer work',
  output: RecoveryCodes,
});
export const RemoveSecondFactorEndpoint = gatewayEndpoint('DELETE /api/account/second-factor', {
  proof: true,
  quota: 'mail',
  summary: 'Turns the second factor off: removes app, passkeys and recovery codes',
  output: Success,
});
export const LoginWithCodeEndpoint = gatewayEndpoint('POST /api/login/second-factor', {
  access: 'none',
  summary: 'Completes a login with a code of the app or a recovery code',
  body: SecondFactorBody,
  output: User,
});
export const StartPasskeyLoginEndpoint = gatewayEndpoint('POST /api/login/passkey/options', {
  access: 'none',
  summary: 'A request for a passkey: of the user whose password was right, or of anybody',
  output: PasskeyRequest,
});
export const LoginWithPasskeyEndpoint = gatewayEndpoint('POST /api/login/passkey', {
  access: 'none',
  bodyLimit: 48 * 1024,
  summary: 'Logs in with a passkey: after the password, or alone',
  body: PasskeyLoginBody,
  output: User,
});
