// guarantees: With a second factor, no change of a login without it: every route, and in a race with the first factor
import { describe, expect, it } from '@jest/globals';
import { ScheduleDeletion } from '@waymark/contracts/identity/account.endpoints';
import { ChangeEmail, ConfirmEmail, GetAccountEmail } from '@waymark/contracts/identity/addresses.endpoints';
import { SecondFactorTurnedOn } from '@waymark/contracts/identity/events';
import { ChangePassword } from '@waymark/contracts/identity/passwords.endpoints';
import * as rpc from '@waymark/contracts/identity/second-factor.endpoints';
import { CheckSubject } from '@waymark/contracts/identity/users.endpoints';
import type { AnyRpc } from '@waymark/contracts/rpc';
import { newId } from '@waymark/kernel/ids';
import { Secret, TOTP } from 'otpauth';
import { Authenticator } from '../testing/authenticator.ts';
import {
  clock,
  identity,
  newUser,
  ORIGIN,
  PASSWORD,
  type TestUser,
  withApp,
  withPasskey,
} from '../testing/second-factor-scene.ts';

identity.forFile();

const required = { code: 'SECOND_FACTOR_REQUIRED' };
const kept = { keptSession: 'there' };
const newPassword = 'quiet lamps at dusk';
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });

/** A request of a session that was opened with the password alone; some begin before the factor is there. */
const changes: Record<string, (user: TestUser) => Promise<[AnyRpc, object]>> = {
  'an app': async (user) => {
    const { secret } = await user.callUnproved(rpc.StartApp, {});
    return [rpc.ConfirmApp, { code: codeOf(secret), ...kept }];
  },
  'a passkey': async (user) => {
    const creation = await user.callUnproved(rpc.StartPasskey, {});
    const response = new Authenticator(ORIGIN).create(creation);
    return [rpc.AddPasskey, { name: 'Theirs', response, ...kept }];
  },
  'the removal of the app': async () => [rpc.RemoveApp, kept],
  'the removal of a passkey': async () => [rpc.RemovePasskey, { id: newId(), ...kept }],
  'the removal of all': async () => [rpc.RemoveSecondFactor, kept],
  'recovery codes': async () => [rpc.MakeRecoveryCodes, {}],
  'the password': async () => [ChangePassword, { currentPassword: PASSWORD, newPassword, ...kept }],
  'the address': async ({ username }) => [
    ChangeEmail,
    { newEmail: `new-${username}@example.org`, password: PASSWORD },
  ],
  'the deletion of the account': async ({ username }) => [
    ScheduleDeletion,
    { password: PASSWORD, confirm: username, roadmaps: 'keep' },
  ],
  'what the gateway asks about': async () => [rpc.RequireProof, {}],
};

describe('a session without the second factor of its account', () => {
  it.each(Object.keys(changes))('cannot change %s', async (what) => {
    const user = await newUser();
    const [change, input] = await changes[what]!(user);
    const state = await withPasskey(user);
    await expect(user.callUnproved(change, input)).rejects.toMatchObject(required);
    expect(await state.methods()).toEqual(['passkey', 'recovery']);
  });

  it.each(['the password', 'the address', 'the deletion of the account', 'what the gateway asks about'])(
    'can change %s while the account has no second factor, and later with it',
    async (what) => {
      for (const user of [await newUser(), await withApp()]) {
        const [change, input] = await changes[what]!(user);
        const call = 'codes' in user ? user.call : user.callUnproved;
        await expect(call(change, input)).resolves.toMatchObject({});
      }
    },
  );

  it('does not win against a first factor that is being confirmed', async () => {
    const user = await newUser();
    const [change, input] = await changes['a passkey']!(user);
    const { secret } = await user.callUnproved(rpc.StartApp, {});
    const both = await Promise.allSettled([
      user.callUnproved(rpc.ConfirmApp, { code: codeOf(secret), keptSession: 'here' }),
      user.callUnproved(change, input),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: required });
    expect(await user.methods()).toHaveLength(2);
  });
});

describe('the first second factor of an account', () => {
  const turnedOn = ({ id }: TestUser) => identity.emitted(SecondFactorTurnedOn, { userId: id });

  it.each([
    ['an app', withApp],
    ['a passkey', withPasskey],
  ] as const)('%s ends the other sessions, once', async (_, add) => {
    const user = await newUser();
    await add(user);
    expect(await turnedOn(user)).toEqual([{ userId: user.id, keptSession: 'here' }]);
    await withPasskey(user);
    expect(await turnedOn(user)).toHaveLength(1);
    await user.call(rpc.RemoveSecondFactor, kept);
    await add(user);
    expect(await turnedOn(user)).toHaveLength(2);
  });

  it('ends a change of address that was requested without the factor', async () => {
    const user = await newUser();
    const newEmail = `new-${user.username}@example.org`;
    await user.callUnproved(ChangeEmail, { newEmail, password: PASSWORD });
    const [mail] = await identity.sql<{ token: string }>(
      `SELECT message->'secrets'->>'token' AS token FROM mails WHERE recipient = $1`,
      [newEmail],
    );
    await withApp(user);
    await expect(identity.call(ConfirmEmail, { token: mail!.token })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
    expect(await user.call(GetAccountEmail, {})).toMatchObject({ email: user.email, pendingEmail: null });
  });

  it('is known to the check of sessions', async () => {
    const user = await newUser();
    const [row] = await identity.sql<{ subject: string }>('SELECT subject FROM users WHERE id = $1', [
      user.id,
    ]);
    const check = () => identity.call(CheckSubject, { userId: user.id, subject: row!.subject });
    expect(await check()).toMatchObject({ isCurrent: true, hasSecondFactor: false });
    await withPasskey(user);
    expect(await check()).toMatchObject({ isCurrent: true, hasSecondFactor: true });
  });
});
