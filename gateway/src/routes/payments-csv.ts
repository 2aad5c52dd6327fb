import type { AdminPayment } from '@waymark/contracts/payments/admin-payments';

const columns: [string, (payment: AdminPayment) => string | number | null][] = [
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

/** One line per payment (RFC 4180), in UTF-8 with a mark, which spreadsheets need to read names. */
export const paymentsCsv = (payments: readonly AdminPayment[]): string =>
  `\ufeff${[
    columns.map(([name]) => name),
    ...payments.map((payment) => columns.map(([, read]) => read(payment))),
  ]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')}`;

const decimal = (cents: number): string => (cents / 100).toFixed(2);

/** A spreadsheet takes text that begins like this as a formula; people choose their names. */
const FORMULA = /^[\s\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
