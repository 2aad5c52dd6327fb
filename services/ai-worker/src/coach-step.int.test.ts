import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from './testing/harness.ts';
import { OpenAiTestServer } from './testing/openai-server.ts';
import { sampleStep } from './testing/sample-steps.ts';

describe('the job coach-step', () => {
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

  it('publishes one event with the coaching, also when the job runs twice', async () => {
    await harness.startWorker();
    const runId = await harness.queueCoaching(sampleStep({ userContext: 'I am afraid' }));
    await eventually(() => expect(resultsOf(runId)).toHaveLength(1));
    const [first] = resultsOf(runId);
    expect(first).toMatchObject({ outcome: 'coached', engine: 'offline', usage: null });
    harness.roadmaps.coached.length = 0;
    await harness.queueCoaching(sampleStep({ userContext: 'I am afraid' }), 2, runId);
    const other = await harness.queueCoaching(sampleStep());
    await eventually(() => expect(resultsOf(other)).toHaveLength(1));
    await eventually(() => expect(harness.roadmaps.begun.filter((id) => id === runId).length).toBe(2));
    expect(resultsOf(runId).every(({ eventId }) => eventId === first?.eventId)).toBe(true);
  });

  it('calls the model when there is one', async () => {
    await harness.startWorker(withModel());
    const runId = await harness.queueCoaching(sampleStep());
    await eventually(() =>
      expect(resultsOf(runId)).toMatchObject([{ outcome: 'coached', engine: 'openai', usage: { calls: 2 } }]),
    );
  });
});
