import { describe, expect, it } from '@jest/globals';
import { CoachingFinished } from '@waymark/contracts/ai/events';
import type { Coaching } from '@waymark/contracts/roadmaps/coaching';
import { BeginCoaching, ListCoachings, StartCoaching } from '@waymark/contracts/roadmaps/learning.endpoints';
import { DecideName } from '@waymark/contracts/roadmaps/names.endpoints';
import { ListCoachingTries } from '@waymark/contracts/roadmaps/own-steps.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import { DeleteSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { eventually } from '@waymark/testing/eventually';
import { stepIdsOf } from '../testing/builders.ts';
import { ClipCase } from '../testing/clip-case.ts';
import { aFreshLearner, GUIDANCE } from '../testing/coaching-case.ts';
import { Harness } from '../testing/harness.ts';
import { PermissionCase } from '../testing/permission-case.ts';

const roadmaps = new Harness().forFile();
const EMPTY: Coaching = {
  ...{ opening: '', actions: [], questions: [], obstacle: null, quote: null, encouragement: '' },
};

interface Asked {
  roadmapId: string;
  stepId: string;
  userContext?: string;
}

/** A coaching of a learner, as the worker ends it; `passages`: ids of those that a model chose. */
async function coach(body: Asked, { engine = 'offline', coaching = EMPTY, passages = [] as string[] } = {}) {
  const learner = aFreshLearner();
  const { id } = await roadmaps.call(StartCoaching, body, learner);
  await roadmaps.call(BeginCoaching, { runId: id });
  const result = {
    outcome: 'coached',
    runId: id,
    engine: engine as 'offline',
    coaching,
    passages,
    usage: null,
  } as const;
  await roadmaps.publish(CoachingFinished, result);
  const read = () => roadmaps.call(rpc.GetRun, { id }, learner);
  await eventually(async () => expect((await read()).finishedAt).not.toBeNull());
  return { read, learner, run: await read() };
}
const textsOf = ({ coaching }: AiRun) => coaching!.passages.map(({ text }) => text);

/** A published story, and the ids of its steps. */
async function aStory() {
  const on = await PermissionCase.start(roadmaps);
  const roadmap = await on.asLearner();
  return { ...on, change: on.change.bind(on), on: on.on, roadmapId: roadmap.id, steps: stepIdsOf(roadmap) };
}

describe('a coaching without a model', () => {
  it('gets the quote of the step with the words around it, and no invented text', async () => {
    const { roadmapId, steps } = await aStory();
    const { run } = await coach({ roadmapId, stepId: steps[1]! });
    expect(run).toMatchObject({ status: 'succeeded', coaching: EMPTY });
    expect(run.message).toBe('Here are words of the mentor’s story.');
    const [own] = run.coaching!.passages;
    expect(own!.text).toContain('she came with soup');
    expect(own!.step).toMatchObject({ id: steps[1]! });
  });

  it('first gets what fits the note, from the whole story', async () => {
    const { roadmapId, steps } = await aStory();
    const asked = { roadmapId, stepId: steps[0]!, userContext: 'Who came with soup?' };
    const { run } = await coach(asked);
    expect(textsOf(run)[0]).toContain('she came with soup');
    expect(run.coaching!.passages[0]!.step!.id).toBe(steps[2]);
  });

  it('plays the voice of a passage', async () => {
    const on = await ClipCase.start(roadmaps);
    const [stepId] = stepIdsOf(await on.publish());
    await on.cut();
    const { read } = await coach({ roadmapId: on.roadmapId, stepId: stepId! });
    const voices = async () => (await read()).coaching!.passages.map(({ voice }) => voice?.state);
    expect(await voices()).toContain('ready');
    await on.allow(false);
    expect(await voices()).not.toContain('ready');
  });

  it('has no passage where a model has chosen none, or where help replaces it', async () => {
    const { roadmapId, steps } = await aStory();
    const stepId = steps[1]!;
    const { run } = await coach({ roadmapId, stepId }, { engine: 'openai', coaching: GUIDANCE });
    expect(run).toMatchObject({ engine: 'openai', coaching: { ...GUIDANCE, passages: [] } });
    const safety = { level: 'strong', kinds: ['suicide'], urgent: false, language: 'en' } as const;
    const help = { ...EMPTY, safety: { ...safety, kinds: [...safety.kinds] } };
    expect((await coach({ roadmapId, stepId }, { coaching: help })).run.coaching!.passages).toEqual([]);
  });
});

describe('an earlier coaching', () => {
  it('loses quotes at once when the mentor withdraws the permission, and regains them with it', async () => {
    const story = await aStory();
    const { roadmapId, steps, change } = story;
    const { read, learner } = await coach({ roadmapId, stepId: steps[1]! });
    const lists = async () => [
      ...(await roadmaps.call(ListCoachings, { id: roadmapId }, learner)),
      ...(await roadmaps.call(ListCoachingTries, { id: roadmapId, stepId: steps[1]! }, learner)),
      ...(await roadmaps.call(rpc.ListRunEvents, { id: (await read()).id, after: 0 }, learner))
        .filter(({ type }) => type === 'end')
        .map(({ run }) => run),
    ];
    for (const run of await lists()) expect(textsOf(run).join()).toContain('soup');
    await change('quoting', false);
    expect(textsOf(await read())).toEqual([]);
    for (const run of await lists()) expect(textsOf(run)).toEqual([]);
    await change('quoting', true);
    expect(textsOf(await read()).join()).toContain('soup');
    await roadmaps.call(DeleteSource, { id: story.on.source.id }, story.on.mentor);
    expect(textsOf(await read()).join()).not.toContain('soup');
    const [stored] = await roadmaps.sql('SELECT to_jsonb(r) AS run FROM ai_runs r WHERE id = $1', [
      (await read()).id,
    ]);
    expect(JSON.stringify(stored)).not.toContain('soup');
  });

  it('shows a name as the mentor decides later', async () => {
    const { roadmapId, steps, on } = await aStory();
    const { read } = await coach({ roadmapId, stepId: steps[1]! });
    const { revision } = await on.draftVersion();
    const body = { name: 'Jana', action: 'replace', replacement: 'my sister', revision } as const;
    await roadmaps.call(DecideName, { id: roadmapId, body }, on.mentor);
    expect(textsOf(await read()).join()).toContain('[my sister]');
  });
});
