import { describe, expect, it } from '@jest/globals';
import { RoadmapPublished } from '@waymark/contracts/roadmaps/events';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Follow, GetProgress, SetProgress } from '@waymark/contracts/roadmaps/progress.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { UpdateStage } from '@waymark/contracts/roadmaps/stages.endpoints';
import { ListVersions, MarkSeen } from '@waymark/contracts/roadmaps/versions.endpoints';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft, addStage, aPublishedRoadmap, aStage, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();

const mentor = asMentor();
const ann = asLearner(301);
const publish = (id: string) => roadmaps.call(rpc.PublishRoadmap, { id }, mentor);
const rename = (id: string, title: string) =>
  roadmaps.call(rpc.UpdateRoadmap, { id, body: { title } }, mentor);
const get = (id: string, caller: typeof mentor | null = null) =>
  roadmaps.call(rpc.GetRoadmap, { id }, caller);
const draftOf = (id: string) => roadmaps.call(rpc.GetRoadmap, { id, version: 'draft' }, mentor);
const versions = (id: string) => roadmaps.call(ListVersions, { id }, mentor);
const progress = (roadmapId: string, learner = ann) =>
  roadmaps.call(GetProgress, { userId: learner.userId, roadmapId }, learner);
const tick = (roadmapId: string, stepId: string) =>
  roadmaps.call(SetProgress, { roadmapId, stepId, completed: true }, ann);
const emittedFor = (roadmapId: string) => roadmaps.emitted(RoadmapPublished, { roadmapId });

/** The first stage loses its first step, rewrites its second and gets a new one. */
async function rewriteFirstStage({ id, stages }: Roadmap): Promise<void> {
  const [stage] = stages;
  const steps = [{ id: stage!.steps[1]!.id, title: 'Rewritten' }, { title: 'New' }];
  await roadmaps.call(UpdateStage, { id, stageId: stage!.id, body: { title: stage!.title, steps } }, mentor);
}

describe('an edit of a published roadmap', () => {
  it('is visible to its mentor only until it is published', async () => {
    const { id, title } = await aPublishedRoadmap(roadmaps);
    const edited = await rename(id, 'Renamed');
    expect(edited).toMatchObject({ title: 'Renamed', version: 1, hasUnpublishedChanges: true });
    await addStage(roadmaps, id, aStage('More'));
    expect(await draftOf(id)).toMatchObject({ title: 'Renamed', stages: { length: 3 } });
    for (const caller of [null, ann, mentor]) {
      expect(await get(id, caller)).toMatchObject({
        ...{ title, version: 1, stages: { length: 2 } },
        hasUnpublishedChanges: caller === mentor,
      });
    }
    const { items } = await roadmaps.call(rpc.ListRoadmaps, { q: 'Renamed' });
    expect(items).toEqual([]);
    expect(await publish(id)).toMatchObject({ title: 'Renamed', version: 2, hasUnpublishedChanges: false });
    expect(await get(id)).toMatchObject({ title: 'Renamed', version: 2, stages: { length: 3 } });
    expect((await roadmaps.call(rpc.ListRoadmaps, { q: 'Renamed' })).items).toMatchObject([
      { id, stageCount: 3, stepCount: 6 },
    ]);
  });

  it('leaves nothing to publish when it is undone', async () => {
    const { id, title } = await aPublishedRoadmap(roadmaps);
    await rename(id, 'Other');
    expect(await rename(id, title)).toMatchObject({ hasUnpublishedChanges: false, version: 1 });
    const before = await draftOf(id);
    expect(await publish(id)).toEqual(before);
    expect(await versions(id)).toHaveLength(1);
  });

  it('keeps the roadmap’s position in the list when published', async () => {
    const { id, publishedAt } = await aPublishedRoadmap(roadmaps);
    const { id: later } = await aPublishedRoadmap(roadmaps);
    await rename(id, 'Second edition');
    expect((await publish(id)).publishedAt).toBe(publishedAt);
    const { items } = await roadmaps.call(rpc.ListRoadmaps, { limit: 2 });
    expect(items.map((item) => item.id)).toEqual([later, id]);
  });

  it('is NOT_FOUND for others', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    for (const caller of [null, ann, asMentor(999)]) {
      const request = roadmaps.call(rpc.GetRoadmap, { id, version: 'draft' }, caller);
      await expectRejection(request, 'NOT_FOUND');
    }
  });
});

describe('publishing', () => {
  it('makes one version and one event of ten concurrent requests', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    await rename(id, 'Once');
    const results = await Promise.all(Array.from({ length: 10 }, () => publish(id)));
    expect(new Set(results.map(({ version }) => version))).toEqual(new Set([2]));
    expect(await emittedFor(id)).toMatchObject([
      { version: 1, categoryId: expect.any(String) },
      { version: 2, title: 'Once', categoryId: expect.any(String) },
    ]);
  });

  it('numbers versions without gaps beside concurrent edits', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? rename(id, `Title ${n}`) : publish(id))),
    );
    await publish(id);
    const { version, title, hasUnpublishedChanges } = await draftOf(id);
    expect(hasUnpublishedChanges).toBe(false);
    expect((await get(id)).title).toBe(title);
    const numbers = (await versions(id)).map((entry) => entry.version);
    expect(numbers).toEqual(Array.from({ length: version! }, (_, n) => version! - n));
  });

  it('keeps the version of an unchanged roadmap after an unpublish', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    await roadmaps.call(rpc.UnpublishRoadmap, { id }, mentor);
    expect(await get(id, mentor)).toMatchObject({ status: 'draft', version: 1, publishedAt: null });
    expect(await publish(id)).toMatchObject({ status: 'published', version: 1 });
    expect(await emittedFor(id)).toHaveLength(2);
  });

  it('lists each version with its counts of changed steps, for its mentor only', async () => {
    const roadmap = await aPublishedRoadmap(roadmaps, [2, 1]);
    await rewriteFirstStage(roadmap);
    await publish(roadmap.id);
    expect(await versions(roadmap.id)).toMatchObject([
      { version: 2, stepCount: 3, addedCount: 1, changedCount: 1, removedCount: 1 },
      { version: 1, stageCount: 2, stepCount: 3, addedCount: 3, changedCount: 0, removedCount: 0 },
    ]);
    const { id } = await aDraft(roadmaps);
    expect(await versions(id)).toEqual([]);
    const foreign = (of: string) => roadmaps.call(ListVersions, { id: of }, asMentor(999));
    await expectRejection(foreign(roadmap.id), 'FORBIDDEN');
    await expectRejection(foreign(id), 'NOT_FOUND');
  });

  it('makes versions immutable', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    const change = roadmaps.sql("UPDATE roadmap_versions SET content = '{}' WHERE roadmap_id = $1", [id]);
    await expect(change).rejects.toThrow('does not change');
  });
});

describe('a follower', () => {
  it('sees the changes of a version until it is marked seen, and keeps progress', async () => {
    const roadmap = await aPublishedRoadmap(roadmaps, [2, 1]);
    const { id, stages } = roadmap;
    const [first, second] = stepIdsOf(roadmap);
    await tick(id, first!);
    await tick(id, second!);
    expect(await progress(id)).toMatchObject({ version: 1, whatsNew: null });
    await rewriteFirstStage(roadmap);
    expect(await progress(id)).toMatchObject({
      version: 1,
      whatsNew: null,
      completedSteps: 2,
      totalSteps: 3,
    });
    await publish(id);
    const seen = await progress(id);
    const stageTitle = stages[0]!.title;
    expect(seen).toMatchObject({
      version: 2,
      completedSteps: 1,
      totalSteps: 3,
      progress: { [second!]: true },
    });
    expect(seen.whatsNew).toMatchObject({
      version: 2,
      added: [{ title: 'New', stageTitle }],
      changed: [{ stepId: second, title: 'Rewritten', stageTitle }],
      removed: [{ stepId: first, stageTitle }],
      ...{ addedCount: 1, changedCount: 1, removedCount: 1 },
    });
    expect(await progress(id)).toEqual(seen);
    await roadmaps.call(MarkSeen, { id, body: { version: 2 } }, ann);
    expect((await progress(id)).whatsNew).toBeNull();
  });

  it('sees the changes of all missed versions as one', async () => {
    const roadmap = await aPublishedRoadmap(roadmaps, [1]);
    const { id } = roadmap;
    await roadmaps.call(Follow, { id }, ann);
    for (const title of ['Two', 'Three']) {
      await addStage(roadmaps, id, aStage(title, 1));
      await publish(id);
    }
    expect((await progress(id)).whatsNew).toMatchObject({ version: 3, addedCount: 2, changedCount: 0 });
    await roadmaps.call(MarkSeen, { id, body: { version: 2 } }, ann);
    expect((await progress(id)).whatsNew).toMatchObject({ version: 3, addedCount: 1 });
    await roadmaps.call(MarkSeen, { id, body: { version: 1 } }, ann);
    expect((await progress(id)).whatsNew).toMatchObject({ addedCount: 1 });
    await roadmaps.call(MarkSeen, { id, body: { version: 99 } }, ann);
    expect((await progress(id)).whatsNew).toBeNull();
  });

  it('sees the changes of the last version while the roadmap is unpublished, and all afterwards', async () => {
    const { id } = await aPublishedRoadmap(roadmaps, [1]);
    await roadmaps.call(Follow, { id }, ann);
    await addStage(roadmaps, id, aStage('Two', 1));
    await publish(id);
    await roadmaps.call(rpc.UnpublishRoadmap, { id }, mentor);
    expect(await progress(id)).toMatchObject({ totalSteps: 2, whatsNew: { addedCount: 1 } });
    await addStage(roadmaps, id, aStage('Three', 1));
    expect(await progress(id)).toMatchObject({ totalSteps: 2, whatsNew: { addedCount: 1 } });
    await publish(id);
    expect(await progress(id)).toMatchObject({ totalSteps: 3, whatsNew: { addedCount: 2 } });
  });

  it('sees only versions after the follow, and no changes without one', async () => {
    const { id } = await aPublishedRoadmap(roadmaps, [1]);
    await addStage(roadmaps, id, aStage('Two', 1));
    await publish(id);
    await roadmaps.call(Follow, { id }, ann);
    expect(await progress(id)).toMatchObject({ version: 2, whatsNew: null });
    expect(await progress(id, asLearner(302))).toMatchObject({ version: 2, whatsNew: null });
    const unseen = roadmaps.call(MarkSeen, { id: 'nowhere', body: { version: 1 } }, ann);
    await expectRejection(unseen, 'NOT_FOUND');
  });

  it('sees no changes of a version with equal steps', async () => {
    const { id } = await aPublishedRoadmap(roadmaps, [2]);
    await roadmaps.call(Follow, { id }, ann);
    await rename(id, 'Only the title');
    await publish(id);
    expect(await progress(id)).toMatchObject({ version: 2, whatsNew: null });
  });

  it('can tick a step removed from the draft, but not one only in the draft', async () => {
    const roadmap = await aPublishedRoadmap(roadmaps, [2]);
    const { id } = roadmap;
    await rewriteFirstStage(roadmap);
    const [first] = stepIdsOf(roadmap);
    const fresh = stepIdsOf(await draftOf(id)).at(-1)!;
    await expect(tick(id, first!)).resolves.toMatchObject({ completedSteps: 1, totalSteps: 2 });
    await expectRejection(tick(id, fresh), 'NOT_FOUND');
  });
});
