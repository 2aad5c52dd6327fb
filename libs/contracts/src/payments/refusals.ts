import type { RefusalReason } from './events.ts';

export const refusals: Record<RefusalReason, string> = {
  'slot-taken': 'The time could no longer be booked when your payment arrived.',
  'unknown-session': 'There is no session that this payment could be for.',
  'wrong-amount': 'The amount you paid is not the price of the session.',
  'already-paid': 'The session was already paid.',
  'not-due': 'There is no longer anything to pay for the session.',
};
