import { z } from 'zod';
import { adminActionEvent } from '../admin-actions.ts';
import { defineEvent } from '../events.ts';
import { Currency, PaidCurrency } from '../money.ts';
import { PaymentRefused } from '../scheduling/events.ts';
import { DisputeStatus } from './disputes.ts';
import { Provider, ProviderAlarm } from './http.ts';

const Money = z.object({
  intentId: z.string(),
  sessionId: z.string(),
  purpose: z.enum(['booking', 'after-session']),
  payerId: z.number().int(),
  mentorId: z.number().int(),
  mentorName: z.string(),
  startsAt: z.iso.datetime(),
  learnerTimezone: z.string(),
  amount: z.number().int().positive(), // in the currency's smallest unit
  currency: Currency,
});
/** A refund returns what was paid, which may differ from what was due. */
const PaidMoney = Money.extend({ currency: PaidCurrency });

/** The provider has the money. Scheduling confirms a session or publishes `scheduling.payment.refused.v1`. */
export const PaymentCaptured = defineEvent(
  'payments.payment.captured.v1',
  Money.extend({
    paidAt: z.iso.datetime(),
    isLate: z.boolean().optional(), // the hold had ended, so the time may be taken; absent in older events
  }),
);
export const RefusalReason = PaymentRefused.data.shape.reason;
export type RefusalReason = z.infer<typeof RefusalReason>;

/** The payer has the money back. Audience: the payer. */
export const RefundSettled = defineEvent(
  'payments.refund.settled.v1',
  PaidMoney.extend({
    refundId: z.string(),
    reason: z.enum(['cancelled', 'no-show', 'refused', 'dashboard']), // `dashboard`: made by an admin, at the provider or here
    refusal: RefusalReason.optional(), // why it was `refused`, if known
    note: z.string().optional(), // the admin's reason
    settledAt: z.iso.datetime(),
  }),
);
/** A requested refund is not needed any more: the payer has the money back in another way. Audience: the payer. */
export const PaymentReturned = defineEvent(
  'payments.payment.returned.v1',
  z.object({ intentId: z.string(), sessionId: z.string(), payerId: z.number().int() }),
);
/** A refund failed several times, or (`isReturned`) the payer's bank returned it. Identity notifies the admins. */
export const RefundStuck = defineEvent(
  'payments.refund.stuck.v1',
  PaidMoney.extend({ refundId: z.string(), lastError: z.string(), isReturned: z.boolean().default(false) }),
);

/** A dispute over a payment was opened or decided. */
export const DisputeChanged = defineEvent(
  'payments.dispute.changed.v1',
  PaidMoney.extend({
    disputeId: z.string(),
    reason: z.string(),
    status: DisputeStatus,
    change: z.enum(['opened', 'closed']),
    respondBy: z.iso.datetime().nullable(),
  }),
);
/** The card's issuer reported that a payment is probably fraud. */
export const FraudWarned = defineEvent(
  'payments.fraud-warning.created.v1',
  PaidMoney.extend({ warningId: z.string(), reason: z.string() }),
);

/** The provider refuses our requests. Published once until it accepts them again, and once an hour at most. */
export const ProviderRefusing = defineEvent(
  'payments.provider.refusing.v1',
  ProviderAlarm.extend({ provider: Provider }),
);
export const ProviderRecovered = defineEvent(
  'payments.provider.recovered.v1',
  z.object({ provider: Provider, since: z.iso.datetime() }),
);

/** An admin recorded that the mentor was paid, outside of Waymark. Audience: the mentor. */
export const PayoutMade = defineEvent(
  'payments.payout.made.v1',
  z.object({
    payoutId: z.string(),
    mentorId: z.number().int(),
    amount: z.number().int().positive(), // cents
    currency: Currency,
    reference: z.string(), // the admin's words
    madeAt: z.iso.datetime(),
  }),
);

export const AdminActed = adminActionEvent('payments');
