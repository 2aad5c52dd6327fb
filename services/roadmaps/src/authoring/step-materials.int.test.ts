// guarantees: Learning materials at steps: only published ones are added; hidden ones are gone for learners, also while a version is published
import { describe, expect, it } from '@jest/globals';
import { MaterialChanged } from '@waymark/contracts/community/events';
import type { EventData } from '@waymark/contracts/events';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { UpdateStage } from '@waymark/contracts/roadmaps/stages.endpoints';
import { UndoEdit } from '@waymark/contracts/roadmaps/versions.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { aPublishedRoadmap } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();

const mentor = asMentor();
const get = (id: string) => roadmaps.call(rpc.GetRoadmap, { id }, null);
const draftOf = (id: string) => roadmaps.call(rpc.GetRoadmap, { id, version: 'draft' }, mentor);
const publish = (id: string) => roadmaps.call(rpc.PublishRoadmap, { id }, mentor);
const shown = ({ stages }: Pick<Roadmap, 'stages'>) => stages[0]!.steps[0]!.materials!;

type Changed = EventData<typeof MaterialChanged>;

const send = (materialId: string, given: Partial<Changed>) =>
  roadmaps.publish(MaterialChanged, {
    materialId,
    version: 1,
    authorId: 9,
    title: 'Boxes of breath',
    type: 'video',
    durationSeconds: 95,
    pageCount: null,
    state: 'published',
    ...given,
  });

/** Resolves when it is applied. */
async function change(materialId: string, given: Partial<Changed> = {}): Promise<void> {
  await send(materialId, given);
  await eventually(async () => {
    const stored = await roadmaps.sql('SELECT version FROM learning_materials WHERE id = $1', [materialId]);
    expect(stored).toEqual([{ version: given.version ?? 1 }]);
  });
}

async function aMaterial(given: Partial<Changed> = {}): Promise<string> {
  const id = newId();
  await change(id, given);
  return id;
}

async function attach({ id, stages }: Roadmap, materialIds: string[] | undefined) {
  const { id: stageId, title, steps } = stages[0]!;
  const [first, ...others] = steps.map((step) => ({ id: step.id, title: step.title }));
  const body = { title, steps: [{ ...first!, materialIds }, ...others] };
  return roadmaps.call(UpdateStage, { id, stageId, body }, mentor);
}

/** A published roadmap whose first step shows the materials. */
async function publishedWith(...materialIds: string[]): Promise<Roadmap> {
  const roadmap = await aPublishedRoadmap(roadmaps, [2]);
  await attach(roadmap, materialIds);
  return publish(roadmap.id);
}

describe('learning materials at a step', () => {
  it('are shown to learners in order once they are published', async () => {
    const [first, second] = [await aMaterial(), await aMaterial({ type: 'document', pageCount: 3 })];
    const roadmap = await aPublishedRoadmap(roadmaps, [2]);
    const stage = await attach(roadmap, [second, first]);
    expect(stage.steps[0]!.materials).toMatchObject([{ id: second, available: true }, { id: first }]);
    expect(shown(await get(roadmap.id))).toEqual([]);
    expect((await publish(roadmap.id)).version).toBe(2);
    expect(shown(await get(roadmap.id))).toEqual([
      {
        id: second,
        title: 'Boxes of breath',
        type: 'document',
        duration: 95,
        pageCount: 3,
        available: true,
      },
      { id: first, title: 'Boxes of breath', type: 'video', duration: 95, pageCount: null, available: true },
    ]);
  });

  it('are unchanged by an edit without them, and restored by an undo', async () => {
    const id = await aMaterial();
    const roadmap = await publishedWith(id);
    await attach(roadmap, undefined);
    expect(shown(await draftOf(roadmap.id))).toMatchObject([{ id }]);
    const { revision } = await attach(roadmap, []);
    expect(shown(await draftOf(roadmap.id))).toEqual([]);
    await roadmaps.call(UndoEdit, { id: roadmap.id, revision }, mentor);
    expect(shown(await draftOf(roadmap.id))).toMatchObject([{ id }]);
  });

  it('disappear for learners while they are hidden, and remain in the working copy as not available', async () => {
    const id = await aMaterial();
    const { id: roadmapId } = await publishedWith(id);
    await change(id, { version: 2, state: 'hidden' });
    expect(shown(await get(roadmapId))).toEqual([]);
    expect(shown(await draftOf(roadmapId))).toMatchObject([
      { id, title: 'Boxes of breath', available: false },
    ]);
    expect(await draftOf(roadmapId)).toMatchObject({ hasUnpublishedChanges: false });
    await change(id, { version: 3, title: 'Breathing', state: 'published' });
    expect(shown(await get(roadmapId))).toMatchObject([{ id, title: 'Breathing', available: true }]);
  });

  it('leave no title behind when they are deleted', async () => {
    const id = await aMaterial();
    const { id: roadmapId } = await publishedWith(id);
    await change(id, { version: 2, state: 'deleted' });
    expect(shown(await get(roadmapId))).toEqual([]);
    expect(shown(await draftOf(roadmapId))).toEqual([
      { id, title: '', type: null, duration: null, pageCount: null, available: false },
    ]);
    const stored = await roadmaps.sql('SELECT title FROM learning_materials WHERE id = $1', [id]);
    expect(stored).toEqual([{ title: '' }]);
  });

  it('ignore an event that is older than the stored state', async () => {
    const id = await aMaterial({ version: 3, state: 'hidden' });
    const { id: roadmapId } = await aPublishedRoadmap(roadmaps, [1]);
    await send(id, { version: 2, state: 'published' });
    // Events of one consumer are applied in order.
    await aMaterial();
    await expectRejection(attach(await draftOf(roadmapId), [id]), 'VALIDATION');
  });

  it.each([
    ['unknown', () => Promise.resolve(newId())],
    ['a draft', () => aMaterial({ state: 'draft' })],
    ['hidden', () => aMaterial({ state: 'hidden' })],
  ])('cannot be added when they are %s', async (_, make) => {
    const roadmap = await aPublishedRoadmap(roadmaps, [1]);
    const error = await rejectionOf(attach(roadmap, [await aMaterial(), await make()]));
    expect(error).toMatchObject({ code: 'VALIDATION', issues: [{ path: ['steps', 0, 'materialIds', 1] }] });
  });

  it('stay when they are not available and the step is edited', async () => {
    const id = await aMaterial();
    const roadmap = await publishedWith(id);
    await change(id, { version: 2, state: 'hidden' });
    const other = await aMaterial();
    const stage = await attach(roadmap, [other, id]);
    expect(stage.steps[0]!.materials).toMatchObject([{ id: other }, { id, available: false }]);
    expect(shown(await publish(roadmap.id))).toMatchObject([{ id: other }, { id }]);
    expect(shown(await get(roadmap.id))).toMatchObject([{ id: other }]);
  });

  it('are at most six, each once', async () => {
    const roadmap = await aPublishedRoadmap(roadmaps, [1]);
    const id = await aMaterial();
    await expectRejection(attach(roadmap, [id, id]), 'VALIDATION');
    await expectRejection(attach(roadmap, Array.from({ length: 7 }, newId)), 'VALIDATION');
  });

  it('are hidden also when a version with them is published at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await aMaterial();
      const roadmap = await aPublishedRoadmap(roadmaps, [1]);
      await attach(roadmap, [id]);
      await Promise.all([publish(roadmap.id), change(id, { version: 2, state: 'hidden' })]);
      expect(shown(await get(roadmap.id))).toEqual([]);
    }
  });
});
