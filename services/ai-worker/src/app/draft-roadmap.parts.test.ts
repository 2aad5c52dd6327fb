// guarantees: At most three paid calls per draft, or three more than parts of a long story, whatever is killed; none for a part read before
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { mostCalls } from '@waymark/contracts/ai/draft-plan';
import { eventually } from '@waymark/testing/eventually';
import { OfflineEngine } from '../integrations/offline/offline-engine.ts';
import { EngineBench, SOURCE_ID } from '../testing/engine-bench.ts';
import { FakeDelayedRuns, FakeResults, FakeRoadmaps, aJob as job, memoryStorage } from '../testing/fakes.ts';
import { storyOfWords } from '../testing/long-story.ts';
import { DraftRoadmap } from './draft-roadmap.ts';
import { ReadTexts } from './read-texts.ts';

beforeAll(() => Logger.overrideLogger(false));

/** With the input of `OPTIONS` it is read in this many parts. */
const PARTS = 5;
const OPTIONS = { maxInputTokens: 3_000 };
const STORY = storyOfWords(8_800);
const STALL = { kind: 'stall', after: 3 } as const;
const USUAL = { kind: 'default' } as const;
const PROSE = { kind: 'text', text: 'What a moving story!' } as const;

describe('a run over a story that is read in parts', () => {
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
    await storage.put('s.txt', STORY, { contentType: 'text/plain' });
    roadmaps.start = {
      next: 'draft',
      ...{ kind: 'generate-roadmap', sampleId: null, about: null },
      roadmap: { id: 'r', title: 'T', description: 'D', category: null },
      sources: [{ id: SOURCE_ID, kind: 'transcript', name: 'Story', textKey: 's.txt', words: 8_800 }],
      paidCalls: 0,
    };
  });

  const worker = () =>
    new DraftRoadmap(
      roadmaps,
      results,
      new FakeDelayedRuns(),
      new ReadTexts(storage),
      bench.engine(OPTIONS),
      new OfflineEngine(),
    );
  const run = (attempt = 1) => worker().execute('run1', job({ attempt }));
  const partsSent = () =>
    bench.server.chats.flatMap(
      ({ body }) => /moments of part (\d+) of 5/.exec(body.messages[1]?.content ?? '')?.[1] ?? [],
    );

  /** Kills the worker once the model works on its `chats`th request. */
  async function killedAt(chats: number): Promise<void> {
    const killed = new AbortController();
    const outcome = expect(worker().execute('run1', job({ signal: killed.signal }))).rejects.toThrow(
      'killed',
    );
    await eventually(() => expect(bench.server.chats).toHaveLength(chats));
    killed.abort(new Error('killed'));
    await outcome;
  }

  it('records each part before the next one is paid for', async () => {
    await run();
    const recorded = roadmaps.reports.flatMap(({ paidCalls, reading }) =>
      reading?.part ? [`part ${reading.part.number}`] : paidCalls ? [`call ${paidCalls}`] : [],
    );
    const reading = Array.from({ length: PARTS }, (_, i) => [`call ${i + 1}`, `part ${i + 1}`]).flat();
    expect(recorded).toEqual([...reading, 'call 6', 'call 7']);
    expect(results.runs).toMatchObject([{ outcome: 'drafted', usage: { calls: PARTS + 2 } }]);
  });

  it('reports progress with each part', async () => {
    await run();
    const progress = roadmaps.reports.flatMap(({ reading, progress: at }) => (reading?.part ? [at] : []));
    expect(progress).toEqual([...new Set(progress)].sort());
    expect(new Set(progress).size).toBe(PARTS);
  });

  it('goes on after the last part that was read when its worker was killed', async () => {
    bench.server.next(USUAL, USUAL, STALL);
    await killedAt(3);
    await run(2);
    expect(partsSent()).toEqual(['1', '2', '3', '3', '4', '5']);
    expect(results.runs).toMatchObject([{ outcome: 'drafted' }]);
    expect(bench.server.paid).toBe(PARTS + 3);
  });

  it('makes at most three calls more than parts, whatever is killed', async () => {
    bench.server.usually(STALL);
    for (let start = 1; start <= 3; start += 1) await killedAt(start);
    await run(4);
    await run(5);
    expect(bench.server.paid).toBeLessThanOrEqual(mostCalls(PARTS));
    expect(results.runs[0]).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('interrupted after most of the calls'),
    });
  });

  it('makes at most three calls more than parts when every response needs a repair', async () => {
    bench.server.next(PROSE, USUAL, USUAL, USUAL, USUAL, USUAL, PROSE);
    await run();
    expect(bench.server.paid).toBe(mostCalls(PARTS));
    expect(results.runs).toMatchObject([{ outcome: 'drafted', usage: { calls: mostCalls(PARTS) } }]);
  });

  it('uses no part of another text', async () => {
    bench.server.next(USUAL, STALL);
    await killedAt(2);
    await storage.put('s.txt', `Before all that I was a child. ${STORY}`, { contentType: 'text/plain' });
    bench.server.reset();
    await run(2);
    expect(partsSent()).toEqual(['1', '2', '3', '4', '5']);
  });

  it('removes the parts of an earlier run when the story has become short', async () => {
    if (roadmaps.start.next === 'draft') roadmaps.start.reading = { key: 'k', parts: 2, read: [] };
    await storage.put('s.txt', STORY.slice(0, 3_000), { contentType: 'text/plain' });
    await run();
    expect(roadmaps.start).toMatchObject({ reading: null });
    expect(results.runs).toMatchObject([{ outcome: 'drafted' }]);
  });

  it('sends nothing of a story that is longer than the worker reads', async () => {
    await storage.put('s.txt', storyOfWords(500_000), { contentType: 'text/plain' });
    await run();
    expect(bench.server.chats).toEqual([]);
    expect(results.runs).toMatchObject([
      { outcome: 'failed', engine: 'openai', message: expect.stringContaining('more text than we send') },
    ]);
  });
});
