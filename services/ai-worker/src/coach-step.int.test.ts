import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { sampleStep } from './domain/offline/coaching/testing/sample-steps.ts';
import { Harness } from './testing/harness.ts';
import { OpenAiTestServer } from './testing/openai-server.ts';

describe('coaching jobs', () => {
  let harness: Harness;
  let model: OpenAiTestServer;
  beforeAll(async () => {
    [harness, model] = await Promise.all([Harness.start(), OpenAiTestServer.start()]);
  });
  afterEach(async () => {
    await harness.tidy();
    model.reset();
  });
  afterAll(() => Promise.all([harness.stop(), model.close()]));

  const resultsOf = (runId: string) => harness.roadmaps.coached.filter((result) => result.runId === runId);
  const withModel = () => ({
    AI_ENGINE: 'openai',
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: 'a test key',
  });

  it('become one event with the coaching, also when they are done twice', async () => {
    await harness.startWorker();
    const runId = await harness.queueCoaching(sampleStep({ userContext: 'I am afraid' }));
    await eventually(() => expect(resultsOf(runId)).toHaveLength(1));
    const [first] = resultsOf(runId);
    expect(first).toMatchObject({ outcome: 'coached', engine: 'offline', usage: null });
    harness.roadmaps.coached.length = 0;
    await harness.queueCoaching(sampleStep({ userContext: 'I am afraid' }), 2, runId);
    const other = await harness.queueCoaching(sampleStep());
    await eventually(() => expect(resultsOf(other)).toHaveLength(1));
    // The same event again, which JetStream knows already.
    await eventually(() => expect(harness.roadmaps.begun.filter((id) => id === runId).length).toBe(2));
    expect(resultsOf(runId).every(({ eventId }) => eventId === first?.eventId)).toBe(true);
  });

  it('ask the model when there is one', async () => {
    await harness.startWorker(withModel());
    const runId = await harness.queueCoaching(sampleStep());
    await eventually(() =>
      expect(resultsOf(runId)).toMatchObject([{ outcome: 'coached', engine: 'openai', usage: { calls: 1 } }]),
    );
  });

  it('hang up on the model when the learner cancels', async () => {
    await harness.startWorker(withModel());
    model.next({ kind: 'slow', pauseMs: 400 });
    const runId = await harness.queueCoaching(sampleStep());
    await eventually(() => expect(model.chats).toHaveLength(1));
    harness.cancel(runId);
    await eventually(() => expect(model.abandoned).toBe(1), { timeoutMs: 3_000 });
    expect(resultsOf(runId)).toEqual([]);
  });
});
