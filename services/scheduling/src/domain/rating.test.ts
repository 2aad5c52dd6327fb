import { describe, expect, it } from '@jest/globals';
import { authorOf, averageOf } from './rating.ts';

describe('a public review', () => {
  it('has an average with two decimals, or 0 without reviews', () => {
    expect(averageOf({ sum: 14, count: 3 })).toBe(4.67);
    expect(averageOf({ sum: 5, count: 1 })).toBe(5);
    expect(averageOf({ sum: 0, count: 0 })).toBe(0);
  });

  it('shows the first letter of the author, also outside the BMP', () => {
    expect(authorOf('lee')).toBe('L.');
    expect(authorOf(' émile')).toBe('É.');
    expect(authorOf('𝓛ee')).toBe('𝓛.');
    expect(authorOf('')).toBe('?.');
  });
});
