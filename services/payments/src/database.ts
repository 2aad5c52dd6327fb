import { Payments1760000000000 } from './migrations/1760000000000-payments.ts';
import { Refusals1764200000000 } from './migrations/1764200000000-refusals.ts';
import { LeftOpen1764300000000 } from './migrations/1764300000000-left-open.ts';

export const paymentsDatabase = (url: string) => ({
  url,
  schema: 'payments',
  rows: [],
  migrations: [Payments1760000000000, Refusals1764200000000, LeftOpen1764300000000],
});
