import type { Currency } from '@waymark/contracts/money';

const formats = new Map<Currency, Intl.NumberFormat>();

/** Cents as "$25.00", "€7.50", in the reader's own language; always two decimals. */
export function formatMoney(cents: number, currency: Currency): string {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat(undefined, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    formats.set(currency, format);
  }
  return format.format(cents / 100);
}

/** The price of 30 minutes in words: "$25.00 per 30 minutes", "Free session"; null while none is set. */
export function priceText(sessionPrice: number | null, currency: Currency): string | null {
  if (sessionPrice === null) return null;
  return sessionPrice === 0 ? 'Free session' : `${formatMoney(sessionPrice, currency)} per 30 minutes`;
}
