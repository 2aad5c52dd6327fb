import { describe, expect, it } from '@jest/globals';
import { DRAFTERS, type Drafter, draftAll } from './drafters.ts';
import { type Measures, ratio, total } from './metrics.ts';
import { loadStories, SPLITS } from './stories.ts';

const FEWEST_STORIES = { build: 10, aside: 6 };
const LANGUAGES = 4;

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

  it('quote no harm, no advertisement and no instruction to software', () => {
    expect(outline.dangerous.hits).toBe(0);
  });

  it('quote mistakes and the advice of others in 3 % of the moments at most', () => {
    expect(ratio(outline.misleading)).toBeLessThanOrEqual(0.03);
  });

  it('have exact quotes, no words of their own and no repeats, in the order of the story', () => {
    expect(outline.trueQuotes.hits).toBe(outline.trueQuotes.of);
    expect(outline.invented).toEqual([]);
    expect(outline.repeats).toBe(0);
    expect(outline.order.hits).toBe(outline.order.of);
  });

  it('have 60 % of the key passages', () => {
    expect(ratio(outline.key)).toBeGreaterThanOrEqual(0.6);
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
