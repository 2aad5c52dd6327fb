// guarantees: A follow-up question quotes its interview answer, gives no advice, and is not asked where there is a sign of danger
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { OfflineFollowUp } from '../integrations/offline/offline-follow-up.ts';
import { FakeResults, FakeRoadmaps, aJob as job } from '../testing/fakes.ts';
import { type FollowUpEngine, ModelFailed } from './engine.ts';
import { FindFollowUp } from './find-follow-up.ts';

const usage = { inputTokens: 1, outputTokens: 2, calls: 1, costUsd: 0.01 };
const material = { roadmapTitle: 'R', question: 'Q?', answer: 'I sold the car and paid the rent.' };

beforeAll(() => Logger.overrideLogger(false));

describe('FindFollowUp', () => {
  let roadmaps: FakeRoadmaps;
  let results: FakeResults;
  let calls: number;
  beforeEach(() => {
    roadmaps = new FakeRoadmaps();
    results = new FakeResults();
    calls = 0;
    roadmaps.followUp = { next: 'ask', material };
  });
  const withEngine = (ask: FollowUpEngine['ask']) =>
    new FindFollowUp(roadmaps, results, {
      name: 'openai',
      ask: (given, hooks) => {
        calls += 1;
        return ask(given, hooks);
      },
    });
  const good = () => withEngine(async () => ({ question: 'Who bought it?', usage }));

  it('publishes the question with its usage', async () => {
    await good().execute('run1', job());
    expect(results.followUps).toEqual([
      { outcome: 'asked', runId: 'run1', engine: 'openai', question: 'Who bought it?', usage },
    ]);
  });

  it.each([
    ['suggest danger', 'I want to kill myself tonight.', 'refused'],
    ['name something taken', 'I have just taken all my sleeping pills.', 'refused'],
    ['tell of the past', 'Ten years ago I tried to kill myself.', 'asked'],
    ['name a medicine', 'I wanted to stop my medication and asked my doctor.', 'asked'],
  ])('calls a model only without danger: words that %s', async (_, answer, outcome) => {
    roadmaps.followUp = { next: 'ask', material: { ...material, answer } };
    await good().execute('run1', job());
    expect([calls, results.followUps]).toMatchObject([outcome === 'asked' ? 1 : 0, [{ outcome }]]);
  });

  it('publishes no question where the model finds danger', async () => {
    await withEngine(async () => ({ question: null, usage })).execute('run1', job());
    expect(results.followUps).toMatchObject([{ outcome: 'refused', usage }]);
  });

  it('publishes a failure without a model', async () => {
    await new FindFollowUp(roadmaps, results, new OfflineFollowUp()).execute('run1', job());
    expect(results.followUps).toMatchObject([
      { outcome: 'failed', engine: 'offline', message: expect.stringContaining('No model is connected') },
    ]);
  });

  it('publishes a failure with its message and what it has used', async () => {
    const failure = new ModelFailed(new AppError('AI_UNAVAILABLE', 'Busy.'), usage);
    await withEngine(() => Promise.reject(failure)).execute('run1', job());
    expect(results.followUps).toMatchObject([{ outcome: 'failed', message: 'Busy.', usage }]);
  });

  it('does not start again after its worker was killed, since that could cost another call', async () => {
    await good().execute('run1', job({ attempt: 2 }));
    expect([calls, results.followUps]).toMatchObject([0, [{ outcome: 'failed' }]]);
  });

  it('stops without a result when the mentor cancels', async () => {
    await withEngine((_, { signal }) => {
      queueMicrotask(() => roadmaps.cancelNow('run1'));
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }).execute('run1', job());
    expect([results.followUps, roadmaps.listeners]).toEqual([[], 0]);
  });
});
