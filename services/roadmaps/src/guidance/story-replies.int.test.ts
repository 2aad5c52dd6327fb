import { describe, expect, it } from '@jest/globals';
import { ReplyFinished } from '@waymark/contracts/ai/events';
import { ReplyToQuestionJob } from '@waymark/contracts/ai/jobs';
import type { Caller } from '@waymark/contracts/caller';
import * as learning from '@waymark/contracts/roadmaps/learning.endpoints';
import { DecideName } from '@waymark/contracts/roadmaps/names.endpoints';
import { MAX_REPLIES } from '@waymark/contracts/roadmaps/own-step-limits';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import { DeleteSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { aFreshLearner } from '../testing/coaching-case.ts';
import { Harness } from '../testing/harness.ts';
import { PermissionCase } from '../testing/permission-case.ts';
import { RunCase } from '../testing/run-case.ts';

const roadmaps = new Harness({ AI_RUNS_PER_HOUR: '100' }).forFile();
const SOUP = 'Who came with soup?';
const QUOTE = 'I rested for a month.';

const start = (id: string, question = SOUP, learner = aFreshLearner()) =>
  roadmaps.call(learning.StartReply, { id, body: { question } }, learner);
const begin = (runId: string, outside = false) => roadmaps.call(learning.BeginReply, { runId, outside });
const list = (id: string, learner: Caller) => roadmaps.call(learning.ListReplies, { id }, learner);

class ReplyCase {
  private constructor(
    readonly story: PermissionCase,
    readonly learner: Caller,
    readonly run: AiRun,
    readonly passages: { id: string; text: string }[],
  ) {}

  static async start(question = SOUP, learner = aFreshLearner(), known?: PermissionCase): Promise<ReplyCase> {
    const story = known ?? (await PermissionCase.start(roadmaps));
    const run = await start(story.on.roadmapId, question, learner);
    const begun = await begin(run.id);
    return new ReplyCase(story, learner, run, begun.next === 'reply' ? begun.material.passages : []);
  }

  get roadmapId(): string {
    return this.story.on.roadmapId;
  }

  get passageId(): string {
    return this.passages.find(({ text }) => text.includes(QUOTE))!.id;
  }

  /** As a worker ends it. */
  async replied(over: object = {}): Promise<AiRun> {
    const claims = [{ text: 'Rosa rested.', passageId: this.passageId, quote: QUOTE }];
    const result = { outcome: 'replied', runId: this.run.id, engine: 'openai', usage: null } as const;
    await roadmaps.publish(ReplyFinished, { ...result, reply: { claims, ...over } });
    return this.ended();
  }

  ended(): Promise<AiRun> {
    return eventually(async () => {
      const run = await this.read();
      expect(run.finishedAt).not.toBeNull();
      return run;
    });
  }

  read = () => roadmaps.call(rpc.GetRun, { id: this.run.id }, this.learner);
}

describe('a reply of a model', () => {
  it('is a run with one job, which gets the passages of the story', async () => {
    const on = await ReplyCase.start();
    expect(on.run).toMatchObject({ kind: 'reply', status: 'queued', stepId: null, roadmapId: on.roadmapId });
    expect(await roadmaps.emitted(ReplyToQuestionJob, { runId: on.run.id })).toHaveLength(1);
    const { material } = (await begin(on.run.id)) as Extract<
      Awaited<ReturnType<typeof begin>>,
      { next: 'reply' }
    >;
    expect(material).toMatchObject({ question: SOUP, mentorName: expect.any(String) });
    expect(material.passages[0]!.text).toContain('she came with soup');
  });

  it('shows each claim with its exact words, its passage and its step, and is kept', async () => {
    const on = await ReplyCase.start();
    const { status, reply, message } = await on.replied();
    expect([status, message]).toEqual(['succeeded', 'Here is an answer from the story.']);
    const passage = { text: expect.stringContaining(QUOTE), step: { id: expect.any(String) } };
    expect(reply).toMatchObject({
      ...{ question: SOUP, isReduced: false, safety: null },
      claims: [{ text: 'Rosa rested.', quote: QUOTE, passage }],
    });
    expect(await list(on.roadmapId, on.learner)).toMatchObject([{ id: on.run.id, reply }]);
    expect(await list(on.roadmapId, aFreshLearner())).toEqual([]);
  });

  it('has no claim on a passage that the worker was not given, nor on other words', async () => {
    const on = await ReplyCase.start();
    const claim = { text: 'Rosa rested.', passageId: on.passageId, quote: QUOTE };
    const other = JSON.stringify([null, newId(), 0, 4]);
    const claims = [{ ...claim, passageId: other }, { ...claim, quote: 'I slept for a year.' }, claim];
    expect((await on.replied({ claims })).reply!.claims).toMatchObject([{ quote: QUOTE }]);
  });

  it('has no claims where the story contains no answer', async () => {
    const on = await ReplyCase.start();
    expect(await on.replied({ claims: [] })).toMatchObject({
      ...{ status: 'succeeded', message: 'The story does not have this.' },
      reply: { claims: [], isReduced: false },
    });
  });

  it('is replaced by help, and its question is erased', async () => {
    const on = await ReplyCase.start();
    const safety = { level: 'strong', kinds: ['suicide'], urgent: false, language: 'en' };
    expect((await on.replied({ safety })).reply).toMatchObject({ question: '', claims: [], safety });
    expect(await list(on.roadmapId, on.learner)).toEqual([]);
  });

  it('fails with a message', async () => {
    const on = await ReplyCase.start();
    const failed = { outcome: 'failed', runId: on.run.id, engine: 'openai', message: 'Busy.' } as const;
    await roadmaps.publish(ReplyFinished, failed);
    expect(await on.ended()).toMatchObject({ status: 'failed', message: 'Busy.', reply: null });
    const again = await roadmaps.call(rpc.RetryRun, { id: on.run.id }, on.learner);
    expect(again).toMatchObject({ kind: 'reply', status: 'queued' });
  });

  it('is one at a time on a roadmap, needs one that the learner can see, and can be cancelled', async () => {
    const on = await ReplyCase.start();
    await expectRejection(start(on.roadmapId, SOUP, on.learner), 'RUN_ACTIVE');
    await expectRejection(start((await RunCase.start(roadmaps)).roadmapId), 'NOT_FOUND');
    await roadmaps.call(rpc.CancelRun, { id: on.run.id }, on.learner);
    expect(await begin(on.run.id)).toEqual({ next: 'skip' });
  });

  it('is refused for an outside model that the mentor has not allowed', async () => {
    const story = await PermissionCase.start(roadmaps);
    const learner = aFreshLearner();
    const run = await start(story.on.roadmapId, SOUP, learner);
    expect(await begin(run.id, true)).toEqual({ next: 'skip' });
    expect(await roadmaps.call(rpc.GetRun, { id: run.id }, learner)).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('has not allowed'),
    });
    await story.change('outside-model', true);
    expect(await begin((await start(story.on.roadmapId)).id, true)).toMatchObject({ next: 'reply' });
  });
});

describe('a kept reply', () => {
  it('loses claims at once when the mentor withdraws the permission', async () => {
    const on = await ReplyCase.start();
    await on.replied();
    await on.story.change('quoting', false);
    expect((await on.read()).reply).toMatchObject({ claims: [], isReduced: true });
    expect(await list(on.roadmapId, on.learner)).toMatchObject([{ reply: { claims: [] } }]);
    const [stored] = await roadmaps.sql('SELECT to_jsonb(r) AS run FROM ai_runs r WHERE id = $1', [
      on.run.id,
    ]);
    expect(JSON.stringify(stored)).not.toContain('rested');
  });

  it('loses claims whose text is deleted', async () => {
    const on = await ReplyCase.start();
    await on.replied();
    await roadmaps.call(DeleteSource, { id: on.story.on.source.id }, on.story.on.mentor);
    expect((await on.read()).reply).toMatchObject({ claims: [], isReduced: true });
    const [stored] = await roadmaps.sql('SELECT reply FROM ai_runs WHERE id = $1', [on.run.id]);
    expect(JSON.stringify(stored)).not.toContain('rested');
  });

  it('loses a claim whose words contain a name that the mentor replaces later', async () => {
    const on = await ReplyCase.start();
    const quote = 'I asked Jana for help';
    const claims = [{ text: 'A neighbour helped.', passageId: on.passageId, quote }];
    expect((await on.replied({ claims })).reply!.claims).toHaveLength(1);
    const { revision } = await on.story.on.draftVersion();
    const body = { name: 'Jana', action: 'replace', replacement: 'my sister', revision } as const;
    await roadmaps.call(DecideName, { id: on.roadmapId, body }, on.story.on.mentor);
    expect((await on.read()).reply).toMatchObject({ claims: [], isReduced: true });
  });

  it(`is one of the last ${MAX_REPLIES} of its learner, who can delete it`, async () => {
    const first = await ReplyCase.start();
    await first.replied();
    const { learner, roadmapId, story } = first;
    for (let n = 0; n < MAX_REPLIES; n++)
      await (await ReplyCase.start(`Question ${n}: ${SOUP}`, learner, story)).replied();
    await eventually(async () => expect(await list(roadmapId, learner)).toHaveLength(MAX_REPLIES));
    const kept = await list(roadmapId, learner);
    expect(kept.map(({ id }) => id)).not.toContain(first.run.id);
    await roadmaps.call(learning.DeleteReply, { id: kept[0]!.id }, aFreshLearner());
    await roadmaps.call(learning.DeleteReply, { id: kept[0]!.id }, learner);
    expect(await list(roadmapId, learner)).toHaveLength(MAX_REPLIES - 1);
  });
});
