// guarantees: One open application per user; one decision per application; notes of admins stay with admins
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_FEEDBACK } from '@waymark/contracts/identity/applications';
import * as rpc from '@waymark/contracts/identity/applications.endpoints';
import { UserRoleChanged } from '@waymark/contracts/identity/events';
import { ListMentors } from '@waymark/contracts/identity/mentors.endpoints';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { admin, applicantsOf } from '../testing/applicants.ts';
import { Harness } from '../testing/harness.ts';

const identity = new Harness({ DEMO_MODE: 'true' }).forFile();
const { learner, apply, own, decide, find, roleOf, mailsTo } = applicantsOf(identity);

describe('a decision', () => {
  it('of approval gives the role, the profile, a notification and a mail in one transaction', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    const decided = await decide(id, 'approved', admin, { authenticityScore: 9, reviewNotes: 'Called her.' });
    expect(decided).toMatchObject({
      ...{ status: 'approved', authenticityScore: 9, reviewNotes: 'Called her.' },
      decisions: [{ by: 'admin', from: 'pending', to: 'approved', reason: 'Called her.' }],
    });
    expect(await roleOf(nora)).toBe('mentor');
    expect(await identity.emitted(UserRoleChanged, { userId: nora.userId })).toMatchObject([
      { role: 'mentor' },
    ]);
    const { items } = await identity.call(ListMentors, { q: 'Nora Lind', limit: 100 }, null);
    expect(items.map(({ userId }) => userId)).toContain(nora.userId);
    expect(await mailsTo(nora)).toEqual([{ kind: 'application-approved' }]);
    const audit = await identity.sql(
      `SELECT admin_name, action, target_name FROM admin_actions WHERE target_id = $1`,
      [id],
    );
    expect(audit).toEqual([
      { admin_name: 'admin', action: 'application.approve', target_name: nora.username },
    ]);
  });

  it('is made by one of two admins at once; the other one gets the name of the first', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    const ada = { ...admin, username: 'ada' } as unknown as typeof admin;
    const results = await Promise.allSettled([
      decide(id, 'approved'),
      decide(id, 'rejected', ada),
      decide(id, 'approved'),
      decide(id, 'rejected', ada),
    ]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(3);
    const { decisions, status } = await find(id);
    expect(decisions).toHaveLength(1);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'CONFLICT', details: { status, decidedBy: decisions[0]!.by } });
      expect(reason.message).toContain(decisions[0]!.by);
    }
    expect(await roleOf(nora)).toBe(status === 'approved' ? 'mentor' : 'learner');
  });

  it('never shows its notes to the applicant', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    await decide(id, 'rejected', admin, { reviewNotes: 'SECRET-NOTE', aiFeedback: 'More of you.' });
    const seen = JSON.stringify([
      await own(nora),
      await identity.sql('SELECT title, body FROM notifications WHERE user_id = $1', [nora.userId]),
      await identity.sql('SELECT message FROM mails WHERE user_id = $1', [nora.userId]),
    ]);
    expect(seen).toContain('More of you.');
    expect(seen).not.toContain('SECRET-NOTE');
    expect(seen).not.toContain('steering');
  });

  it('is for admins, on an application that exists, with whole scores from 1 to 10', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    await expect(decide(id, 'approved', nora as never)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(identity.call(rpc.ListApplications, {}, nora)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(decide(newId(), 'approved')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(decide(id, 'approved', admin, { valorScore: 11 })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
    await expect(decide(id, 'pending' as never)).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('keeps the role of an applicant who became an admin in the meantime', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    await identity.sql(`UPDATE users SET role = 'admin' WHERE id = $1`, [nora.userId]);
    await decide(id, 'approved');
    expect(await roleOf(nora)).toBe('admin');
    await identity.sql(`UPDATE users SET role = 'learner' WHERE id = $1`, [nora.userId]);
  });

  it('cannot be changed or removed afterwards', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    await decide(id, 'rejected');
    const change = `UPDATE mentor_application_decisions SET decided_by = 'x' WHERE application_id = $1`;
    await expect(identity.sql(change, [id])).rejects.toThrow('append-only');
    const remove = 'DELETE FROM mentor_application_decisions WHERE application_id = $1';
    await expect(identity.sql(remove, [id])).rejects.toThrow('append-only');
  });
});

describe('the list of applications', () => {
  it('is filtered by status, in pages, newest first, with counts', async () => {
    const before = await identity.call(rpc.GetApplicationCounts, {}, admin);
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await apply(await learner())).id);
    const first = await identity.call(rpc.ListApplications, { status: 'pending', limit: 2 }, admin);
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await identity.call(
      rpc.ListApplications,
      { status: 'pending', limit: 2, cursor: first.nextCursor! },
      admin,
    );
    expect(second.items[0]!.id).toBe(ids[2]);
    const counts = await identity.call(rpc.GetApplicationCounts, {}, admin);
    expect(counts).toEqual({ ...before, pending: before.pending + 3 });
    await expect(identity.call(rpc.ListApplications, { cursor: 'x' }, admin)).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });
});

describe('a held decision', () => {
  const dueNow = (id: string) =>
    identity.sql(`UPDATE mentor_applications SET held_until = now() - interval '1 second' WHERE id = $1`, [
      id,
    ]);

  it('changes nothing until its time is over, and then all of it at once', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    const held = await decide(id, 'approved', admin, {
      hold: true,
      valorScore: 9,
      reviewNotes: 'Called her.',
    });
    expect(held).toMatchObject({
      status: 'pending',
      decisions: [],
      held: { isOwn: true, status: 'approved' },
    });
    expect(await roleOf(nora)).toBe('learner');
    await expect(decide(id, 'rejected')).rejects.toMatchObject({ code: 'CONFLICT' });
    await dueNow(id);
    await eventually(async () => expect(await roleOf(nora)).toBe('mentor'));
    expect(await find(id)).toMatchObject({
      ...{ status: 'approved', valorScore: 9, held: null },
      decisions: [{ by: 'admin', reason: 'Called her.' }],
    });
    expect(await mailsTo(nora)).toEqual([{ kind: 'application-approved' }]);
  });

  it('can be undone, after which the application is open', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    await decide(id, 'rejected', admin, { hold: true });
    const undone = await identity.call(rpc.UndoDecision, { id }, admin);
    expect(undone).toMatchObject({ status: 'pending', held: null });
    await decide(id, 'approved');
    expect(await mailsTo(nora)).toEqual([{ kind: 'application-approved' }]);
    await expect(identity.call(rpc.UndoDecision, { id }, admin)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is dropped if its admin lost the role meanwhile', async () => {
    const [nora, ben] = [await learner(), await learner()];
    const { id } = await apply(nora);
    await decide(id, 'approved', { ...ben, role: 'admin' } as never, { hold: true });
    await dueNow(id);
    await eventually(async () => expect(await find(id)).toMatchObject({ status: 'pending', held: null }));
    expect(await roleOf(nora)).toBe('learner');
  });
});

describe('a rejection', () => {
  const enough = { authenticityScore: 7, perseveranceScore: 8, valorScore: 8 };

  it('of enough in each criterion is refused unless the feedback says what is missing', async () => {
    const { id } = await apply(await learner());
    const refused = { code: 'VALIDATION', issues: [{ path: ['aiFeedback'] }] };
    for (const aiFeedback of [undefined, '', DEFAULT_FEEDBACK])
      await expect(decide(id, 'rejected', admin, { ...enough, aiFeedback })).rejects.toMatchObject(refused);
    const rejected = await decide(id, 'rejected', admin, { ...enough, aiFeedback: 'Please add dates.' });
    expect(rejected).toMatchObject({ status: 'rejected', aiFeedback: 'Please add dates.' });
  });

  it('of less in one criterion needs none', async () => {
    const { id } = await apply(await learner());
    expect(await decide(id, 'rejected', admin, { ...enough, valorScore: 6 })).toMatchObject({
      valorScore: 6,
    });
  });
});

describe('the inbox', () => {
  it('lists the oldest first, by words and by what is special about them', async () => {
    const [first, second] = [await learner(), await learner()];
    const expertise = `Beekeeping ${first.username}`;
    const earlier = await apply(first, { expertise });
    await decide(earlier.id, 'rejected');
    const ids = [
      (await apply(first, { expertise })).id,
      (await apply(second, { expertise: `${expertise} too` })).id,
    ];
    const list = async (query: object) => {
      const q = `BEEKEEPING ${first.username}`;
      const input = { status: 'pending', order: 'oldest', q, ...query } as const;
      const { items, nextCursor } = await identity.call(rpc.ListApplications, input, admin);
      return { ids: items.map(({ id }) => id), nextCursor };
    };
    expect((await list({})).ids).toEqual(ids);
    const page = await list({ limit: 1 });
    expect((await list({ cursor: page.nextCursor })).ids).toEqual([ids[1]]);
    expect((await list({ mark: 'again' })).ids).toEqual([ids[0]]);
    expect((await list({ mark: 'strong' })).ids).toEqual([]);
    expect((await list({ mark: 'steering' })).ids).toEqual([]);
  });
});
