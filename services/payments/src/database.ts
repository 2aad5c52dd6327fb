import { Payments1760000000000 } from './migrations/1760000000000-payments.ts';

export const paymentsDatabase = (url: string) => ({
  url,
  schema: 'payments',
  rows: [],
  migrations: [Payments1760000000000],
});
