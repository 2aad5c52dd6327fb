import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { OfflineReplies } from '../integrations/offline/offline-replies.ts';
import { FakeResults, FakeRoadmaps, aJob as job } from '../testing/fakes.ts';
import { ModelFailed } from './engine.ts';
import type { ReplyEngine } from './reply-engine.ts';
import { ReplyToQuestion } from './reply-to-question.ts';

const usage = { inputTokens: 1, outputTokens: 2, calls: 2, costUsd: 0.01 };
const claims = [{ text: 'Rosa paid the rent.', passageId: 'p1', quote: 'I paid the rent.' }];
const material = {
  ...{ roadmapTitle: 'R', mentorName: 'Rosa', question: 'What did you pay?' },
  passages: [{ id: 'p1', text: 'I sold the car. I paid the rent.' }],
};

beforeAll(() => Logger.overrideLogger(false));

describe('ReplyToQuestion', () => {
  let roadmaps: FakeRoadmaps;
  let results: FakeResults;
  let calls: number;
  beforeEach(() => {
    roadmaps = new FakeRoadmaps();
    results = new FakeResults();
    calls = 0;
    roadmaps.reply = { next: 'reply', material, paidCalls: 0 };
  });
  const withEngine = (reply: ReplyEngine['reply']) =>
    new ReplyToQuestion(roadmaps, results, {
      name: 'openai',
      reply: (given, hooks) => {
        calls += 1;
        return reply(given, hooks);
      },
    });
  const good = () => withEngine(async () => ({ claims, raised: null, usage }));

  it('publishes the claims with their usage', async () => {
    await good().execute('run1', job());
    expect(results.replies).toEqual([
      { outcome: 'replied', runId: 'run1', engine: 'openai', reply: { claims }, usage },
    ]);
  });

  it('calls no model for a question with a sign of danger, nor without a passage', async () => {
    roadmaps.reply = {
      next: 'reply',
      material: { ...material, question: 'I am going to kill myself.' },
      paidCalls: 0,
    };
    await good().execute('run1', job());
    roadmaps.reply = { next: 'reply', material: { ...material, passages: [] }, paidCalls: 0 };
    await good().execute('run2', job());
    expect(calls).toBe(0);
    expect(results.replies).toMatchObject([
      { reply: { claims: [], safety: { level: 'strong', kinds: ['suicide'] } }, usage: null },
      { reply: { claims: [] }, usage: null },
    ]);
  });

  it('publishes help alone where a model finds danger', async () => {
    const raised = { level: 'strong', kind: 'suicide', urgent: false } as const;
    await withEngine(async () => ({ claims, raised, usage })).execute('run1', job());
    const safety = { level: 'strong', kinds: ['suicide'] };
    expect(results.replies).toMatchObject([{ reply: { claims: [], safety }, usage }]);
  });

  it('lets the engine make three calls over all starts, each recorded before it is made', async () => {
    const made: boolean[] = [];
    const calling = withEngine(async (_, hooks) => {
      for (let n = 0; n < 4; n++) made.push(await hooks.beginCall());
      return { claims, raised: null, usage };
    });
    for (const paidCalls of [0, 2]) {
      roadmaps.reply = { next: 'reply', material, paidCalls };
      await calling.execute('run1', job({ attempt: paidCalls + 1 }));
    }
    expect(made).toEqual([true, true, true, false, true, false, false, false]);
    expect(roadmaps.reports.flatMap(({ paidCalls }) => paidCalls ?? [])).toEqual([1, 2, 3, 3]);
  });

  it('publishes a failure with its message and what it has used', async () => {
    const failure = new ModelFailed(new AppError('AI_UNAVAILABLE', 'Busy.'), usage);
    await withEngine(() => Promise.reject(failure)).execute('run1', job());
    await new ReplyToQuestion(roadmaps, results, new OfflineReplies()).execute('run2', job());
    expect(results.replies).toMatchObject([
      { outcome: 'failed', message: 'Busy.', usage },
      { outcome: 'failed', engine: 'offline', message: expect.stringContaining('No model is connected') },
    ]);
  });

  it('publishes a failure after more than 20 starts, without calling the engine', async () => {
    await good().execute('run1', job({ attempt: 21 }));
    expect([calls, results.replies]).toMatchObject([0, [{ outcome: 'failed' }]]);
  });

  it('stops without a result when the learner cancels', async () => {
    await withEngine((_, { signal }) => {
      queueMicrotask(() => roadmaps.cancelNow('run1'));
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }).execute('run1', job());
    expect([results.replies, roadmaps.listeners]).toEqual([[], 0]);
  });
});
