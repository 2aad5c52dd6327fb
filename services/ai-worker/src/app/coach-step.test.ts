import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Coaching, CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { AppError } from '@waymark/kernel/app-error';
import type { JobInfo } from '@waymark/messaging/decorators';
import { sampleStep } from '../domain/offline/coaching/testing/sample-steps.ts';
import { FakeResults, FakeRoadmaps } from '../testing/fakes.ts';
import { withoutWaiting } from '../testing/without-waiting.ts';
import { CoachStep } from './coach-step.ts';
import type { CoachEngine } from './engine.ts';

const QUOTE = 'The first call was the worst.';
const job = (over: Partial<JobInfo> = {}): JobInfo => ({
  id: 'run1-1',
  attempt: 1,
  lastAttempt: false,
  signal: new AbortController().signal,
  ...over,
});
const coaching = (over: Partial<Coaching> = {}): Coaching => ({
  opening: 'Begin here.',
  actions: [{ title: 'Write one line', detail: 'Only one.' }],
  obstacle: null,
  quote: null,
  encouragement: 'Go on.',
  ...over,
});
const usage = { inputTokens: 1, outputTokens: 2, calls: 1 };

beforeAll(() => Logger.overrideLogger(false));

describe('coaching a learner on a step', () => {
  let roadmaps: FakeRoadmaps;
  let results: FakeResults;
  let asked: CoachingMaterial[];
  const given = (over: Partial<CoachingMaterial> = {}) => {
    roadmaps.coaching = { next: 'coach', material: sampleStep({ quote: QUOTE, ...over }) };
  };
  const withEngine = (coach: (signal: AbortSignal) => Promise<Coaching>) => {
    const engine: CoachEngine = {
      name: 'openai',
      coach: async (material, signal) => {
        asked.push(material);
        return { coaching: await coach(signal), usage };
      },
    };
    return new CoachStep(roadmaps, results, engine);
  };
  const waits = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  beforeEach(() => {
    roadmaps = new FakeRoadmaps();
    results = new FakeResults();
    asked = [];
    given();
  });

  it('asks the engine and hands the coaching in with its run', async () => {
    await withEngine(async () => coaching()).execute('run1', job());
    expect(results.coachings).toEqual([
      { outcome: 'coached', runId: 'run1', engine: 'openai', coaching: coaching(), usage },
    ]);
    expect(roadmaps.reports.at(-1)).toMatchObject({ runId: 'run1', engine: 'openai' });
    expect(roadmaps.listeners).toBe(0);
  });

  it('does nothing about a run that is over', async () => {
    roadmaps.coaching = { next: 'skip' };
    await withEngine(async () => coaching()).execute('run1', job());
    expect([asked, results.coachings, roadmaps.reports]).toEqual([[], [], []]);
  });

  it('lets no quote out that the mentor did not say', async () => {
    await withEngine(async () => coaching({ quote: QUOTE })).execute('run1', job());
    await withEngine(async () => coaching({ quote: 'I never said that.' })).execute('run2', job());
    expect(results.coachings).toMatchObject([{ coaching: { quote: QUOTE } }, { coaching: { quote: null } }]);
  });

  it('keeps a paid-for answer while the way out is closed', async () => {
    results.away = 2;
    await withoutWaiting(() => withEngine(async () => coaching()).execute('run1', job()));
    expect(asked).toHaveLength(1);
    expect(results.coachings).toHaveLength(1);
  });

  it('stops the engine at once when the learner cancels, and says nothing', async () => {
    const running = withEngine((signal) => {
      queueMicrotask(() => roadmaps.cancelNow('run1'));
      return waits(signal);
    }).execute('run1', job());
    await running;
    expect(results.coachings).toEqual([]);
  });

  it('gives up on an engine that takes too long', async () => {
    await withEngine(waits).execute('run1', job(), 30);
    expect(results.coachings).toMatchObject([
      { outcome: 'failed', message: expect.stringContaining('longer than it should') },
    ]);
  });

  it('passes on what the engine says when it cannot', async () => {
    await withEngine(async () => {
      throw new AppError('AI_UNAVAILABLE', 'Busy.');
    }).execute('run1', job());
    expect(results.coachings).toEqual([
      { outcome: 'failed', runId: 'run1', engine: 'openai', message: 'Busy.' },
    ]);
  });

  it('tries again after anything else, and tells the learner only at the last try', async () => {
    const broken = withEngine(async () => {
      throw new Error('a bug');
    });
    await expect(broken.execute('run1', job())).rejects.toThrow('a bug');
    expect(results.coachings).toEqual([]);
    await broken.execute('run1', job({ lastAttempt: true }));
    expect(results.coachings).toMatchObject([{ outcome: 'failed' }]);
  });

  it('hands nothing in that breaks the contract', async () => {
    const empty = withEngine(async () => coaching({ opening: '' }));
    await expect(empty.execute('run1', job())).rejects.toThrow();
    expect(results.coachings).toEqual([]);
  });

  it('is handed on when its process stops', async () => {
    const stopping = new AbortController();
    const running = withEngine((signal) => {
      queueMicrotask(() => stopping.abort(new Error('stopping')));
      return waits(signal);
    }).execute('run1', job({ signal: stopping.signal, lastAttempt: true }));
    await expect(running).rejects.toThrow('stopping');
    expect(results.coachings).toEqual([]);
  });

  it('does not start for ever what takes its process down', async () => {
    await withEngine(async () => coaching()).execute('run1', job({ attempt: 21 }));
    expect(asked).toEqual([]);
    expect(results.coachings).toMatchObject([{ outcome: 'failed' }]);
  });

  it('points somebody in danger to people, and asks no engine', async () => {
    given({ userContext: 'I don’t want to live anymore' });
    await withEngine(async () => coaching()).execute('run1', job());
    expect(asked).toEqual([]);
    expect(JSON.stringify(results.coachings)).toMatch(/112.*988/);
    expect(results.coachings).toMatchObject([
      { outcome: 'coached', usage: null, coaching: { safety: true, quote: null } },
    ]);
  });
});
