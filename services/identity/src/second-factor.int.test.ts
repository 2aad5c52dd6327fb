import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SecondFactorRemoved } from '@waymark/contracts/identity/events';
import { CheckPassword, RegisterUser } from '@waymark/contracts/identity/rpc';
import { CheckUserEmail, ResetPassword } from '@waymark/contracts/identity/rpc-passwords';
import * as rpc from '@waymark/contracts/identity/rpc-second-factor';
import { systemClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { asLearner } from '@waymark/testing/caller';
import { Secret, TOTP } from 'otpauth';
import { Authenticator } from './testing/authenticator.ts';
import { Harness } from './testing/harness.ts';

const ORIGIN = 'https://way.example';
const PASSWORD = 'slow rivers of tin';
const STEP_MS = 30_000;

const clock = {
  /** Milliseconds by which the service is ahead: codes are used up, and a test does not wait for the next. */
  ahead: 0,
  now: () => new Date(systemClock.now().getTime() + clock.ahead),
};
let identity: Harness;
beforeAll(async () => {
  identity = await new Harness({ DEMO_MODE: 'true', PUBLIC_URL: ORIGIN }, clock).start();
});
afterAll(() => identity?.stop());

const refusedAt = (field: string) => ({ code: 'VALIDATION', issues: [{ path: [field] }] });

async function newUser() {
  const username = `u${newId().slice(-12)}`;
  const email = `${username}@example.org`;
  const { id } = await identity.call(RegisterUser, { username, email, password: PASSWORD });
  const call: Harness['call'] = (one, input) => identity.call(one, input, asLearner(id));
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
  return { id, username, email, call, methods, withCode, mails };
}
type TestUser = Awaited<ReturnType<typeof newUser>>;

/** A user with a confirmed app. `next()`: a code that was never used; `at(n)`: of `n` steps from now. */
async function withApp(user?: TestUser) {
  const owner = user ?? (await newUser());
  const { secret } = await owner.call(rpc.StartApp, {});
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const at = (steps: number) => totp.generate({ timestamp: clock.now().getTime() + steps * STEP_MS });
  const next = () => {
    clock.ahead += STEP_MS;
    return at(0);
  };
  const { recoveryCodes } = await owner.call(rpc.ConfirmApp, { code: at(0) });
  return { ...owner, at, next, secret, codes: recoveryCodes ?? [] };
}

async function withPasskey(user?: TestUser) {
  const owner = user ?? (await newUser());
  const device = new Authenticator(ORIGIN);
  const creation = await owner.call(rpc.StartPasskey, {});
  const body = { name: 'Blue phone', response: device.create(creation) };
  const { recoveryCodes } = await owner.call(rpc.AddPasskey, body);
  const state = await owner.call(rpc.GetSecondFactor, {});
  return { ...owner, device, codes: recoveryCodes ?? [], passkey: state.passkeys.at(-1)! };
}

const request = (userId: number | null) => identity.call(rpc.StartPasskeyLogin, { userId });
const respond = (
  userId: number | null,
  { challenge }: { challenge: string },
  response: ReturnType<Authenticator['get']>,
) => identity.call(rpc.LoginWithPasskey, { userId, challenge, response });

describe('an app', () => {
  it('is a second factor once a code of it is confirmed', async () => {
    const user = await newUser();
    await user.call(rpc.StartApp, {});
    await expect(user.call(rpc.ConfirmApp, { code: '000000' })).rejects.toMatchObject(refusedAt('code'));
    expect(await user.methods()).toEqual([]);
    const { codes } = await withApp(user);
    expect(codes).toHaveLength(10);
    expect(await user.methods()).toEqual(['code', 'recovery']);
    expect((await user.mails()).at(-1)).toBe('An app was added to your login');
    const { app, recoveryCodesLeft } = await user.call(rpc.GetSecondFactor, {});
    expect([typeof app?.since, recoveryCodesLeft]).toEqual(['string', 10]);
  });

  it('makes codes that work once, also under concurrent logins', async () => {
    const user = await withApp();
    const code = user.next();
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => user.withCode(code)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(user.withCode(user.at(-1))).rejects.toMatchObject(refusedAt('code'));
    await expect(user.withCode(user.next())).resolves.toMatchObject({ username: user.username });
  });

  it('does not log in with the code that confirmed it', async () => {
    const user = await withApp();
    await expect(user.withCode(user.at(0))).rejects.toMatchObject(refusedAt('code'));
  });

  it('is not replaced by a setup that is not confirmed', async () => {
    const user = await withApp();
    await user.call(rpc.StartApp, {});
    await expect(user.withCode(user.next())).resolves.toMatchObject({ id: user.id });
    const other = await withApp(user);
    expect(other.codes).toEqual([]);
    clock.ahead += 2 * STEP_MS;
    await expect(user.withCode(user.at(0))).rejects.toMatchObject(refusedAt('code'));
    await expect(user.withCode(other.at(0))).resolves.toMatchObject({ id: user.id });
  });

  it('is stored encrypted, for its own account only', async () => {
    const [ann, bob] = [await withApp(), await withApp()];
    const rows = await identity.sql<{ sealed: Buffer }>(
      'SELECT sealed_secret AS sealed FROM authenticator_apps WHERE user_id = $1',
      [ann.id],
    );
    expect(rows[0]!.sealed.includes(Buffer.from(Secret.fromBase32(ann.secret).bytes))).toBe(false);
    await identity.sql('UPDATE authenticator_apps SET sealed_secret = $2 WHERE user_id = $1', [
      bob.id,
      rows[0]!.sealed,
    ]);
    await expect(bob.withCode(ann.next())).rejects.toMatchObject({ code: 'INTERNAL' });
  });
});

describe('wrong codes', () => {
  it('are limited to five in 15 minutes, of both kinds together', async () => {
    const user = await withApp();
    const attempts = Array.from({ length: 8 }, (_, n) =>
      user.withCode('000000', n % 2 ? 'code' : 'recovery').catch((error: { code: string }) => error.code),
    );
    const codes = (await Promise.all(attempts)).sort();
    expect(codes).toEqual([...Array(3).fill('TOO_MANY'), ...Array(5).fill('VALIDATION')]);
    const error = await user.withCode(user.next()).catch((one: { retryAfter: number }) => one);
    expect(error).toMatchObject({ code: 'TOO_MANY', retryAfter: expect.any(Number) });
    await identity.sql(
      "UPDATE second_factor_attempts SET since = since - interval '15 minutes' WHERE user_id = $1",
      [user.id],
    );
    await expect(user.withCode(user.next())).resolves.toMatchObject({ id: user.id });
  });

  it('are forgotten after a right one', async () => {
    const user = await withApp();
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1) await user.withCode('000000').catch(() => {});
      await expect(user.withCode(user.next())).resolves.toMatchObject({ id: user.id });
    }
  });
});

describe('a recovery code', () => {
  it('works once, as typed by hand, and informs its owner', async () => {
    const { codes, withCode, mails, id } = await withApp();
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => withCode(typed, 'recovery')));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await mails()).at(-1)).toBe('A recovery code was used');
    const stored = await identity.sql('SELECT code_hash::text FROM recovery_codes WHERE user_id = $1', [id]);
    expect(JSON.stringify(stored)).not.toContain(codes[1]!.replaceAll('-', ''));
  });

  it('of another user or of an earlier set is refused', async () => {
    const [ann, bob] = [await withApp(), await withApp()];
    await expect(ann.withCode(bob.codes[0]!, 'recovery')).rejects.toMatchObject(refusedAt('code'));
    const { recoveryCodes } = await ann.call(rpc.MakeRecoveryCodes, {});
    await expect(ann.withCode(ann.codes[0]!, 'recovery')).rejects.toMatchObject(refusedAt('code'));
    await expect(ann.withCode(recoveryCodes[0]!, 'recovery')).resolves.toMatchObject({ id: ann.id });
  });

  it('is not made without a factor', async () => {
    const user = await newUser();
    await expect(user.call(rpc.MakeRecoveryCodes, {})).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a passkey', () => {
  it('completes a login after the password, and logs in alone', async () => {
    const user = await withPasskey();
    expect(await user.methods()).toEqual(['passkey', 'recovery']);
    for (const userId of [user.id, null]) {
      const options = await request(userId);
      expect(options.allowCredentials?.map(({ id }) => id)).toEqual(userId ? [user.device.id] : undefined);
      await expect(respond(userId, options, user.device.get(options))).resolves.toMatchObject({
        id: user.id,
      });
    }
    const [{ lastUsedAt } = { lastUsedAt: null }] = (await user.call(rpc.GetSecondFactor, {})).passkeys;
    expect(lastUsedAt).toEqual(expect.any(String));
  });

  it('is refused for a used challenge, one of another login and one that has expired', async () => {
    const user = await withPasskey();
    const refusal = refusedAt('response');
    const options = await request(user.id);
    const response = user.device.get(options);
    await respond(user.id, options, response);
    await expect(respond(user.id, options, response)).rejects.toMatchObject(refusal);
    await expect(respond(user.id, options, user.device.get(options))).rejects.toMatchObject(refusal);
    const alone = await request(null);
    await expect(respond(user.id, alone, user.device.get(alone))).rejects.toMatchObject(refusal);
    const [first, second] = [await request(null), await request(null)];
    await expect(respond(null, first, user.device.get(second))).rejects.toMatchObject(refusal);
    const late = await request(null);
    await identity.sql('UPDATE passkey_challenges SET expires_at = now()');
    await expect(respond(null, late, user.device.get(late))).rejects.toMatchObject(refusal);
  });

  it.each([
    ['another origin', { origin: 'https://way.example.evil.example' }, [null, 'user']],
    ['a counter that does not grow', { counter: 0 }, [null, 'user']],
    ['no verification of its user, alone', { verifiesUser: false }, [null]],
  ] as const)('is refused with %s', async (_, deviation, logins) => {
    const user = await withPasskey();
    for (const one of [null, user.id]) {
      const options = await request(one);
      await respond(one, options, user.device.get(options));
    }
    for (const one of logins) {
      const userId = one && user.id;
      const options = await request(userId);
      await expect(respond(userId, options, user.device.get(options, deviation))).rejects.toMatchObject(
        refusedAt('response'),
      );
    }
  });

  it('of another user does not complete a login', async () => {
    const [ann, bob] = [await withPasskey(), await withPasskey()];
    const options = await request(ann.id);
    await expect(respond(ann.id, options, bob.device.get(options))).rejects.toMatchObject(
      refusedAt('response'),
    );
  });

  it('is not added from another origin, with a challenge of another user, or twice', async () => {
    const [ann, bob] = [await newUser(), await newUser()];
    const device = new Authenticator(ORIGIN);
    const add = (user: TestUser, response: ReturnType<Authenticator['create']>) =>
      user.call(rpc.AddPasskey, { name: 'Phone', response });
    const creation = await ann.call(rpc.StartPasskey, {});
    await expect(add(bob, device.create(creation))).rejects.toMatchObject(refusedAt('response'));
    const foreign = device.create(await ann.call(rpc.StartPasskey, {}), { origin: 'https://evil.example' });
    await expect(add(ann, foreign)).rejects.toMatchObject(refusedAt('response'));
    const response = device.create(await ann.call(rpc.StartPasskey, {}));
    await add(ann, response);
    await expect(add(ann, response)).rejects.toMatchObject(refusedAt('response'));
    const again = device.create(await bob.call(rpc.StartPasskey, {}));
    await expect(add(bob, again)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is renamed and removed by its owner only', async () => {
    const [ann, bob] = [await withPasskey(), await newUser()];
    const { id } = ann.passkey;
    const rename = { id, body: { name: 'Old phone' } };
    await expect(bob.call(rpc.RenamePasskey, rename)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(bob.call(rpc.RemovePasskey, { id, keptSession: '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await ann.call(rpc.RenamePasskey, rename);
    expect((await ann.call(rpc.GetSecondFactor, {})).passkeys).toMatchObject([{ name: 'Old phone' }]);
    await ann.call(rpc.RemovePasskey, { id, keptSession: 'here' });
    expect(await ann.methods()).toEqual([]);
    const options = await request(null);
    await expect(respond(null, options, ann.device.get(options))).rejects.toMatchObject(
      refusedAt('response'),
    );
  });

  it('cannot be one of more than ten', async () => {
    const user = await newUser();
    for (let n = 0; n < 10; n += 1) await withPasskey(user);
    await expect(withPasskey(user)).rejects.toMatchObject({ code: 'RULE_REFUSED' });
  });
});

describe('a second factor', () => {
  const removals = ({ id }: { id: number }) => identity.emitted(SecondFactorRemoved, { userId: id });

  it('is off when the last one is removed: sessions end and recovery codes are deleted', async () => {
    const user = await withPasskey(await withApp());
    await user.call(rpc.RemoveApp, { keptSession: 'here' });
    expect([await user.methods(), await removals(user)]).toEqual([['passkey', 'recovery'], []]);
    await user.call(rpc.RemovePasskey, { id: user.passkey.id, keptSession: 'here' });
    expect(await removals(user)).toEqual([{ userId: user.id, keptSession: 'here' }]);
    expect((await user.call(rpc.GetSecondFactor, {})).recoveryCodesLeft).toBe(0);
  });

  it('is turned off as a whole', async () => {
    const user = await withPasskey(await withApp());
    await user.call(rpc.RemoveSecondFactor, { keptSession: 'here' });
    expect(await user.methods()).toEqual([]);
    expect((await user.mails()).at(-1)).toBe('Your second factor was turned off');
    expect(await removals(user)).toHaveLength(1);
  });

  it('remains when a forgotten password is reset', async () => {
    const user = await withApp();
    await identity.call(CheckUserEmail, { email: user.email });
    const [mail] = await identity.sql<{ token: string }>(
      "SELECT message->'secrets'->>'token' AS token FROM mails WHERE user_id = $1 AND kind = 'password-recovery'",
      [user.id],
    );
    await identity.call(ResetPassword, { token: mail!.token, newPassword: 'quiet lamps at dusk' });
    expect((await user.call(rpc.GetSecondFactor, {})).app).not.toBeNull();
  });

  it('of a shared demo account cannot be set up', async () => {
    for (const one of [rpc.StartApp, rpc.StartPasskey]) {
      await expect(identity.call(one, {}, asLearner(1))).rejects.toMatchObject({ code: 'RULE_REFUSED' });
    }
  });

  it('is changed after the password is confirmed', async () => {
    const user = await newUser();
    await expect(user.call(rpc.ConfirmPassword, { password: PASSWORD })).resolves.toEqual({ success: true });
    await expect(user.call(rpc.ConfirmPassword, { password: 'other' })).rejects.toMatchObject(
      refusedAt('password'),
    );
  });
});
