import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { StartCoaching } from '@waymark/contracts/roadmaps/rpc-learning';
import { GetDraftDiff } from '@waymark/contracts/roadmaps/rpc-versions';
import type { ResolveDraftBody } from '@waymark/contracts/roadmaps/runs';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { brokenInvariants, Harness, refusal } from './testing/harness.ts';
import { aFreshMentor, RunCase } from './testing/run-case.ts';
import { addStage, aStage, stepIdsOf } from './testing/words.ts';

let roadmaps: Harness;
beforeAll(async () => {
  roadmaps = await Harness.start();
});
afterAll(() => roadmaps?.stop());

const diff = ({ run, mentor }: RunCase, caller = mentor) =>
  roadmaps.ask(GetDraftDiff, { id: run.id }, caller);
const choose = ({ run, mentor }: RunCase, body: Omit<ResolveDraftBody, 'action'>, key?: string) =>
  roadmaps.ask(rpc.ResolveDraft, { id: run.id, body: { action: 'take', ...body } }, mentor, key);
const draftOf = ({ roadmapId, mentor }: RunCase) =>
  roadmaps.ask(rpc.GetRoadmap, { id: roadmapId, version: 'draft' }, mentor);
const publish = ({ roadmapId, mentor }: RunCase) =>
  roadmaps.ask(rpc.PublishRoadmap, { id: roadmapId }, mentor);
const shape = ({ stages }: Awaited<ReturnType<typeof draftOf>>) =>
  stages.map(({ title, steps }) => [title, ...steps.map((step) => step.title)]);

/**
 * A published roadmap of two drafted stages, [“I stopped.”, “I rested for a month.”] and [“Jana”], and one by hand;
 * and a new draft that waits: [“I stopped.”, “soup”] and [“for help”].
 */
async function aNewDraft(): Promise<RunCase> {
  const first = await RunCase.start(roadmaps);
  await first.finish();
  await first.over();
  await addStage(roadmaps, first.roadmapId, aStage('By hand', 1), first.mentor);
  await publish(first);
  const again = await first.again();
  await again.finish(again.quoting([['I stopped.', 'soup'], ['for help']]));
  expect(await again.over()).toMatchObject({ outcome: 'waiting' });
  return again;
}

describe('a draft that waits', () => {
  it('is shown beside what stands, stage by stage and step by step', async () => {
    const on = await aNewDraft();
    const { stages, revision } = await draftOf(on);
    const shown = await diff(on);
    expect(shown).toMatchObject({ runId: on.run.id, roadmapId: on.roadmapId, revision });
    const [one, jana, byHand] = stages;
    expect(
      shown.stages.map(({ change, stageId, draftStage, steps }) => [
        ...[change, stageId, draftStage],
        steps.map((step) => [step.change, step.stepId, step.draftStep]),
      ]),
    ).toEqual([
      [
        'changed',
        one!.id,
        0,
        [
          ['same', one!.steps[0]!.id, 0],
          ['added', null, 1],
          ['removed', one!.steps[1]!.id, null],
        ],
      ],
      ['changed', jana!.id, 1, expect.any(Array)],
      ['removed', byHand!.id, null, [['removed', byHand!.steps[0]!.id, null]]],
    ]);
  });

  it('is shown to who asked for it alone, and only while it waits', async () => {
    const on = await aNewDraft();
    for (const other of [aFreshMentor(), asLearner(), asAdmin()]) {
      expect(await refusal(diff(on, other))).toMatchObject({ code: 'NOT_FOUND' });
    }
    await choose(on, { take: [0] });
    expect(await refusal(diff(on))).toMatchObject({ code: 'RULE_REFUSED' });
    const [stepId] = stepIdsOf(await draftOf(on));
    const coaching = await roadmaps.ask(
      StartCoaching,
      { roadmapId: on.roadmapId, stepId: stepId! },
      on.mentor,
    );
    const ofCoaching = roadmaps.ask(GetDraftDiff, { id: coaching.id }, on.mentor);
    expect(await refusal(ofCoaching)).toMatchObject({ code: 'RULE_REFUSED' });
  });
});

describe('a draft taken stage by stage', () => {
  it('leaves the rest to the letter, and is taken once however often it is sent', async () => {
    const on = await aNewDraft();
    const before = await draftOf(on);
    const key = newId();
    const answers = await Promise.all([choose(on, { take: [0] }, key), choose(on, { take: [0] }, key)]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ outcome: 'applied', message: 'Taken: 1 of 2 stages.' });
    const after = await draftOf(on);
    expect(after.stages.slice(1)).toEqual(before.stages.slice(1));
    expect(shape(after)[0]).toEqual(['Drafted stage 1', 'Do as in “I stopped.”', 'Do as in “soup”']);
    expect(await refusal(choose(on, { take: [1] }))).toMatchObject({ code: 'RULE_REFUSED' });
  });

  it('drops what the mentor says, and nothing else', async () => {
    const on = await aNewDraft();
    const { stages } = await draftOf(on);
    await choose(on, { take: [], drop: [stages[2]!.id] });
    expect((await draftOf(on)).stages).toEqual(stages.slice(0, 2));
  });

  it('is refused on another revision than the one it was compared with, and changes nothing', async () => {
    const on = await aNewDraft();
    const { revision } = await diff(on);
    await addStage(roadmaps, on.roadmapId, aStage('Written meanwhile', 1), on.mentor);
    const before = await draftOf(on);
    expect(await refusal(choose(on, { take: [0], revision }))).toMatchObject({ code: 'STALE' });
    for (const wrong of [{ take: [2] }, { drop: ['nowhere'] }, {}, { take: [], drop: [] }]) {
      expect(await refusal(choose(on, wrong))).toMatchObject({ code: 'VALIDATION' });
    }
    expect(await draftOf(on)).toEqual(before);
    await expect(choose(on, { take: [0], revision: before.revision })).resolves.toMatchObject({
      outcome: 'applied',
    });
  });

  it('keeps what learners did wherever a step lives on, and is seen by them once it is published', async () => {
    const on = await aNewDraft();
    const ann = asLearner(601);
    const ids = stepIdsOf(await draftOf(on));
    for (const stepId of ids) {
      await roadmaps.ask(rpc.SetProgress, { roadmapId: on.roadmapId, stepId, completed: true }, ann);
    }
    const progress = () =>
      roadmaps.ask(rpc.GetProgress, { userId: ann.userId, roadmapId: on.roadmapId }, ann);
    expect(await progress()).toMatchObject({ completedSteps: 4, totalSteps: 4 });
    await choose(on, { take: [0] });
    expect(await progress()).toMatchObject({ completedSteps: 4, totalSteps: 4, whatsNew: null });
    await publish(on);
    const told = await progress();
    expect(told).toMatchObject({ completedSteps: 3, totalSteps: 4, whatsNew: { version: 2 } });
    expect(told.whatsNew).toMatchObject({ addedCount: 1, changedCount: 0, removedCount: 1 });
    expect(told.progress).toEqual({ [ids[0]!]: true, [ids[2]!]: true, [ids[3]!]: true });
    const { items } = await roadmaps.ask(rpc.ListFollowing, {}, ann);
    expect(items).toMatchObject([{ completedSteps: 3, totalSteps: 4 }]);
  });
});

it('keeps every invariant', async () => {
  expect(await brokenInvariants(roadmaps)).toEqual([]);
});
