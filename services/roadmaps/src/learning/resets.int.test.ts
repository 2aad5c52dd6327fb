import { describe, expect, it } from '@jest/globals';
import { ProgressMoved } from '@waymark/contracts/roadmaps/events';
import { MergeProgress, ResetProgressRpc, UndoReset } from '@waymark/contracts/roadmaps/learning.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { asLearner } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { aPublishedRoadmap, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { DeleteExpiredRecords } from '../upkeep/app/delete-expired-records.ts';

const roadmaps = new Harness().forFile();

const ann = asLearner(101);
const tick = (roadmapId: string, stepId: string, completed = true) =>
  roadmaps.call(rpc.SetProgress, { roadmapId, stepId, completed }, ann);
const progress = (roadmapId: string) =>
  roadmaps.call(rpc.GetProgress, { userId: ann.userId, roadmapId }, ann);
const reset = (roadmapId: string, learner = ann) =>
  roadmaps.call(ResetProgressRpc, { userId: ann.userId, roadmapId }, learner);
const undo = (id: string | null, learner = ann) => roadmaps.call(UndoReset, { id: id! }, learner);
const movesOf = (roadmapId: string) => roadmaps.signalled(ProgressMoved, { roadmapId });
const age = (id: string | null, hours: number) =>
  roadmaps.sql("UPDATE progress_resets SET reset_at = reset_at - $2 * interval '1 hour' WHERE id = $1", [
    id,
    hours,
  ]);

/** A roadmap of four steps, the first three done. */
async function begun(): Promise<{ id: string; steps: string[] }> {
  const { id, ...rest } = await aPublishedRoadmap(roadmaps, [2, 2]);
  const steps = stepIdsOf(rest);
  for (const step of steps.slice(0, 3)) await tick(id, step);
  return { id, steps };
}

describe('a reset of progress', () => {
  it('clears all ticks and can be undone completely', async () => {
    const { id } = await begun();
    const before = await progress(id);
    const { resetId, progress: after } = await reset(id);
    expect(after).toMatchObject({ completedSteps: 0, totalSteps: 4, isFollowing: true });
    const undone = await undo(resetId);
    expect({ ...undone, lastUpdated: null }).toEqual({ ...before, lastUpdated: null });
    expect(movesOf(id)).toHaveLength(2);
  });

  it('stores and publishes nothing without progress', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    expect(await reset(id)).toMatchObject({ resetId: null, progress: { completedSteps: 0 } });
    expect(movesOf(id)).toEqual([]);
  });

  it('overrides earlier offline ticks, not later ones', async () => {
    const { id, steps } = await begun();
    const earlier = new Date(Date.now() - 60_000).toISOString();
    await reset(id);
    const merge = (at: string) =>
      roadmaps.call(
        MergeProgress,
        { roadmapId: id, ticks: [{ stepId: steps[0]!, completed: true, at }] },
        ann,
      );
    expect((await merge(earlier)).completedSteps).toBe(0);
    expect((await merge(new Date().toISOString())).completedSteps).toBe(1);
  });
});

describe('undoing a reset', () => {
  it('keeps later ticks and unticks', async () => {
    const { id, steps } = await begun();
    const { resetId } = await reset(id);
    await tick(id, steps[0]!);
    await tick(id, steps[1]!);
    await tick(id, steps[1]!, false);
    const { progress: now } = await undo(resetId);
    expect(now).toMatchObject({ [steps[0]!]: true, [steps[1]!]: false, [steps[2]!]: true });
  });

  it('has one effect when repeated, also concurrently', async () => {
    const { id, steps } = await begun();
    const { resetId } = await reset(id);
    await Promise.all(Array.from({ length: 10 }, () => undo(resetId)));
    await tick(id, steps[2]!, false);
    expect((await undo(resetId)).completedSteps).toBe(2);
    expect(movesOf(id)).toHaveLength(2);
  });

  it('does not restore what a later reset cleared', async () => {
    const { id } = await begun();
    const first = await reset(id);
    await undo(first.resetId);
    await reset(id);
    expect((await undo(first.resetId)).completedSteps).toBe(0);
  });

  it('is limited to the owner and to 24 hours', async () => {
    const { id } = await begun();
    const { resetId } = await reset(id);
    await expectRejection(undo(resetId, asLearner(102)), 'NOT_FOUND');
    await expectRejection(undo('nowhere'), 'NOT_FOUND');
    await age(resetId, 25);
    await expectRejection(undo(resetId), 'RULE_REFUSED');
    await roadmaps.get(DeleteExpiredRecords).execute();
    await expectRejection(undo(resetId), 'RULE_REFUSED');
    await age(resetId, 25);
    await roadmaps.get(DeleteExpiredRecords).execute();
    await expectRejection(undo(resetId), 'NOT_FOUND');
  });
});
