import { z } from 'zod';

/** Why an intent ended without a payment. */
export const EndReason = z.enum([
  'hold-ended',
  'not-needed',
  'abandoned',
  'replaced',
  'rejected',
  'at-provider',
]);
export type EndReason = z.infer<typeof EndReason>;

/** For the payer. */
export const endings: Record<EndReason, string> = {
  'hold-ended': 'The time is no longer held for you, so this payment was ended. You were not charged.',
  'not-needed': 'The session no longer waits for this payment, so it was ended. You were not charged.',
  abandoned: 'This payment was not completed for a week, so it was ended. You can start it again.',
  replaced: 'The price or the session has changed, so this payment was replaced. You were not charged.',
  rejected: 'The payment provider did not accept this payment. You were not charged.',
  'at-provider': 'This payment was cancelled at the payment provider. You were not charged.',
};
