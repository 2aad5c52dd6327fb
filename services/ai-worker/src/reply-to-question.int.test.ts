import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from './testing/harness.ts';
import { OpenAiTestServer } from './testing/openai-server.ts';

const material = {
  ...{ roadmapTitle: 'Out of debt', mentorName: 'Rosa', question: 'What came in March?' },
  passages: [{ id: 'p1', text: 'A letter came in March. I opened it in April.' }],
};

describe('the job reply-to-question', () => {
  let harness: Harness;
  let model: OpenAiTestServer;
  beforeAll(async () => {
    [harness, model] = await Promise.all([Harness.start(), OpenAiTestServer.start()]);
  });
  afterEach(() => harness.tidy());
  afterAll(() => Promise.all([harness.stop(), model.close()]));

  it('publishes the reply of a model', async () => {
    await harness.startWorker({ OPENAI_BASE_URL: model.baseUrl });
    const runId = await harness.queueReply(material);
    const quote = 'A letter came in March.';
    await eventually(() =>
      expect(harness.roadmaps.replied).toMatchObject([
        { runId, outcome: 'replied', reply: { claims: [{ passageId: 'p1', quote }] }, usage: { calls: 2 } },
      ]),
    );
    expect(harness.roadmaps.reports).toContainEqual(expect.objectContaining({ runId, paidCalls: 2 }));
  });
});
