// guarantees: Nothing publishes a roadmap but its mentor, also not the end of its hiding
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { UserRestored, UserSuspended } from '@waymark/contracts/identity/events';
import * as admins from '@waymark/contracts/roadmaps/admin.endpoints';
import {
  AdminActed,
  RoadmapHidden,
  RoadmapPublished,
  RoadmapRestored,
  RoadmapUnpublished,
} from '@waymark/contracts/roadmaps/events';
import { StartCoaching } from '@waymark/contracts/roadmaps/learning.endpoints';
import * as progressRpc from '@waymark/contracts/roadmaps/progress.endpoints';
import {
  Follow,
  GetProgress,
  ListFollowing,
  SetProgress,
} from '@waymark/contracts/roadmaps/progress.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { DeleteRoadmap, ListForSitemap } from '@waymark/contracts/roadmaps/versions.endpoints';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft, aPublishedRoadmap, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();

const [mentor, learner, admin] = [asMentor(), asLearner(), asAdmin()];
const reason = 'Advises to stop taking medication.';
const hide = (id: string, by: Caller | null = admin) =>
  roadmaps.call(admins.HideRoadmap, { id, body: { reason } }, by);
const restore = (id: string, by: Caller | null = admin) => roadmaps.call(admins.RestoreRoadmap, { id }, by);
const get = (id: string, caller: Caller | null = null) => roadmaps.call(rpc.GetRoadmap, { id }, caller);
const listed = async () => (await roadmaps.call(rpc.ListRoadmaps, { limit: 100 })).items.map(({ id }) => id);
const inSitemap = async () => (await roadmaps.call(ListForSitemap, {})).items.map(({ id }) => id);
const changes = async (id: string) =>
  (await roadmaps.sql('SELECT FROM public_changes WHERE roadmap_id = $1', [id])).length;

describe('a hidden roadmap', () => {
  it('exists for its mentor and admins only, with the reason, until it is restored', async () => {
    const { id, publishedAt } = await aPublishedRoadmap(roadmaps);
    const before = await changes(id);
    expect(await hide(id)).toMatchObject({ status: 'hidden', hidden: { by: admin.username, reason } });
    for (const caller of [null, learner, asMentor(202)]) await expectRejection(get(id, caller), 'NOT_FOUND');
    for (const caller of [mentor, admin])
      expect(await get(id, caller)).toMatchObject({ status: 'hidden', hidden: { reason } });
    expect([await listed(), await inSitemap()].flat()).not.toContain(id);
    expect(await changes(id)).toBeGreaterThan(before);
    expect(await restore(id)).toMatchObject({ status: 'published', publishedAt, hidden: null });
    expect((await get(id)).hidden ?? null).toBeNull();
    expect(await listed()).toContain(id);
  });

  it("keeps its learners' progress and rejects coaching", async () => {
    const roadmap = await aPublishedRoadmap(roadmaps);
    const { id } = roadmap;
    const [stepId, next] = stepIdsOf(roadmap);
    await roadmaps.call(SetProgress, { roadmapId: id, stepId: stepId!, completed: true }, learner);
    await hide(id);
    await roadmaps.call(SetProgress, { roadmapId: id, stepId: next!, completed: true }, learner);
    const coaching = roadmaps.call(
      StartCoaching,
      { roadmapId: id, stepId: stepId!, userContext: 'I begin' },
      learner,
    );
    await expectRejection(coaching, 'NOT_FOUND');
    const { items } = await roadmaps.call(ListFollowing, {}, learner);
    expect(items.map(({ roadmap }) => roadmap.id)).not.toContain(id);
    await restore(id);
    const { progress } = await roadmaps.call(GetProgress, { userId: learner.userId, roadmapId: id }, learner);
    expect(Object.values(progress)).toEqual([true, true]);
  });

  it('can be edited, and neither published nor archived', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    await roadmaps.call(Follow, { id }, learner);
    await hide(id);
    await roadmaps.call(rpc.UpdateRoadmap, { id, body: { title: 'Another title' } }, mentor);
    await expectRejection(roadmaps.call(rpc.PublishRoadmap, { id }, mentor), 'RULE_REFUSED');
    await expectRejection(roadmaps.call(DeleteRoadmap, { id }, mentor), 'RULE_REFUSED');
  });

  it('becomes a draft when it is restored after its mentor unpublished it', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    await hide(id);
    const unpublish = () => roadmaps.call(rpc.UnpublishRoadmap, { id }, mentor);
    expect(await unpublish()).toMatchObject({ status: 'hidden', hidden: { reason, unpublished: true } });
    await unpublish();
    expect(await restore(id)).toMatchObject({ status: 'draft' });
    await restore(id);
    await expectRejection(get(id), 'NOT_FOUND');
    expect([await listed(), await inSitemap()].flat()).not.toContain(id);
    expect(await roadmaps.emitted(RoadmapPublished, { roadmapId: id })).toHaveLength(1);
    expect(await roadmaps.emitted(RoadmapUnpublished, { roadmapId: id })).toHaveLength(1);
    expect(await roadmaps.emitted(RoadmapRestored, { roadmapId: id })).toMatchObject([{ isDraft: true }]);
    expect(await roadmaps.call(rpc.PublishRoadmap, { id }, mentor)).toMatchObject({ status: 'published' });
  });

  it('is left to its followers when it is restored after its mentor unpublished it', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    await roadmaps.call(progressRpc.Follow, { id }, learner);
    await hide(id);
    await roadmaps.call(rpc.UnpublishRoadmap, { id }, mentor);
    expect(await restore(id)).toMatchObject({ status: 'archived' });
    expect(await roadmaps.call(rpc.GetRoadmap, { id }, learner)).toMatchObject({ status: 'archived' });
    expect([await listed(), await inSitemap()].flat()).not.toContain(id);
    expect(await roadmaps.emitted(RoadmapRestored, { roadmapId: id })).toMatchObject([{ isDraft: true }]);
  });

  it('is reported once to its mentor, the lists and the audit, also for two requests', async () => {
    const { id, title } = await aPublishedRoadmap(roadmaps);
    await Promise.all([hide(id), hide(id)]);
    const of = { roadmapId: id };
    expect(await roadmaps.emitted(RoadmapHidden, of)).toEqual([
      { ...of, mentorId: mentor.userId, title, reason },
    ]);
    expect(await roadmaps.emitted(RoadmapUnpublished, of)).toHaveLength(1);
    await restore(id);
    await restore(id);
    expect(await roadmaps.emitted(RoadmapRestored, of)).toHaveLength(1);
    expect(await roadmaps.emitted(RoadmapPublished, of)).toHaveLength(2);
    const by = { adminId: admin.userId, adminName: admin.username, detail: {} };
    const target = { type: 'roadmap', id, name: title };
    const acted = await roadmaps.emitted(AdminActed);
    expect(acted.filter((action) => action.target.id === id)).toEqual([
      { ...by, action: 'roadmap.hide', target, reason },
      { ...by, action: 'roadmap.restore', target, reason: null },
    ]);
  });

  it('must be published, and is hidden by admins only', async () => {
    const draft = await aDraft(roadmaps);
    await expectRejection(hide(draft.id), 'RULE_REFUSED');
    await expectRejection(hide('unknown'), 'NOT_FOUND');
    const { id } = await aPublishedRoadmap(roadmaps);
    for (const caller of [learner, mentor]) {
      await expectRejection(hide(id, caller), 'FORBIDDEN');
      await expectRejection(restore(id, caller), 'FORBIDDEN');
      await expectRejection(roadmaps.call(admins.ListAdminRoadmaps, {}, caller), 'FORBIDDEN');
    }
    await expectRejection(hide(id, null), 'UNAUTHENTICATED');
  });
});

describe("the admins' list", () => {
  it('finds roadmaps by status and words, over pages', async () => {
    const titles = ['Glacier one', 'Glacier two', 'Glacier three'];
    for (const title of titles) {
      const { id } = await aPublishedRoadmap(roadmaps, [1], mentor, title);
      await hide(id);
    }
    const found = async (query: object) =>
      (await roadmaps.call(admins.ListAdminRoadmaps, query, admin)).items.map(({ title }) => title);
    const query = { status: 'hidden', q: 'glacier' } as const;
    expect(await found(query)).toEqual(titles.toReversed());
    expect(await found({ q: 'glacier' })).toEqual([]);
    const first = await roadmaps.call(admins.ListAdminRoadmaps, { ...query, limit: 2 }, admin);
    expect(await found({ ...query, limit: 2, cursor: first.nextCursor })).toEqual(['Glacier one']);
  });
});

describe('the roadmaps of a suspended mentor', () => {
  const person = (userId: number) => ({ userId, username: `mentor${userId}` });

  it('leave all lists until the mentor is restored, and a new version does not return them', async () => {
    const other = asMentor(203);
    const { id } = await aPublishedRoadmap(roadmaps, [1], other);
    const at = (minute: number) => ({ at: `2026-11-20T10:0${minute}:00.000Z` });
    await roadmaps.publish(UserSuspended, person(203), at(2));
    await eventually(async () => expect(await listed()).not.toContain(id));
    expect(await inSitemap()).not.toContain(id);
    expect(await get(id)).toMatchObject({ status: 'published' });
    await roadmaps.call(rpc.UpdateRoadmap, { id, body: { title: 'Another title' } }, other);
    await roadmaps.call(rpc.PublishRoadmap, { id }, other);
    expect(await listed()).not.toContain(id);
    await roadmaps.publish(UserRestored, person(203), at(1)); // older
    await roadmaps.publish(UserRestored, person(203), at(3));
    await eventually(async () => expect(await listed()).toContain(id));
  });
});
