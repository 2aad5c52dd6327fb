// guarantees: A change of address takes the password and the new mailbox, and can be undone from the old one for 72 hours
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ConfirmEmail,
  GetAccountEmail,
  UndoEmailChange,
} from '@waymark/contracts/identity/addresses.endpoints';
import { EmailChanged } from '@waymark/contracts/identity/events';
import { RegisterUser } from '@waymark/contracts/identity/users.endpoints';
import { AccountScene, linkRefused, newName } from '../testing/account-scene.ts';
import { SweepAccounts } from './app/sweep-accounts.ts';

let scene: AccountScene;
beforeAll(async () => {
  scene = await AccountScene.start();
});
afterAll(() => scene?.stop());

describe('undoing a change of address', () => {
  it('restores the old address, once, and publishes that sessions end', async () => {
    const user = await scene.owner();
    const token = await scene.changed(user);
    expect(await scene.call(UndoEmailChange, { token })).toEqual({ userId: user.id });
    expect(await scene.call(GetAccountEmail, {}, user.me)).toEqual({
      email: user.email,
      isConfirmed: true,
      pendingEmail: null,
    });
    expect(await scene.identity.emitted(EmailChanged, { userId: user.id, isUndone: true })).toHaveLength(1);
    expect((await scene.lastMailTo(user.email)).subject).toBe('Your address was restored');
    await expect(scene.call(UndoEmailChange, { token })).rejects.toMatchObject(linkRefused);
  });

  it('is possible for 72 hours', async () => {
    const user = await scene.owner();
    const token = await scene.changed(user);
    const [row] = await scene.identity.sql<{ hours: number }>(
      `SELECT extract(epoch FROM expires_at - created_at)::int / 3600 AS hours FROM email_links
       WHERE user_id = $1 AND purpose = 'undo'`,
      [user.id],
    );
    expect(row?.hours).toBe(72);
    await scene.identity.sql('UPDATE email_links SET expires_at = now() WHERE user_id = $1', [user.id]);
    await expect(scene.call(UndoEmailChange, { token })).rejects.toMatchObject(linkRefused);
  });

  it('works after further changes, whose own links end', async () => {
    const user = await scene.owner();
    const first = await scene.changed(user);
    const second = await scene.changed(user, `b-${user.newEmail}`);
    const waiting = await scene.requested(user, `c-${user.newEmail}`);
    await scene.call(UndoEmailChange, { token: first });
    expect(await scene.emailOf(user)).toBe(user.email);
    await expect(scene.call(UndoEmailChange, { token: second })).rejects.toMatchObject(linkRefused);
    await expect(scene.call(ConfirmEmail, { token: waiting })).rejects.toMatchObject(linkRefused);
  });

  it('is not prevented by another account that takes the old address', async () => {
    const [user, thief] = [await scene.owner(), await scene.owner()];
    const token = await scene.changed(user);
    const body = {
      username: newName().username,
      email: user.email.toUpperCase(),
      password: AccountScene.PASSWORD,
    };
    await expect(scene.call(RegisterUser, body)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    const taken = await scene.requested(thief, user.email);
    await expect(scene.call(ConfirmEmail, { token: taken })).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    await expect(scene.call(UndoEmailChange, { token })).resolves.toEqual({ userId: user.id });
  });

  it('does not reserve the old address after its deadline', async () => {
    const user = await scene.owner();
    await scene.changed(user);
    await scene.identity.sql('UPDATE email_links SET expires_at = now() WHERE user_id = $1', [user.id]);
    const body = { username: newName().username, email: user.email, password: AccountScene.PASSWORD };
    await expect(scene.call(RegisterUser, body)).resolves.toMatchObject({ email: user.email });
  });

  it('is possible when a registration with the old address runs during the change', async () => {
    for (let round = 0; round < 3; round += 1) {
      const user = await scene.owner();
      const token = await scene.requested(user);
      const body = { username: newName().username, email: user.email, password: AccountScene.PASSWORD };
      const [confirmed, registered] = await Promise.allSettled([
        scene.call(ConfirmEmail, { token }),
        scene.call(RegisterUser, body),
      ]);
      expect([confirmed.status, registered.status]).toEqual(['fulfilled', 'rejected']);
    }
  });
});

describe('the sweep', () => {
  it('deletes links a day after their end, and devices unused for 400 days', async () => {
    const [old, recent] = [await scene.register(), await scene.register()];
    await scene.identity.sql(
      `UPDATE email_links SET expires_at = now() - interval '25 hours' WHERE user_id = $1`,
      [old.id],
    );
    await scene.identity.sql(
      `INSERT INTO known_devices (user_id, device_hash, last_seen_at)
       VALUES ($1, repeat('a', 43), now() - interval '401 days'), ($1, repeat('b', 43), now() - interval '399 days')`,
      [old.id],
    );
    await scene.identity.get(SweepAccounts).execute();
    const linksOf = (id: number) => scene.identity.sql('SELECT id FROM email_links WHERE user_id = $1', [id]);
    expect([(await linksOf(old.id)).length, (await linksOf(recent.id)).length]).toEqual([0, 1]);
    const left = await scene.identity.sql('SELECT device_hash FROM known_devices WHERE user_id = $1', [
      old.id,
    ]);
    expect(left).toEqual([{ device_hash: 'b'.repeat(43) }]);
  });
});
