// guarantees: After a demo its accounts have no session and no login; its password is refused at every check
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ConfirmOwner, GetDeletion, ScheduleDeletion } from '@waymark/contracts/identity/account.endpoints';
import { ChangeEmail } from '@waymark/contracts/identity/addresses.endpoints';
import { ListDemoAccounts } from '@waymark/contracts/identity/admin-users.endpoints';
import { PasswordChanged, UserDeleted } from '@waymark/contracts/identity/events';
import { ChangePassword, CheckUserEmail } from '@waymark/contracts/identity/passwords.endpoints';
import * as factor from '@waymark/contracts/identity/second-factor.endpoints';
import {
  CheckPassword,
  CheckSubject,
  GetUser,
  RegisterUser,
} from '@waymark/contracts/identity/users.endpoints';
import type { AnyRpc } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { DEMO_PASSWORD, demoPeople } from '@waymark/demo/people';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { Passwords } from '../login/integrations/passwords.ts';
import { UsersRepository } from '../shared/persistence/users.repository.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { Harness } from '../testing/harness.ts';
import { EraseAccounts } from './app/erase-accounts.ts';
import { OperateDemoAccounts } from './app/operate-demo-accounts.ts';

const ORIGIN = 'https://way.example';
const GOOD = 'quiet lamps at dusk';
const { admin, learner, mentor, amara, nora } = demoPeople;
const names = Object.values(demoPeople).map(({ username }) => username);

const identity = new Harness({ DEMO_MODE: 'true', PUBLIC_URL: ORIGIN }).forFile();
let visitor: { id: number; username: string };
beforeAll(async () => {
  // A visitor of the demo, from before its password was refused for new accounts.
  const username = `u${newId().slice(-12)}`;
  const hash = await identity.get(Passwords).hash(DEMO_PASSWORD);
  const [row] = await identity.sql<{ id: number }>(
    'INSERT INTO users (username, email, password_hash) VALUES ($1, $2, $3) RETURNING id',
    [username, `${username}@example.org`, hash],
  );
  visitor = { id: row!.id, username };
  await identity.restart({ DEMO_MODE: 'false' });
});

const logIn = (username: string, password: string) => identity.call(CheckPassword, { username, password });
const remaining = async () =>
  (await identity.call(ListDemoAccounts, {}, asAdmin())).map(({ username }) => username);
const subjectOf = async (id: number) =>
  (await identity.sql<{ subject: string }>('SELECT subject FROM users WHERE id = $1', [id]))[0]!.subject;
const isOpen = async (id: number) =>
  (await identity.call(CheckSubject, { userId: id, subject: await subjectOf(id) })).isCurrent;
const setPassword = async (id: number, password: string) =>
  identity.sql('UPDATE users SET password_hash = $2 WHERE id = $1', [
    id,
    await identity.get(Passwords).hash(password),
  ]);

/** The operator's command, without its program. */
const operate = () => new OperateDemoAccounts(identity.get(Database));
const claim = (username: string, email: string, password = GOOD) =>
  operate().claim(username, email, password, identity.get(Passwords));

describe('the public password, outside the demo', () => {
  const wrong = (path: string) => ({ code: 'VALIDATION', issues: [{ path: [path] }] });
  const checks: [string, AnyRpc, (username: string) => object, string][] = [
    ['a confirmation', factor.ConfirmPassword, () => ({ password: DEMO_PASSWORD }), 'password'],
    ['an export', ConfirmOwner, () => ({ password: DEMO_PASSWORD }), 'password'],
    [
      'a change of the password',
      ChangePassword,
      () => ({ currentPassword: DEMO_PASSWORD, newPassword: GOOD, keptSession: '' }),
      'currentPassword',
    ],
    [
      'a change of the address',
      ChangeEmail,
      () => ({ newEmail: 'other@example.org', password: DEMO_PASSWORD }),
      'password',
    ],
    [
      'a deletion',
      ScheduleDeletion,
      (confirm) => ({ password: DEMO_PASSWORD, confirm, roadmaps: 'keep' }),
      'password',
    ],
  ];

  it.each(checks)('is refused by %s, for every account', async (_, rpc, input, path) => {
    for (const { id, username } of [learner, visitor]) {
      await expect(identity.call(rpc, input(username), asLearner(id))).rejects.toMatchObject(wrong(path));
    }
  });

  it('is refused by the login, for every account', async () => {
    for (const { username } of [admin, learner, visitor]) {
      await expect(logIn(username, DEMO_PASSWORD)).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
    }
  });

  it('cannot become the password of an account', async () => {
    const body = { username: 'kestrel', email: 'kestrel@example.org', password: DEMO_PASSWORD };
    await expect(identity.call(RegisterUser, body)).rejects.toMatchObject(wrong('password'));
    await setPassword(visitor.id, GOOD);
    const change = { currentPassword: GOOD, newPassword: DEMO_PASSWORD, keptSession: '' };
    await expect(identity.call(ChangePassword, change, asLearner(visitor.id))).rejects.toMatchObject(
      wrong('newPassword'),
    );
  });
});

describe('an account of the demo, outside of it', () => {
  it('has no sessions', async () => {
    for (const { id } of [admin, learner]) {
      expect(await isOpen(id)).toBe(false);
      await expect(identity.call(GetUser, { userId: id }, asLearner(id))).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(await isOpen(visitor.id)).toBe(true);
  });

  it('is closed to another password and to a passkey added to it meanwhile', async () => {
    await setPassword(nora.id, GOOD);
    await expect(logIn(nora.username, GOOD)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const device = new Authenticator(ORIGIN);
    const creation = await identity.call(factor.StartPasskey, {}, asLearner(visitor.id));
    const body = { name: 'Phone', response: device.create(creation), keptSession: '' };
    await identity.call(factor.AddPasskey, body, asLearner(visitor.id));
    await identity.sql('UPDATE passkeys SET user_id = $1 WHERE user_id = $2', [nora.id, visitor.id]);
    const options = await identity.call(factor.StartPasskeyLogin, { userId: nora.id });
    await expect(
      identity.call(factor.LoginWithPasskey, {
        userId: nora.id,
        challenge: options.challenge,
        response: device.get(options),
      }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('gets no mail for a forgotten password', async () => {
    const email = `${learner.username}@waymark.example`;
    expect(await identity.call(CheckUserEmail, { email })).toEqual({ exists: false, user: null });
  });

  it('does not count as the last admin', async () => {
    const username = `u${newId().slice(-12)}`;
    const body = { username, email: `${username}@example.org`, password: GOOD };
    const { id } = await identity.call(RegisterUser, body);
    await identity.get(UsersRepository).grant(username, 'admin', { id: null, username: 'operator' });
    expect((await identity.call(GetDeletion, {}, asLearner(id))).refusal).toMatch(/only admin/);
  });

  it('is listed for admins and by the command of the operator', async () => {
    expect(await remaining()).toEqual(names);
    expect((await operate().list()).split('\n')).toEqual(
      Object.values(demoPeople).map(({ username, role }) => `${username} (${role})`),
    );
  });

  it('is claimed by the operator: another person has it, with a password and an address of their own', async () => {
    const before = await subjectOf(mentor.id);
    for (const [username, email, password, reason] of [
      [mentor.username, 'rosa@example.org', DEMO_PASSWORD, 'mostly the name of this site'],
      [mentor.username, 'no address', GOOD, 'email'],
      [visitor.username, 'rosa@example.org', GOOD, 'no demo account'],
    ] as const) {
      await expect(claim(username, email, password)).rejects.toThrow(reason);
    }
    expect(await claim(mentor.username, 'rosa@example.org')).toBe(
      'mentor (rosa@example.org) is an account of its own now, with the role mentor.',
    );
    expect(await remaining()).not.toContain(mentor.username);
    expect(await logIn(mentor.username, GOOD)).toMatchObject({ id: mentor.id, secondFactor: [] });
    const check = { userId: mentor.id, subject: before };
    expect((await identity.call(CheckSubject, check)).isCurrent).toBe(false);
    expect(await isOpen(mentor.id)).toBe(true);
    expect(await identity.emitted(PasswordChanged, { userId: mentor.id })).toHaveLength(1);
    await expect(claim(mentor.username, 'eve@example.org')).rejects.toThrow('no demo account');
    const next = { currentPassword: GOOD, newPassword: 'slow rivers of tin', keptSession: '' };
    await expect(identity.call(ChangePassword, next, asLearner(mentor.id))).resolves.toBeDefined();
  });

  it('is claimed without the factors added to it meanwhile', async () => {
    await claim(nora.username, 'nora@example.org');
    expect(await logIn(nora.username, GOOD)).toMatchObject({ secondFactor: [] });
  });

  it('is removed by the operator, as an account whose owner deletes it', async () => {
    expect(await operate().remove([amara.username])).toContain(amara.username);
    await expect(operate().remove([visitor.username])).rejects.toThrow('no demo account');
    expect(await remaining()).not.toContain(amara.username);
    await identity.get(EraseAccounts).execute();
    expect(await identity.emitted(UserDeleted, { userId: amara.id })).toHaveLength(1);
    await operate().remove(['--all']);
    await identity.get(EraseAccounts).execute();
    expect(await remaining()).toEqual([]);
    expect(await operate().list()).toBe('No demo accounts remain.');
    expect(await logIn(mentor.username, 'slow rivers of tin')).toMatchObject({ id: mentor.id });
  });
});

it('lists no accounts of the demo in demo mode, and leaves a claimed account as it is', async () => {
  await identity.restart({ DEMO_MODE: 'true' });
  expect(await remaining()).toEqual([]);
  expect(await logIn(mentor.username, 'slow rivers of tin')).toMatchObject({ id: mentor.id });
});
