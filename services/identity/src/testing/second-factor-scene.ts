import * as rpc from '@waymark/contracts/identity/second-factor.endpoints';
import { CheckPassword, RegisterUser } from '@waymark/contracts/identity/users.endpoints';
import { systemClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { asLearner } from '@waymark/testing/caller';
import { Secret, TOTP } from 'otpauth';
import { Authenticator } from './authenticator.ts';
import { Harness } from './harness.ts';

export const ORIGIN = 'https://way.example';
export const PASSWORD = 'slow rivers of tin';
export const STEP_MS = 30_000;

export const clock = {
  /** Milliseconds by which the service is ahead: codes are used up, and a test does not wait for the next. */
  ahead: 0,
  now: () => new Date(systemClock.now().getTime() + clock.ahead),
};
/** Not started: a test file calls `forFile`. */
export const identity = new Harness({ DEMO_MODE: 'true', PUBLIC_URL: ORIGIN }, clock);

export const refusedAt = (field: string) => ({ code: 'VALIDATION', issues: [{ path: [field] }] });

export async function newUser() {
  const username = `u${newId().slice(-12)}`;
  const email = `${username}@example.org`;
  const { id } = await identity.call(RegisterUser, { username, email, password: PASSWORD });
  const call: Harness['call'] = (one, input) => identity.call(one, input, { ...asLearner(id), proved: true });
  /** In a session that was opened with the password alone. */
  const callUnproved: Harness['call'] = (one, input) => identity.call(one, input, asLearner(id));
  const methods = async () =>
    (await identity.call(CheckPassword, { username, password: PASSWORD })).secondFactor;
  const withCode = (code: string, method: 'code' | 'recovery' = 'code') =>
    identity.call(rpc.LoginWithCode, { userId: id, method, code });
  const mails = async () =>
    (
      await identity.sql<{ subject: string }>('SELECT subject FROM mails WHERE user_id = $1 ORDER BY id', [
        id,
      ])
    ).map(({ subject }) => subject);
  return { id, username, email, call, callUnproved, methods, withCode, mails };
}
export type TestUser = Awaited<ReturnType<typeof newUser>>;

/** A user with a confirmed app. `next()`: a code that was never used; `at(n)`: of `n` steps from now. */
export async function withApp(user?: TestUser) {
  const owner = user ?? (await newUser());
  const { secret } = await owner.call(rpc.StartApp, {});
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const at = (steps: number) => totp.generate({ timestamp: clock.now().getTime() + steps * STEP_MS });
  const next = () => {
    clock.ahead += STEP_MS;
    return at(0);
  };
  const { recoveryCodes } = await owner.call(rpc.ConfirmApp, { code: at(0), keptSession: 'here' });
  return { ...owner, at, next, secret, codes: recoveryCodes ?? [] };
}

export async function withPasskey(user?: TestUser) {
  const owner = user ?? (await newUser());
  const device = new Authenticator(ORIGIN);
  const creation = await owner.call(rpc.StartPasskey, {});
  const body = { name: 'Blue phone', response: device.create(creation), keptSession: 'here' };
  const { recoveryCodes } = await owner.call(rpc.AddPasskey, body);
  const state = await owner.call(rpc.GetSecondFactor, {});
  return { ...owner, device, codes: recoveryCodes ?? [], passkey: state.passkeys.at(-1)! };
}

export const suspend = ({ id }: TestUser) =>
  identity.sql(
    "UPDATE users SET suspended_at = now(), suspended_by = 'boss', suspension_reason = 'Spam' WHERE id = $1",
    [id],
  );
