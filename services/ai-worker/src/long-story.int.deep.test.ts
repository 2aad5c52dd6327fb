import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Harness } from './testing/harness.ts';
import { storyOfWords } from './testing/long-story.ts';

describe('a story of 200 000 words', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await Harness.start();
  });
  afterAll(() => harness.stop());

  it('is drafted in one attempt', async () => {
    await harness.spawnWorker();
    const text = storyOfWords(200_000);
    const { runId } = await harness.queueRun(text);
    const result = await harness.finished(runId, 110_000);
    expect(result.outcome).toBe('drafted');
    // A worker that misses the renewal of its job lock (15 s) would begin the run again.
    expect(harness.roadmaps.begun.filter((id) => id === runId)).toHaveLength(1);
  }, 120_000);
});
