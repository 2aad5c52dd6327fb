import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from './testing/harness.ts';
import { OpenAiTestServer } from './testing/openai-server.ts';

const material = {
  roadmapTitle: 'Out of debt',
  stageTitle: 'The first weeks',
  stepTitle: 'I asked for another month',
  stepDescription: '',
  quote: 'I sat down with my landlord and asked for another month.',
};

describe('the job word-step', () => {
  let harness: Harness;
  let model: OpenAiTestServer;
  beforeAll(async () => {
    [harness, model] = await Promise.all([Harness.start(), OpenAiTestServer.start()]);
  });
  afterEach(() => harness.tidy());
  afterAll(() => Promise.all([harness.stop(), model.close()]));

  const resultOf = (runId: string) => harness.roadmaps.worded.filter((result) => result.runId === runId);

  it('publishes the wording of a model that only its base URL names', async () => {
    await harness.startWorker({ OPENAI_BASE_URL: model.baseUrl });
    const runId = await harness.queueWording(material);
    await eventually(() =>
      expect(resultOf(runId)).toMatchObject([{ outcome: 'worded', engine: 'openai', usage: { calls: 2 } }]),
    );
    expect(harness.roadmaps.reports).toContainEqual(expect.objectContaining({ runId, paidCalls: 1 }));
  });

  it('publishes that no model is connected', async () => {
    await harness.startWorker();
    const runId = await harness.queueWording(material);
    await eventually(() =>
      expect(resultOf(runId)).toMatchObject([
        { outcome: 'failed', message: expect.stringContaining('No model is connected') },
      ]),
    );
  });
});
