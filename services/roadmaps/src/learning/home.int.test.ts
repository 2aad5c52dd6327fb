// guarantees: The home has the next step of each path in four statements, in one request, and nothing of other learners
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { HideRoadmap } from '@waymark/contracts/roadmaps/admin.endpoints';
import { AnswerOutcome } from '@waymark/contracts/roadmaps/endings.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/home.endpoints';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { CheckIn } from '@waymark/contracts/roadmaps/learning.endpoints';
import { SetStepToday } from '@waymark/contracts/roadmaps/own-steps.endpoints';
import { Follow, SetProgress } from '@waymark/contracts/roadmaps/progress.endpoints';
import { PublishRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { AddStage } from '@waymark/contracts/roadmaps/stages.endpoints';
import { DecideStory, SubmitStory } from '@waymark/contracts/roadmaps/user-stories.endpoints';
import { MarkSeen } from '@waymark/contracts/roadmaps/versions.endpoints';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { aDraft, addStage, aPublishedRoadmap, aStage, stepIdsOf } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();
const mentor = asMentor(50);
let learnerId = 12_000;
const aLearner = (): Caller => asLearner(++learnerId);
const home = (caller: Caller, timeZone?: string) => roadmaps.call(rpc.GetHome, { timeZone }, caller);
const waiting = (caller: Caller) => roadmaps.call(rpc.GetMentorWaiting, {}, caller);
const follow = (id: string, caller: Caller) => roadmaps.call(Follow, { id }, caller);
const tick = (roadmapId: string, stepId: string, caller: Caller) =>
  roadmaps.call(SetProgress, { roadmapId, stepId, completed: true }, caller);

let first: Roadmap;
let second: Roadmap;
beforeAll(async () => {
  first = await aPublishedRoadmap(roadmaps, [2, 1], mentor, 'Out of debt');
  second = await aPublishedRoadmap(roadmaps, [1, 1], mentor, 'Back to work');
});

describe('the home of a learner', () => {
  it('has the days of a next step that takes weeks, of this learner only', async () => {
    const [learner, other] = [aLearner(), aLearner()];
    const { id } = await aDraft(roadmaps, mentor, 'Every evening');
    const { steps, ...stage } = aStage('Evenings', 1);
    const daily = { ...steps[0]!, estimatedDuration: '2 weeks' };
    await addStage(roadmaps, id, { ...stage, steps: [daily] }, mentor);
    const { stages } = await roadmaps.call(PublishRoadmap, { id }, mentor);
    const stepId = stages[0]!.steps[0]!.id;
    const daysOf = async (caller: Caller) => (await home(caller)).paths[0]!.next!.days;
    await follow(id, learner);
    expect(await daysOf(learner)).toEqual({ count: 0, last: '' });
    const body = { done: true, timeZone: 'UTC' };
    for (const one of [learner, other]) await roadmaps.call(SetStepToday, { id, stepId, body }, one);
    const { last } = await roadmaps.call(SetStepToday, { id, stepId, body }, learner);
    expect(await daysOf(learner)).toEqual({ count: 1, last });
  });

  it('is empty for one who follows nothing', async () => {
    expect(await home(aLearner())).toMatchObject({
      streak: { current: 0, longest: 0, activeToday: false, thisWeek: 0, thisMonth: 0 },
      paths: [],
    });
  });

  it('has the next step of each followed roadmap, the last active first', async () => {
    const learner = aLearner();
    await follow(second.id, learner);
    await follow(first.id, learner);
    const [one, two] = stepIdsOf(first);
    await tick(first.id, one!, learner);
    const { paths, streak } = await home(learner, 'Europe/Berlin');
    expect(streak).toMatchObject({ current: 1, activeToday: true });
    expect(paths.map(({ roadmapId }) => roadmapId)).toEqual([first.id, second.id]);
    expect(paths[0]).toMatchObject({
      ...{ title: 'Out of debt', completedSteps: 1, totalSteps: 3, newVersion: null, mood: null },
      stages: [
        { title: 'Stage 1', completedSteps: 1, totalSteps: 2 },
        { title: 'Stage 2', completedSteps: 0, totalSteps: 1 },
      ],
      next: { stepId: two, title: 'Stage 1, step 2', stageNumber: 1, stageTitle: 'Stage 1', quote: null },
    });
    expect(paths[0]!.next!.days).toBeNull();
    expect(Object.keys(paths[0]!.mentor).sort()).toEqual(['avatar', 'id', 'name']);
    await tick(second.id, stepIdsOf(second)[0]!, learner);
    const later = await home(learner);
    expect(later.paths.map(({ roadmapId }) => roadmapId)).toEqual([second.id, first.id]);
    expect(later.paths[0]!.next).toMatchObject({ stageNumber: 2, stageTitle: 'Stage 2' });
  });

  it('suggests at most three roadmaps, never a followed one nor one of the learner', async () => {
    const learner = aLearner();
    const own = await aPublishedRoadmap(roadmaps, [1], asMentor(learner.userId), 'Their own');
    const ids = async () => (await home(learner)).suggestions.map(({ id }) => id);
    expect((await ids()).length).toBeLessThanOrEqual(3);
    expect(await ids()).toEqual(expect.arrayContaining([first.id, second.id]));
    await follow(first.id, learner);
    expect(await ids()).not.toContain(first.id);
    expect(await ids()).not.toContain(own.id);
  });

  it('has no next step where every step is ticked', async () => {
    const learner = aLearner();
    for (const stepId of stepIdsOf(second)) await tick(second.id, stepId, learner);
    expect((await home(learner)).paths).toMatchObject([{ next: null, completedSteps: 2, totalSteps: 2 }]);
  });

  it('asks once whether a roadmap holds, ninety days after its last step', async () => {
    const learner = aLearner();
    const { id } = second;
    const asks = async () => (await home(learner)).paths.map(({ asksIfHolds }) => asksIfHolds);
    const answer = (given: 'holds' | 'dismissed') =>
      roadmaps.call(AnswerOutcome, { id, body: { answer: given } }, learner);
    const ageTicks = (days: number) =>
      roadmaps.sql(
        `UPDATE progress SET completed_at = now() - make_interval(days => $2) WHERE user_id = $1`,
        [learner.userId, days],
      );
    await tick(id, stepIdsOf(second)[0]!, learner);
    await ageTicks(91);
    expect(await asks()).toEqual([false]);
    await expect(answer('holds')).rejects.toMatchObject({ code: 'RULE_REFUSED' });
    await tick(id, stepIdsOf(second)[1]!, learner);
    expect(await asks()).toEqual([false]);
    await ageTicks(91);
    expect(await asks()).toEqual([true]);
    await answer('dismissed');
    expect(await asks()).toEqual([false]);
    await answer('holds');
    expect(await roadmaps.sql('SELECT answer FROM outcomes WHERE user_id = $1', [learner.userId])).toEqual([
      { answer: 'holds' },
    ]);
  });

  it('has the latest mood, and nothing of other learners', async () => {
    const [learner, other] = [aLearner(), aLearner()];
    await follow(first.id, learner);
    await follow(first.id, other);
    await tick(first.id, stepIdsOf(first)[0]!, other);
    await roadmaps.call(CheckIn, { roadmapId: first.id, body: { mood: 'struggling' } }, other);
    expect((await home(learner)).paths).toMatchObject([{ completedSteps: 0, mood: null }]);
    expect((await home(other)).paths).toMatchObject([{ completedSteps: 1, mood: { mood: 'struggling' } }]);
  });

  it('names a new version until its changes are seen', async () => {
    const learner = aLearner();
    const { id } = await aPublishedRoadmap(roadmaps, [1], mentor);
    await follow(id, learner);
    await roadmaps.call(AddStage, { id, body: aStage('Another', 1) }, mentor);
    await roadmaps.call(PublishRoadmap, { id }, mentor);
    expect((await home(learner)).paths).toMatchObject([{ newVersion: 2, totalSteps: 2 }]);
    await roadmaps.call(MarkSeen, { id, body: { version: 2 } }, learner);
    expect((await home(learner)).paths).toMatchObject([{ newVersion: null }]);
  });

  it('leaves out what an admin has hidden', async () => {
    const learner = aLearner();
    const { id } = await aPublishedRoadmap(roadmaps, [1], mentor);
    await follow(id, learner);
    await roadmaps.call(HideRoadmap, { id, body: { reason: 'It asks for money.' } }, asAdmin());
    expect((await home(learner)).paths).toEqual([]);
  });

  it('rejects an unknown zone', async () => {
    await expect(home(aLearner(), 'Mars/Base')).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('is private', async () => {
    await expect(roadmaps.call(rpc.GetHome, {}, null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('what waits for a mentor', () => {
  it('is empty for one without roadmaps', async () => {
    expect(await waiting(asMentor(51))).toEqual({ roadmaps: 0, drafts: [], reviews: [], stories: [] });
  });

  it('has the steps that were not reviewed, for their mentor only', async () => {
    const owner = asMentor(52);
    const { id, title } = await aDraft(roadmaps, owner);
    await addStage(roadmaps, id, aStage('One', 2), owner);
    await roadmaps.sql("UPDATE steps SET origin = 'ai', reviewed = false WHERE roadmap_id = $1", [id]);
    expect(await waiting(owner)).toMatchObject({
      roadmaps: 1,
      reviews: [{ roadmapId: id, title, steps: 2 }],
    });
    expect((await waiting(mentor)).reviews).toEqual([]);
  });

  it('has the new stories about their roadmaps', async () => {
    const learner = aLearner();
    await follow(first.id, learner);
    const story = 'I opened three envelopes, made tea, and could not go on before my sister came.';
    const body = { title: 'The drawer', story, roadmapId: first.id, name: null, consent: true as const };
    const { id } = await roadmaps.call(SubmitStory, body, learner);
    expect((await waiting(mentor)).stories).toEqual([]);
    await roadmaps.call(DecideStory, { id, body: { state: 'published' } }, asAdmin());
    const shown = { roadmapId: first.id, title: 'Out of debt', storyId: id, storyTitle: 'The drawer' };
    expect((await waiting(mentor)).stories).toEqual([shown]);
    await roadmaps.sql(`UPDATE user_stories SET decided_at = now() - interval '15 days' WHERE id = $1`, [id]);
    expect((await waiting(mentor)).stories).toEqual([]);
  });
});
