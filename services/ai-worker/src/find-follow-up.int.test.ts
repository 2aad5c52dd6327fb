import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from './testing/harness.ts';
import { OpenAiTestServer } from './testing/openai-server.ts';

const material = {
  roadmapTitle: 'Out of debt',
  question: 'What happened?',
  answer: 'A letter came in March.',
};

describe('the job find-follow-up', () => {
  let harness: Harness;
  let model: OpenAiTestServer;
  beforeAll(async () => {
    [harness, model] = await Promise.all([Harness.start(), OpenAiTestServer.start()]);
  });
  afterEach(() => harness.tidy());
  afterAll(() => Promise.all([harness.stop(), model.close()]));

  it('publishes the question of a model', async () => {
    await harness.startWorker({ OPENAI_BASE_URL: model.baseUrl });
    const runId = await harness.queueFollowUp(material);
    await eventually(() =>
      expect(harness.roadmaps.asked).toMatchObject([
        { runId, outcome: 'asked', engine: 'openai', usage: { calls: 2 } },
      ]),
    );
    expect(harness.roadmaps.reports).toContainEqual(expect.objectContaining({ runId, paidCalls: 1 }));
  });
});
