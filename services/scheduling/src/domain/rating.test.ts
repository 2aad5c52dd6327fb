import { describe, expect, it } from '@jest/globals';
import { authorOf, averageOf } from './rating.ts';

describe('what everybody sees of reviews', () => {
  it('is an average to two decimals, and nothing without reviews', () => {
    expect(averageOf({ sum: 14, count: 3 })).toBe(4.67);
    expect(averageOf({ sum: 5, count: 1 })).toBe(5);
    expect(averageOf({ sum: 0, count: 0 })).toBe(0);
  });

  it('is a letter of whoever wrote it, also one outside the first plane', () => {
    expect(authorOf('lee')).toBe('L.');
    expect(authorOf(' émile')).toBe('É.');
    expect(authorOf('𝓛ee')).toBe('𝓛.');
    expect(authorOf('')).toBe('?.');
  });
});
