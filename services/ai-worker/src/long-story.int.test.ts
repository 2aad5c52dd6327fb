import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from './testing/harness.ts';

const FOLDER = new URL('./domain/testing/stories/', import.meta.url);
const STORIES = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

/** All the stories, over and over, until there are so many words. */
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

  it('is drafted without the worker growing or falling silent', async () => {
    // A process of its own, which keeps nothing of other tests.
    const worker = await harness.spawnWorker({}, true);
    const text = wordsOfStory(200_000);
    const watched = await worker.watch();
    const started = Date.now();
    const { runId } = await harness.queueRun(text);
    const result = await eventually(
      () => {
        const [found] = harness.roadmaps.resultsOf(runId);
        if (!found) throw new Error('not finished');
        return found;
      },
      { timeoutMs: 110_000, intervalMs: 100 },
    );
    const figures = { seconds: (Date.now() - started) / 1000, ...watched() };
    console.info('200 000 words through the worker', figures);
    expect(result.outcome).toBe('drafted');
    // The engine's own process is bounded by its sandbox; this one holds the text, its copy and the result.
    expect(figures.grownMiB).toBeLessThan(250);
    // Job locks last 15 s and are renewed at half of that: a longer silence would give the job away.
    expect(figures.silentMs).toBeLessThan(7_500);
  }, 120_000);
});
