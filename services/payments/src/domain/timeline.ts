import type { TimelineEntry } from '@waymark/contracts/payments/admin-payments';
import type { Dispute } from '@waymark/contracts/payments/disputes';
import type { RefundCause } from './refund.ts';

interface RefundFacts {
  cause: RefundCause;
  amount: number;
  reason: string | null;
  requestedBy: number | null;
  lastError: string | null;
  createdAt: Date;
  settledAt: Date | null;
  returnedAt: Date | null;
}

/** What is stored about a payment. Amounts are cents. */
export interface PaymentFacts {
  createdAt: Date;
  capturedAt: Date | null;
  requested: number;
  captured: number;
  currency: string;
  refunds: RefundFacts[];
  disputes: Pick<Dispute, 'amount' | 'currency' | 'reason' | 'status' | 'openedAt' | 'closedAt'>[];
  warnings: { reason: string; createdAt: Date }[];
}

type Fields = Partial<Omit<TimelineEntry, 'at' | 'kind'>>;

const entry = (at: Date | string, kind: TimelineEntry['kind'], fields: Fields = {}): TimelineEntry => ({
  at: new Date(at).toISOString(),
  kind,
  ...{ amount: null, currency: null, cause: null, detail: null, by: null },
  ...fields,
});

/** What happened to a payment, oldest first. */
export function timelineOf(facts: PaymentFacts): TimelineEntry[] {
  const { createdAt, capturedAt, requested, captured, currency } = facts;
  const entries = [
    entry(createdAt, 'started', { amount: requested, currency }),
    ...(capturedAt ? [entry(capturedAt, 'captured', { amount: captured, currency })] : []),
    ...facts.refunds.flatMap((refund) => refundEntries(refund, currency)),
    ...facts.disputes.flatMap(disputeEntries),
    ...facts.warnings.map(({ reason, createdAt: at }) => entry(at, 'fraud-warning', { detail: reason })),
  ];
  // Stable, so that a refund is requested before it is settled within the same millisecond.
  return entries.sort((one, other) => one.at.localeCompare(other.at));
}

function refundEntries(refund: RefundFacts, currency: string): TimelineEntry[] {
  const { cause, amount, reason, requestedBy, lastError, createdAt, settledAt, returnedAt } = refund;
  const by = requestedBy === null ? null : { id: requestedBy, name: null };
  const about = { amount, currency, cause };
  return [
    entry(createdAt, 'refund-requested', { ...about, detail: reason, by }),
    ...(settledAt ? [entry(settledAt, 'refund-settled', about)] : []),
    ...(returnedAt ? [entry(returnedAt, 'refund-returned', { ...about, detail: lastError })] : []),
  ];
}

function disputeEntries({
  amount,
  currency,
  reason,
  status,
  openedAt,
  closedAt,
}: PaymentFacts['disputes'][number]) {
  return [
    entry(openedAt, 'dispute-opened', { amount, currency, detail: reason }),
    ...(closedAt ? [entry(closedAt, 'dispute-closed', { amount, currency, detail: status })] : []),
  ];
}
