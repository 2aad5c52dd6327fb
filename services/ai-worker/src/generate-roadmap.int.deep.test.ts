// guarantees: A model result is stored before it is applied; a run ends once
// guarantees: At most three paid calls per draft, or three more than parts of a long story, whatever is killed; none for a part read before
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from './testing/harness.ts';
import { storyOfWords } from './testing/long-story.ts';
import { OpenAiTestServer } from './testing/openai-server.ts';
import { STORY } from './testing/stories.ts';

describe('the job generate-roadmap', () => {
  let harness: Harness;
  let model: OpenAiTestServer;
  let openai: Record<string, string>;
  beforeAll(async () => {
    harness = await Harness.start();
    model = await OpenAiTestServer.start();
    openai = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: model.baseUrl };
  });
  afterEach(async () => {
    await harness.tidy();
    model.reset();
  });
  afterAll(async () => {
    await harness.stop();
    await model.close();
  });

  it('repeats a run after its worker was killed, with one result', async () => {
    const runs = [];
    for (let i = 0; i < 6; i += 1) runs.push(await harness.queueRun(`${STORY}\nIt is story number ${i}.`));
    for (let kills = 0; kills < 3; kills += 1) {
      const worker = await harness.spawnWorker();
      const before = harness.roadmaps.reports.length;
      await eventually(() => expect(harness.roadmaps.reports.length).toBeGreaterThan(before), {
        timeoutMs: 40_000,
      });
      worker.kill('SIGKILL');
      await worker.exited;
    }
    await harness.spawnWorker();
    for (const { runId } of runs)
      expect(await harness.finished(runId, 120_000)).toMatchObject({ outcome: 'drafted' });
    // Long enough for a second run of a job that was taken over.
    await sleep(3_000);
    for (const { runId } of runs) expect(harness.roadmaps.resultsOf(runId)).toHaveLength(1);
  }, 240_000);

  it('returns its job on stop, and another worker finishes it', async () => {
    model.next({ kind: 'slow', pauseMs: 400 });
    const first = await harness.spawnWorker(openai);
    const { runId } = await harness.queueRun(STORY);
    await eventually(() => expect(model.chats).toHaveLength(1), { timeoutMs: 60_000 });
    first.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(harness.roadmaps.resultsOf(runId)).toEqual([]);
    await harness.startWorker(openai);
    expect(await harness.finished(runId)).toMatchObject({ outcome: 'drafted' });
  }, 90_000);

  it('makes at most three paid calls, however often its worker is killed', async () => {
    model.next(...Array.from({ length: 4 }, () => ({ kind: 'stall', after: 3 }) as const));
    const { runId } = await harness.queueRun(STORY);
    for (const calls of [1, 2, 3]) {
      const worker = await harness.spawnWorker(openai);
      await eventually(() => expect(model.paid).toBe(calls), { timeoutMs: 60_000 });
      worker.kill('SIGKILL');
      await worker.exited;
    }
    await harness.spawnWorker(openai);
    expect(await harness.finished(runId, 120_000)).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('interrupted after all the calls'),
    });
    expect(model.paid).toBe(3);
  }, 240_000);

  it('reads each part of a long story once, however often its worker is killed', async () => {
    const variables = { ...openai, OPENAI_MAX_INPUT_TOKENS: '3000' };
    const { runId } = await harness.queueRun(storyOfWords(8_800));
    const stall = { kind: 'stall', after: 3 } as const;
    model.next({ kind: 'default' }, { kind: 'default' }, stall);
    for (const calls of [3, 4]) {
      const worker = await harness.spawnWorker(variables);
      await eventually(() => expect(model.paid).toBe(calls), { timeoutMs: 60_000 });
      model.next(stall);
      worker.kill('SIGKILL');
      await worker.exited;
    }
    model.reset();
    await harness.spawnWorker(variables);
    expect(await harness.finished(runId, 120_000)).toMatchObject({ outcome: 'drafted' });
    const parts = model.chats.flatMap(
      ({ body }) => /moments of part (\d+) of 5/.exec(body.messages[1]?.content ?? '')?.[1] ?? [],
    );
    expect(parts).toEqual(['3', '4', '5']);
    expect(4 + model.paid).toBeLessThanOrEqual(8);
  }, 240_000);

  it('finishes once over an outage of NATS', async () => {
    model.next({ kind: 'slow', pauseMs: 60 });
    await harness.startWorker(openai);
    const { runId } = await harness.queueRun(STORY);
    await eventually(() => expect(model.chats).toHaveLength(1));
    await harness.nats.kill();
    await sleep(6_000);
    await harness.nats.start();
    expect(await harness.finished(runId, 40_000)).toMatchObject({ outcome: 'drafted' });
    expect(model.chats).toHaveLength(2);
  }, 90_000);
});
