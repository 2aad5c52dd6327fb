// guarantees: What admins hid exists for its author and admins only; one decision per item, with audit and notices
import { describe, expect, it } from '@jest/globals';
import { adminAction } from '@waymark/contracts/admin-actions';
import type { Caller } from '@waymark/contracts/caller';
import { AdminActed as CommunityAdminActed } from '@waymark/contracts/community/events';
import { ItemHidden, ItemRestored, ReportsResolved } from '@waymark/contracts/community/moderation-events';
import { ListAudit } from '@waymark/contracts/identity/audit.endpoints';
import { ListNotifications } from '@waymark/contracts/identity/notifications.endpoints';
import * as rpc from '@waymark/contracts/identity/reports.endpoints';
import { GrantRole, RegisterUser } from '@waymark/contracts/identity/users.endpoints';
import { RoadmapHidden } from '@waymark/contracts/roadmaps/events';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from '../testing/harness.ts';

const identity = new Harness().forFile();
const call = identity.call.bind(identity);
const admin = asAdmin();

async function aUser(): Promise<Caller> {
  const name = `u${newId().slice(-12)}`;
  const user = { username: name, email: `${name}@example.org`, password: 'slow rivers of tin' };
  const { id, username, role } = await call(RegisterUser, user);
  return { userId: id, username, role };
}
const target = (id = newId()) => ({
  ...{ type: 'roadmap' as const, id, name: 'Out of debt', link: `/roadmap/${id}`, mentorId: 8 },
});
const report = (reporter: Caller, of = target()) =>
  call(rpc.AddReport, { target: of, reason: 'harmful', text: 'Read stage two.' }, reporter);
const open = async (query = {}) => (await call(rpc.ListReports, query, admin)).items;
const openOf = async (of: { id: string }) =>
  (await open({ limit: 100 })).find((one) => one.target.id === of.id)!;

describe('a report', () => {
  it('is listed for admins with its reporter and what was reported, oldest first', async () => {
    const [reporter, of, later] = [await aUser(), target(), target()];
    await report(reporter, of);
    await report(reporter, later);
    const found = await open({ limit: 100 });
    expect(found.map((one) => one.target.id).slice(-2)).toEqual([of.id, later.id]);
    expect(await openOf(of)).toMatchObject({
      ...{ target: of, reason: 'harmful', text: 'Read stage two.', resolution: null },
      reporter: { id: reporter.userId, username: reporter.username },
    });
    for (const caller of [null, asLearner(), asMentor()]) {
      const code = caller ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      await expect(call(rpc.ListReports, {}, caller)).rejects.toMatchObject({ code });
    }
  });

  it('is open once per person and target, also for ten at once', async () => {
    const [reporter, of] = [await aUser(), target()];
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => report(reporter, of)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(report(reporter, of)).rejects.toMatchObject({ code: 'CONFLICT' });
    await report(await aUser(), of);
  });

  it('is resolved by one of two admins, with an audit entry and a notice without the note', async () => {
    const [reporter, of] = [await aUser(), target()];
    await report(reporter, of);
    const { id } = await openOf(of);
    const body = { outcome: 'acted', note: 'Hidden until he edits it.' } as const;
    const outcomes = await Promise.allSettled(
      [admin, asAdmin(302)].map((by) => call(rpc.ResolveReport, { id, body }, by)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [failed] = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(failed?.reason).toMatchObject({ code: 'CONFLICT' });
    expect(await openOf(of)).toBeUndefined();
    const [resolved] = await open({ state: 'resolved' });
    expect(resolved).toMatchObject({ id, resolution: body });
    const entries = await call(ListAudit, { targetType: 'report', targetId: id }, admin);
    expect(entries.items).toMatchObject([{ action: 'report.act', reason: body.note }]);
    const { items } = await call(ListNotifications, {}, reporter);
    expect(items).toMatchObject([{ kind: 'report-resolved', body: expect.stringContaining('taken action') }]);
    expect(JSON.stringify(items)).not.toContain(body.note);
    await report(reporter, of);
  });

  it('is listed once over all pages', async () => {
    const reporter = await aUser();
    for (let n = 0; n < 3; n += 1) await report(reporter);
    const all = await open({ limit: 100 });
    const first = await call(rpc.ListReports, { limit: all.length - 1 }, admin);
    const rest = await call(rpc.ListReports, { limit: 100, cursor: first.nextCursor! }, admin);
    expect([...first.items, ...rest.items]).toEqual(all);
    const body = { outcome: 'dismissed', note: 'Nothing' } as const;
    await expect(call(rpc.ResolveReport, { id: newId(), body }, admin)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

it('informs a mentor of a hidden roadmap with the reason, once', async () => {
  const mentor = await aUser();
  await call(GrantRole, { username: mentor.username, role: 'mentor' }, admin);
  const hidden = { roadmapId: 'r1', mentorId: mentor.userId, title: 'Out of debt', reason: 'Harmful advice' };
  const id = newId();
  for (const _ of [1, 2]) await identity.publish(RoadmapHidden, hidden, { id });
  await eventually(async () => {
    const { items } = await call(ListNotifications, {}, mentor);
    expect(items).toMatchObject([{ kind: 'roadmap-hidden', body: '“Out of debt”: Harmful advice' }]);
  });
});

it('informs the author of a hidden and a restored response, and its reporters without the reason, once each', async () => {
  const [author, reporter] = [await aUser(), await aUser()];
  const item = { itemId: newId(), kind: 'support-response' as const, title: 'Every night' };
  const of = { ...item, link: '/mentor-community/support/q1#s1', authorId: author.userId };
  const [hidden, restored, resolved] = [newId(), newId(), newId()];
  for (const _ of [1, 2]) {
    await identity.publish(ItemHidden, { ...of, reason: 'It names a mentee.' }, { id: hidden });
    await identity.publish(ItemRestored, of, { id: restored });
    const reporterIds = [reporter.userId];
    await identity.publish(ReportsResolved, { ...item, outcome: 'hidden', reporterIds }, { id: resolved });
  }
  await eventually(async () => {
    const { items } = await call(ListNotifications, {}, author);
    const [first] = items.filter(({ kind }) => kind === 'item-hidden');
    expect(first).toMatchObject({ body: '“Every night”: It names a mentee.', link: of.link });
    expect(items.map(({ kind }) => kind).sort()).toEqual(['item-hidden', 'item-restored']);
    const mine = (await call(ListNotifications, {}, reporter)).items;
    expect(mine).toMatchObject([{ kind: 'report-resolved', body: expect.stringContaining('taken action') }]);
    expect(JSON.stringify(mine)).not.toContain('mentee');
  });
});

it('appends each action of an admin in the community to the audit once', async () => {
  const target = { type: 'support-response', id: newId(), name: 'Every night' };
  const id = newId();
  const acted = adminAction(admin, { action: 'support-response.hide', target, reason: 'It names a mentee.' });
  for (const _ of [1, 2]) await identity.publish(CommunityAdminActed, acted, { id });
  await eventually(async () => {
    const query = { targetType: target.type, targetId: target.id };
    const { items } = await call(ListAudit, query, admin);
    expect(items).toMatchObject([{ action: acted.action, reason: acted.reason, target }]);
  });
});
