import { describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/roadmaps/drafts.endpoints';
import { StartCoaching } from '@waymark/contracts/roadmaps/learning.endpoints';
import type { ResolveDraftBody } from '@waymark/contracts/roadmaps/runs';
import { GetDraftDiff } from '@waymark/contracts/roadmaps/versions.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { addStage, aStage, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { aFreshMentor, RunCase } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();

const diff = ({ run, mentor }: RunCase, caller = mentor) =>
  roadmaps.call(GetDraftDiff, { id: run.id }, caller);
const choose = ({ run, mentor }: RunCase, body: Omit<ResolveDraftBody, 'action'>, key?: string) =>
  roadmaps.call(rpc.ResolveDraft, { id: run.id, body: { action: 'take', ...body } }, mentor, key);
const draftOf = (on: RunCase) => on.draftVersion();
const shape = ({ stages }: Awaited<ReturnType<typeof draftOf>>) =>
  stages.map(({ title, steps }) => [title, ...steps.map((step) => step.title)]);

/**
 * A published roadmap of two drafted stages, [“I stopped.”, “I rested for a month.”] and [“Jana”], and one by hand,
 * with a waiting draft of [“I stopped.”, “soup”] and [“for help”].
 */
async function aNewDraft(): Promise<RunCase> {
  const first = await RunCase.start(roadmaps);
  await first.finish();
  await first.ended();
  await addStage(roadmaps, first.roadmapId, aStage('By hand', 1), first.mentor);
  await first.publish();
  const second = await first.startAnother();
  await second.finish(second.quoting([['I stopped.', 'soup'], ['for help']]));
  expect(await second.ended()).toMatchObject({ outcome: 'waiting' });
  return second;
}

describe('a waiting draft', () => {
  it('is compared with the roadmap by stage and step', async () => {
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

  it('is shown to its owner only, and only while it waits', async () => {
    const on = await aNewDraft();
    for (const other of [aFreshMentor(), asLearner(), asAdmin()]) {
      await expectRejection(diff(on, other), 'NOT_FOUND');
    }
    await choose(on, { take: [0] });
    await expectRejection(diff(on), 'RULE_REFUSED');
    const [stepId] = stepIdsOf(await draftOf(on));
    const coaching = await roadmaps.call(
      StartCoaching,
      { roadmapId: on.roadmapId, stepId: stepId! },
      on.mentor,
    );
    const ofCoaching = roadmaps.call(GetDraftDiff, { id: coaching.id }, on.mentor);
    await expectRejection(ofCoaching, 'RULE_REFUSED');
  });
});

describe('taking stages of a draft', () => {
  it('changes only the taken stage, and once per idempotency key', async () => {
    const on = await aNewDraft();
    const before = await draftOf(on);
    const key = newId();
    const results = await Promise.all([choose(on, { take: [0] }, key), choose(on, { take: [0] }, key)]);
    expect(results[1]).toEqual(results[0]);
    expect(results[0]).toMatchObject({ outcome: 'applied', message: 'Taken: 1 of 2 stages.' });
    const after = await draftOf(on);
    expect(after.stages.slice(1)).toEqual(before.stages.slice(1));
    expect(shape(after)[0]).toEqual(['Drafted stage 1', 'Do as in “I stopped.”', 'Do as in “soup”']);
    await expectRejection(choose(on, { take: [1] }), 'RULE_REFUSED');
  });

  it('is rejected for a stale revision or an invalid choice, without a change', async () => {
    const on = await aNewDraft();
    const { revision } = await diff(on);
    await addStage(roadmaps, on.roadmapId, aStage('Written meanwhile', 1), on.mentor);
    const before = await draftOf(on);
    await expectRejection(choose(on, { take: [0], revision }), 'STALE');
    for (const wrong of [{ take: [2] }, { drop: ['nowhere'] }, {}, { take: [], drop: [] }]) {
      await expectRejection(choose(on, wrong), 'VALIDATION');
    }
    expect(await draftOf(on)).toEqual(before);
    await expect(choose(on, { take: [0], revision: before.revision })).resolves.toMatchObject({
      outcome: 'applied',
    });
  });
});
