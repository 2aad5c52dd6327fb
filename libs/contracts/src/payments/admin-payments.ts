import { z } from 'zod';
import { PaidCurrency } from '../money.ts';
import { PageQuery } from '../paging.ts';
import { searchWords, text } from '../text.ts';
import { Instant, isRange, notBefore } from '../time.ts';
import { Dispute } from './disputes.ts';
import { EndReason } from './endings.ts';
import { IntentState, Provider } from './http.ts';
import { paymentStates } from './payment-states.ts';

export const AdminPaymentState = z.enum(paymentStates, { error: `state can be ${paymentStates.join(', ')}` });
export type AdminPaymentState = z.infer<typeof AdminPaymentState>;

const Person = z.object({
  id: z.number().int(),
  name: z.string().nullable(), // null for a deleted account
});

/** A payment as admins see it. Amounts are cents. */
export const AdminPayment = z
  .object({
    id: z.string(), // of the intent
    receipt: z.string(),
    sessionId: z.string(),
    startsAt: z.iso.datetime(), // of the session when it was booked
    payer: Person,
    mentor: Person,
    amount: z.number().int(), // as captured; before that as requested
    currency: PaidCurrency,
    refunded: z.number().int(), // sum of the settled refunds
    state: AdminPaymentState,
    provider: Provider,
    providerId: z.string().nullable(),
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminPayment' });
export type AdminPayment = z.infer<typeof AdminPayment>;

export const PaymentFilter = z.object({
  q: searchWords,
  userId: z.coerce.number<number>().int().positive().max(2_147_483_647).optional(), // payer or mentor
  amount: z.coerce.number<number>().int().positive().max(2_147_483_647).optional(), // cents
  state: AdminPaymentState.optional(),
  from: Instant.optional(),
  to: Instant.optional(),
});

/**
 * `q`: a receipt number, the id of a payment, session or refund, an id of the provider, or else words of a person's user
 * name, e-mail address or mentor name. `from` and `to`: when the payment was started. Newest first.
 */
export const ListPaymentsQuery = PageQuery.extend(PaymentFilter.shape).refine(isRange, notBefore);
export type ListPaymentsQuery = z.infer<typeof ListPaymentsQuery>;
export const ExportPaymentsQuery = PaymentFilter.refine(isRange, notBefore);
export type ExportPaymentsQuery = z.infer<typeof ExportPaymentsQuery>;

export const PaymentsFile = z
  .object({ filename: z.string(), count: z.number().int(), text: z.string() })
  .meta({ id: 'PaymentsFile' });
export type PaymentsFile = z.infer<typeof PaymentsFile>;

const timelineKinds = [
  'started',
  'captured',
  'refund-requested',
  'refund-settled',
  'refund-returned',
  'dispute-opened',
  'dispute-closed',
  'fraud-warning',
] as const;

export const RefundCause = z.enum(['cancelled', 'no-show', 'refused', 'dashboard', 'admin']);
export type RefundCause = z.infer<typeof RefundCause>;

/** One thing that happened to a payment, oldest first. */
export const TimelineEntry = z.object({
  at: z.iso.datetime(),
  kind: z.enum(timelineKinds),
  amount: z.number().int().nullable(),
  currency: PaidCurrency.nullable(),
  cause: RefundCause.nullable(), // of a refund
  detail: z.string().nullable(), // the provider's or the admin's words
  by: Person.nullable(), // the admin who did it
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const LedgerEntry = z.object({
  id: z.string(),
  kind: z.enum(['intent', 'capture', 'refund', 'dispute', 'dispute-reversal', 'payout', 'payout-return']),
  amount: z.number().int(),
  currency: PaidCurrency,
  at: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const AdminRefund = z
  .object({
    id: z.string(),
    cause: RefundCause,
    amount: z.number().int(),
    state: z.enum(['waiting', 'pending', 'succeeded', 'covered', 'returned', 'stuck']),
    reason: z.string().nullable(), // an admin's
    by: Person.nullable(),
    providerId: z.string().nullable(),
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
    settledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminRefund' });
export type AdminRefund = z.infer<typeof AdminRefund>;

export const PaymentRecord = AdminPayment.extend({
  intentState: IntentState,
  endReason: EndReason.nullable(),
  errorMessage: z.string().nullable(),
  requested: z.number().int(), // what the session costs
  refundable: z.number().int(), // captured and neither refunded, being refunded nor lost
  timeline: z.array(TimelineEntry),
  refunds: z.array(AdminRefund),
  disputes: z.array(Dispute),
  ledger: z.array(LedgerEntry),
}).meta({ id: 'PaymentRecord' });
export type PaymentRecord = z.infer<typeof PaymentRecord>;

/** Cents. The payer reads the reason. */
export const RefundPaymentBody = z
  .object({
    amount: z
      .number({ error: 'Enter an amount' })
      .int('Amounts are whole cents')
      .min(1, 'An amount must be above 0')
      .max(2_147_483_647, 'This amount is too large'),
    reason: text('A reason', 1_000, 3),
  })
  .meta({ id: 'RefundPaymentBody' });
export type RefundPaymentBody = z.infer<typeof RefundPaymentBody>;
