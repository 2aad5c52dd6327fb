import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Coaching, CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { AppError } from '@waymark/kernel/app-error';
import { FakeResults, FakeRoadmaps, aJob as job } from '../testing/fakes.ts';
import { sampleStep } from '../testing/sample-steps.ts';
import { withoutWaiting } from '../testing/without-waiting.ts';
import { CoachStep } from './coach-step.ts';
import type { CoachEngine, Coached, CoachHooks } from './engine.ts';

const QUOTE = 'The first call was the worst.';
const coaching = (over: Partial<Coaching> = {}): Coaching => ({
  opening: 'Begin here.',
  actions: [{ title: 'Write one line', detail: 'Only one.' }],
  questions: [],
  obstacle: null,
  quote: null,
  encouragement: 'Go on.',
  ...over,
});
const usage = { inputTokens: 1, outputTokens: 2, calls: 1, costUsd: null };

beforeAll(() => Logger.overrideLogger(false));

describe('CoachStep', () => {
  let roadmaps: FakeRoadmaps;
  let results: FakeResults;
  let calls: CoachingMaterial[];
  const given = (over: Partial<CoachingMaterial> = {}) => {
    roadmaps.coaching = { next: 'coach', material: sampleStep({ quote: QUOTE, ...over }), paidCalls: 0 };
  };
  const withEngine = (
    coach: (signal: AbortSignal, hooks: CoachHooks) => Promise<Coaching>,
    raised: Coached['raised'] = null,
  ) => {
    const engine: CoachEngine = {
      name: 'openai',
      coach: async (material, hooks) => {
        calls.push(material);
        return { coaching: await coach(hooks.signal, hooks), passages: ['p1'], raised, usage };
      },
    };
    return new CoachStep(roadmaps, results, engine);
  };
  const waits = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  beforeEach(() => {
    roadmaps = new FakeRoadmaps();
    results = new FakeResults();
    calls = [];
    given();
  });

  it('calls the engine and publishes the coaching with its run', async () => {
    await withEngine(async () => coaching()).execute('run1', job());
    expect(results.coachings).toEqual([
      { outcome: 'coached', runId: 'run1', engine: 'openai', coaching: coaching(), passages: ['p1'], usage },
    ]);
    expect(roadmaps.reports.at(-1)).toMatchObject({ runId: 'run1', engine: 'openai' });
    expect(roadmaps.listeners).toBe(0);
  });

  it('records each call of the engine, at most three over all starts', async () => {
    const calling = withEngine(async (_signal, { beginCall }) => {
      const begun = [await beginCall(), await beginCall()];
      return coaching({ opening: String(begun) });
    });
    for (const paidCalls of [0, 2, 3]) {
      roadmaps.coaching = { next: 'coach', material: sampleStep(), paidCalls };
      await calling.execute('run1', job());
    }
    const recorded = roadmaps.reports.flatMap(({ paidCalls }) => paidCalls ?? []);
    expect(recorded).toEqual([1, 2, 3]);
    const openings = results.coachings.map((one) => one.outcome === 'coached' && one.coaching.opening);
    expect(openings).toEqual(['true,true', 'true,false', 'false,false']);
  });

  it('reports no part of a coaching before the whole is written', async () => {
    await withEngine(async (_signal, { onPhase }) => {
      onPhase('checking', 0);
      return coaching();
    }).execute('run1', job());
    expect(JSON.stringify(roadmaps.reports)).not.toContain('Begin here');
  });

  it('gives help alone for a reflection with a sign of danger, without calling the engine', async () => {
    given({ reflections: ['I slept well.', 'I want to kill myself.'] });
    await withEngine(async () => coaching()).execute('run1', job());
    expect(calls).toEqual([]);
    expect(results.coachings).toMatchObject([
      { coaching: { actions: [], safety: { level: 'strong', kinds: ['suicide'] } } },
    ]);
  });

  it('leaves out a reflection that needs a professional', async () => {
    given({ reflections: ['I slept well.', 'Can I stop my antidepressants?'] });
    await withEngine(async () => coaching()).execute('run1', job());
    expect(calls[0]!.reflections).toEqual(['I slept well.']);
    expect(results.coachings).toMatchObject([{ coaching: coaching() }]);
  });

  it('does nothing for a run that has ended', async () => {
    roadmaps.coaching = { next: 'skip' };
    await withEngine(async () => coaching()).execute('run1', job());
    expect([calls, results.coachings, roadmaps.reports]).toEqual([[], [], []]);
  });

  it("drops a quote that is not the mentor's", async () => {
    await withEngine(async () => coaching({ quote: QUOTE })).execute('run1', job());
    await withEngine(async () => coaching({ quote: 'I never said that.' })).execute('run2', job());
    expect(results.coachings).toMatchObject([{ coaching: { quote: QUOTE } }, { coaching: { quote: null } }]);
  });

  it('retries publishing without calling the engine again', async () => {
    results.failNext = 2;
    await withoutWaiting(() => withEngine(async () => coaching()).execute('run1', job()));
    expect(calls).toHaveLength(1);
    expect(results.coachings).toHaveLength(1);
  });

  it('aborts the engine and publishes nothing when the learner cancels', async () => {
    const running = withEngine((signal) => {
      queueMicrotask(() => roadmaps.cancelNow('run1'));
      return waits(signal);
    }).execute('run1', job());
    await running;
    expect(results.coachings).toEqual([]);
  });

  it('publishes a failure when the engine exceeds its time-out', async () => {
    await withEngine(waits).execute('run1', job(), 30);
    expect(results.coachings).toMatchObject([
      { outcome: 'failed', message: expect.stringContaining('longer than it should') },
    ]);
  });

  it('publishes a failure with the message of the engine', async () => {
    await withEngine(async () => {
      throw new AppError('AI_UNAVAILABLE', 'Busy.');
    }).execute('run1', job());
    expect(results.coachings).toEqual([
      { outcome: 'failed', runId: 'run1', engine: 'openai', message: 'Busy.' },
    ]);
  });

  it('rethrows an unexpected error, and publishes a failure on the last attempt', async () => {
    const broken = withEngine(async () => {
      throw new Error('a bug');
    });
    await expect(broken.execute('run1', job())).rejects.toThrow('a bug');
    expect(results.coachings).toEqual([]);
    await broken.execute('run1', job({ lastAttempt: true }));
    expect(results.coachings).toMatchObject([{ outcome: 'failed' }]);
  });

  it('throws for a coaching that breaks the contract, and publishes nothing', async () => {
    const invalid = withEngine(async () => coaching({ opening: 'x'.repeat(801) }));
    await expect(invalid.execute('run1', job())).rejects.toThrow();
    expect(results.coachings).toEqual([]);
  });

  it('rethrows the stop of the process without a result, even on the last attempt', async () => {
    const stopping = new AbortController();
    const running = withEngine((signal) => {
      queueMicrotask(() => stopping.abort(new Error('stopping')));
      return waits(signal);
    }).execute('run1', job({ signal: stopping.signal, lastAttempt: true }));
    await expect(running).rejects.toThrow('stopping');
    expect(results.coachings).toEqual([]);
  });

  it('publishes a failure after more than 20 starts, without calling the engine', async () => {
    await withEngine(async () => coaching()).execute('run1', job({ attempt: 21 }));
    expect(calls).toEqual([]);
    expect(results.coachings).toMatchObject([{ outcome: 'failed' }]);
  });

  const alone = { opening: '', actions: [], questions: [], obstacle: null, quote: null, encouragement: '' };

  it.each([
    ['I don’t want to live anymore', 'strong', 'suicide', false, 'en'],
    ['I took the whole box of tablets half an hour ago', 'strong', 'overdose', true, 'en'],
    ['¿puedo dejar mis antidepresivos?', 'ask-first', 'medicine', false, 'es'],
  ] as const)(
    'gives help alone for %j, without calling the engine',
    async (userContext, level, kind, urgent, language) => {
      given({ userContext });
      await withEngine(async () => coaching()).execute('run1', job());
      expect(calls).toEqual([]);
      const safety = { level, kinds: [kind], urgent, language };
      expect(results.coachings).toMatchObject([
        { usage: null, passages: [], coaching: { ...alone, safety } },
      ]);
    },
  );

  it('calls the engine for a note whose signs are too vague for help', async () => {
    given({ userContext: 'everyone would be better off without me' });
    await withEngine(async () => coaching()).execute('run1', job());
    expect(calls).toHaveLength(1);
    expect(results.coachings).toMatchObject([{ coaching: coaching() }]);
  });

  it.each([
    ['strong', 'self-harm', false, 'strong'],
    ['strong', null, false, 'strong'],
    ['strong', 'withdrawal', true, 'strong'],
    ['strong', 'withdrawal', false, 'ask-first'],
    ['ask-first', 'suicide', false, 'strong'],
  ] as const)(
    'gives help alone where the model raises %s help of kind %s, urgent: %s',
    async (raised, kind, urgent, level) => {
      given({ userContext: 'Ich habe den Brief noch nicht geschrieben' });
      await withEngine(async () => coaching(), { level: raised, kind, urgent }).execute('run1', job());
      const safety = { level, kinds: [kind ?? 'suicide'], urgent, language: 'de' };
      expect(results.coachings).toMatchObject([{ usage, passages: [], coaching: { ...alone, safety } }]);
    },
  );
});
