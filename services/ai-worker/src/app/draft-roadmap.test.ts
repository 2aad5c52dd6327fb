// guarantees: Quotes are substrings of the source; text transcribed from silence is rejected
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { eventually } from '@waymark/testing/eventually';
import { TooLittleMaterial } from '../domain/too-little-material.ts';
import {
  aDraft,
  FakeDelayedRuns,
  FakeResults,
  FakeRoadmaps,
  aJob as job,
  memoryStorage,
} from '../testing/fakes.ts';
import { withoutWaiting } from '../testing/without-waiting.ts';
import { DraftRoadmap } from './draft-roadmap.ts';
import type { DraftEngine, EngineHooks, Material } from './engine.ts';
import { AllHeldBack } from './engine.ts';
import { ReadTexts } from './read-texts.ts';

const TEXT = 'I was nineteen when I left the farm.';

beforeAll(() => Logger.overrideLogger(false));
afterEach(() => void jest.useRealTimers());
const fakeTimers = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });

describe('DraftRoadmap', () => {
  let roadmaps: FakeRoadmaps;
  let results: FakeResults;
  let delayed: FakeDelayedRuns;
  let storage: ReturnType<typeof memoryStorage>;
  let calls: Material[];
  beforeEach(async () => {
    roadmaps = new FakeRoadmaps();
    results = new FakeResults();
    delayed = new FakeDelayedRuns();
    storage = memoryStorage();
    calls = [];
    await storage.put('sources/r/s.txt', TEXT, { contentType: 'text/plain' });
    roadmaps.start = {
      next: 'draft',
      ...{ kind: 'generate-roadmap', sampleId: null, about: null },
      roadmap: { id: 'r', title: 'T', description: 'D', category: null },
      sources: [
        { id: aDraft.sourceId, kind: 'transcript', name: 'Story', textKey: 'sources/r/s.txt', words: 8 },
      ],
      paidCalls: 0,
    };
  });

  const withEngine = (draft: (hooks: EngineHooks) => Promise<unknown>) => {
    const engine: DraftEngine = {
      name: 'offline',
      draft: async (material, hooks) => {
        calls.push(material);
        return { draft: (await draft(hooks)) as never, usage: null };
      },
    };
    return new DraftRoadmap(roadmaps, results, delayed, new ReadTexts(storage), engine, engine);
  };
  const good = () => withEngine(async () => aDraft({ quote: TEXT }));

  it('publishes a failure with the passages that wait where every step was held back', async () => {
    const evidence = { sourceId: aDraft.sourceId, quote: 'I was', start: 0, end: 5 };
    const draft = { stages: [], heldBack: [{ reason: 'harm' as const, evidence }], crisis: true };
    const usage = { inputTokens: 1, outputTokens: 1, calls: 2, costUsd: null };
    await withEngine(async () => {
      throw new AllHeldBack(new AppError('AI_UNAVAILABLE', 'All of it waits.'), draft, usage);
    }).execute('run1', job());
    expect(results.runs).toMatchObject([
      { outcome: 'failed', message: 'All of it waits.', usage, heldBack: draft.heldBack, crisis: true },
    ]);
  });

  it('reads the sources, calls the engine and publishes the draft', async () => {
    await good().execute('run1', job());
    expect(calls[0]).toEqual({
      title: 'T',
      description: 'D',
      category: null,
      sources: [{ id: aDraft.sourceId, kind: 'transcript', name: 'Story', text: TEXT }],
    });
    expect(results.runs).toMatchObject([
      { outcome: 'drafted', runId: 'run1', engine: 'offline', usage: null },
    ]);
  });

  it('publishes the speakers of a transcript, and drafts for the chosen one', async () => {
    const talk = '[00:01] Anna: How did you start?\n\n[00:09] Ben: I was nineteen when I left the farm.';
    await storage.put('sources/r/s.txt', talk, { contentType: 'text/plain' });
    if (roadmaps.start.next === 'draft') roadmaps.start.sources[0]!.speaker = 'ben';
    await withEngine(async () => aDraft({ quote: TEXT })).execute('run1', job());
    expect(calls[0]!.sources).toMatchObject([{ speaker: 'ben' }]);
    expect(results.runs).toMatchObject([
      { speakers: [{ sourceId: aDraft.sourceId, speakers: [{ name: 'Anna' }, { name: 'Ben' }] }] },
    ]);
  });

  it('does nothing for a run that has ended', async () => {
    roadmaps.start = { next: 'skip' };
    await good().execute('run1', job());
    expect([calls, results.runs]).toEqual([[], []]);
  });

  it('drops evidence that is not in the sources, whatever the engine returns', async () => {
    await withEngine(async () => aDraft({ quote: 'I flew to the moon in a paper boat.' })).execute(
      'run1',
      job(),
    );
    const [result] = results.runs;
    expect(result?.outcome === 'drafted' && result.draft.stages[0]?.steps[0]?.evidence).toBeNull();
  });

  it('reports the phases in order, progress that never decreases, and the stages so far', async () => {
    fakeTimers();
    const { stages } = aDraft({ quote: TEXT });
    const use = withEngine(async (hooks) => {
      hooks.onPhase('understanding', 0.5);
      await jest.advanceTimersByTimeAsync(20);
      hooks.onPhase('drafting', 0);
      for (const stage of stages) hooks.onStage(stage);
      await jest.advanceTimersByTimeAsync(600);
      hooks.onPhase('drafting', 0.2);
      return { stages, heldBack: [], crisis: false };
    });
    await use.execute('run1', job());
    const phases = roadmaps.reports.map(({ phase }) => phase);
    expect([...new Set(phases)]).toEqual(['reading', 'understanding', 'drafting', 'checking']);
    const progress = roadmaps.reports.map((report) => report.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(roadmaps.reports.filter((report) => report.stages?.length === stages.length)).toHaveLength(1);
  });

  it('continues when its reports fail', async () => {
    roadmaps.failReports = true;
    await good().execute('run1', job());
    expect(results.runs).toHaveLength(1);
  });

  it('publishes a refusal with the reason for too little material', async () => {
    const use = withEngine(async () => Promise.reject(new TooLittleMaterial('Tell us more.')));
    await use.execute('run1', job());
    expect(results.runs).toEqual([
      { outcome: 'refused', message: 'Tell us more.', runId: 'run1', engine: 'offline' },
    ]);
  });

  it('publishes a failure at once when the model is unavailable', async () => {
    const use = withEngine(async () => Promise.reject(new AppError('AI_UNAVAILABLE', 'The model sleeps.')));
    await use.execute('run1', job());
    expect(results.runs).toMatchObject([{ outcome: 'failed', message: 'The model sleeps.' }]);
  });

  it('rethrows an unexpected error, and publishes a failure without its text on the last attempt', async () => {
    const use = withEngine(async () => Promise.reject(new Error('a bug at 10.0.0.7')));
    await expect(use.execute('run1', job())).rejects.toThrow('a bug');
    expect(results.runs).toEqual([]);
    await use.execute('run1', job({ lastAttempt: true }));
    expect(results.runs).toMatchObject([
      { outcome: 'failed', message: expect.not.stringContaining('10.0.0.7') },
    ]);
  });

  it('throws for a draft without a stage', async () => {
    await expect(
      withEngine(async () => ({ stages: [], heldBack: [], crisis: false })).execute('run1', job()),
    ).rejects.toThrow();
  });

  it('publishes a failure after more than 20 starts, without calling the engine', async () => {
    await good().execute('run1', job({ attempt: 21 }));
    expect(results.runs).toMatchObject([{ outcome: 'failed' }]);
    expect(calls).toEqual([]);
  });

  const untilAborted = (hooks: EngineHooks) =>
    new Promise((_, reject) => hooks.signal.addEventListener('abort', () => reject(hooks.signal.reason)));

  it.each(['a signal', 'the reply to its heartbeat'])(
    'stops without a result when cancelled by %s',
    async (how) => {
      fakeTimers();
      const running = withEngine(untilAborted).execute('run1', job());
      await eventually(() => expect(calls).toHaveLength(1));
      if (how === 'a signal') roadmaps.cancelNow('run1');
      else roadmaps.cancelled = true;
      await jest.advanceTimersByTimeAsync(5_000);
      await running;
      expect(results.runs).toEqual([]);
      expect(roadmaps.listeners).toBe(0);
    },
  );

  it('rethrows the stop of the process without a result, even on the last attempt', async () => {
    const stop = new AbortController();
    const running = withEngine(untilAborted).execute('run1', job({ signal: stop.signal, lastAttempt: true }));
    const outcome = expect(running).rejects.toThrow('stopping');
    await eventually(() => expect(calls).toHaveLength(1));
    stop.abort(new Error('stopping'));
    await outcome;
    expect(results.runs).toEqual([]);
  });

  it('postpones itself under a new job id while a source is being read, and fails after 150 times', async () => {
    roadmaps.start = { next: 'wait', waitingFor: 'story.pdf' };
    await good().execute('run1', job());
    await good().execute('run1', job({ id: 'run1-1-w1' }));
    await good().execute('run1', job({ id: 'run1-1-w40' }));
    expect(delayed.jobs.map(({ jobId }) => jobId)).toEqual(['run1-1-w1', 'run1-1-w2', 'run1-1-w41']);
    expect(delayed.jobs.map(({ delayMs }) => Math.round(delayMs))).toEqual([375, 563, 5_000]);
    await good().execute('run1', job({ id: 'run1-1-w150' }));
    expect(results.runs).toMatchObject([
      { outcome: 'failed', message: expect.stringContaining('still being read') },
    ]);
  });

  it('retries storage, the roadmaps service and the stream while they are unavailable', async () => {
    roadmaps.failNext = 2;
    results.failNext = 2;
    storage.failNext = 2;
    await withoutWaiting(() => good().execute('run1', job()));
    expect(results.runs).toMatchObject([{ outcome: 'drafted' }]);
  });

  it('leaves out a source that was deleted', async () => {
    await storage.delete('sources/r/s.txt');
    await good().execute('run1', job());
    expect(calls[0]?.sources).toEqual([]);
  });
});
