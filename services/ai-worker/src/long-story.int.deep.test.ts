import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Harness } from './testing/harness.ts';

const FOLDER = new URL('./domain/testing/stories/', import.meta.url);
const STORIES = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

/** The stories repeated up to `count` words. */
function wordsOfStory(count: number): string {
  const words = STORIES.join('\n\n').split(/(?<=\s)/);
  let text = '';
  for (let i = 0; i < count; i += words.length) text += words.slice(0, count - i).join('');
  return text;
}

describe('a story of 200 000 words', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await Harness.start();
  });
  afterAll(() => harness.stop());

  it('is drafted in one attempt', async () => {
    await harness.spawnWorker();
    const text = wordsOfStory(200_000);
    const { runId } = await harness.queueRun(text);
    const result = await harness.finished(runId, 110_000);
    expect(result.outcome).toBe('drafted');
    // A worker that misses the renewal of its job lock (15 s) would begin the run again.
    expect(harness.roadmaps.begun.filter((id) => id === runId)).toHaveLength(1);
  }, 120_000);
});
