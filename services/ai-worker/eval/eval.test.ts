// guarantees: Outlines of 40 marked stories stay as good as reached; danger: of the built messages 96 % of explicit ones heard, help on none
import { describe, expect, it } from '@jest/globals';
import { DRAFTERS, type Drafter, draftAll } from './drafters.ts';
import { type Measures, ratio, total } from './metrics.ts';
import { loadStories, SPLITS } from './stories.ts';

const FEWEST_STORIES = { build: 40, aside: 8 };
const LANGUAGES = 4;
/** Largest shares of the moments. The aim for both splits: no danger and 4 % of both together. */
const MOST_DANGEROUS = { build: 0, aside: 0.01 };
const MOST_MISLEADING = { build: 0.03, aside: 0.04 };

describe.each(SPLITS)('the outlines of the stories of the split %s', (split) => {
  const stories = loadStories(split);
  const rows = stories.map(draftAll);
  const totals = Object.fromEntries(
    DRAFTERS.map((drafter) => [drafter, total(rows.map((row) => row[drafter].measures))]),
  ) as Record<Drafter, Measures>;
  const { outline } = totals;

  it('are made of every story', () => {
    expect(stories.length).toBeGreaterThanOrEqual(FEWEST_STORIES[split]);
    expect(rows.map((row) => row.outline.failure)).toEqual(stories.map(() => null));
  });

  it('quote harm, advertisements and instructions to software no more often than recorded', () => {
    expect(ratio(outline.dangerous)).toBeLessThanOrEqual(MOST_DANGEROUS[split]);
  });

  it('quote mistakes and the advice of others no more often than recorded', () => {
    expect(ratio(outline.misleading)).toBeLessThanOrEqual(MOST_MISLEADING[split]);
  });

  it('have exact quotes, no words of their own and no repeats, in the order of the story', () => {
    expect(outline.trueQuotes.hits).toBe(outline.trueQuotes.of);
    expect(outline.invented).toEqual([]);
    expect(outline.repeats).toBe(0);
    expect(outline.order.hits).toBe(outline.order.of);
  });

  it('have 62 % of the key passages', () => {
    expect(ratio(outline.key)).toBeGreaterThanOrEqual(0.62);
  });

  it('have more of the key passages than both baselines', () => {
    expect(ratio(outline.key)).toBeGreaterThan(ratio(totals['first sentences'].key));
    expect(ratio(outline.key)).toBeGreaterThan(ratio(totals.TextRank.key));
  });
});

it('has stories in four languages', () => {
  const languages = new Set(SPLITS.flatMap(loadStories).map(({ language }) => language));
  expect(languages.size).toBeGreaterThanOrEqual(LANGUAGES);
});
