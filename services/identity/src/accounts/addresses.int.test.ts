// guarantees: A change of address takes the password and the new mailbox, and can be undone from the old one for 72 hours
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ChangeEmail,
  ConfirmEmail,
  GetAccountEmail,
  SendEmailConfirmation,
} from '@waymark/contracts/identity/addresses.endpoints';
import { EmailChanged } from '@waymark/contracts/identity/events';
import {
  ChangePassword,
  CheckUserEmail,
  ResetPassword,
} from '@waymark/contracts/identity/passwords.endpoints';
import { RegisterUser } from '@waymark/contracts/identity/users.endpoints';
import { asLearner } from '@waymark/testing/caller';
import { AccountScene, linkRefused } from '../testing/account-scene.ts';

let scene: AccountScene;
beforeAll(async () => {
  scene = await AccountScene.start();
});
afterAll(() => scene?.stop());

describe('the address of a registration', () => {
  it('is confirmed by the link of its mail, once', async () => {
    const user = await scene.register();
    expect(await scene.call(GetAccountEmail, {}, user.me)).toEqual({
      email: user.email,
      isConfirmed: false,
      pendingEmail: null,
    });
    const { subject, token } = await scene.lastMailTo(user.email);
    expect(subject).toBe('Confirm your address for Waymark');
    expect(await scene.call(ConfirmEmail, { token })).toEqual({ email: user.email, isChanged: false });
    expect(await scene.call(GetAccountEmail, {}, user.me)).toMatchObject({ isConfirmed: true });
    await expect(scene.call(ConfirmEmail, { token })).rejects.toMatchObject(linkRefused);
    await expect(scene.call(SendEmailConfirmation, {}, user.me)).rejects.toMatchObject({
      code: 'RULE_REFUSED',
    });
  });

  it('is sent another link, up to five an hour', async () => {
    const { me, email } = await scene.register();
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, () => scene.call(SendEmailConfirmation, {}, me)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    for (const one of all)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'TOO_MANY' });
    const mails = await scene.mailsTo(email);
    expect(mails).toHaveLength(5);
    await expect(scene.call(ConfirmEmail, { token: mails[1]!.token })).resolves.toMatchObject({ email });
  });

  it('is not confirmed by an expired link or one of an earlier address', async () => {
    const [late, moved] = [await scene.register(), await scene.register()];
    const [{ token }, { token: old }] = [
      await scene.lastMailTo(late.email),
      await scene.lastMailTo(moved.email),
    ];
    await scene.identity.sql('UPDATE email_links SET expires_at = now() WHERE user_id = $1', [late.id]);
    await scene.changed(moved);
    for (const one of [token, old]) {
      await expect(scene.call(ConfirmEmail, { token: one })).rejects.toMatchObject(linkRefused);
    }
  });

  it('gets one mail for a repeated registration', async () => {
    const body = { username: 'only-once', email: 'only-once@example.org', password: AccountScene.PASSWORD };
    const [{ id }] = [
      await scene.call(RegisterUser, body, null, 'k1'),
      await scene.call(RegisterUser, body, null, 'k1'),
    ];
    expect(await scene.mailsOf(id, 'email-confirmation')).toBe(1);
  });
});

describe('a change of address', () => {
  it('takes effect with the link of the new address, and both addresses are notified', async () => {
    const user = await scene.owner();
    await scene.request(user, user.newEmail);
    expect(await scene.call(GetAccountEmail, {}, user.me)).toMatchObject({
      email: user.email,
      pendingEmail: user.newEmail,
    });
    const { token } = await scene.lastMailTo(user.newEmail);
    expect(await scene.call(ConfirmEmail, { token })).toEqual({ email: user.newEmail, isChanged: true });
    expect(await scene.call(GetAccountEmail, {}, user.me)).toEqual({
      email: user.newEmail,
      isConfirmed: true,
      pendingEmail: null,
    });
    expect(await scene.identity.emitted(EmailChanged, { userId: user.id })).toEqual([
      { userId: user.id, isUndone: false, isFirst: true },
    ]);
    expect((await scene.lastMailTo(user.email)).text).toContain(user.newEmail);
    expect((await scene.lastMailTo(user.newEmail)).subject).toBe('Your address was changed');
    expect(await scene.mailsOf(user.id, 'email-changed')).toBe(2);
    await expect(scene.logIn(user.newEmail)).resolves.toBeTruthy();
  });

  it('stores no token, and deletes that of a mail once it is sent', async () => {
    const user = await scene.owner();
    const token = await scene.requested(user);
    const stored = await scene.identity.sql('SELECT * FROM email_links WHERE user_id = $1', [user.id]);
    const mails = await scene.identity.sql('SELECT * FROM mails WHERE user_id = $1', [user.id]);
    expect(JSON.stringify([stored, mails])).not.toContain(token);
  });

  it('needs the password, and another address', async () => {
    const user = await scene.owner();
    const refused = (field: string) => ({ code: 'VALIDATION', issues: [{ path: [field] }] });
    await expect(scene.request(user, user.newEmail, 'wrong')).rejects.toMatchObject(refused('password'));
    await expect(scene.request(user, user.email)).rejects.toMatchObject(refused('newEmail'));
    await expect(scene.request(user, 'no address')).rejects.toMatchObject(refused('newEmail'));
    expect(await scene.mailsTo(user.newEmail)).toEqual([]);
    const anonymous = scene.call(ChangeEmail, { newEmail: user.newEmail, password: AccountScene.PASSWORD });
    await expect(anonymous).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('works once under concurrent requests, and not after an hour', async () => {
    const [user, late] = [await scene.owner(), await scene.owner()];
    const token = await scene.requested(user);
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => scene.call(ConfirmEmail, { token })));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const expired = await scene.requested(late);
    const [row] = await scene.identity.sql<{ minutes: number }>(
      `SELECT extract(epoch FROM expires_at - created_at)::int / 60 AS minutes FROM email_links
       WHERE user_id = $1 AND purpose = 'change'`,
      [late.id],
    );
    expect(row?.minutes).toBe(60);
    await scene.identity.sql('UPDATE email_links SET expires_at = now() WHERE user_id = $1', [late.id]);
    await expect(scene.call(ConfirmEmail, { token: expired })).rejects.toMatchObject(linkRefused);
    expect(await scene.emailOf(late)).toBe(late.email);
  });

  it('is replaced by a newer request, and ended by a new password', async () => {
    const [user, other] = [await scene.owner(), await scene.owner()];
    const first = await scene.requested(user);
    const second = await scene.requested(user, `b-${user.newEmail}`);
    await expect(scene.call(ConfirmEmail, { token: first })).rejects.toMatchObject(linkRefused);
    await expect(scene.call(ConfirmEmail, { token: second })).resolves.toMatchObject({ isChanged: true });
    const third = await scene.requested(other);
    const passwords = {
      currentPassword: AccountScene.PASSWORD,
      newPassword: 'quiet lamps at dusk',
      keptSession: '',
    };
    await scene.call(ChangePassword, passwords, other.me);
    await expect(scene.call(ConfirmEmail, { token: third })).rejects.toMatchObject(linkRefused);
  });

  it('responds alike for an address of another account, whose link is refused', async () => {
    const [user, owner] = [await scene.owner(), await scene.owner()];
    expect(await scene.request(user, owner.email.toUpperCase())).toEqual(
      await scene.request(user, user.newEmail),
    );
    const second = await scene.owner();
    const token = await scene.requested(second, owner.email);
    await expect(scene.call(ConfirmEmail, { token })).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect([await scene.emailOf(second), await scene.emailOf(owner)]).toEqual([second.email, owner.email]);
  });

  it('to one address by several accounts at once is made by one of them', async () => {
    const users = await Promise.all([1, 2, 3, 4, 5].map(() => scene.owner()));
    const target = `wanted-${users[0]!.newEmail}`;
    const tokens: string[] = [];
    for (const user of users) tokens.push(await scene.requested(user, target));
    const all = await Promise.allSettled(tokens.map((token) => scene.call(ConfirmEmail, { token })));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of all) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'EMAIL_TAKEN' });
    }
    const owners = await scene.identity.sql('SELECT id FROM users WHERE email = $1', [target]);
    expect(owners).toHaveLength(1);
  });

  it('ends recoveries of the password by mails to the old address', async () => {
    const user = await scene.owner();
    await scene.call(CheckUserEmail, { email: user.email });
    const { token } = await scene.lastMailTo(user.email);
    await scene.changed(user);
    const reset = scene.call(ResetPassword, { token, newPassword: 'quiet lamps at dusk' });
    await expect(reset).rejects.toMatchObject(linkRefused);
  });

  it('is refused for a shared demo account, whose address counts as confirmed', async () => {
    const body = { newEmail: 'mine@example.org', password: 'waymark-demo' };
    await expect(scene.call(ChangeEmail, body, asLearner(1))).rejects.toMatchObject({ code: 'RULE_REFUSED' });
    expect(await scene.call(GetAccountEmail, {}, asLearner(1))).toMatchObject({ isConfirmed: true });
  });

  it('is limited to five mails an hour', async () => {
    const user = await scene.owner();
    for (let n = 0; n < 5; n += 1) await scene.request(user, `${n}${user.newEmail}`);
    await expect(scene.request(user, `5${user.newEmail}`)).rejects.toMatchObject({ code: 'TOO_MANY' });
  });
});
