import { z } from 'zod';
import { defineEvent } from '../events.ts';
import { Currency, PaidCurrency } from '../money.ts';
import { PaymentRefused } from '../scheduling/events.ts';

const Money = z.object({
  intentId: z.string(),
  sessionId: z.string(),
  purpose: z.enum(['booking', 'after-session']),
  payerId: z.number().int(),
  mentorId: z.number().int(),
  mentorName: z.string(),
  startsAt: z.iso.datetime(),
  learnerTimezone: z.string(),
  /** In the currency's smallest unit. */
  amount: z.number().int().positive(),
  currency: Currency,
});
/** What goes back is what was paid, also where that was not what was asked. */
const PaidMoney = Money.extend({ currency: PaidCurrency });

/** The provider has the money. Scheduling answers with a session or with `scheduling.payment.refused.v1`. */
export const PaymentCaptured = defineEvent(
  'payments.payment.captured.v1',
  Money.extend({ paidAt: z.iso.datetime() }),
);
/** Why a payment stands for no session. */
export const RefusalReason = PaymentRefused.data.shape.reason;
export type RefusalReason = z.infer<typeof RefusalReason>;

/** The money is back with its payer. Audience: the payer. */
export const RefundSettled = defineEvent(
  'payments.refund.settled.v1',
  PaidMoney.extend({
    refundId: z.string(),
    reason: z.enum(['cancelled', 'no-show', 'refused']),
    /** Of `refused`; absent where nobody knows. */
    refusal: RefusalReason.optional(),
    settledAt: z.iso.datetime(),
  }),
);
/**
 * A refund has failed several times, or (`isReturned`) was settled and then sent back by the payer's bank; somebody
 * should look. Audience: nobody; identity tells the admins.
 */
export const RefundStuck = defineEvent(
  'payments.refund.stuck.v1',
  PaidMoney.extend({ refundId: z.string(), lastError: z.string(), isReturned: z.boolean().default(false) }),
);
