// guarantees: At most three paid calls per draft, or three more than parts of a long story, whatever is killed; none for a part read before
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { eventually } from '@waymark/testing/eventually';
import { OfflineEngine } from '../integrations/offline/offline-engine.ts';
import { EngineBench, SOURCE_ID } from '../testing/engine-bench.ts';
import { FakeDelayedRuns, FakeResults, FakeRoadmaps, aJob as job, memoryStorage } from '../testing/fakes.ts';
import type { Behaviour } from '../testing/model-behaviours.ts';
import { draftJson, TEXT } from '../testing/model-responses.ts';
import { DraftRoadmap } from './draft-roadmap.ts';
import { ReadTexts } from './read-texts.ts';

beforeAll(() => Logger.overrideLogger(false));

describe('the paid calls of a run', () => {
  let bench: EngineBench;
  let roadmaps: FakeRoadmaps;
  let results: FakeResults;
  let storage: ReturnType<typeof memoryStorage>;
  beforeAll(async () => {
    bench = await EngineBench.start();
  });
  afterAll(() => bench.server.close());
  beforeEach(async () => {
    bench.server.reset();
    roadmaps = new FakeRoadmaps();
    results = new FakeResults();
    storage = memoryStorage();
    await storage.put('s.txt', TEXT, { contentType: 'text/plain' });
    roadmaps.start = {
      next: 'draft',
      ...{ kind: 'generate-roadmap', sampleId: null, about: null },
      roadmap: { id: 'r', title: 'T', description: 'D', category: null },
      sources: [{ id: SOURCE_ID, kind: 'transcript', name: 'Story', textKey: 's.txt', words: 90 }],
      paidCalls: 0,
    };
  });

  const worker = () =>
    new DraftRoadmap(
      roadmaps,
      results,
      new FakeDelayedRuns(),
      new ReadTexts(storage),
      bench.engine(),
      new OfflineEngine(),
    );

  /** Kills the worker once the model works on its `chats`th request. */
  async function killedAt(chats: number): Promise<void> {
    const killed = new AbortController();
    const running = worker().execute('run1', job({ signal: killed.signal }));
    const outcome = expect(running).rejects.toThrow('killed');
    await eventually(() => expect(bench.server.chats).toHaveLength(chats));
    killed.abort(new Error('killed'));
    await outcome;
  }

  it('are recorded by the owner before each of them', async () => {
    bench.server.next({ kind: 'text', text: 'no' });
    await worker().execute('run1', job());
    expect(roadmaps.reports.flatMap(({ paidCalls }) => paidCalls ?? [])).toEqual([1, 2, 3]);
    expect(results.runs).toMatchObject([{ outcome: 'drafted', usage: { calls: 3 } }]);
  });

  // The page offers the way without AI by these two.
  it.each<[string, Behaviour]>([
    ['writes prose', { kind: 'text', text: 'Be brave and all will be well.' }],
    ['is cut', { kind: 'text', text: draftJson(), finish: 'length' }],
    ['refuses', { kind: 'refusal', text: 'I cannot.' }],
    ['is used up', { kind: 'status', status: 402 }],
    ['quotes too little', { kind: 'text', text: draftJson({ quotes: [] }) }],
    ['is down', { kind: 'status', status: 500 }],
  ])('end the run as failed, with the engine named, when the model %s', async (_, order) => {
    bench.server.usually(order);
    await worker().execute('run1', job());
    expect(results.runs).toMatchObject([
      { outcome: 'failed', engine: 'openai', message: expect.any(String) },
    ]);
  });

  it('are none for a run without AI, which drafts from the words of the mentor', async () => {
    if (roadmaps.start.next === 'draft') roadmaps.start.withoutAi = true;
    await worker().execute('run1', job());
    expect(bench.server.chats).toEqual([]);
    expect(results.runs).toMatchObject([{ outcome: 'drafted', engine: 'offline', usage: null }]);
    expect(new Set(roadmaps.reports.map(({ engine }) => engine))).toEqual(new Set(['offline']));
  });

  it('are none while the owner cannot record them', async () => {
    const stop = new AbortController();
    roadmaps.failReports = true;
    const running = worker().execute('run1', job({ signal: stop.signal }));
    const outcome = expect(running).rejects.toThrow('stopped');
    setTimeout(() => stop.abort(new Error('stopped')), 100);
    await outcome;
    expect(bench.server.chats).toEqual([]);
  });

  it('are at most three, however often its worker is killed', async () => {
    bench.server.usually({ kind: 'stall', after: 3 });
    for (let start = 1; start < 4; start += 1) await killedAt(start);
    for (let start = 4; start < 7; start += 1) await worker().execute('run1', job({ attempt: start }));
    expect(bench.server.paid).toBe(3);
    expect(results.runs[0]).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('interrupted after all the calls'),
    });
  });

  it('leave no repair after two kills when one is left', async () => {
    const stall = { kind: 'stall', after: 3 } as const;
    bench.server.next(stall, stall, { kind: 'text', text: draftJson({ stages: 1 }) });
    await killedAt(1);
    await killedAt(2);
    await worker().execute('run1', job({ attempt: 3 }));
    expect(bench.server.paid).toBe(3);
    expect(results.runs).toMatchObject([
      { outcome: 'failed', message: expect.stringContaining('It has 1 stage') },
    ]);
  });

  it('leave a draft that was made once more to the check without a model when none is left to judge it', async () => {
    bench.server.next(
      { kind: 'text', text: draftJson() },
      { kind: 'stall', after: 1 },
      { kind: 'text', text: draftJson() },
    );
    await killedAt(2);
    await worker().execute('run1', job({ attempt: 2 }));
    expect(bench.server.paid).toBe(3);
    expect(results.runs).toMatchObject([{ outcome: 'drafted', usage: { calls: 1 } }]);
  });

  it('are kept with their tokens when the run fails', async () => {
    bench.server.next({ kind: 'text', text: 'no' }, { kind: 'text', text: 'no' });
    await worker().execute('run1', job());
    expect(results.runs).toMatchObject([{ outcome: 'failed', usage: { calls: 2, inputTokens: 2_000 } }]);
  });
});
