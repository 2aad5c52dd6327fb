// guarantees: Outlines of 40 marked stories stay as good as reached; danger: of the built messages 96 % of explicit ones heard, help on none
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { assessSafety } from '@waymark/safety/assess';
import { isForbiddenOrder } from '@waymark/safety/orders';
import { FOLDERS, isRight, loadPhrases, measureDanger, misses } from './danger.ts';
import { ratio } from './metrics.ts';

/**
 * Of ordinary messages that get any help, over all languages; of explicit ones recognised, in each language. As reached:
 * the aims are 0.005 and 0.95.
 */
const MOST_WRONG = { built: 0, aside: 0.01 };
const LEAST_RECOGNISED = { built: 0.96, aside: 0.73 };
/** Of what is found to be an order that no reader may get. */
const LEAST_PRECISE = 0.95;

describe.each(FOLDERS)('the table of signs, on the phrases that are %s', (folder) => {
  const phrases = loadPhrases(folder);
  const rows = measureDanger(phrases, assessSafety);
  const all = rows.at(-1)!;

  it('gives no help to ordinary messages', () => {
    if (folder === 'built')
      expect(misses(assessSafety).filter((line) => line.includes(' ordinary: '))).toEqual([]);
    expect(ratio(all.wrong)).toBeLessThanOrEqual(MOST_WRONG[folder]);
  });

  it.each(rows)('recognises the explicit messages: $language', ({ recognised }) => {
    expect(ratio(recognised)).toBeGreaterThanOrEqual(LEAST_RECOGNISED[folder]);
  });
});

it('measures 400 ordinary and 400 explicit messages of our own in each language', () => {
  for (const { wrong, recognised } of measureDanger(loadPhrases('built'), () => null)) {
    expect(wrong.of).toBeGreaterThanOrEqual(400);
    expect(recognised).toEqual({ hits: 0, of: expect.any(Number) });
    expect(recognised.of).toBeGreaterThanOrEqual(400);
  }
});

it('finds forbidden orders, and hardly any other step, among wordings kept for the evaluation', () => {
  const file = join(import.meta.dirname, '../../../libs/safety/phrases/aside/orders.tsv');
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const found = lines.map((line) => line.split('\t')).filter(([, text]) => isForbiddenOrder(text!));
  const right = found.filter(([label]) => label === 'forbidden').length;
  expect(right).toBeGreaterThan(30);
  expect(right / found.length).toBeGreaterThanOrEqual(LEAST_PRECISE);
});

describe('the recognition of a message', () => {
  const help = { kinds: ['overdose'], language: 'en' } as const;
  const given = (level: 'strong' | 'ask-first', urgent: boolean) => () => ({
    ...help,
    kinds: [...help.kinds],
    level,
    urgent,
  });
  const phrase = { text: 'x', language: 'en' } as const;

  it('is right only with the level and the urgency of its label', () => {
    expect(isRight({ ...phrase, label: 'danger' }, given('strong', false))).toBe(true);
    expect(isRight({ ...phrase, label: 'danger' }, given('ask-first', false))).toBe(false);
    expect(isRight({ ...phrase, label: 'danger-urgent' }, given('strong', false))).toBe(false);
    expect(isRight({ ...phrase, label: 'ask-first' }, given('strong', true))).toBe(true);
    expect(isRight({ ...phrase, label: 'ask-first-urgent' }, given('ask-first', false))).toBe(false);
    expect(isRight({ ...phrase, label: 'ordinary' }, given('ask-first', false))).toBe(false);
    expect(isRight({ ...phrase, label: 'ordinary' }, () => null)).toBe(true);
  });
});
