import { z } from 'zod';

/** All three have two decimals: amounts are whole cents. */
export const Currency = z.enum(['USD', 'EUR', 'GBP'], { error: 'Choose USD, EUR or GBP' });
export type Currency = z.infer<typeof Currency>;

/** The currency of a captured payment (ISO 4217), as the provider reports it. */
export const PaidCurrency = z.string().regex(/^[A-Z]{3}$/);

export const MAX_PRICE = 100_000; // cents per 30 minutes

/** Cents: Stripe's minimum charges. */
export const MIN_CHARGE = { USD: 50, EUR: 50, GBP: 30 } as const satisfies Record<Currency, number>;

/** True for 0 and for amounts (cents) that a card can be charged. */
export const canBePaid = (cents: number, currency: Currency): boolean =>
  cents === 0 || cents >= MIN_CHARGE[currency];

export const Price = z
  .number({ error: 'Enter a price' })
  .int('Prices are whole cents')
  .min(0, 'A price cannot be below 0')
  .max(MAX_PRICE, 'A price can be at most 1,000.00');
