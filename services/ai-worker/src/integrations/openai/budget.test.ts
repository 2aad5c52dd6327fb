import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tokensOf, withinBudget } from './budget.ts';

const SENTENCE = /^(?:S\d+ went on and on\. ?)+$/;
const story = (count: number) => Array.from({ length: count }, (_, i) => `S${i} went on and on.`).join(' ');

describe('the token budget', () => {
  it('leaves a story within it whole', () => {
    expect(withinBudget([{ name: 'a', text: story(10) }], 1_000)).toEqual([
      { name: 'a', text: story(10), whole: true },
    ]);
  });

  it('cuts a longer story to evenly spread passages of whole sentences', () => {
    const [part] = withinBudget([{ name: 'a', text: story(9_000) }], 6_000);
    const passages = part?.text.split('\n[…]\n') ?? [];
    expect(part?.whole).toBe(false);
    expect(passages.length).toBeGreaterThan(8);
    for (const passage of passages) expect(passage).toMatch(SENTENCE);
    expect(passages[0]).toMatch(/^S0 /);
    expect(passages.at(-1)).toMatch(/S8999 went on and on\.$/);
    const numbers = passages.map((passage) => Number(/S(\d+)/.exec(passage)?.[1]));
    const gaps = numbers.slice(1).map((n, i) => n - (numbers[i] ?? 0));
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.5);
  });

  it('is shared among the sources by their length', () => {
    const [long, short] = withinBudget(
      [
        { name: 'a', text: story(9_000) },
        { name: 'b', text: story(900) },
      ],
      6_000,
    );
    expect((long?.text.length ?? 0) / (short?.text.length ?? 1)).toBeGreaterThan(7);
    expect(short?.text.length).toBeGreaterThan(1_000);
  });

  it('is exceeded at most twofold by any text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 3_000, unit: 'grapheme' }),
        fc.integer({ min: 10, max: 500 }),
        (text, budget) => {
          const [part] = withinBudget([{ name: 'a', text }], budget);
          expect(tokensOf(part?.text ?? '')).toBeLessThanOrEqual(budget * 2 + 20);
        },
      ),
    );
  });

  it('cuts a million words without a sentence end', () => {
    const [part] = withinBudget([{ name: 'a', text: 'word '.repeat(1_000_000) }], 50_000);
    expect(tokensOf(part?.text ?? '')).toBeLessThanOrEqual(100_020);
  });
});
