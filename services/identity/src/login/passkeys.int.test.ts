// guarantees: A second factor: codes and passkeys work once, attempts are limited, admins have no rights without one
import { describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/identity/second-factor.endpoints';
import { Authenticator } from '../testing/authenticator.ts';
import {
  identity,
  newUser,
  ORIGIN,
  refusedAt,
  suspend,
  type TestUser,
  withPasskey,
} from '../testing/second-factor-scene.ts';

identity.forFile();

const request = (userId: number | null) => identity.call(rpc.StartPasskeyLogin, { userId });
const respond = (
  userId: number | null,
  { challenge }: { challenge: string },
  response: ReturnType<Authenticator['get']>,
) => identity.call(rpc.LoginWithPasskey, { userId, challenge, response });

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

  it('accepts one of several responses with the same counter', async () => {
    const user = await withPasskey();
    const logins = Array.from({ length: 5 }, async () => {
      const options = await request(null);
      return respond(null, options, user.device.get(options, { counter: 7 }));
    });
    const results = await Promise.allSettled(logins);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('does not log in a suspended user, after the password or alone', async () => {
    const user = await withPasskey();
    const both = [await request(user.id), await request(null)];
    await suspend(user);
    for (const [index, options] of both.entries()) {
      const login = respond(index === 0 ? user.id : null, options, user.device.get(options));
      await expect(login).rejects.toMatchObject({ code: 'FORBIDDEN' });
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
      user.call(rpc.AddPasskey, { name: 'Phone', response, keptSession: 'here' });
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

  it('is limited to ten per user', async () => {
    const user = await newUser();
    for (let n = 0; n < 10; n += 1) await withPasskey(user);
    await expect(withPasskey(user)).rejects.toMatchObject({ code: 'RULE_REFUSED' });
  });
});
