// guarantees: A typed price is read as in the person's language, or refused: "1,000" is never 1.00
import { afterEach, describe, expect, it } from '@jest/globals';
import { setReaderLanguage } from '../../lib/reader-language.ts';
import { centsOf, PriceFields, priceAsTyped, textOf } from './price-text.ts';

afterEach(() => setReaderLanguage(undefined));

describe('the characters of a price', () => {
  it.each([
    ['25', '25'],
    ['2a5€', '25'],
    ['-3', '3'],
    ['1,000.50', '1,000.50'],
    ['1 000,50', '1 000,50'],
    ["1'000", "1'000"],
    ['1e3', '13'],
  ])('are reduced from %p to %p', (typed, reduced) => {
    expect(priceAsTyped(typed)).toBe(reduced);
  });
});

const NO = Number.NaN;

describe('cents of a price', () => {
  it.each([
    // typed, en, de, fr, de-CH
    ['0', 0, 0, 0, 0],
    ['25', 2_500, 2_500, 2_500, 2_500],
    ['19.9', 1_990, 1_990, 1_990, 1_990],
    ['19,9', 1_990, 1_990, 1_990, 1_990],
    ['.5', 50, 50, 50, 50],
    [',5', 50, 50, 50, 50],
    ['8.', 800, 800, 800, 800],
    // 1.15 * 100 is 114.99999999999999.
    ['1.15', 115, 115, 115, 115],
    ['1,15', 115, 115, 115, 115],
    ['1000', 100_000, 100_000, 100_000, 100_000],
    ['1,000', 100_000, NO, NO, NO],
    ['1.000', NO, 100_000, NO, NO],
    ['1 000', NO, NO, 100_000, NO],
    ['1\u202f000', NO, NO, 100_000, NO],
    ["1'000", NO, NO, NO, 100_000],
    ['1’000', NO, NO, NO, 100_000],
    ['1,000.50', 100_050, 100_050, 100_050, 100_050],
    ['1.000,50', 100_050, 100_050, 100_050, 100_050],
    ['1 000,5', 100_050, 100_050, 100_050, 100_050],
    ['12,345', 1_234_500, NO, NO, NO],
    ['1,00,000', NO, NO, NO, NO],
    ['1.2.3', NO, NO, NO, NO],
    ['19.999', NO, 1_999_900, NO, NO],
    ['1,000,000.00', 100_000_000, 100_000_000, 100_000_000, 100_000_000],
    ['1,000,50', NO, NO, NO, NO],
    ['', NO, NO, NO, NO],
    ['.', NO, NO, NO, NO],
    [' ', NO, NO, NO, NO],
    ['2 5', NO, NO, NO, NO],
  ])('of %j are %p in English, %p in German, %p in French, %p in Switzerland', (typed, en, de, fr, ch) => {
    const read = ['en-US', 'de-DE', 'fr-FR', 'de-CH'].map((language) => centsOf(typed, language));
    expect(read).toEqual([en, de, fr, ch]);
  });

  it.each([
    ['en-US', '1234.50'],
    ['de-DE', '1234,50'],
    ['fr-FR', '1234,50'],
    ['ar-EG', '1234.50'],
  ])('are shown in the field as people of %s write them, and read back', (language, text) => {
    setReaderLanguage(language);
    expect(textOf(123_450)).toBe(text);
    expect(centsOf(text, language)).toBe(123_450);
    expect([textOf(0).replace(',', '.'), textOf(null)]).toEqual(['0.00', '']);
  });
});

const parse = (sessionPrice: string, currency: 'USD' | 'EUR' | 'GBP' = 'USD', topic?: string) =>
  PriceFields.safeParse({ sessionPrice, currency, ...(topic && { typePrices: { topic } }) });

describe('the fields of prices', () => {
  it('are parsed to the body that is sent', () => {
    expect(parse('1,000', 'EUR', '30').data).toEqual({
      ...{ sessionPrice: 100_000, currency: 'EUR', typePrices: { topic: 3_000 } },
    });
  });

  it.each([
    ['', 'Enter a price'],
    ['x', 'Write the price in digits, such as 25.00 or 1000.00'],
    ['1.000', 'Write the price in digits, such as 25.00 or 1000.00'],
    ['1000.01', 'A price can be at most 1,000.00'],
  ])('reject %j with a clear message', (text, message) => {
    expect(parse(text).error?.issues).toMatchObject([{ path: ['sessionPrice'], message }]);
    expect(parse('0', 'USD', text || ' ').error?.issues).toMatchObject([
      { path: ['typePrices', 'topic'], message },
    ]);
  });

  it.each([
    ['USD', '.5', '0.49', '0.50 USD'],
    ['EUR', '.5', '0.49', '0.50 EUR'],
    ['GBP', '.3', '0.29', '0.30 GBP'],
  ] as const)('in %s accept prices from %s on, and not %s', (...given) => {
    const [currency, least, less, amount] = given;
    expect(parse(least, currency, least).success).toBe(true);
    const issues = parse(less, currency, less).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual([
      expect.stringContaining(amount),
      expect.stringContaining(amount),
    ]);
  });
});
