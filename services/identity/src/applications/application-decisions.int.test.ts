// guarantees: One open application per user; one decision per application; notes of admins stay with admins
import { describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/identity/applications.endpoints';
import { UserRoleChanged } from '@waymark/contracts/identity/events';
import { ListMentors } from '@waymark/contracts/identity/mentors.endpoints';
import { newId } from '@waymark/kernel/ids';
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
