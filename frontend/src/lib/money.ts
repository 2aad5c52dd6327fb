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

/** "$25.00 per 30 minutes" or "Free session"; null without a price. */
export function priceText(sessionPrice: number | null, currency: Currency): string | null {
  if (sessionPrice === null) return null;
  return sessionPrice === 0 ? 'Free session' : `${formatMoney(sessionPrice, currency)} per 30 minutes`;
}

/** Cents as "free", "$20" or "$7.50", for a sentence. */
export const plainPrice = (cents: number, currency: Currency): string =>
  cents === 0 ? 'free' : formatMoney(cents, currency).replace(/[.,]00(?!\d)/, '');
