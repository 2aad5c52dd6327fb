import type { Currency } from '@waymark/contracts/money';
import type {
  AdminPayment,
  AdminPaymentState,
  AdminRefund,
  LedgerEntry,
  RefundCause,
  TimelineEntry,
} from '@waymark/contracts/payments/admin-payments';
import type { EndReason } from '@waymark/contracts/payments/endings';
import { formatMoney } from '#lib/money.ts';
import type { Tone } from '#shared/ui/badge.tsx';

export const states: Record<AdminPaymentState, { text: string; tone: Tone }> = {
  open: { text: 'Not paid yet', tone: 'neutral' },
  canceled: { text: 'Canceled', tone: 'neutral' },
  paid: { text: 'Paid', tone: 'moss' },
  refunding: { text: 'Being refunded', tone: 'amber' },
  'partly-refunded': { text: 'Refunded in part', tone: 'dusk' },
  refunded: { text: 'Refunded', tone: 'dusk' },
  disputed: { text: 'Open dispute', tone: 'berry' },
  'charged-back': { text: 'Lost in a dispute', tone: 'berry' },
};

export const refundStates: Record<AdminRefund['state'], { text: string; tone: Tone }> = {
  waiting: { text: 'Waiting for the provider', tone: 'amber' },
  pending: { text: 'On its way', tone: 'amber' },
  succeeded: { text: 'Refunded', tone: 'moss' },
  covered: { text: 'Not needed any more', tone: 'neutral' },
  returned: { text: 'Returned by the bank', tone: 'berry' },
  stuck: { text: 'Stuck', tone: 'berry' },
};

export const causes: Record<RefundCause, string> = {
  cancelled: 'the session was cancelled',
  'no-show': 'a no-show',
  refused: 'the payment was not used',
  dashboard: 'made on the provider’s page',
  admin: 'made by an admin',
};

export const endings: Record<EndReason, string> = {
  'hold-ended': 'The time was no longer held',
  'not-needed': 'The session no longer waited for it',
  abandoned: 'It was not completed for a week',
  replaced: 'The price or the session had changed',
  rejected: 'The provider did not accept it',
  'at-provider': 'Cancelled at the provider',
};

export const ledgerKinds: Record<LedgerEntry['kind'], string> = {
  intent: 'Requested',
  capture: 'Captured',
  refund: 'Refunded',
  dispute: 'Taken by a dispute',
  'dispute-reversal': 'Returned after a dispute',
  payout: 'Paid to the mentor',
  'payout-return': 'Set off against a payout',
};

export const events: Record<TimelineEntry['kind'], string> = {
  started: 'Payment started',
  captured: 'Paid',
  'refund-requested': 'Refund requested',
  'refund-settled': 'Refunded',
  'refund-returned': 'Refund returned by the bank',
  'dispute-opened': 'Dispute opened',
  'dispute-closed': 'Dispute decided',
  'fraud-warning': 'Fraud warning',
};

/** A payer may have paid in a currency that Waymark does not sell in. */
export const paidMoney = (cents: number, currency: string): string =>
  formatMoney(cents, currency as Currency);

export const nameOf = ({ id, name }: AdminPayment['payer']): string => name ?? `User ${id}`;

/** "25", "25.5" or "25,00" in cents; null for another text. */
export function centsOf(text: string): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
