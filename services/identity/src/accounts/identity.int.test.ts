import { describe, expect, it, jest } from '@jest/globals';
import { UserRegistered } from '@waymark/contracts/identity/events';
import {
  CheckPassword,
  FindLogin,
  GetUser,
  GrantRole,
  RegisterUser,
} from '@waymark/contracts/identity/users.endpoints';
import { hashOf } from '@waymark/messaging/rpc-wire';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { Passwords } from '../login/integrations/passwords.ts';
import { Harness } from '../testing/harness.ts';

const identity = new Harness({ DEMO_MODE: 'true', ADMIN_USERNAMES: 'Boss, ops' }).forFile({
  checkInvariants: true,
});
const call = identity.call.bind(identity);

const ann = { username: 'Ann.Lee', email: 'Ann@Example.org', password: 'a good password' };

describe('RegisterUser', () => {
  it('returns a learner without a password hash', async () => {
    const user = await call(RegisterUser, ann);
    expect(user).toEqual({
      id: expect.any(Number),
      subject: expect.any(String),
      username: 'Ann.Lee',
      applies: false,
      email: 'Ann@Example.org',
      role: 'learner',
      subscriptionTier: 'free',
      avatar: null,
      deleteAfter: null,
    });
    expect(user.id).toBeGreaterThanOrEqual(1000);
  });

  it('rejects a user name or an e-mail that differs only in case', async () => {
    await expect(
      call(RegisterUser, { ...ann, username: 'ANN.LEE', email: 'other@example.org' }),
    ).rejects.toMatchObject({ code: 'USERNAME_TAKEN', issues: [{ path: ['username'] }] });
    await expect(
      call(RegisterUser, { ...ann, username: 'other', email: 'ANN@EXAMPLE.ORG' }),
    ).rejects.toMatchObject({ code: 'EMAIL_TAKEN', issues: [{ path: ['email'] }] });
  });

  it('rejects a reserved admin name in any case', async () => {
    await expect(
      call(RegisterUser, { username: 'bOSS', email: 'boss@example.org', password: 'a good password' }),
    ).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
  });

  it('rejects missing, wrong and oversized fields, and stores nothing', async () => {
    const before = await identity.sql('SELECT count(*) FROM identity.users');
    for (const body of [
      {},
      { ...ann, password: 'short' },
      { ...ann, password: 'x'.repeat(201) },
      { ...ann, email: 'not an address' },
      { ...ann, email: `${'x'.repeat(250)}@example.org` },
      { ...ann, username: 'a b' },
      { ...ann, username: 'ann@example.org' },
      { ...ann, username: 'x'.repeat(31) },
      { ...ann, username: 7 },
    ]) {
      await expect(call(RegisterUser, body as never)).rejects.toMatchObject({ code: 'VALIDATION' });
    }
    expect(await identity.sql('SELECT count(*) FROM identity.users')).toEqual(before);
  });

  it('creates one account for twenty concurrent requests with one name', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        call(RegisterUser, {
          username: n % 2 ? 'Racer' : 'racer',
          email: `racer${n}@example.org`,
          password: 'a good password',
        }),
      ),
    );
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    for (const one of all)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'USERNAME_TAKEN' });
  });

  it('returns the same account for the same Idempotency-Key, and stores no password hash with it', async () => {
    const body = { username: 'twice', email: 'twice@example.org', password: 'a good password' };
    const first = await call(RegisterUser, body, null, 'key-1');
    expect(await call(RegisterUser, body, null, 'key-1')).toEqual(first);
    const stored = await identity.sql('SELECT * FROM identity.idempotency_keys');
    expect(JSON.stringify(stored)).not.toContain('argon2');
    expect(stored).toHaveLength(1);
  });

  it('stores no fast hash of the password with the Idempotency-Key', async () => {
    const body = { username: 'careful', email: 'careful@example.org', password: 'a good password' };
    const first = await call(RegisterUser, body, null, 'key-2');
    const rows = await identity.sql("SELECT input_hash FROM identity.idempotency_keys WHERE key = 'key-2'");
    expect(rows).toHaveLength(1);
    expect(rows[0]?.input_hash).not.toBe(hashOf(body));
    const other = { ...body, password: 'another password' };
    await expect(call(RegisterUser, other, null, 'key-2')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    expect(await call(RegisterUser, body, null, 'key-2')).toEqual(first);
  });

  it('writes one event per account to the outbox', async () => {
    const names = (await identity.emitted(UserRegistered)).map(({ username }) => username);
    expect(names).toEqual(expect.arrayContaining(['Ann.Lee', 'twice']));
    expect(names.filter((name) => name.toLowerCase() === 'racer')).toHaveLength(1);
  });
});

describe('FindLogin', () => {
  it.each([
    'ann.lee',
    'ANN.LEE',
    ' Ann@Example.ORG ',
    'annlee',
    'ann.lee@example.org',
    'Ann.Lee\u0130',
    '\uff21nn.lee',
  ])('finds the account of which CheckPassword checks the password: %p', async (username) => {
    const login = await call(CheckPassword, { username, password: ann.password }).catch(() => null);
    expect(await call(FindLogin, { username })).toEqual({ userId: login?.id ?? null });
  });

  it('finds one account for a name and an address in any case', async () => {
    await call(RegisterUser, { username: 'Ingrid', email: 'ingrid@example.org', password: ann.password });
    const spellings = ['ingrid', 'INGRID', 'Ingrid@example.org', 'INGRID@EXAMPLE.ORG'];
    const found = await Promise.all(spellings.map((username) => call(FindLogin, { username })));
    expect(new Set(found.map(({ userId }) => userId)).size).toBe(1);
    // Where the database folds this letter to an i, both RPCs find the account.
    const dotted = { username: '\u0130ngrid' };
    const login = await call(CheckPassword, { ...dotted, password: ann.password }).catch(() => null);
    expect(await call(FindLogin, dotted)).toEqual({ userId: login?.id ?? null });
  });
});

describe('CheckPassword', () => {
  it('accepts user name or e-mail in any case', async () => {
    for (const username of ['ann.lee', 'ANN@example.ORG', ' Ann.Lee ']) {
      await expect(call(CheckPassword, { username, password: ann.password })).resolves.toMatchObject({
        username: 'Ann.Lee',
      });
    }
  });

  it('returns the same error, after the same hashing, for a wrong password and an unknown account', async () => {
    const matches = jest.spyOn(identity.get(Passwords), 'matches');
    const wrong = await call(CheckPassword, { username: 'ann.lee', password: 'wrong' }).catch(
      (error) => error,
    );
    const unknown = await call(CheckPassword, { username: 'unknown', password: 'wrong' }).catch(
      (error) => error,
    );
    expect(wrong).toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect([unknown.code, unknown.message]).toEqual([wrong.code, wrong.message]);
    expect(matches).toHaveBeenCalledTimes(2);
  });
});

describe('GetUser', () => {
  it('returns an account to its owner only', async () => {
    const { id: userId } = await call(CheckPassword, { username: 'ann.lee', password: ann.password });
    await expect(call(GetUser, { userId }, asLearner(userId))).resolves.toMatchObject({ email: ann.email });
    await expect(call(GetUser, { userId }, asAdmin())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(call(GetUser, { userId })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(call(GetUser, { userId: 999 }, asLearner(999))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('GrantRole', () => {
  it('is allowed for an admin only', async () => {
    const input = { username: 'ann.lee', role: 'mentor' as const };
    await expect(call(GrantRole, input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(call(GrantRole, input, asLearner())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(call(GrantRole, { ...input, username: 'unknown' }, asAdmin())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(call(GrantRole, input, asAdmin())).resolves.toMatchObject({ role: 'mentor' });
  });

  it('creates one mentor profile with the admin who approved it', async () => {
    await call(GrantRole, { username: 'ann.lee', role: 'mentor' }, asAdmin());
    const rows = await identity.sql(
      "SELECT m.approved_by, m.approved_at FROM identity.mentors m JOIN identity.users u ON u.id = m.user_id WHERE u.username = 'Ann.Lee'",
    );
    expect(rows).toEqual([{ approved_by: 'admin301', approved_at: expect.any(Date) }]);
  });
});

describe('the demo', () => {
  it('seeds users with fixed ids once over two starts', async () => {
    const count = () => identity.sql('SELECT count(*)::int AS n FROM identity.users');
    const before = await count();
    await identity.restart();
    expect(await count()).toEqual(before);
    await expect(
      call(CheckPassword, { username: 'mentor', password: 'waymark-demo' }),
    ).resolves.toMatchObject({
      id: 2,
      role: 'mentor',
    });
    await expect(call(GetUser, { userId: 3 }, asAdmin(3))).resolves.toMatchObject({ role: 'admin' });
  });

  it('rejects the demo password outside demo mode', async () => {
    await identity.restart({ DEMO_MODE: 'false' });
    for (const username of ['admin', 'mentor@waymark.example']) {
      await expect(call(CheckPassword, { username, password: 'waymark-demo' })).rejects.toMatchObject({
        code: 'BAD_CREDENTIALS',
      });
    }
    await call(RegisterUser, { username: 'plain', email: 'plain@example.org', password: 'a good password' });
    // Such a password can no longer be chosen, and is public.
    await identity.sql(
      "UPDATE identity.users SET password_hash = (SELECT password_hash FROM identity.users WHERE id = 1) WHERE username = 'plain'",
    );
    const own = { username: 'plain', password: 'waymark-demo' };
    await expect(call(CheckPassword, own)).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
  });
});
