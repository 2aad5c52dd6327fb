import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { OfflineWording } from '../integrations/offline/offline-wording.ts';
import { FakeResults, FakeRoadmaps, aJob as job } from '../testing/fakes.ts';
import { withoutWaiting } from '../testing/without-waiting.ts';
import { ModelFailed, type WordingEngine } from './engine.ts';
import { WordStep } from './word-step.ts';

const usage = { inputTokens: 1, outputTokens: 2, calls: 1, costUsd: 0.01 };
const wording = { title: 'Ask for another month', description: '' };

beforeAll(() => Logger.overrideLogger(false));

describe('WordStep', () => {
  let roadmaps: FakeRoadmaps;
  let results: FakeResults;
  let calls: number;
  beforeEach(() => {
    roadmaps = new FakeRoadmaps();
    results = new FakeResults();
    calls = 0;
    roadmaps.wording = {
      next: 'word',
      material: {
        roadmapTitle: 'R',
        stageTitle: 'S',
        stepTitle: 'I asked',
        stepDescription: '',
        quote: null,
      },
    };
  });
  const withEngine = (word: WordingEngine['word']) =>
    new WordStep(roadmaps, results, {
      name: 'openai',
      word: (material, hooks) => {
        calls += 1;
        return word(material, hooks);
      },
    });
  const good = () => withEngine(async () => ({ wording, usage }));

  it('publishes the wording with its usage', async () => {
    await good().execute('run1', job());
    expect(results.wordings).toEqual([
      { outcome: 'worded', runId: 'run1', engine: 'openai', wording, usage },
    ]);
  });

  it('does nothing for a run that has ended', async () => {
    roadmaps.wording = { next: 'skip' };
    await good().execute('run1', job());
    expect([calls, results.wordings]).toEqual([0, []]);
  });

  it('publishes a failure without a model, and offers no wording', async () => {
    await new WordStep(roadmaps, results, new OfflineWording()).execute('run1', job());
    expect(results.wordings).toMatchObject([
      {
        outcome: 'failed',
        engine: 'offline',
        message: 'No model is connected, so no wording can be offered. Write it in your own words.',
      },
    ]);
  });

  it('publishes a failure with its message and what it has used', async () => {
    const failure = new ModelFailed(new AppError('AI_UNAVAILABLE', 'Busy.'), usage);
    await withEngine(() => Promise.reject(failure)).execute('run1', job());
    expect(results.wordings).toMatchObject([{ outcome: 'failed', message: 'Busy.', usage }]);
  });

  it('does not start again after its worker was killed, since that could cost another call', async () => {
    await good().execute('run1', job({ attempt: 2 }));
    expect(calls).toBe(0);
    expect(results.wordings).toMatchObject([
      { outcome: 'failed', message: expect.stringContaining('interrupted') },
    ]);
  });

  it('retries publishing without calling the model again', async () => {
    results.failNext = 2;
    await withoutWaiting(() => good().execute('run1', job()));
    expect([calls, results.wordings.length]).toEqual([1, 1]);
  });

  it('stops without a result when the mentor cancels', async () => {
    await withEngine((_, { signal }) => {
      queueMicrotask(() => roadmaps.cancelNow('run1'));
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }).execute('run1', job());
    expect([results.wordings, roadmaps.listeners]).toEqual([[], 0]);
  });
});
