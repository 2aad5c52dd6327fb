// guarantees: A suspension ends all sessions, and a login that began before it is rejected
// guarantees: The audit of admin actions is append-only and contains each action once
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/identity/admin-users.endpoints';
import { ListAudit } from '@waymark/contracts/identity/audit.endpoints';
import { UserRestored, UserRoleChanged, UserSuspended } from '@waymark/contracts/identity/events';
import { GetMentor, ListMentors } from '@waymark/contracts/identity/mentors.endpoints';
import { CheckPassword, GetUser, GrantRole, RegisterUser } from '@waymark/contracts/identity/users.endpoints';
import { AdminActed } from '@waymark/contracts/roadmaps/events';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from '../testing/harness.ts';
import { usersStatement } from './persistence/users.reader.ts';

const identity = new Harness({ DEMO_MODE: 'true', ADMIN_USERNAMES: 'Boss' }).forFile();
const call = identity.call.bind(identity);

const PASSWORD = 'slow rivers of tin';
const REASON = 'Sold what he does not own.';

/** A new user; with another role than learner, granted by the operator's command. */
async function aUser(role: Caller['role'] = 'learner', name = `u${newId().slice(-12)}`): Promise<Caller> {
  const email = `${name}@example.org`;
  const { id, username } = await call(RegisterUser, { username: name, email, password: PASSWORD });
  if (role !== 'learner') await call(GrantRole, { username, role }, asAdmin());
  return { userId: id, username, role };
}
const logIn = ({ username }: Caller, password = PASSWORD) => call(CheckPassword, { username, password });
const suspend = ({ userId }: Caller, admin: Caller) =>
  call(rpc.SuspendUser, { userId, body: { reason: REASON } }, admin);

describe('the list of users', () => {
  it('finds users by words of user name and address, ignoring case, newest first, over pages', async () => {
    const admin = await aUser('admin');
    const names = ['zorro1', 'zorro2', 'zorro3'];
    for (const name of names) await aUser('learner', name);
    const found = async (query: Parameters<typeof call>[1]) =>
      (await call(rpc.ListUsers, query as object, admin)).items.map(({ username }) => username);
    expect(await found({ q: 'ZORRO example.org' })).toEqual(names.toReversed());
    expect(await found({ q: 'zorro nowhere' })).toEqual([]);
    expect(await found({ q: '%' })).toEqual([]);
    const first = await call(rpc.ListUsers, { q: 'zorro', limit: 2 }, admin);
    expect(await found({ q: 'zorro', limit: 2, cursor: first.nextCursor })).toEqual(['zorro1']);
    await expect(call(rpc.ListUsers, { cursor: 'nonsense' }, admin)).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });

  it('filters by role and suspension', async () => {
    const [admin, mentor] = [await aUser('admin'), await aUser('mentor')];
    const ids = async (query: object) =>
      (await call(rpc.ListUsers, { limit: 100, ...query }, admin)).items.map(({ id }) => id);
    expect(await ids({ role: 'mentor' })).toContain(mentor.userId);
    expect(await ids({ role: 'learner' })).not.toContain(mentor.userId);
    expect(await ids({ suspended: 'true' })).not.toContain(mentor.userId);
    await suspend(mentor, admin);
    expect(await ids({ suspended: 'true' })).toContain(mentor.userId);
    expect(await ids({ suspended: 'false', role: 'mentor' })).not.toContain(mentor.userId);
  });

  it('searches by index', async () => {
    await identity.sql('SET enable_seqscan = off');
    const { sql, params } = usersStatement({ q: 'amara', limit: 24 });
    const plan = await identity.sql<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, params);
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_search');
    await identity.sql('RESET enable_seqscan');
  });

  it('is for admins only', async () => {
    const { userId } = await aUser();
    for (const caller of [null, asLearner(), asMentor()]) {
      const code = caller ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      await expect(call(rpc.ListUsers, {}, caller)).rejects.toMatchObject({ code });
      await expect(call(rpc.SuspendUser, { userId, body: { reason: REASON } }, caller)).rejects.toMatchObject(
        { code },
      );
    }
  });
});

describe('a suspended user', () => {
  it('cannot log in, and gets the reason after the right password only', async () => {
    const [admin, user] = [await aUser('admin'), await aUser()];
    expect(await suspend(user, admin)).toMatchObject({
      suspension: { by: admin.username, reason: REASON, at: expect.any(String) },
    });
    await expect(logIn(user)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining(REASON),
    });
    await expect(logIn(user, 'wrong')).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
    await expect(call(GetUser, { userId: user.userId }, user)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await call(rpc.RestoreUser, { userId: user.userId }, admin);
    expect(await logIn(user)).toMatchObject({ id: user.userId });
  });

  it('leaves the directory until restored', async () => {
    const [admin, mentor] = [await aUser('admin'), await aUser('mentor')];
    const isListed = async () =>
      (await call(ListMentors, { q: mentor.username })).items.some(({ id }) => id === mentor.userId);
    expect(await isListed()).toBe(true);
    await suspend(mentor, admin);
    expect(await isListed()).toBe(false);
    await expect(call(GetMentor, { userId: mentor.userId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await call(rpc.RestoreUser, { userId: mentor.userId }, admin);
    expect(await isListed()).toBe(true);
  });

  it('gets one mail with the reason, and one event and audit entry, for two requests', async () => {
    const [admin, user] = [await aUser('admin'), await aUser()];
    const { userId, username } = user;
    await Promise.all([suspend(user, admin), suspend(user, admin)]);
    await call(rpc.RestoreUser, { userId }, admin);
    await call(rpc.RestoreUser, { userId }, admin);
    const mails = await identity.sql<{ kind: string; message: { quote?: { text: string } } }>(
      "SELECT kind, message FROM mails WHERE user_id = $1 AND kind LIKE 'account-%' ORDER BY id",
      [userId],
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['account-suspended', 'account-restored']);
    expect(mails[0]?.message.quote?.text).toBe(REASON);
    expect(await identity.emitted(UserSuspended, { userId })).toEqual([{ userId, username }]);
    expect(await identity.emitted(UserRestored, { userId })).toHaveLength(1);
    const query = { targetType: 'user', targetId: String(userId) };
    expect((await call(ListAudit, query, admin)).items).toMatchObject([
      { action: 'user.restore', adminName: admin.username, reason: null },
      { action: 'user.suspend', target: { name: username }, reason: REASON },
    ]);
  });
});

describe('a change by an admin', () => {
  it('sets the role in one transaction with its event and audit entry', async () => {
    const [admin, user] = [await aUser('admin'), await aUser()];
    const { userId } = user;
    expect(await call(rpc.ChangeRole, { userId, body: { role: 'mentor' } }, admin)).toMatchObject({
      ...{ role: 'mentor', mentorName: user.username },
    });
    expect(await identity.emitted(UserRoleChanged, { userId })).toMatchObject([{ role: 'mentor' }]);
    const { items } = await call(ListAudit, { adminId: admin.userId }, admin);
    expect(items).toMatchObject([
      { action: 'user.change-role', detail: { from: 'learner', to: 'mentor' }, target: { type: 'user' } },
    ]);
  });

  it('never concerns oneself, a name of the operator, or a demo account', async () => {
    const admin = await aUser('admin');
    await identity.sql("UPDATE users SET username = 'bOSS', role = 'admin' WHERE id = $1", [
      (await aUser()).userId,
    ]);
    const [boss] = (await call(rpc.ListUsers, { q: 'boss' }, admin)).items;
    expect(boss).toMatchObject({ isReserved: true });
    for (const userId of [admin.userId, boss!.id, 1]) {
      const body = { role: 'learner' } as const;
      const refused = { code: 'RULE_REFUSED' };
      await expect(call(rpc.ChangeRole, { userId, body }, admin)).rejects.toMatchObject(refused);
      await expect(suspend({ ...admin, userId }, admin)).rejects.toMatchObject(refused);
    }
    await expect(suspend({ ...admin, userId: 2_000_000_000 }, admin)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('succeeds for one of two admins who act against each other at once', async () => {
    const [ann, ben] = [await aUser('admin'), await aUser('admin')];
    const body = { role: 'learner' } as const;
    const outcomes = await Promise.allSettled([
      call(rpc.ChangeRole, { userId: ben.userId, body }, ann),
      suspend(ann, ben),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the audit', () => {
  it('appends an action of another service once, at the time of its event', async () => {
    const admin = await aUser('admin');
    const id = newId();
    const action = {
      action: 'roadmap.hide',
      target: { type: 'roadmap', id: 'roadmap1', name: 'Out of debt' },
    };
    const data = { adminId: 3, adminName: 'ann', ...action, reason: 'Harmful', detail: {} };
    for (const _ of [1, 2]) await identity.publish(AdminActed, data, { id, at: '2026-11-20T10:00:00.000Z' });
    await eventually(async () => {
      const { items } = await call(ListAudit, { targetType: 'roadmap', targetId: 'roadmap1' }, admin);
      expect(items).toEqual([
        {
          id,
          at: '2026-11-20T10:00:00.000Z',
          adminId: 3,
          adminName: 'ann',
          ...action,
          reason: 'Harmful',
          detail: {},
        },
      ]);
    });
  });

  it('returns each entry once over its pages', async () => {
    const admin = await aUser('admin');
    const { userId } = await aUser();
    for (const role of ['mentor', 'admin', 'learner'] as const)
      await call(rpc.ChangeRole, { userId, body: { role } }, admin);
    const query = { targetType: 'user', targetId: String(userId), limit: 2 };
    const first = await call(ListAudit, query, admin);
    const second = await call(ListAudit, { ...query, cursor: first.nextCursor! }, admin);
    expect([...first.items, ...second.items].map(({ detail }) => detail.to)).toEqual([
      ...['learner', 'admin', 'mentor'],
    ]);
    expect(second.nextCursor).toBeNull();
    await expect(call(ListAudit, { targetId: '1' }, admin)).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});
