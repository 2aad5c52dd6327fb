// guarantees: An account: cancelled at once, kept or erased by each service once, in a race with bookings; no name remains
// guarantees: The export contains all the own data and nothing of others, in messages below 1 MB
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/identity/account.endpoints';
import { MentorChanged, UserDeleted, UserDeletionChanged } from '@waymark/contracts/identity/events';
import { GetMentor } from '@waymark/contracts/identity/mentors.endpoints';
import { CheckUserEmail } from '@waymark/contracts/identity/passwords.endpoints';
import { CheckPassword, GetUser, RegisterUser } from '@waymark/contracts/identity/users.endpoints';
import { SessionBooked } from '@waymark/contracts/scheduling/events';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { exportedFiles, tablesWith } from '@waymark/testing/person-data';
import { manifest } from '../manifest.ts';
import { UsersRepository } from '../shared/persistence/users.repository.ts';
import { Harness } from '../testing/harness.ts';
import { aSession } from '../testing/samples.ts';
import { EraseAccounts } from './app/erase-accounts.ts';

const PASSWORD = 'slow rivers of tin';
const identity = new Harness({ DEMO_MODE: 'true', ACCOUNT_SWEEP_SECONDS: '86400' }).forFile({
  checkInvariants: true,
});

async function newUser(role: Caller['role'] = 'learner') {
  const username = `u${newId().slice(-12)}`;
  const email = `${username}@example.org`;
  const { id } = await identity.call(RegisterUser, { username, email, password: PASSWORD });
  const admin = { id: null, username: 'operator' };
  if (role !== 'learner') await identity.get(UsersRepository).grant(username, role, admin);
  const caller: Caller = { userId: id, username, role };
  return { id, username, email, caller };
}
type User = Awaited<ReturnType<typeof newUser>>;

const schedule = ({ username, caller }: User, more: object = {}) =>
  identity.call(rpc.ScheduleDeletion, { password: PASSWORD, confirm: username, ...more }, caller);

/** Lets the time of grace pass. */
async function erase({ id }: User): Promise<void> {
  await identity.sql("UPDATE users SET delete_after = now() - interval '1 minute' WHERE id = $1", [id]);
  await identity.get(EraseAccounts).execute();
}

const logIn = ({ username }: User, password = PASSWORD) =>
  identity.call(CheckPassword, { username, password });

describe('a request for deletion', () => {
  it('needs the password and the user name', async () => {
    const user = await newUser();
    await expect(schedule(user, { password: 'another one' })).rejects.toMatchObject({
      ...{ code: 'VALIDATION', issues: [{ path: ['password'] }] },
    });
    await expect(schedule(user, { confirm: 'somebody' })).rejects.toMatchObject({
      ...{ code: 'VALIDATION', issues: [{ path: ['confirm'] }] },
    });
    expect(await identity.emitted(UserDeletionChanged, { userId: user.id })).toEqual([]);
  });

  it('schedules the deletion in 14 days once, publishes it and informs the owner by mail', async () => {
    const user = await newUser();
    const { deleteAfter } = await schedule(user);
    expect(Date.parse(deleteAfter) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
    expect(await schedule(user)).toEqual({ deleteAfter });
    expect(await identity.emitted(UserDeletionChanged, { userId: user.id })).toEqual([
      { userId: user.id, deleteAfter },
    ]);
    const mails = await identity.sql(
      "SELECT recipient FROM mails WHERE user_id = $1 AND kind = 'account-deletion'",
      [user.id],
    );
    expect(mails).toEqual([{ recipient: user.email }]);
    expect(await logIn(user)).toMatchObject({ id: user.id, deleteAfter });
    expect(await identity.call(rpc.GetDeletion, {}, user.caller)).toMatchObject({ deleteAfter, days: 14 });
  });

  it('takes a mentor off the directory at once, until they keep the account', async () => {
    const mentor = await newUser('mentor');
    await identity.call(GetMentor, { userId: mentor.id });
    await schedule(mentor);
    await expect(identity.call(GetMentor, { userId: mentor.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await identity.call(rpc.CancelDeletion, {}, mentor.caller);
    expect(await identity.call(GetMentor, { userId: mentor.id })).toMatchObject({ userId: mentor.id });
  });

  it('can be cancelled until the account is deleted, and again after another request', async () => {
    const user = await newUser();
    await schedule(user);
    for (let n = 0; n < 2; n += 1) {
      expect(await identity.call(rpc.CancelDeletion, {}, user.caller)).toMatchObject({ deleteAfter: null });
    }
    const changes = await identity.emitted(UserDeletionChanged, { userId: user.id });
    expect(changes.map(({ deleteAfter }) => deleteAfter === null)).toEqual([false, true]);
    await identity.get(EraseAccounts).execute();
    expect(await logIn(user)).toMatchObject({ id: user.id });
  });

  it('is refused for demo accounts', async () => {
    const demo: Caller = { userId: 1, username: 'learner', role: 'learner' };
    const body = { password: 'waymark-demo', confirm: 'learner' };
    await expect(identity.call(rpc.ScheduleDeletion, body, demo)).rejects.toMatchObject({
      code: 'RULE_REFUSED',
    });
    expect((await identity.call(rpc.GetDeletion, {}, demo)).refusal).toMatch('demo account');
  });

  it('is refused for the last admin, also when two admins leave at once', async () => {
    await identity.sql("UPDATE users SET role = 'learner' WHERE role = 'admin'");
    const admins = [await newUser('admin'), await newUser('admin')];
    const outcomes = await Promise.allSettled(admins.map((admin) => schedule(admin)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const stays = admins[outcomes.findIndex(({ status }) => status === 'rejected')]!;
    await expect(schedule(stays)).rejects.toMatchObject({ code: 'RULE_REFUSED' });
    expect((await identity.call(rpc.GetDeletion, {}, stays.caller)).refusal).toMatch('only admin');
  });
});

describe('a deleted account', () => {
  it('leaves no name, address or password in any table', async () => {
    const mentor = await newUser('mentor');
    await identity.call(CheckUserEmail, { email: mentor.email });
    await schedule(mentor, { roadmaps: 'remove' });
    await erase(mentor);
    expect(await tablesWith(identity, manifest, mentor.username)).toEqual([]);
    await expect(logIn(mentor)).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
    const read = identity.call(GetUser, { userId: mentor.id }, mentor.caller);
    await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await identity.call(CheckUserEmail, { email: mentor.email })).toMatchObject({ exists: false });
    expect(await identity.brokenInvariants()).toEqual([]);
  });

  it('is published once, after the profile without the name', async () => {
    const mentor = await newUser('mentor');
    await schedule(mentor);
    await erase(mentor);
    await identity.get(EraseAccounts).execute();
    expect(await identity.emitted(UserDeleted, { userId: mentor.id })).toEqual([
      { userId: mentor.id, roadmaps: 'keep' },
    ]);
    const profiles = await identity.emitted(MentorChanged, { mentorId: mentor.id });
    expect(profiles.at(-1)).toMatchObject({ name: 'A former mentor', avatar: null, bio: '', version: 2 });
  });

  it('reserves its user name for 90 days', async () => {
    const user = await newUser();
    await schedule(user);
    await erase(user);
    const body = { username: user.username.toUpperCase(), email: user.email, password: PASSWORD };
    await expect(identity.call(RegisterUser, body)).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
    await identity.sql("UPDATE reserved_usernames SET until = now() - interval '1 second'");
    await identity.get(EraseAccounts).execute();
    expect(await identity.call(RegisterUser, body)).toMatchObject({ email: user.email });
  });

  it('is not notified of late events', async () => {
    const [user, mentor] = [await newUser(), await newUser('mentor')];
    await schedule(user);
    await erase(user);
    const session = aSession({ sessionId: newId(), learnerId: user.id, mentorId: mentor.id });
    await identity.publish(SessionBooked, session);
    await eventually(async () => {
      const notifications = await identity.sql('SELECT FROM notifications WHERE user_id = $1', [mentor.id]);
      expect(notifications).toHaveLength(1);
    });
    expect(await identity.sql('SELECT FROM mails WHERE user_id = $1', [user.id])).toEqual([]);
  });
});

describe('the export', () => {
  it('contains the own account and notifications, and nothing of others', async () => {
    const [user, other] = [await newUser('mentor'), await newUser('mentor')];
    for (const one of [user, other]) {
      await schedule(one);
      await identity.call(rpc.CancelDeletion, {}, one.caller);
    }
    const { files } = await exportedFiles(identity, rpc.ExportIdentity, user.caller);
    expect(files.account).toMatchObject([{ username: user.username, email: user.email }]);
    expect(new Set(files.mails?.map(({ recipient }) => recipient))).toEqual(new Set([user.email]));
    expect([files.notifications?.length, files['mentor-profile']?.length]).toEqual([1, 1]);
    expect(JSON.stringify(files)).not.toContain(other.username);
    expect(JSON.stringify(files)).not.toContain('argon2');
  });
});
