import { describe, expect, it } from '@jest/globals';
import { assessSafety } from '@waymark/safety/assess';
import { FOLDERS, isRight, loadPhrases, measureDanger, misses } from './danger.ts';
import { ratio } from './metrics.ts';

/** Of ordinary messages that get any help, over all languages; of explicit ones recognised, in each language. */
const MOST_WRONG = 0.005;
const LEAST_RECOGNISED = 0.95;

describe.each(FOLDERS)('the table on the phrases that are %s', (folder) => {
  const phrases = loadPhrases(folder);
  const rows = measureDanger(phrases, assessSafety);
  const all = rows.at(-1)!;

  it('gives no help to ordinary messages', () => {
    if (folder === 'built')
      expect(misses(assessSafety).filter((line) => line.includes(' ordinary: '))).toEqual([]);
    if (all.wrong.of > 0) expect(ratio(all.wrong)).toBeLessThanOrEqual(MOST_WRONG);
  });

  it.each(rows)('recognises the explicit ones: $language', ({ recognised }) => {
    if (recognised.of > 0) expect(ratio(recognised)).toBeGreaterThanOrEqual(LEAST_RECOGNISED);
  });
});

it('measures 100 ordinary and 50 explicit messages of our own in each language', () => {
  for (const { wrong, recognised } of measureDanger(loadPhrases('built'), () => null)) {
    expect(wrong.of).toBeGreaterThanOrEqual(100);
    expect(recognised).toEqual({ hits: 0, of: expect.any(Number) });
    expect(recognised.of).toBeGreaterThanOrEqual(50);
  }
});

describe('a message is recognised', () => {
  const help = { kinds: ['overdose'], language: 'en' } as const;
  const given = (level: 'strong' | 'ask-first', urgent: boolean) => () => ({
    ...help,
    kinds: [...help.kinds],
    level,
    urgent,
  });
  const phrase = { text: 'x', language: 'en' } as const;

  it('only at the level of its label, and as urgent as it is', () => {
    expect(isRight({ ...phrase, label: 'danger' }, given('strong', false))).toBe(true);
    expect(isRight({ ...phrase, label: 'danger' }, given('ask-first', false))).toBe(false);
    expect(isRight({ ...phrase, label: 'danger-urgent' }, given('strong', false))).toBe(false);
    expect(isRight({ ...phrase, label: 'ask-first' }, given('strong', true))).toBe(true);
    expect(isRight({ ...phrase, label: 'ask-first-urgent' }, given('ask-first', false))).toBe(false);
    expect(isRight({ ...phrase, label: 'ordinary' }, given('ask-first', false))).toBe(false);
    expect(isRight({ ...phrase, label: 'ordinary' }, () => null)).toBe(true);
  });
});
