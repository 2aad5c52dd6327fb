// guarantees: A restored database gives an id to another person: the former one's cookie ends, and gets nothing of theirs
import { expect, it } from '@jest/globals';
import { SuspendUser } from '@waymark/contracts/identity/admin-users.endpoints';
import { UserRoleChanged } from '@waymark/contracts/identity/events';
import {
  CheckPassword,
  CheckSubject,
  GrantRole,
  RegisterUser,
} from '@waymark/contracts/identity/users.endpoints';
import { asAdmin } from '@waymark/testing/caller';
import { Harness } from '../testing/harness.ts';

const identity = new Harness().forFile();
const password = 'a good password';

let names = 0;
async function register() {
  names += 1;
  const username = `person${names}`;
  const user = await identity.call(RegisterUser, { username, email: `${username}@example.org`, password });
  const { subject } = await identity.call(CheckPassword, { username, password });
  expect(user.subject).toBe(subject);
  return { userId: user.id, subject, username };
}
const isCurrent = async ({ userId, subject }: { userId: number; subject: string }) =>
  (await identity.call(CheckSubject, { userId, subject })).isCurrent;

it('gives an id a new subject when it belongs to another person', async () => {
  const former = await register();
  expect(await isCurrent(former)).toBe(true);
  for (const table of ['email_links', 'mails'])
    await identity.sql(`DELETE FROM ${table} WHERE user_id = $1`, [former.userId]);
  await identity.sql('DELETE FROM users WHERE id = $1', [former.userId]);
  expect(await isCurrent(former)).toBe(false);
  await identity.sql('SELECT setval(pg_get_serial_sequence($1, $2), $3, false)', [
    'users',
    'id',
    former.userId,
  ]);
  const other = await register();
  expect(other.userId).toBe(former.userId);
  expect([await isCurrent(former), await isCurrent(other)]).toEqual([false, true]);
});

it('gives no two accounts one subject', async () => {
  const [one, other] = [await register(), await register()];
  const repeat = identity.sql('UPDATE users SET subject = $2 WHERE id = $1', [one.userId, other.subject]);
  await expect(repeat).rejects.toThrow(/users_subject_key/);
});

it('is not current for a suspended account', async () => {
  const user = await register();
  const admin = await register();
  await identity.call(GrantRole, { username: admin.username, role: 'admin' }, asAdmin());
  const body = { reason: 'Spam in several places.' };
  await identity.call(SuspendUser, { userId: user.userId, body }, asAdmin(admin.userId));
  expect(await isCurrent(user)).toBe(false);
});

it('names the subject in the event of a changed role', async () => {
  const { userId, subject, username } = await register();
  await identity.call(GrantRole, { username, role: 'mentor' }, asAdmin());
  expect(await identity.emitted(UserRoleChanged, { userId })).toMatchObject([{ subject, role: 'mentor' }]);
});
