// guarantees: A note on a step: read by its learner only, in no prompt, never overwritten unseen, kept through edits
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { HideRoadmap } from '@waymark/contracts/roadmaps/admin.endpoints';
import { BeginCoaching, GetCompanion, StartCoaching } from '@waymark/contracts/roadmaps/learning.endpoints';
import { MAX_NOTES_CHARS, MAX_SAVED } from '@waymark/contracts/roadmaps/own-step-limits';
import * as own from '@waymark/contracts/roadmaps/own-steps.endpoints';
import { ListFollowing } from '@waymark/contracts/roadmaps/progress.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { ExportRoadmaps } from '@waymark/contracts/roadmaps/rpc-account';
import { UpdateStage } from '@waymark/contracts/roadmaps/stages.endpoints';
import { asAdmin, asMentor } from '@waymark/testing/caller';
import { exportedFiles } from '@waymark/testing/person-data';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft, addStage, aPublishedRoadmap, aStage, stepIdsOf } from '../testing/builders.ts';
import { aFreshLearner } from '../testing/coaching-case.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();

const write = (
  roadmapId: string,
  stepId: string,
  text: string,
  learner: Caller,
  { revision = 0, key }: { revision?: number; key?: string } = {},
) => roadmaps.call(own.SaveStepNote, { id: roadmapId, stepId, body: { text, revision } }, learner, key);
const ownSteps = (id: string, learner: Caller) => roadmaps.call(own.GetOwnSteps, { id }, learner);
const textsOf = async (id: string, learner: Caller) =>
  (await ownSteps(id, learner)).notes.map(({ text }) => text);

async function aCase() {
  const roadmap = await aPublishedRoadmap(roadmaps);
  return { roadmap, id: roadmap.id, steps: stepIdsOf(roadmap), learner: aFreshLearner() };
}

describe('a note on a step', () => {
  it('is stored once per learner and step, and read by its learner only', async () => {
    const { id, steps, learner } = await aCase();
    const other = aFreshLearner();
    const first = await write(id, steps[0]!, 'The green folder.', learner);
    expect(first).toMatchObject({ stepId: steps[0], text: 'The green folder.', revision: 1 });
    await write(id, steps[0]!, 'The blue folder.', learner, { revision: 1 });
    await write(id, steps[1]!, 'Ask Ada.', learner);
    await write(id, steps[0]!, 'Mine', other);
    expect((await textsOf(id, learner)).sort()).toEqual(['Ask Ada.', 'The blue folder.']);
    expect(await textsOf(id, other)).toEqual(['Mine']);
    expect(await textsOf(id, asMentor())).toEqual([]);
  });

  it('does not overwrite what another window wrote, and repeats without effect', async () => {
    const { id, steps, learner } = await aCase();
    await write(id, steps[0]!, 'From the phone', learner);
    await expect(write(id, steps[0]!, 'From the desk', learner)).rejects.toMatchObject({
      code: 'STALE',
      details: { text: 'From the phone', revision: 1 },
    });
    expect(await write(id, steps[0]!, 'From the phone', learner)).toMatchObject({ revision: 1 });
    expect(await write(id, steps[0]!, 'Both', learner, { revision: 1 })).toMatchObject({ revision: 2 });
  });

  it('lets one of two windows win that save at once', async () => {
    const { id, steps, learner } = await aCase();
    const saved = await Promise.allSettled(['A', 'B'].map((text) => write(id, steps[0]!, text, learner)));
    expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await textsOf(id, learner)).toHaveLength(1);
  });

  it('is deleted by an empty text, and can be written again', async () => {
    const { id, steps, learner } = await aCase();
    expect(await write(id, steps[0]!, '', learner)).toMatchObject({ revision: 0 });
    await write(id, steps[0]!, 'Once', learner);
    await write(id, steps[0]!, ' \n ', learner, { revision: 1 });
    expect(await textsOf(id, learner)).toEqual([]);
    expect(await write(id, steps[0]!, 'Again', learner)).toMatchObject({ revision: 3 });
  });

  it('stays with its step in a new version', async () => {
    const mentor = asMentor();
    const { roadmap, id, steps, learner } = await aCase();
    await write(id, steps[1]!, 'Keep me', learner);
    const [stage] = roadmap.stages;
    const turned = [steps[1]!, steps[0]!].map((stepId, at) => ({ id: stepId, title: `Turned ${at}` }));
    await roadmaps.call(
      UpdateStage,
      { id, stageId: stage!.id, body: { ...aStage('Turned'), steps: turned } },
      mentor,
    );
    await roadmaps.call(rpc.PublishRoadmap, { id }, mentor);
    expect((await ownSteps(id, learner)).notes).toMatchObject([{ stepId: steps[1], text: 'Keep me' }]);
  });

  it('is limited on one roadmap', async () => {
    const { id } = await aDraft(roadmaps);
    for (const n of [1, 2]) await addStage(roadmaps, id, aStage(`Long ${n}`, 30));
    const steps = stepIdsOf(await roadmaps.call(rpc.PublishRoadmap, { id }, asMentor()));
    const learner = aFreshLearner();
    const full = MAX_NOTES_CHARS / 4_000;
    for (const stepId of steps.slice(0, full)) await write(id, stepId, 'x'.repeat(4_000), learner);
    await expectRejection(write(id, steps[full]!, 'one more', learner), 'RULE_REFUSED');
    await write(id, steps[0]!, '', learner, { revision: 1 });
    await write(id, steps[full]!, 'one more', learner);
  });

  it('exists only on steps that its learner can see', async () => {
    const { id, steps, learner } = await aCase();
    const other = await aPublishedRoadmap(roadmaps);
    await expectRejection(write(id, stepIdsOf(other)[0]!, 'Elsewhere', learner), 'NOT_FOUND');
    await write(id, steps[0]!, 'Before', learner);
    await roadmaps.call(HideRoadmap, { id, body: { reason: 'Advises to stop medication.' } }, asAdmin());
    await expectRejection(ownSteps(id, learner), 'NOT_FOUND');
    await expectRejection(write(id, steps[1]!, 'After', learner), 'NOT_FOUND');
  });

  it('is sent to no model, but contained in the export', async () => {
    const { id, steps, learner } = await aCase();
    await write(id, steps[0]!, 'The green folder.', learner);
    const run = await roadmaps.call(
      StartCoaching,
      { roadmapId: id, stepId: steps[0]!, useProgress: true, useReflections: true },
      learner,
    );
    const begun = await roadmaps.call(BeginCoaching, { runId: run.id });
    expect(begun.next).toBe('coach');
    expect(JSON.stringify(begun)).not.toContain('green folder');
    const { files } = await exportedFiles(roadmaps, ExportRoadmaps, learner);
    expect(files['step-notes']).toMatchObject([{ step_id: steps[0], text: 'The green folder.' }]);
  });
});

describe('a step that is done over days', () => {
  const today = (id: string, stepId: string, learner: Caller, done = true, timeZone = 'UTC') =>
    roadmaps.call(own.SetStepToday, { id, stepId, body: { done, timeZone } }, learner);
  const streakOf = async (id: string, learner: Caller) =>
    (await roadmaps.call(GetCompanion, { roadmapId: id, timeZone: 'UTC' }, learner)).streak;

  it('is checked in once per day of the learner’s zone, also at once, and follows the roadmap', async () => {
    const { id, steps, learner } = await aCase();
    const results = await Promise.all(Array.from({ length: 5 }, () => today(id, steps[0]!, learner)));
    expect(results.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
    // The dates of these two zones always differ.
    await today(id, steps[1]!, learner, true, 'Pacific/Kiritimati');
    await today(id, steps[1]!, learner, true, 'Pacific/Pago_Pago');
    const { days } = await ownSteps(id, learner);
    expect(days.map(({ stepId, count }) => [stepId, count]).sort()).toEqual(
      [
        [steps[0], 1],
        [steps[1], 2],
      ].sort(),
    );
    expect((await ownSteps(id, aFreshLearner())).days).toEqual([]);
    expect((await roadmaps.call(ListFollowing, {}, learner)).items).toMatchObject([{ roadmap: { id } }]);
  });

  it('counts towards the streak until it is taken back, which leaves the other days', async () => {
    const { id, steps, learner } = await aCase();
    const far = await today(id, steps[0]!, learner, true, 'Pacific/Kiritimati');
    await today(id, steps[0]!, learner, true, 'Pacific/Pago_Pago');
    expect(await streakOf(id, learner)).toMatchObject({ current: 1, activeToday: true });
    expect(await today(id, steps[0]!, learner, false, 'Pacific/Pago_Pago')).toEqual(far);
    expect(await today(id, steps[0]!, learner, false, 'Pacific/Pago_Pago')).toEqual(far);
    expect(await streakOf(id, learner)).toMatchObject({ current: 1 });
    const none = { stepId: steps[0], count: 0, last: '' };
    expect(await today(id, steps[0]!, learner, false, 'Pacific/Kiritimati')).toEqual(none);
    expect(await streakOf(id, learner)).toMatchObject({ current: 0, longest: 0 });
  });

  it('is rejected of another roadmap and on an own draft', async () => {
    const { id, learner } = await aCase();
    const other = await aPublishedRoadmap(roadmaps);
    await expectRejection(today(id, stepIdsOf(other)[0]!, learner), 'NOT_FOUND');
    const draft = await aDraft(roadmaps, asMentor());
    await expectRejection(today(draft.id, 'none', learner), 'NOT_FOUND');
    await expectRejection(today(draft.id, 'none', asMentor()), 'RULE_REFUSED');
  });
});

describe('a roadmap saved for later', () => {
  const save = (id: string, learner: Caller) => roadmaps.call(own.SaveRoadmap, { id }, learner);
  const saved = async (learner: Caller) =>
    (await roadmaps.call(own.ListSaved, {}, learner)).map(({ id }) => id);

  it('is listed once, newest first, without being followed', async () => {
    const [{ id, learner }, second] = [await aCase(), await aPublishedRoadmap(roadmaps)];
    for (const one of [id, second.id, id]) await save(one, learner);
    expect(await saved(learner)).toEqual([second.id, id]);
    expect((await roadmaps.call(rpc.GetRoadmap, { id })).followers).toBe(0);
    expect(await saved(aFreshLearner())).toEqual([]);
    for (let n = 0; n < 2; n++) await roadmaps.call(own.UnsaveRoadmap, { id }, learner);
    expect(await saved(learner)).toEqual([second.id]);
  });

  it('disappears while its learner cannot see it', async () => {
    const { id, learner } = await aCase();
    await save(id, learner);
    await roadmaps.call(HideRoadmap, { id, body: { reason: 'Advises to stop medication.' } }, asAdmin());
    expect(await saved(learner)).toEqual([]);
    await expectRejection(save(id, aFreshLearner()), 'NOT_FOUND');
    const draft = await aDraft(roadmaps, asMentor());
    await expectRejection(save(draft.id, asMentor()), 'RULE_REFUSED');
  });

  it('is refused beyond the limit', async () => {
    const { id, learner } = await aCase();
    await roadmaps.sql(
      `INSERT INTO saved_roadmaps (user_id, roadmap_id, saved_at)
       SELECT $1, id, now() FROM published_roadmaps WHERE id <> $2 LIMIT 1`,
      [learner.userId, id],
    );
    await save(id, learner);
    expect(await saved(learner)).toHaveLength(2);
    expect(MAX_SAVED).toBeGreaterThan(2);
  });
});
