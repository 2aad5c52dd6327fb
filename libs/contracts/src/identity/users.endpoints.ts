import { z } from 'zod';
import { Role } from '../caller.ts';
import { gatewayEndpoint } from '../endpoint.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Account, LoginBody, PublicConfig, RegisterBody, User } from './http.ts';
import { LoginResult, SecondFactorMethod } from './second-factor.ts';

/** Creates an account with role learner. Errors: USERNAME_TAKEN, EMAIL_TAKEN, VALIDATION. */
export const RegisterUser = defineRpc('identity.register', {
  access: 'none',
  input: RegisterBody,
  output: Account,
});

/**
 * By user name or e-mail, ignoring case. `secondFactor`: what the login still needs; empty: nothing. Errors:
 * BAD_CREDENTIALS; UNAVAILABLE when too many are waiting.
 */
export const CheckPassword = defineRpc('identity.check-password', {
  access: 'none',
  input: LoginBody,
  output: Account.extend({ secondFactor: z.array(SecondFactorMethod) }),
});

/** The account that a user name or address logs in to, for limits by account; null: none. */
export const FindLogin = defineRpc('identity.find-login', {
  access: 'none',
  input: LoginBody.pick({ username: true }),
  output: z.object({ userId: z.number().int().positive().nullable() }),
});

/** The caller's account. Errors: UNAUTHENTICATED, NOT_FOUND (also for other users). */
export const GetUser = defineRpc('identity.get-user', {
  input: z.object({ userId: z.number().int().positive() }),
  output: User,
});

/**
 * Whether the account of this id still belongs to the person that `subject` names, and may be used; whether it has a
 * second factor; and whether an application of the person waits.
 */
export const CheckSubject = defineRpc('identity.check-subject', {
  access: 'none',
  timeoutMs: 2_000,
  input: z.object({ userId: z.number().int().positive(), subject: z.uuid() }),
  output: z.object({ isCurrent: z.boolean(), hasSecondFactor: z.boolean(), applies: z.boolean().optional() }),
});

/** For the operator's command. Error: NOT_FOUND. */
export const GrantRole = defineRpc('identity.grant-role', {
  roles: ['admin'],
  input: z.object({ username: z.string().min(1).max(254), role: Role }),
  output: User,
});

// Served by controllers of the gateway.

export const GetUserEndpoint = gatewayEndpoint('GET /api/user', {
  summary: 'The logged-in user; 401 when nobody is',
  output: User,
});
export const RegisterEndpoint = gatewayEndpoint('POST /api/register', {
  access: 'none',
  status: 201,
  summary: 'Makes an account and logs in',
  body: RegisterBody,
  output: User,
});
export const LoginEndpoint = gatewayEndpoint('POST /api/login', {
  access: 'none',
  summary: 'Logs in by user name or e-mail; with a second factor only returns what the login still needs',
  body: LoginBody,
  output: LoginResult,
});
export const LogoutEndpoint = gatewayEndpoint('POST /api/logout', {
  access: 'none',
  summary: 'Logs out; also when nobody was logged in',
  output: Success,
});
export const GetConfigEndpoint = gatewayEndpoint('GET /api/config', {
  access: 'none',
  summary: 'What the browser must know before anybody has logged in',
  output: PublicConfig,
});
