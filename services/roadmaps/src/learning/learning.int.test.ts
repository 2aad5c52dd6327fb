// guarantees: Progress: one row per learner and step, kept through edits, merged by time
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ProgressMade } from '@waymark/contracts/roadmaps/events';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { GetRoadmap, PublishRoadmap, UnpublishRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { DeleteStage, Reorder, UpdateStage } from '@waymark/contracts/roadmaps/stages.endpoints';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft, addStage, aPublishedRoadmap, aStage, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();

const ann = asLearner(101);

const tick = (roadmapId: string, stepId: string, completed = true, learner = ann) =>
  roadmaps.call(rpc.SetProgress, { roadmapId, stepId, completed }, learner);
const progress = (roadmapId: string, learner = ann) =>
  roadmaps.call(rpc.GetProgress, { userId: learner.userId, roadmapId }, learner);
const signalledFor = (roadmapId: string) => roadmaps.signalled(ProgressMade, { roadmapId });

describe('a tick', () => {
  it('is counted, follows the roadmap and publishes one event', async () => {
    const roadmap = await aPublishedRoadmap(roadmaps, [2, 1]);
    const [first] = stepIdsOf(roadmap);
    expect(await tick(roadmap.id, first!)).toMatchObject({
      completed: true,
      completedSteps: 1,
      totalSteps: 3,
    });
    expect(await progress(roadmap.id)).toMatchObject({
      progress: { [first!]: true },
      completedSteps: 1,
      totalSteps: 3,
      isFollowing: true,
      lastUpdated: expect.any(String),
    });
    expect(signalledFor(roadmap.id)).toEqual([
      { userId: ann.userId, roadmapId: roadmap.id, stepId: first, completed: true },
    ]);
    expect((await roadmaps.call(GetRoadmap, { id: roadmap.id })).followers).toBe(1);
  });

  it('changes nothing and publishes nothing when repeated', async () => {
    const { id, ...rest } = await aPublishedRoadmap(roadmaps);
    const [first] = stepIdsOf(rest);
    const once = await tick(id, first!);
    expect(await tick(id, first!)).toEqual(once);
    expect(signalledFor(id)).toHaveLength(1);
    await roadmaps.call(rpc.Unfollow, { id }, ann);
    await tick(id, first!);
    expect((await progress(id)).isFollowing).toBe(false);
  });

  it('can be undone, and an untick of an open step changes nothing', async () => {
    const { id, ...rest } = await aPublishedRoadmap(roadmaps);
    const [first, second] = stepIdsOf(rest);
    expect(await tick(id, second!, false)).toMatchObject({ completed: false, completedSteps: 0 });
    expect(await progress(id)).toMatchObject({ progress: {}, lastUpdated: null, isFollowing: false });
    await tick(id, first!);
    expect(await tick(id, first!, false)).toMatchObject({ completedSteps: 0 });
    expect(signalledFor(id)).toHaveLength(2);
  });

  it('makes one row, one event and one follower of fifty concurrent repeats', async () => {
    const { id, ...rest } = await aPublishedRoadmap(roadmaps);
    const [first] = stepIdsOf(rest);
    const results = await Promise.all(Array.from({ length: 50 }, () => tick(id, first!)));
    expect(new Set(results.map(({ completedSteps }) => completedSteps))).toEqual(new Set([1]));
    const rows = await roadmaps.sql('SELECT completed FROM progress WHERE roadmap_id = $1', [id]);
    expect(rows).toEqual([{ completed: true }]);
    expect(signalledFor(id)).toHaveLength(1);
    expect((await roadmaps.call(GetRoadmap, { id })).followers).toBe(1);
  });

  it('is counted for each of fifty concurrent steps', async () => {
    const { id, ...rest } = await aPublishedRoadmap(roadmaps, [25, 25]);
    const steps = stepIdsOf(rest);
    await Promise.all(steps.slice(0, 25).map((step) => tick(id, step)));
    const results = await Promise.all(steps.slice(25).map((step) => tick(id, step)));
    expect(Math.max(...results.map(({ completedSteps }) => completedSteps))).toBe(50);
    expect(await progress(id)).toMatchObject({ completedSteps: 50, totalSteps: 50 });
  });
});

describe('a locked stage', () => {
  it('opens when the one before it is complete, and stays open once begun', async () => {
    const { id, ...rest } = await aPublishedRoadmap(roadmaps, [2, 2]);
    const [a1, a2, b1, b2] = stepIdsOf(rest);
    await expectRejection(tick(id, b1!), 'STAGE_LOCKED');
    await tick(id, a1!);
    await expectRejection(tick(id, b1!), 'STAGE_LOCKED');
    await tick(id, a2!);
    await expect(tick(id, b1!)).resolves.toMatchObject({ completedSteps: 3 });
    await tick(id, a2!, false);
    await expect(tick(id, b2!)).resolves.toMatchObject({ completedSteps: 3 });
  });

  it('stays locked under a concurrent untick of the stage before it', async () => {
    const { id, ...rest } = await aPublishedRoadmap(roadmaps, [1, 1]);
    const [a, b] = stepIdsOf(rest);
    await tick(id, a!);
    const [, second] = await Promise.allSettled([tick(id, a!, false), tick(id, b!)]);
    const { progress: done } = await progress(id);
    expect(done[b!] ?? false).toBe(second.status === 'fulfilled');
  });
});

describe('progress', () => {
  it('is empty on the caller’s own draft and cannot be recorded there', async () => {
    const mentor = asMentor();
    const { id } = await aDraft(roadmaps, mentor);
    const { steps } = await addStage(roadmaps, id, aStage('One'));
    expect(await progress(id, mentor)).toMatchObject({
      completedSteps: 0,
      totalSteps: 2,
      isFollowing: false,
    });
    await expectRejection(tick(id, steps[0]!.id, true, mentor), 'RULE_REFUSED');
    await expectRejection(roadmaps.call(rpc.Follow, { id }, mentor), 'RULE_REFUSED');
  });

  it('continues for followers of an unpublished roadmap and is hidden from others', async () => {
    const { id, ...rest } = await aPublishedRoadmap(roadmaps, [3]);
    const [first, second] = stepIdsOf(rest);
    await tick(id, first!);
    await roadmaps.call(UnpublishRoadmap, { id }, asMentor());
    await addStage(roadmaps, id, aStage('Not yet'));
    await expect(tick(id, second!)).resolves.toMatchObject({ completedSteps: 2, totalSteps: 3 });
    await expectRejection(progress(id, asLearner(102)), 'NOT_FOUND');
    const { items } = await roadmaps.call(rpc.ListFollowing, {}, ann);
    expect(items.map(({ roadmap }) => roadmap.id)).toContain(id);
  });
});

describe('progress on an edited roadmap', () => {
  let roadmap: Roadmap;
  let steps: string[];
  beforeAll(async () => {
    roadmap = await aPublishedRoadmap(roadmaps, [3, 2]);
    steps = stepIdsOf(roadmap);
    for (const step of steps) await tick(roadmap.id, step);
  });

  it('is kept on rewritten and moved steps beside new ones', async () => {
    const { id, stages } = roadmap;
    const [first, second] = stages;
    const rewritten = [
      ...first!.steps.map((step) => ({ id: step.id, title: `${step.title}!` })),
      { title: 'New' },
    ];
    await roadmaps.call(
      UpdateStage,
      { id, stageId: first!.id, body: { title: 'Renamed', steps: rewritten } },
      asMentor(),
    );
    const { stages: now } = await roadmaps.call(GetRoadmap, { id, version: 'draft' }, asMentor());
    const order = [
      { id: second!.id, steps: [steps[0]!, ...second!.steps.map((step) => step.id)] },
      { id: first!.id, steps: now[0]!.steps.map((step) => step.id).filter((step) => step !== steps[0]) },
    ];
    await roadmaps.call(Reorder, { id, body: { stages: order } }, asMentor());
    expect(await progress(id)).toMatchObject({ completedSteps: 5, totalSteps: 5 });
    await roadmaps.call(PublishRoadmap, { id }, asMentor());
    const after = await progress(id);
    expect(after).toMatchObject({ completedSteps: 5, totalSteps: 6 });
    expect(Object.keys(after.progress).sort()).toEqual(steps.toSorted());
  });

  it('excludes a removed step from counts and totals', async () => {
    const { id } = roadmap;
    const { stages } = await roadmaps.call(GetRoadmap, { id });
    await roadmaps.call(DeleteStage, { id, stageId: stages[0]!.id }, asMentor());
    await roadmaps.call(PublishRoadmap, { id }, asMentor());
    expect(await progress(id)).toMatchObject({ completedSteps: 2, totalSteps: 3 });
    await expectRejection(tick(id, steps[0]!, false), 'NOT_FOUND');
    const stored = await roadmaps.sql('SELECT step_id FROM progress WHERE roadmap_id = $1', [id]);
    expect(stored).toHaveLength(5);
    const { items } = await roadmaps.call(rpc.ListFollowing, {}, ann);
    expect(items.find((item) => item.roadmap.id === id)).toMatchObject({ completedSteps: 2, totalSteps: 3 });
  });
});
