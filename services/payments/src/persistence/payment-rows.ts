import type { AdminPayment, AdminPaymentState } from '@waymark/contracts/payments/admin-payments';
import { receiptNumber } from '@waymark/contracts/payments/receipt';
import type { Columns } from '@waymark/database/columns';
import type { IntentsTable } from './tables.ts';

const disputeIs = (condition: string) =>
  `EXISTS (SELECT FROM disputes d WHERE d.intent_id = i.id AND ${condition})`;

const STATE = `CASE WHEN i.state = 'canceled' THEN 'canceled' WHEN i.state <> 'succeeded' THEN 'open'
  WHEN ${disputeIs('d.is_open')} THEN 'disputed' WHEN ${disputeIs("d.status = 'lost'")} THEN 'charged-back'
  WHEN EXISTS (SELECT FROM refunds r WHERE r.intent_id = i.id AND r.next_try_at IS NOT NULL) THEN 'refunding'
  WHEN i.refund_reserved > 0 AND i.refund_reserved >= i.captured_amount THEN 'refunded'
  WHEN i.refund_reserved > 0 THEN 'partly-refunded' ELSE 'paid' END`;

/** What a state implies, for which there is an index. */
const NARROWED: Record<AdminPaymentState, string> = {
  open: 'i.check_at IS NOT NULL',
  canceled: "i.state = 'canceled'",
  paid: "i.state = 'succeeded' AND i.refund_reserved = 0",
  refunding: 'i.id IN (SELECT intent_id FROM refunds WHERE next_try_at IS NOT NULL)',
  'partly-refunded': 'i.refund_reserved > 0',
  refunded: 'i.refund_reserved > 0',
  disputed: 'i.id IN (SELECT intent_id FROM disputes WHERE is_open)',
  'charged-back': "i.id IN (SELECT intent_id FROM disputes WHERE status = 'lost')",
};

/** `param`: the placeholder of the state. */
export const isInState = (state: AdminPaymentState, param: string): string =>
  `${NARROWED[state]} AND ${STATE} = ${param}`;

/** As the index `intents_by_amount`. */
export const PAID_AMOUNT = 'coalesce(i.captured_amount, i.amount)';

export const PAYMENT = `i.id, i.session_id AS "sessionId", i.starts_at AS "startsAt", i.payer_id AS "payerId",
  i.mentor_id AS "mentorId", i.mentor_name AS "mentorName", ${PAID_AMOUNT} AS amount,
  coalesce(i.captured_currency, i.currency) AS currency,
  (SELECT coalesce(sum(r.amount), 0)::integer FROM refunds r WHERE r.intent_id = i.id AND r.state = 'succeeded') AS refunded,
  ${STATE} AS state, i.provider, i.provider_id AS "providerId", i.created_at AS "createdAt", i.captured_at AS "paidAt"`;

export type PaymentRow = Columns<
  IntentsTable,
  | 'id'
  | 'sessionId'
  | 'startsAt'
  | 'payerId'
  | 'mentorId'
  | 'mentorName'
  | 'amount'
  | 'provider'
  | 'providerId'
  | 'createdAt'
> &
  Pick<AdminPayment, 'currency' | 'refunded' | 'state'> & { paidAt: IntentsTable['captured_at'] };

export const toPayment = ({ payerId, mentorId, mentorName, ...row }: PaymentRow): AdminPayment => ({
  ...row,
  receipt: receiptNumber(row.id),
  startsAt: row.startsAt.toISOString(),
  payer: { id: payerId, name: null },
  mentor: { id: mentorId, name: mentorName },
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});
