import { type Currency, canBePaid, MAX_PRICE, MIN_CHARGE } from '@waymark/contracts/money';
import { formatMoney } from '../../lib/money.ts';

/** What may stand in a price field: digits and one decimal point (a comma is taken for one), at most two decimals. */
export function keepPrice(typed: string): string {
  const [whole = '', ...rest] = typed
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
}

/** Whole cents of "12", "12.5" or ".50", or what is wrong with it. Read digit by digit: no fraction is ever rounded. */
export function centsOf(text: string, currency: Currency): { cents: number } | { error: string } {
  const found = /^(\d*)(?:\.(\d{0,2}))?$/.exec(text.trim());
  const [, whole = '', part = ''] = found ?? [];
  if (!found || whole + part === '') return { error: 'Enter a price, or 0 for a free session.' };
  const cents = Number(whole || '0') * 100 + Number(part.padEnd(2, '0') || '0');
  if (cents > MAX_PRICE) return { error: 'A price can be at most 1,000.00.' };
  if (!canBePaid(cents, currency)) {
    const least = formatMoney(MIN_CHARGE[currency], currency);
    return { error: `Enter 0 for a free session, or at least ${least}: cards cannot be charged less.` };
  }
  return { cents };
}

/** Cents as they stand in the field: "25.00"; nothing while no price is set. */
export const textOf = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
