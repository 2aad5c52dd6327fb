import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from './testing/harness.ts';

const FOLDER = new URL('./domain/testing/stories/', import.meta.url);
const STORIES = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));
const MIB = 2 ** 20;

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
    await harness.startWorker();
    const text = wordsOfStory(200_000);
    const before = process.memoryUsage().rss;
    const started = Date.now();
    let most = 0;
    let longestPauseMs = 0;
    let last = process.cpuUsage();
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
      // Its own work alone, which takes as long on a busy machine.
      const { user, system } = process.cpuUsage(last);
      longestPauseMs = Math.max(longestPauseMs, (user + system) / 1000);
      last = process.cpuUsage();
    }, 20);
    const { runId } = await harness.queueRun(text);
    const result = await eventually(
      () => {
        const [found] = harness.roadmaps.resultsOf(runId);
        if (!found) throw new Error('not finished');
        return found;
      },
      { timeoutMs: 110_000, intervalMs: 100 },
    );
    clearInterval(watch);
    const figures = {
      seconds: (Date.now() - started) / 1000,
      grownMiB: Math.round((most - before) / MIB),
      longestPauseMs: Math.round(longestPauseMs),
    };
    console.info('200 000 words through the worker', figures);
    expect(result.outcome).toBe('drafted');
    // The engine's own process is bounded by its sandbox; this one holds the text, its copy and the result.
    expect(figures.grownMiB).toBeLessThan(250);
    // Job locks last 15 s and are renewed at half of that: a longer silence would give the job away.
    expect(longestPauseMs).toBeLessThan(7_500);
  }, 120_000);
});
