// guarantees: A second factor: codes and passkeys work once, attempts are limited, admins have no rights without one
import { describe, expect, it } from '@jest/globals';
import { SecondFactorRemoved } from '@waymark/contracts/identity/events';
import { CheckUserEmail, ResetPassword } from '@waymark/contracts/identity/passwords.endpoints';
import * as rpc from '@waymark/contracts/identity/second-factor.endpoints';
import { asLearner } from '@waymark/testing/caller';
import { Secret } from 'otpauth';
import {
  clock,
  identity,
  newUser,
  PASSWORD,
  refusedAt,
  STEP_MS,
  suspend,
  withApp,
  withPasskey,
} from '../testing/second-factor-scene.ts';

identity.forFile();

describe('an app', () => {
  it('is a second factor once a code of it is confirmed', async () => {
    const user = await newUser();
    await user.call(rpc.StartApp, {});
    await expect(user.call(rpc.ConfirmApp, { code: '000000', keptSession: 'here' })).rejects.toMatchObject(
      refusedAt('code'),
    );
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

describe('a right code', () => {
  it.each(['code', 'recovery'] as const)('of a suspended user does not log in (%s)', async (method) => {
    const user = await withApp();
    await suspend(user);
    const typed = method === 'code' ? user.next() : user.codes[0]!;
    await expect(user.withCode(typed, method)).rejects.toMatchObject({ code: 'FORBIDDEN' });
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
