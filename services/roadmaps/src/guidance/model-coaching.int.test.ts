import { expect, it } from '@jest/globals';
import { CoachingFinished } from '@waymark/contracts/ai/events';
import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { BeginCoaching, StartCoaching } from '@waymark/contracts/roadmaps/learning.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import { DeleteSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { eventually } from '@waymark/testing/eventually';
import { stepIdsOf } from '../testing/builders.ts';
import { aFreshLearner, GUIDANCE } from '../testing/coaching-case.ts';
import { Harness } from '../testing/harness.ts';
import { PermissionCase } from '../testing/permission-case.ts';

const roadmaps = new Harness({ AI_ENGINE: 'openai' }).forFile();

/** A coaching on the first step of a story, as a worker begins it. */
async function aCoaching(userContext: string, { outside = false, allowed = false } = {}) {
  const story = await PermissionCase.start(roadmaps);
  if (allowed) await story.change('outside-model', true);
  const learner = aFreshLearner();
  const { roadmapId } = story.on;
  const [stepId] = stepIdsOf(await story.asLearner());
  const body = { roadmapId, stepId: stepId!, userContext };
  const { id: runId } = await roadmaps.call(StartCoaching, body, learner);
  const begun = await roadmaps.call(BeginCoaching, { runId, outside });
  const passages: CoachingMaterial['passages'] = begun.next === 'coach' ? begun.material.passages : [];
  const read = async () => (await roadmaps.call(rpc.GetRun, { id: runId }, learner)).coaching;
  /** Ends it with what a model wrote and chose. */
  const finish = async (chosen: string[]) => {
    const result = { outcome: 'coached', runId, engine: 'openai', usage: null } as const;
    await roadmaps.publish(CoachingFinished, { ...result, coaching: GUIDANCE, passages: chosen });
    await eventually(async () => expect(await read()).not.toBeNull());
  };
  const stored = async () => (await roadmaps.sql('SELECT passages FROM ai_runs WHERE id = $1', [runId]))[0];
  return { story, passages, read, finish, stored };
}
const SOUP = 'Who came with soup?';

it('gives the model passages of the whole story, those that fit the note first', async () => {
  const { passages } = await aCoaching(SOUP);
  expect(passages[0]).toMatchObject({ text: expect.stringContaining('she came with soup') });
  expect(passages[0]!.step).not.toBeNull();
});

it('gives it none where the note needs help instead', async () => {
  expect((await aCoaching('I am going to kill myself.')).passages).toEqual([]);
});

it('gives an outside model only what the mentor allows to be sent', async () => {
  expect((await aCoaching(SOUP, { outside: true })).passages).toEqual([]);
  expect((await aCoaching(SOUP, { outside: true, allowed: true })).passages).not.toEqual([]);
});

it('shows the passages that the model chose of those it was given, as far as they may be quoted now', async () => {
  const { story, passages, read, finish, stored } = await aCoaching(SOUP);
  const foreign = JSON.stringify([null, story.on.source.id, 0, 4]);
  await finish([foreign, passages[0]!.id]);
  const shown = async () => (await read())!.passages.map(({ text }) => text);
  expect(await stored()).toEqual({ passages: [passages[0]!.id] });
  expect(await read()).toMatchObject(GUIDANCE);
  expect(await shown()).toEqual([passages[0]!.text]);
  await story.change('quoting', false);
  expect(await shown()).toEqual([]);
  await story.change('quoting', true);
  expect(await shown()).toEqual([passages[0]!.text]);
  await roadmaps.call(DeleteSource, { id: story.on.source.id }, story.on.mentor);
  expect((await shown()).join()).not.toContain('soup');
});
