import { z } from 'zod';

/** All three have two decimals, so an amount is a whole number of cents. */
export const Currency = z.enum(['USD', 'EUR', 'GBP'], { error: 'Choose USD, EUR or GBP' });
export type Currency = z.infer<typeof Currency>;

/** A price of 30 minutes may be at most this many cents. */
export const MAX_PRICE = 100_000;

/** Whole cents, 0 for free. */
export const Price = z
  .number({ error: 'Enter a price' })
  .int('Prices are whole cents')
  .min(0, 'A price cannot be below 0')
  .max(MAX_PRICE, 'A price can be at most 1,000.00');
