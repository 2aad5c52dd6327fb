import { describe, expect, it } from '@jest/globals';
import { centsOf, keepPrice, textOf } from './price-text.ts';

describe('the characters of a price', () => {
  it.each([
    ['25', '25'],
    ['2a5€', '25'],
    ['-3', '3'],
    ['12,5', '12.5'],
    ['1.2.3', '1.23'],
    ['19.999', '19.99'],
    ['1e3', '13'],
  ])('are reduced from %p to %p', (typed, kept) => {
    expect(keepPrice(typed)).toBe(kept);
  });
});

describe('cents of a price', () => {
  it.each([
    ['0', 0],
    ['0.00', 0],
    ['25', 2_500],
    ['19.9', 1_990],
    ['.5', 50],
    ['1000', 100_000],
    // 1.15 * 100 is 114.99999999999999.
    ['1.15', 115],
    ['8.', 800],
  ])('of %p are %p', (text, cents) => {
    expect(centsOf(text, 'USD')).toEqual({ cents });
  });

  it.each(['', '.', ' ', 'x', '1.234', '1000.01', '99999999999999999999'])('are an error for %p', (text) => {
    expect(centsOf(text, 'USD')).toHaveProperty('error');
  });

  it.each([
    ['USD', '.5', '0.49', '$0.50'],
    ['EUR', '.5', '0.49', '€0.50'],
    ['GBP', '.3', '0.29', '£0.30'],
  ] as const)('in %s are accepted from %s on and an error for %s', (...given) => {
    const [currency, least, less, words] = given;
    expect(centsOf(least, currency)).toHaveProperty('cents');
    expect(centsOf(less, currency)).toEqual({ error: expect.stringContaining(words) });
  });

  it('are formatted as text with two decimals', () => {
    expect(textOf(1_990)).toBe('19.90');
    expect(textOf(0)).toBe('0.00');
    expect(textOf(null)).toBe('');
  });
});
