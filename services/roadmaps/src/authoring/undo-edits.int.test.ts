// guarantees: An edit is undone at the revision it led to or not at all; a restored version has the ids it had
import { describe, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { GetProgress, SetProgress } from '@waymark/contracts/roadmaps/progress.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { DeleteSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { DeleteStage, Reorder, UpdateStage } from '@waymark/contracts/roadmaps/stages.endpoints';
import { GetVersion, RestoreVersion, UndoEdit } from '@waymark/contracts/roadmaps/versions.endpoints';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { aDraft, addStage, aFile, aPublishedRoadmap, aStage, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { DeleteExpiredRecords } from '../upkeep/app/delete-expired-records.ts';

const roadmaps = new Harness().forFile();

const mentor = asMentor();
const undo = (id: string, revision: number) => roadmaps.call(UndoEdit, { id, revision }, mentor);
const draftOf = (id: string) => roadmaps.call(rpc.GetRoadmap, { id, version: 'draft' }, mentor);
const rename = (id: string, title: string) =>
  roadmaps.call(rpc.UpdateRoadmap, { id, body: { title } }, mentor);
const publish = (id: string) => roadmaps.call(rpc.PublishRoadmap, { id }, mentor);
const remove = (id: string, stageId: string) => roadmaps.call(DeleteStage, { id, stageId }, mentor);
const idsOf = ({ stages }: Pick<Roadmap, 'stages'>) =>
  stages.map(({ id, steps }) => [id, ...steps.map((step) => step.id)]);

async function withStages(titles: string[]): Promise<Roadmap> {
  const { id } = await aDraft(roadmaps);
  for (const title of titles) await addStage(roadmaps, id, aStage(title, 2));
  return draftOf(id);
}

describe('undo of an edit', () => {
  it('restores a deleted stage at its place with its ids, as a new edit', async () => {
    const before = await withStages(['A', 'B', 'C']);
    const { revision } = await remove(before.id, before.stages[1]!.id);
    const undone = await undo(before.id, revision);
    expect(undone.revision).toBe(revision + 1);
    expect(undone.stages).toEqual(before.stages);
  });

  it('goes back edit by edit, and each undo can itself be undone', async () => {
    const start = await withStages(['A', 'B']);
    const { id, stages } = start;
    const edited = await roadmaps.call(
      UpdateStage,
      { id, stageId: stages[0]!.id, body: { title: 'Rewritten', steps: [{ title: 'Only this' }] } },
      mentor,
    );
    const order = [...stages].reverse().map((stage) => ({
      id: stage.id,
      steps:
        stage.id === edited.id ? edited.steps.map((step) => step.id) : stage.steps.map((step) => step.id),
    }));
    const reordered = await roadmaps.call(Reorder, { id, body: { stages: order } }, mentor);
    const renamed = await rename(id, 'Another title');
    const first = await undo(id, renamed.revision);
    expect(first.title).toBe(start.title);
    const second = await undo(id, reordered.revision);
    expect(second.stages.map(({ title }) => title)).toEqual(['Rewritten', 'B']);
    const third = await undo(id, edited.revision);
    expect({ title: third.title, stages: third.stages }).toEqual({ title: start.title, stages });
    const redone = [await undo(id, third.revision), await undo(id, second.revision)];
    expect(redone.map(({ stages: [stage] }) => stage!.title)).toEqual(['Rewritten', 'B']);
    expect((await undo(id, first.revision)).title).toBe('Another title');
  });

  it('is STALE after another edit, and possible again once that is undone', async () => {
    const { id } = await withStages(['A']);
    const mine = await rename(id, 'Mine');
    const theirs = await addStage(roadmaps, id, aStage('Theirs'));
    const refused = await rejectionOf(undo(id, mine.revision));
    expect(refused).toMatchObject({ code: 'STALE', details: { revision: theirs.revision } });
    expect(await draftOf(id)).toMatchObject({ title: 'Mine', stages: { length: 2 } });
    await undo(id, theirs.revision);
    expect((await undo(id, mine.revision)).title).toBe('A way back');
  });

  it('is possible after a publication, changes only the draft, and happens once', async () => {
    const { id } = await withStages(['A']);
    const { revision } = await rename(id, 'Published title');
    await publish(id);
    expect(await undo(id, revision)).toMatchObject({ title: 'A way back', hasUnpublishedChanges: true });
    expect((await roadmaps.call(rpc.GetRoadmap, { id })).title).toBe('Published title');
    await expectRejection(undo(id, revision), 'NOT_FOUND');
  });

  it('is applied once by concurrent requests', async () => {
    const { id } = await withStages(['A']);
    const { revision } = await rename(id, 'Twice');
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => undo(id, revision)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('leaves out a file that was deleted since', async () => {
    const { id, stages } = await withStages(['A']);
    const file = await aFile(roadmaps, id, 'a letter');
    const { title, steps } = stages[0]!;
    const body = { title, steps, artifacts: [{ sourceId: file.id, title: 'A letter' }] };
    await roadmaps.call(UpdateStage, { id, stageId: stages[0]!.id, body }, mentor);
    const { revision } = await remove(id, stages[0]!.id);
    await roadmaps.call(DeleteSource, { id: file.id }, mentor);
    expect((await undo(id, revision)).stages[0]).toMatchObject({ title: 'A', artifacts: [] });
  });

  it('is for the mentor, and for the last 50 edits of a week', async () => {
    const { id } = await withStages([]);
    const first = await rename(id, 'First');
    await expectRejection(
      roadmaps.call(UndoEdit, { id, revision: first.revision }, asMentor(999)),
      'NOT_FOUND',
    );
    for (let n = 0; n < 50; n += 1) await rename(id, `Title ${n}`);
    await expectRejection(undo(id, first.revision), 'NOT_FOUND');
    const last = await rename(id, 'Last');
    await roadmaps.sql(
      `UPDATE roadmap_edits SET edited_at = now() - interval '8 days' WHERE roadmap_id = $1`,
      [id],
    );
    await roadmaps.get(DeleteExpiredRecords).execute();
    await expectRejection(undo(id, last.revision), 'NOT_FOUND');
  });
});

describe('restoring a version', () => {
  const restore = async (id: string, version: number, expected?: number) => {
    const revision = expected ?? (await draftOf(id)).revision;
    return roadmaps.call(RestoreVersion, { id, version, body: { revision } }, mentor);
  };

  it('restores its content with the ids, so that progress is kept, and can be undone', async () => {
    const first = await aPublishedRoadmap(roadmaps, [2, 1]);
    const { id } = first;
    const ann = asLearner(401);
    const [done] = stepIdsOf(first);
    await roadmaps.call(SetProgress, { roadmapId: id, stepId: done!, completed: true }, ann);
    await remove(id, first.stages[0]!.id);
    await rename(id, 'Shorter');
    await addStage(roadmaps, id, aStage('New', 1));
    const second = await publish(id);
    const restored = await restore(id, 1);
    expect(restored).toMatchObject({ title: first.title, version: 2, hasUnpublishedChanges: true });
    expect(idsOf(restored)).toEqual(idsOf(first));
    expect(idsOf(await roadmaps.call(rpc.GetRoadmap, { id }))).toEqual(idsOf(second));
    await publish(id);
    const progress = await roadmaps.call(GetProgress, { userId: 401, roadmapId: id }, ann);
    expect(progress).toMatchObject({ progress: { [done!]: true }, completedSteps: 1, totalSteps: 3 });
    expect(idsOf(await undo(id, restored.revision))).toEqual(idsOf(second));
  });

  it('is refused for an unknown version, another revision and another user', async () => {
    const { id, revision } = await aPublishedRoadmap(roadmaps, [1]);
    await expectRejection(restore(id, 2), 'NOT_FOUND');
    await expectRejection(restore(id, 1, revision - 1), 'STALE');
    const foreign = roadmaps.call(RestoreVersion, { id, version: 1, body: { revision } }, asMentor(999));
    await expectRejection(foreign, 'FORBIDDEN');
  });

  it('is preceded by a list of what each version changed', async () => {
    const { id, stages } = await aPublishedRoadmap(roadmaps, [1, 2]);
    const [one, two] = stages;
    const body = {
      title: 'Renamed',
      steps: [{ id: one!.steps[0]!.id, title: 'Reworded' }, { title: 'Added' }],
    };
    const edited = await roadmaps.call(UpdateStage, { id, stageId: one!.id, body }, mentor);
    await rename(id, 'New title');
    const order = [
      { id: two!.id, steps: two!.steps.map((step) => step.id) },
      { id: one!.id, steps: edited.steps.map((step) => step.id) },
    ];
    await roadmaps.call(Reorder, { id, body: { stages: order } }, mentor);
    await publish(id);
    const detail = await roadmaps.call(GetVersion, { id, version: 2 }, mentor);
    expect(detail).toMatchObject({
      steps: { added: [{ title: 'Added' }], changed: [{ title: 'Reworded' }], removed: [] },
      stages: { added: [], changed: ['Renamed'], removed: [] },
      ...{ reordered: true, details: ['title'] },
    });
    expect(await roadmaps.call(GetVersion, { id, version: 1 }, mentor)).toMatchObject({
      stages: { added: ['Stage 1', 'Stage 2'] },
      ...{ reordered: false, details: [] },
    });
    await expectRejection(roadmaps.call(GetVersion, { id, version: 1 }, asMentor(999)), 'FORBIDDEN');
  });
});
