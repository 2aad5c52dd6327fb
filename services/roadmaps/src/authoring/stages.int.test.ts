import { describe, expect, it } from '@jest/globals';
import { GetRoadmap, PublishRoadmap, UnpublishRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/stages.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft, addStage, aPublishedRoadmap, aStage, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();

describe('stages and steps', () => {
  it('keep their ids when rewritten beside new steps', async () => {
    const { id } = await aDraft(roadmaps);
    const stage = await addStage(roadmaps, id, aStage('Begin', 3));
    const [first, , third] = stage.steps;
    const edited = await roadmaps.call(
      rpc.UpdateStage,
      {
        id,
        stageId: stage.id,
        body: {
          title: 'Begin again',
          steps: [
            { id: third!.id, title: 'Now first' },
            { title: 'New' },
            { id: first!.id, title: first!.title },
          ],
        },
      },
      asMentor(),
    );
    expect(edited.id).toBe(stage.id);
    expect(edited.steps.map((step) => step.title)).toEqual(['Now first', 'New', first!.title]);
    expect([edited.steps[0]!.id, edited.steps[2]!.id]).toEqual([third!.id, first!.id]);
  });

  it('cannot be taken from another stage or roadmap, or twice', async () => {
    const { id } = await aDraft(roadmaps);
    const stage = await addStage(roadmaps, id, aStage('One'));
    const sibling = await addStage(roadmaps, id, aStage('Two'));
    const foreign = stepIdsOf(await aPublishedRoadmap(roadmaps, [1], asMentor(240)));
    for (const stepId of [sibling.steps[0]!.id, foreign[0]!, newId()]) {
      const steps = [{ id: stepId, title: 'Mine' }];
      const update = { id, stageId: stage.id, body: { title: 'One', steps } };
      await expectRejection(roadmaps.call(rpc.UpdateStage, update, asMentor()), 'VALIDATION');
      const add = { id, body: { title: 'Three', steps } };
      await expectRejection(roadmaps.call(rpc.AddStage, add, asMentor()), 'VALIDATION');
    }
    const twice = [0, 1].map(() => ({ id: stage.steps[0]!.id, title: 'Twice' }));
    const double = { id, stageId: stage.id, body: { title: 'One', steps: twice } };
    await expectRejection(roadmaps.call(rpc.UpdateStage, double, asMentor()), 'VALIDATION');
  });

  it('take an order that names each once, across stages', async () => {
    const { id } = await aDraft(roadmaps);
    for (const title of ['A', 'B', 'C']) await addStage(roadmaps, id, aStage(title, 2));
    const { stages } = await roadmaps.call(GetRoadmap, { id }, asMentor());
    const [a, b, c] = stages.map((stage) => ({ id: stage.id, steps: stage.steps.map((step) => step.id) }));
    const order = [
      { id: c!.id, steps: [...a!.steps, c!.steps[1]!] },
      { id: a!.id, steps: [c!.steps[0]!] },
      { id: b!.id, steps: b!.steps.toReversed() },
    ];
    const reordered = await roadmaps.call(rpc.Reorder, { id, body: { stages: order } }, asMentor());
    expect(
      reordered.stages.map((stage) => ({ id: stage.id, steps: stage.steps.map(({ id }) => id) })),
    ).toEqual(order);
    const missing = roadmaps.call(rpc.Reorder, { id, body: { stages: order.slice(1) } }, asMentor());
    await expectRejection(missing, 'VALIDATION');
  });
});

describe('publishing', () => {
  it('can be undone, which hides the roadmap', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    const draft = await roadmaps.call(UnpublishRoadmap, { id }, asMentor());
    expect(draft).toMatchObject({ status: 'draft', publishedAt: null });
    await expectRejection(roadmaps.call(GetRoadmap, { id }, asLearner()), 'NOT_FOUND');
  });

  it('is rejected for incomplete stages and leaves the published version', async () => {
    const { id, stages } = await aPublishedRoadmap(roadmaps, [1, 1]);
    const [first, second] = stages;
    const both = [...first!.steps, ...second!.steps].map((step) => step.id);
    const order = [
      { id: first!.id, steps: both },
      { id: second!.id, steps: [] },
    ];
    await roadmaps.call(rpc.Reorder, { id, body: { stages: order } }, asMentor());
    const publish = () => roadmaps.call(PublishRoadmap, { id }, asMentor());
    await expectRejection(publish(), 'NOT_PUBLISHABLE');
    for (const stage of stages) await roadmaps.call(rpc.DeleteStage, { id, stageId: stage.id }, asMentor());
    await expectRejection(publish(), 'NOT_PUBLISHABLE');
    expect((await roadmaps.call(GetRoadmap, { id })).stages).toEqual(stages);
  });
});
