import { Currency } from '@waymark/contracts/money';
import { SetPricingBody } from '@waymark/contracts/scheduling/calendar';
import * as z from 'zod/mini';

/** Reduces what was typed to digits, one decimal point (a comma counts as one) and at most two decimals. */
export function priceAsTyped(typed: string): string {
  const [whole = '', ...rest] = typed
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
}

/** Whole cents of "12", "12.5" or ".50"; NaN for any other text. Uses no fractions, so nothing is rounded. */
function centsOf(text: string): number {
  const [, whole = '', part = ''] = /^(\d*)(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? [];
  return whole + part === '' ? Number.NaN : Number(whole || '0') * 100 + Number(part.padEnd(2, '0'));
}

/** The price as typed, parsed to the body that is sent. */
export const PriceFields = z.pipe(
  z.object({ sessionPrice: z.pipe(z.string(), z.transform(centsOf)), currency: z.optional(Currency) }),
  SetPricingBody,
);

/** Cents as text of the field: "25.00"; empty without a price. */
export const textOf = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
