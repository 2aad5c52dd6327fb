import { describe, expect, it } from '@jest/globals';
import { DecideName } from '@waymark/contracts/roadmaps/names.endpoints';
import { CreateFromOutline, DuplicateRoadmap } from '@waymark/contracts/roadmaps/outline.endpoints';
import { TEMPLATE_PROMPT } from '@waymark/contracts/roadmaps/outline-limits';
import { Follow } from '@waymark/contracts/roadmaps/progress.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { UpdateStage } from '@waymark/contracts/roadmaps/stages.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft, addStage, aPublishedRoadmap, aStage, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();
const mentor = asMentor();
const duplicate = (id: string, caller = mentor, key?: string) =>
  roadmaps.call(DuplicateRoadmap, { id }, caller, key);

describe('a copy of a roadmap', () => {
  it('is a draft with the same texts, and with none of the followers, steps and versions', async () => {
    const original = await aPublishedRoadmap(roadmaps, [2, 1]);
    await roadmaps.call(Follow, { id: original.id }, asLearner());
    await roadmaps.call(
      rpc.UpdateRoadmap,
      { id: original.id, body: { tags: ['grief'], duration: '1 year' } },
      mentor,
    );
    const copy = await duplicate(original.id);
    expect(copy).toMatchObject({
      title: 'Copy of A way back',
      status: 'draft',
      version: null,
      followers: 0,
      tags: ['grief'],
      duration: '1 year',
      isOwner: true,
    });
    expect(copy.stages.map(({ title, steps }) => [title, ...steps.map((step) => step.title)])).toEqual(
      original.stages.map(({ title, steps }) => [title, ...steps.map((step) => step.title)]),
    );
    expect(stepIdsOf(copy).some((id) => stepIdsOf(original).includes(id))).toBe(false);
    const published = await roadmaps.call(rpc.PublishRoadmap, { id: copy.id }, mentor);
    expect(published).toMatchObject({ version: 1, followers: 0 });
  });

  it('is edited without a change of the original', async () => {
    const original = await aPublishedRoadmap(roadmaps, [1]);
    const copy = await duplicate(original.id);
    await roadmaps.call(
      UpdateStage,
      { id: copy.id, stageId: copy.stages[0]!.id, body: aStage('Other') },
      mentor,
    );
    const now = await roadmaps.call(rpc.GetRoadmap, { id: original.id }, mentor);
    expect(now.stages).toEqual(original.stages);
  });

  it('replaces the names that were replaced in the original', async () => {
    const { id } = await aDraft(roadmaps);
    const title = 'I told Jana everything';
    const { revision } = await addStage(roadmaps, id, { ...aStage('Talking'), steps: [{ title }] });
    await roadmaps.call(
      DecideName,
      { id, body: { action: 'replace', name: 'Jana', replacement: 'a friend', revision } },
      mentor,
    );
    const copy = await duplicate(id);
    expect(copy.stages[0]!.steps[0]!.title).toBe('I told a friend everything');
  });

  it('is made by its mentor alone', async () => {
    const published = await aPublishedRoadmap(roadmaps);
    const draft = await aDraft(roadmaps);
    await expectRejection(duplicate(published.id, asMentor(999)), 'FORBIDDEN');
    await expectRejection(duplicate(published.id, asAdmin()), 'FORBIDDEN');
    await expectRejection(duplicate(published.id, asLearner()), 'FORBIDDEN');
    await expectRejection(duplicate(draft.id, asMentor(999)), 'NOT_FOUND');
  });

  it('is made once per idempotency key', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    const key = newId();
    const copies = await Promise.all([1, 2, 3].map(() => duplicate(id, mentor, key)));
    expect(new Set(copies.map((copy) => copy.id)).size).toBe(1);
  });
});

describe('a roadmap from an outline', () => {
  const outline = {
    title: 'Out of debt',
    categoryId: 'financial-recovery',
    description: 'How I paid it off',
    stages: [
      { title: 'Look at it', steps: [{ title: 'Open the letters', description: 'All of them.' }] },
      { title: 'Pay it off', steps: [{ title: 'Ring the bank' }, { title: 'Pay the smallest first' }] },
    ],
  };

  it('is a draft whose steps count as written by its mentor', async () => {
    const made = await roadmaps.call(CreateFromOutline, outline, mentor);
    expect(made).toMatchObject({ title: 'Out of debt', status: 'draft', revision: 1 });
    expect(made.stages.map(({ title, steps }) => [title, steps.length])).toEqual([
      ['Look at it', 1],
      ['Pay it off', 2],
    ]);
    expect(made.stages[0]!.steps[0]).toMatchObject({
      description: 'All of them.',
      origin: 'mentor',
      reviewed: true,
    });
    const { items } = await roadmaps.call(rpc.ListMyRoadmaps, {}, mentor);
    expect(items.find(({ id }) => id === made.id)).toMatchObject({ stageCount: 2, stepCount: 3 });
  });

  it('is published only once the questions of its template are answered', async () => {
    const asked = { title: 'Open the letters', description: `${TEMPLATE_PROMPT}how did you begin?` };
    const stages = [{ title: 'Look at it', steps: [asked] }];
    const { id, stages: made } = await roadmaps.call(CreateFromOutline, { ...outline, stages }, mentor);
    await expectRejection(roadmaps.call(rpc.PublishRoadmap, { id }, mentor), 'NOT_PUBLISHABLE');
    const body = {
      title: 'Look at it',
      steps: [{ ...asked, id: made[0]!.steps[0]!.id, description: 'On a Sunday.' }],
    };
    await roadmaps.call(UpdateStage, { id, stageId: made[0]!.id, body }, mentor);
    expect(await roadmaps.call(rpc.PublishRoadmap, { id }, mentor)).toMatchObject({ status: 'published' });
  });
});
