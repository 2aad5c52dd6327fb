// guarantees: Progress: one row per learner and step, kept through edits, merged by time
import { describe, expect, it, jest } from '@jest/globals';
import {
  FollowedRoadmapMoved,
  RoadmapArchived,
  RoadmapUnpublished,
} from '@waymark/contracts/roadmaps/events';
import { BeginCoaching, StartCoaching } from '@waymark/contracts/roadmaps/learning.endpoints';
import * as progressRpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { Follow, ListFollowing, SetProgress, Unfollow } from '@waymark/contracts/roadmaps/progress.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { GetRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { DeleteSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { DeleteRoadmap } from '@waymark/contracts/roadmaps/versions.endpoints';
import { newId } from '@waymark/kernel/ids';
import type { ObjectStorage } from '@waymark/storage/port';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import pg from 'pg';
import { STORAGE } from '../shared/storage.ts';
import { aDraft, addStage, aPublishedRoadmap, aStage, aTranscript, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { RunCase } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();

const mentor = asMentor();
const ann = asLearner(401);
const remove = (id: string, caller: typeof mentor | null = mentor, key?: string) =>
  roadmaps.call(DeleteRoadmap, { id }, caller, key);
const get = (id: string, caller: typeof mentor | null = null) =>
  roadmaps.call(rpc.GetRoadmap, { id }, caller);
const follow = (id: string, learner = ann) => roadmaps.call(Follow, { id }, learner);
const listed = async () => (await roadmaps.call(rpc.ListRoadmaps, { limit: 100 })).items.map(({ id }) => id);

describe('deleting a roadmap without followers', () => {
  it('deletes its rows and its stored objects', async () => {
    const storage = roadmaps.get<ObjectStorage>(STORAGE);
    const on = await RunCase.start(roadmaps);
    await on.finish();
    await on.ended();
    const id = on.roadmapId;
    const roadmap = await on.publish();
    await roadmaps.call(SetProgress, { roadmapId: id, stepId: stepIdsOf(roadmap)[0]!, completed: true }, ann);
    await roadmaps.call(Unfollow, { id }, ann);
    const [{ key }] = (await roadmaps.sql('SELECT key FROM sources WHERE roadmap_id = $1', [id])) as [
      { key: string },
    ];
    expect(await storage.head(key)).not.toBeNull();
    expect(await remove(id, on.mentor)).toEqual({ outcome: 'deleted', followers: 0 });
    for (const caller of [null, on.mentor]) {
      await expectRejection(get(id, caller), 'NOT_FOUND');
    }
    expect(await storage.head(key)).toBeNull();
    for (const table of [
      'roadmap_versions',
      'stages',
      'steps',
      'sources',
      'progress',
      'follows',
      'ai_runs',
    ]) {
      expect(await roadmaps.sql(`SELECT FROM ${table} WHERE roadmap_id = $1`, [id])).toEqual([]);
    }
    expect(await roadmaps.emitted(RoadmapUnpublished, { roadmapId: id })).toHaveLength(1);
    await expectRejection(remove(id, on.mentor), 'NOT_FOUND');
  });

  it('returns the same result for one idempotency key', async () => {
    const { id } = await aDraft(roadmaps);
    const key = newId();
    const results = await Promise.all([remove(id, mentor, key), remove(id, mentor, key)]);
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['deleted']));
    expect(await remove(id, mentor, key)).toEqual(results[0]);
    expect(await roadmaps.emitted(RoadmapUnpublished, { roadmapId: id })).toEqual([]);
  });

  it('is rejected while a drafting run is active', async () => {
    const on = await RunCase.start(roadmaps);
    expect(await rejectionOf(remove(on.roadmapId, on.mentor))).toMatchObject({
      code: 'RUN_ACTIVE',
      details: { runId: on.run.id },
    });
    await on.cancel();
    await expect(remove(on.roadmapId, on.mentor)).resolves.toMatchObject({ outcome: 'deleted' });
  });

  it('deletes active coaching runs with it', async () => {
    const { id, ...rest } = await aPublishedRoadmap(roadmaps);
    const [stepId] = stepIdsOf(rest);
    const callers = [mentor, asLearner(470)];
    const runs = await Promise.all(
      callers.map((caller) => roadmaps.call(StartCoaching, { roadmapId: id, stepId: stepId! }, caller)),
    );
    expect(await remove(id)).toEqual({ outcome: 'deleted', followers: 0 });
    for (const [at, run] of runs.entries()) {
      const now = roadmaps.call(GetRun, { id: run.id }, callers[at]!);
      await expectRejection(now, 'NOT_FOUND');
      expect(await roadmaps.call(BeginCoaching, { runId: run.id })).toEqual({ next: 'skip' });
    }
  });

  it('leaves a consistent result beside a concurrent follow', async () => {
    for (let n = 0; n < 5; n++) {
      const { id } = await aPublishedRoadmap(roadmaps, [1]);
      const [removed, followed] = await Promise.allSettled([remove(id), follow(id, asLearner(450 + n))]);
      const outcome = removed.status === 'fulfilled' ? removed.value.outcome : removed.reason;
      expect(outcome).toBe(followed.status === 'fulfilled' ? 'archived' : 'deleted');
      if (followed.status === 'rejected') expect(followed.reason).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('rejects a follow that began before the deletion', async () => {
    const { id } = await aPublishedRoadmap(roadmaps, [1]);
    const { query } = pg.Client.prototype;
    const spy = jest.spyOn(pg.Client.prototype, 'query');
    // Deletes between the read and the write of the follow.
    spy.mockImplementation(async function (this: pg.Client, ...args: unknown[]) {
      const result = await Reflect.apply(query, this, args);
      if (!JSON.stringify(args).includes('seenVersion')) return result;
      spy.mockRestore();
      expect(await remove(id)).toMatchObject({ outcome: 'deleted' });
      return result;
    } as never);
    await expectRejection(follow(id), 'NOT_FOUND');
  });
});

const unpublish = (id: string) => roadmaps.call(rpc.UnpublishRoadmap, { id }, mentor);
const followersTold = async (id: string) =>
  (await roadmaps.emitted(FollowedRoadmapMoved, { roadmapId: id })).map(({ isBack, followers }) => ({
    isBack,
    followers,
  }));

describe('unpublishing a followed roadmap', () => {
  const bo = asLearner(403);

  it('leaves its followers the last version with their ticks, and hides it from others', async () => {
    const { id, ...rest } = await aPublishedRoadmap(roadmaps, [2]);
    const [first, second] = stepIdsOf(rest);
    const tick = (stepId: string) =>
      roadmaps.call(progressRpc.SetProgress, { roadmapId: id, stepId, completed: true }, bo);
    await tick(first!);
    expect(await unpublish(id)).toMatchObject({ status: 'archived', version: 1 });
    await addStage(roadmaps, id, aStage('Two', 1));
    expect(await get(id, bo)).toMatchObject({ status: 'archived', version: 1, stages: [{}] });
    await expect(tick(second!)).resolves.toMatchObject({ completedSteps: 2, totalSteps: 2 });
    for (const caller of [null, asLearner(402)]) await expectRejection(get(id, caller), 'NOT_FOUND');
    await expectRejection(follow(id, asLearner(402)), 'NOT_FOUND');
    expect(await listed()).not.toContain(id);
    expect(await roadmaps.emitted(RoadmapArchived, { roadmapId: id })).toHaveLength(1);
  });

  it('tells its followers once, and again when it is published again, where they left it', async () => {
    const { id } = await aPublishedRoadmap(roadmaps, [1]);
    await follow(id, bo);
    await follow(id, mentor);
    for (let n = 0; n < 2; n++) await unpublish(id);
    expect(await followersTold(id)).toEqual([{ isBack: false, followers: [bo.userId] }]);
    await addStage(roadmaps, id, aStage('Two', 1));
    await roadmaps.call(rpc.PublishRoadmap, { id }, mentor);
    expect(await followersTold(id)).toEqual([
      { isBack: false, followers: [bo.userId] },
      { isBack: true, followers: [bo.userId] },
    ]);
    expect(await listed()).toContain(id);
    expect(
      await roadmaps.call(progressRpc.GetProgress, { userId: bo.userId, roadmapId: id }, bo),
    ).toMatchObject({
      totalSteps: 2,
      whatsNew: { addedCount: 1 },
    });
  });

  it('makes it a draft where only its mentor follows it', async () => {
    const { id } = await aPublishedRoadmap(roadmaps, [1]);
    await follow(id, mentor);
    expect(await unpublish(id)).toMatchObject({ status: 'draft' });
    expect(await followersTold(id)).toEqual([]);
  });

  it('leaves a consistent result beside a concurrent follow', async () => {
    for (let n = 0; n < 5; n++) {
      const { id } = await aPublishedRoadmap(roadmaps, [1]);
      const [left, followed] = await Promise.allSettled([unpublish(id), follow(id, asLearner(460 + n))]);
      const status = left.status === 'fulfilled' ? left.value.status : left.reason;
      expect(status).toBe(followed.status === 'fulfilled' ? 'archived' : 'draft');
    }
  });
});

describe('deleting a followed roadmap', () => {
  it('archives it for its followers and hides it from others', async () => {
    const { id, ...rest } = await aPublishedRoadmap(roadmaps, [2]);
    const [first, second] = stepIdsOf(rest);
    const tick = (stepId: string) =>
      roadmaps.call(SetProgress, { roadmapId: id, stepId, completed: true }, ann);
    await tick(first!);
    expect(await remove(id)).toEqual({ outcome: 'archived', followers: 1 });
    expect(await get(id, ann)).toMatchObject({ status: 'archived', version: 1 });
    expect(await get(id, mentor)).toMatchObject({ status: 'archived', isOwner: true });
    await expect(tick(second!)).resolves.toMatchObject({ completedSteps: 2, totalSteps: 2 });
    const { items } = await roadmaps.call(ListFollowing, {}, ann);
    expect(items).toMatchObject([{ roadmap: { id, status: 'archived' }, completedSteps: 2 }]);
    for (const caller of [null, asLearner(402), asMentor(999), asAdmin()]) {
      await expectRejection(get(id, caller), 'NOT_FOUND');
      if (caller) await expectRejection(follow(id, caller), 'NOT_FOUND');
    }
    expect(await listed()).not.toContain(id);
    expect(await roadmaps.emitted(RoadmapArchived, { roadmapId: id })).toHaveLength(1);
    expect(await followersTold(id)).toEqual([{ isBack: false, followers: [ann.userId] }]);
    const { items: mine } = await roadmaps.call(rpc.ListMyRoadmaps, { limit: 100 }, mentor);
    expect(mine.find((item) => item.id === id)).toMatchObject({ status: 'archived', followers: 1 });
  });

  it('changes nothing when repeated, and deletes it after the last unfollow', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    await follow(id);
    await remove(id);
    const before = await get(id, ann);
    expect(await remove(id)).toEqual({ outcome: 'archived', followers: 1 });
    expect(await get(id, ann)).toEqual(before);
    await roadmaps.call(rpc.UnpublishRoadmap, { id }, mentor);
    expect(await get(id, ann)).toEqual(before);
    await roadmaps.call(Unfollow, { id }, ann);
    await expectRejection(get(id, ann), 'NOT_FOUND');
    expect(await remove(id)).toEqual({ outcome: 'deleted', followers: 0 });
    expect(await roadmaps.emitted(RoadmapUnpublished, { roadmapId: id })).toEqual([]);
  });

  it('allows its mentor to publish it with later edits', async () => {
    const { id } = await aPublishedRoadmap(roadmaps, [1]);
    await follow(id);
    await remove(id);
    await addStage(roadmaps, id, aStage('Afterwards', 1));
    expect((await get(id, ann)).stages).toHaveLength(1);
    expect(await roadmaps.call(rpc.PublishRoadmap, { id }, mentor)).toMatchObject({
      status: 'published',
      version: 2,
    });
    expect(await listed()).toContain(id);
    expect((await get(id)).stages).toHaveLength(2);
  });
});

describe('deleting a source', () => {
  it('returns the same result for one idempotency key', async () => {
    const { id } = await aDraft(roadmaps);
    const source = await aTranscript(roadmaps, id, 'I walked');
    const key = newId();
    const removeIt = (by?: string) => roadmaps.call(DeleteSource, { id: source.id }, mentor, by);
    expect([await removeIt(key), await removeIt(key)]).toEqual([{ success: true }, { success: true }]);
    await expectRejection(removeIt(), 'NOT_FOUND');
  });
});
