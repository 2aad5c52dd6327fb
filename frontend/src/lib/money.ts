import type { Currency } from '@waymark/contracts/money';
import { inReaderLanguage } from './reader-language.ts';

const formatsOf = inReaderLanguage((language) => ({
  language,
  made: new Map<Currency, Intl.NumberFormat>(),
}));

/** Cents as "$25.00" or "€7.50" in the reader's language. */
export function formatMoney(cents: number, currency: Currency): string {
  const { language, made } = formatsOf();
  let format = made.get(currency);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    made.set(currency, format);
  }
  return format.format(cents / 100);
}

/** Cents as "$25.00" or "Free". */
export const amountText = (cents: number, currency: Currency): string =>
  cents === 0 ? 'Free' : formatMoney(cents, currency);

/** "$25.00 per 30 minutes" or "Free session"; null without a price. */
export function priceText(sessionPrice: number | null, currency: Currency): string | null {
  if (sessionPrice === null) return null;
  return sessionPrice === 0 ? 'Free session' : `${formatMoney(sessionPrice, currency)} per 30 minutes`;
}

/** “€25”, “from €20” if the highest price is another one, or “free”. */
export function rangeText({ from, to }: { from: number; to: number }, currency: Currency): string {
  if (from === to) return plainPrice(to, currency);
  return from === 0 ? `free to ${plainPrice(to, currency)}` : `from ${plainPrice(from, currency)}`;
}

/** Cents as "free", "$20" or "$7.50", for a sentence. */
export const plainPrice = (cents: number, currency: Currency): string =>
  cents === 0 ? 'free' : formatMoney(cents, currency).replace(/[.,]00(?!\d)/, '');
