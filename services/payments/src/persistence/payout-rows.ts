import type { Payout } from '@waymark/contracts/payments/earnings';
import type { Columns } from '@waymark/database/columns';
import type { PayoutsTable } from './tables.ts';

export const PAYOUT = `id, amount, currency, reference, made_at AS "madeAt"`;

export type PayoutRow = Columns<PayoutsTable, 'id' | 'amount' | 'currency' | 'reference' | 'madeAt'>;

export const toPayout = ({ madeAt, ...row }: PayoutRow): Payout => ({
  ...row,
  madeAt: madeAt.toISOString(),
});
