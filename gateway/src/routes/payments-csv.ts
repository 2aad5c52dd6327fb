import type { AdminPayment } from '@waymark/contracts/payments/admin-payments';
import { type Column, csvOf, decimal } from './csv.ts';

const columns: Column<AdminPayment>[] = [
  ['receipt', ({ receipt }) => receipt],
  ['payment', ({ id }) => id],
  ['session', ({ sessionId }) => sessionId],
  ['session starts', ({ startsAt }) => startsAt],
  ['payer id', ({ payer }) => payer.id],
  ['payer', ({ payer }) => payer.name],
  ['mentor id', ({ mentor }) => mentor.id],
  ['mentor', ({ mentor }) => mentor.name],
  ['currency', ({ currency }) => currency],
  ['amount', ({ amount }) => decimal(amount)],
  ['refunded', ({ refunded }) => decimal(refunded)],
  ['state', ({ state }) => state],
  ['provider', ({ provider }) => provider],
  ['provider id', ({ providerId }) => providerId],
  ['started', ({ createdAt }) => createdAt],
  ['paid', ({ paidAt }) => paidAt],
];

export const paymentsCsv = (payments: readonly AdminPayment[]): string => csvOf(columns, payments);
