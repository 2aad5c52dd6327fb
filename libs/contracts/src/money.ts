import { z } from 'zod';

/** All three have two decimals, so an amount is a whole number of cents. */
export const Currency = z.enum(['USD', 'EUR', 'GBP'], { error: 'Choose USD, EUR or GBP' });
export type Currency = z.infer<typeof Currency>;

/** What a payer really paid in, as the provider reports it: any currency (ISO 4217). */
export const PaidCurrency = z.string().regex(/^[A-Z]{3}$/);

/** A price of 30 minutes may be at most this many cents. */
export const MAX_PRICE = 100_000;

/** What a card can be charged at least, in cents: Stripe's minimum charge of the currency. */
export const MIN_CHARGE = { USD: 50, EUR: 50, GBP: 30 } as const satisfies Record<Currency, number>;

/** Whether somebody can pay so many cents; nothing is nothing to pay. */
export const canBePaid = (cents: number, currency: Currency): boolean =>
  cents === 0 || cents >= MIN_CHARGE[currency];

/** Whole cents, 0 for free. */
export const Price = z
  .number({ error: 'Enter a price' })
  .int('Prices are whole cents')
  .min(0, 'A price cannot be below 0')
  .max(MAX_PRICE, 'A price can be at most 1,000.00');
