import { z } from 'zod';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Account } from './http.ts';
import {
  AddPasskeyBody,
  AppCodeBody,
  AppSecret,
  ConfirmPasswordBody,
  FactorAdded,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
  RecoveryCodes,
  RenamePasskeyBody,
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
export const RenamePasskey = defineRpc('identity.rename-passkey', {
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
