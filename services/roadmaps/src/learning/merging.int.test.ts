// guarantees: Progress: one row per learner and step, kept through edits, merged by time
import { describe, expect, it } from '@jest/globals';
import { ProgressMoved } from '@waymark/contracts/roadmaps/events';
import type { TimedTick } from '@waymark/contracts/roadmaps/learning';
import { MergeProgress } from '@waymark/contracts/roadmaps/learning.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft, addStage, aPublishedRoadmap, aStage, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();

let learnerId = 8_000;
const ann = () => asLearner(++learnerId);
const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const done = (stepId: string, at: string, completed = true): TimedTick => ({ stepId, completed, at });

const merge = (roadmapId: string, ticks: TimedTick[], learner = asLearner(learnerId), key?: string) =>
  roadmaps.call(MergeProgress, { roadmapId, ticks }, learner, key);
const tick = (roadmapId: string, stepId: string, completed = true, learner = asLearner(learnerId)) =>
  roadmaps.call(rpc.SetProgress, { roadmapId, stepId, completed }, learner);
const movesOf = (roadmapId: string) => roadmaps.signalled(ProgressMoved, { roadmapId });

describe('a merge of progress', () => {
  it('stores ticks despite locks, follows the roadmap and publishes one event', async () => {
    const learner = ann();
    const { id, ...rest } = await aPublishedRoadmap(roadmaps, [2, 2]);
    const [a, , c] = stepIdsOf(rest);
    const ticks = [done(a!, ago(60)), done(c!, ago(50))];
    const merged = await merge(id, [...ticks, done('gone', ago(5))]);
    expect(merged).toMatchObject({
      progress: { [a!]: true, [c!]: true },
      completedSteps: 2,
      totalSteps: 4,
      isFollowing: true,
      ignored: ['gone'],
    });
    expect(movesOf(id)).toEqual([{ userId: learner.userId, roadmapId: id }]);
    expect((await roadmaps.call(GetRoadmap, { id })).followers).toBe(1);
    expect(await merge(id, ticks)).toEqual({ ...merged, ignored: [] });
    expect(movesOf(id)).toHaveLength(1);
  });

  it('keeps the latest tick per step, also against a direct tick', async () => {
    ann();
    const { id, ...rest } = await aPublishedRoadmap(roadmaps, [3]);
    const [a, b, c] = stepIdsOf(rest);
    await tick(id, a!);
    const merged = await merge(id, [
      done(a!, ago(10), false),
      done(b!, ago(10)),
      done(b!, ago(5), false),
      done(c!, ago(5), false),
      done(c!, ago(1)),
    ]);
    expect(merged.progress).toEqual({ [a!]: true, [b!]: false, [c!]: true });
    await merge(id, [done(c!, ago(3), false)]);
    expect((await merge(id, [done(b!, ago(4))])).progress).toEqual({ [a!]: true, [b!]: true, [c!]: true });
    await tick(id, c!, false);
    expect((await merge(id, [done(c!, ago(1))])).progress[c!]).toBe(false);
  });

  it('accepts any valid timestamp', async () => {
    ann();
    const { id, ...rest } = await aPublishedRoadmap(roadmaps, [2]);
    const [a, b] = stepIdsOf(rest);
    const merged = await merge(id, [
      done(a!, '0000-01-01T00:00:00Z'),
      done(b!, '9999-12-31T23:59:59.999999Z'),
    ]);
    expect(merged.completedSteps).toBe(2);
  });

  it('completes each step once under concurrent merges and ticks', async () => {
    const learner = ann();
    const { id, ...rest } = await aPublishedRoadmap(roadmaps, [20]);
    const steps = stepIdsOf(rest);
    await Promise.all([
      ...steps.map((step, n) => merge(id, [done(step, ago(n + 1)), done(steps[0]!, ago(1))], learner)),
      ...steps.map((step) => tick(id, step, true, learner)),
    ]);
    const rows = await roadmaps.sql('SELECT FROM progress WHERE roadmap_id = $1 AND completed', [id]);
    expect(rows).toHaveLength(20);
    expect((await roadmaps.call(GetRoadmap, { id })).followers).toBe(1);
  });

  it('accepts all 300 steps in one request', async () => {
    ann();
    const { id, ...rest } = await aPublishedRoadmap(roadmaps, Array(10).fill(30));
    const ticks = stepIdsOf(rest).map((step, n) => done(step, ago(n)));
    expect(await merge(id, ticks)).toMatchObject({ completedSteps: 300, totalSteps: 300 });
  });

  it('is rejected for drafts, unknown roadmaps and visitors', async () => {
    const mentor = asMentor();
    const { id } = await aDraft(roadmaps, mentor);
    const { steps } = await addStage(roadmaps, id, aStage('One'));
    const ticks = [done(steps[0]!.id, ago(1))];
    await expectRejection(merge(id, ticks, mentor), 'RULE_REFUSED');
    await expectRejection(merge(id, ticks, ann()), 'NOT_FOUND');
    await expectRejection(merge('nowhere', ticks), 'NOT_FOUND');
    const anonymous = roadmaps.call(MergeProgress, { roadmapId: id, ticks });
    await expectRejection(anonymous, 'UNAUTHENTICATED');
  });
});
