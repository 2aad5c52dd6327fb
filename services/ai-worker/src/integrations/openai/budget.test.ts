import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toExcerpt, tokensOf } from './budget.ts';

const SENTENCE = /^(?:S\d+ went on and on\. ?)+$/;
const story = (count: number) => Array.from({ length: count }, (_, i) => `S${i} went on and on.`).join(' ');

describe('the token budget', () => {
  it('leaves a text within it whole', () => {
    expect(toExcerpt(story(10), 1_000)).toBe(story(10));
  });

  it('cuts a longer text to evenly spread passages of whole sentences', () => {
    const passages = toExcerpt(story(9_000), 6_000).split('\n[…]\n');
    expect(passages.length).toBeGreaterThan(8);
    for (const passage of passages) expect(passage).toMatch(SENTENCE);
    expect(passages[0]).toMatch(/^S0 /);
    expect(passages.at(-1)).toMatch(/S8999 went on and on\.$/);
    const numbers = passages.map((passage) => Number(/S(\d+)/.exec(passage)?.[1]));
    const gaps = numbers.slice(1).map((n, i) => n - (numbers[i] ?? 0));
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.5);
  });

  it('is exceeded at most twofold by any text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 3_000, unit: 'grapheme' }),
        fc.integer({ min: 10, max: 500 }),
        (text, budget) => {
          expect(tokensOf(toExcerpt(text, budget))).toBeLessThanOrEqual(budget * 2 + 20);
        },
      ),
    );
  });

  it('cuts a million words without a sentence end', () => {
    expect(tokensOf(toExcerpt('word '.repeat(1_000_000), 50_000))).toBeLessThanOrEqual(100_020);
  });
});
