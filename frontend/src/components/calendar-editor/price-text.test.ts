import { describe, expect, it } from '@jest/globals';
import { PriceFields, priceAsTyped, textOf } from './price-text.ts';

describe('the characters of a price', () => {
  it.each([
    ['25', '25'],
    ['2a5€', '25'],
    ['-3', '3'],
    ['12,5', '12.5'],
    ['1.2.3', '1.23'],
    ['19.999', '19.99'],
    ['1e3', '13'],
  ])('are reduced from %p to %p', (typed, reduced) => {
    expect(priceAsTyped(typed)).toBe(reduced);
  });
});

const parse = (sessionPrice: string, currency: 'USD' | 'EUR' | 'GBP' = 'USD') =>
  PriceFields.safeParse({ sessionPrice, currency });

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
    expect(parse(text).data).toEqual({ sessionPrice: cents, currency: 'USD' });
  });

  it.each(['', '.', ' ', 'x', '1.234', '1000.01', '99999999999999999999'])('are an error for %p', (text) => {
    expect(parse(text).error?.issues[0]?.path).toEqual(['sessionPrice']);
  });

  it.each([
    ['USD', '.5', '0.49', '0.50 USD'],
    ['EUR', '.5', '0.49', '0.50 EUR'],
    ['GBP', '.3', '0.29', '0.30 GBP'],
  ] as const)('in %s are accepted from %s on and an error for %s', (...given) => {
    const [currency, least, less, amount] = given;
    expect(parse(least, currency).success).toBe(true);
    expect(parse(less, currency).error?.issues[0]?.message).toContain(amount);
  });

  it('are formatted as text with two decimals', () => {
    expect(textOf(1_990)).toBe('19.90');
    expect(textOf(0)).toBe('0.00');
    expect(textOf(null)).toBe('');
  });
});
