import { Currency } from '@waymark/contracts/money';
import { SetPricingBody } from '@waymark/contracts/scheduling/calendar';
import { pricedTypes } from '@waymark/contracts/scheduling/constants';
import * as z from 'zod/mini';
import { readerLanguage } from '../../lib/reader-language.ts';

/** Reduces what was typed to digits and what separates them in any language. */
export const priceAsTyped = (typed: string): string => typed.replace(/[^\d.,'’\s]/g, '');

/** What separates thousands in a language. */
function groupOf(language: string | undefined): string {
  const format = new Intl.NumberFormat(language, { useGrouping: 'always', numberingSystem: 'latn' });
  return plain(format.formatToParts(12_345).find(({ type }) => type === 'group')?.value ?? ',');
}

/** One kind of space and of apostrophe. */
const plain = (text: string): string => text.replace(/\s/g, ' ').replaceAll('’', "'");

/**
 * Whole cents of a price as people of a language write it ("1,000.50", "1.000,50", "1 000,50"), or NaN. The separator of
 * another language is accepted where it can only be the decimals ("12,5" in English), and refused where it could
 * separate thousands ("1.000" in English): an amount is never guessed. Uses no fractions, so nothing is rounded.
 */
export function centsOf(typed: string, language: string | undefined): number {
  const text = plain(typed.trim());
  const group = groupOf(language);
  const [, whole = '', separator = '', part = ''] = /^(.*?)(?:([.,])(\d{0,2}))?$/.exec(text) ?? [];
  // Before decimals, thousands cannot be separated by what separates the decimals.
  const groups = separator === '' ? [group] : [group, ',', '.', ' ', "'"].filter((one) => one !== separator);
  const digits = digitsOf(whole, groups);
  return digits === null || digits + part === ''
    ? Number.NaN
    : Number(digits || '0') * 100 + Number(part.padEnd(2, '0'));
}

/** The digits of a number with or without separated thousands; null for any other text. */
function digitsOf(text: string, groups: string[]): string | null {
  if (/^\d*$/.test(text)) return text;
  const group = groups.find((one) => text.includes(one));
  const isGrouped =
    group !== undefined &&
    text.split(group).every((digits, n) => (n === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(digits));
  return isGrouped ? text.replaceAll(group, '') : null;
}

/** Cents as text of the field in the reader's language: "25.00" or "25,00"; empty without a price. */
export const textOf = (cents: number | null, language = readerLanguage()): string =>
  cents === null
    ? ''
    : new Intl.NumberFormat(language, {
        ...{ minimumFractionDigits: 2, useGrouping: false, numberingSystem: 'latn' },
      }).format(cents / 100);

const PriceText = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const cents = centsOf(text, readerLanguage());
    if (!Number.isNaN(cents)) return cents;
    const message =
      text.trim() === ''
        ? 'Enter a price'
        : `Write the price in digits, such as ${textOf(2_500)} or ${textOf(100_000)}`;
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }),
);

/** The prices as typed, parsed to the body that is sent. */
export const PriceFields = z.pipe(
  z.object({
    sessionPrice: PriceText,
    currency: z.optional(Currency),
    typePrices: z.optional(z.partialRecord(z.enum(pricedTypes), PriceText)),
  }),
  SetPricingBody,
);
