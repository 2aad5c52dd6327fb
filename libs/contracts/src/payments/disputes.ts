import { z } from 'zod';
import { Currency } from '../money.ts';

/** As at the provider. `warning_…`: an inquiry of the bank, which takes no money and may be refunded. */
export const DisputeStatus = z.enum([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'prevented',
]);
export type DisputeStatus = z.infer<typeof DisputeStatus>;

/** A payer's bank takes a payment back, or inquires about it. */
export const Dispute = z
  .object({
    id: z.string(),
    sessionId: z.string(),
    payerId: z.number().int(),
    mentorId: z.number().int(),
    amount: z.number().int(),
    currency: Currency,
    reason: z.string(), // the provider's word, such as `product_not_received`
    status: DisputeStatus,
    openedAt: z.iso.datetime(),
    respondBy: z.iso.datetime().nullable(),
    closedAt: z.iso.datetime().nullable(),
    isWithdrawn: z.boolean(), // the provider has taken the money from our balance
    isReinstated: z.boolean(), // and has given it back
  })
  .meta({ id: 'Dispute' });
export type Dispute = z.infer<typeof Dispute>;

/** The card's issuer expects fraud: a dispute is likely. */
export const FraudWarning = z
  .object({
    id: z.string(),
    sessionId: z.string(),
    payerId: z.number().int(),
    amount: z.number().int(),
    currency: Currency,
    reason: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'FraudWarning' });
export type FraudWarning = z.infer<typeof FraudWarning>;

/** What is stored about a disputed session, as text for the provider's form. */
export const DisputeEvidence = z
  .object({ filename: z.string(), text: z.string() })
  .meta({ id: 'DisputeEvidence' });
export type DisputeEvidence = z.infer<typeof DisputeEvidence>;
