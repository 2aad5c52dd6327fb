import { z } from 'zod';
import { Currency } from '../money.ts';
import { text } from '../text.ts';
import { Provider } from './http.ts';

/**
 * `after-session`: it has not ended; `waiting`: until `dueAt`; `on-hold`: over a dispute or a reported no-show;
 * `owed-back`: refunded after it was paid out, and set off against the next payout; `none`: nothing is left of it.
 */
export const earningStates = [
  'after-session',
  'waiting',
  'on-hold',
  'due',
  'paid',
  'owed-back',
  'none',
] as const;
export const EarningState = z.enum(earningStates);
export type EarningState = z.infer<typeof EarningState>;

/** What a mentor earns by a payment. Amounts are cents; price = refunded + fee + share. */
export const Earning = z
  .object({
    id: z.string(), // of the payment
    receipt: z.string(),
    sessionId: z.string(),
    startsAt: z.iso.datetime(), // of the session when it was paid
    currency: Currency,
    price: z.number().int(),
    refunded: z.number().int(), // also being refunded, or lost in a dispute
    fee: z.number().int(), // of the operator
    share: z.number().int(),
    paid: z.number().int(), // of the share, to the mentor
    state: EarningState,
    dueAt: z.iso.datetime().nullable(), // null before the session has ended
    paidAt: z.iso.datetime().nullable(), // the last payout
    capturedAt: z.iso.datetime(),
  })
  .meta({ id: 'Earning' });
export type Earning = z.infer<typeof Earning>;

export const Payout = z
  .object({
    id: z.string(),
    amount: z.number().int(),
    currency: Currency,
    reference: z.string(),
    madeAt: z.iso.datetime(),
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof Payout>;

/** Cents in one currency. */
const Sums = z.object({
  currency: Currency,
  due: z.number().int(), // negative: the mentor was paid more than is left after refunds
  waiting: z.number().int(), // not due yet
});
export const EarningsSummary = z
  .object({
    provider: Provider,
    feePercent: z.number(), // of payments from now on
    delayDays: z.number().int(),
    sums: z.array(Sums.extend({ paid: z.number().int() })),
    payouts: z.array(Payout), // the latest 50
  })
  .meta({ id: 'EarningsSummary' });
export type EarningsSummary = z.infer<typeof EarningsSummary>;

export const OwedToMentor = Sums.extend({
  mentorId: z.number().int(),
  name: z.string(),
}).meta({ id: 'OwedToMentor' });
export type OwedToMentor = z.infer<typeof OwedToMentor>;

/** `amount`: all that is due, which the server compares. The mentor reads the reference. */
export const MakePayoutBody = z
  .object({
    mentorId: z.number({ error: 'Choose a mentor' }).int().positive().max(2_147_483_647),
    amount: z
      .number({ error: 'Enter an amount' })
      .int('Amounts are whole cents')
      .min(1, 'An amount must be above 0')
      .max(2_147_483_647, 'This amount is too large'),
    currency: Currency,
    reference: text('A reference', 200, 3),
  })
  .meta({ id: 'MakePayoutBody' });
export type MakePayoutBody = z.infer<typeof MakePayoutBody>;
