import type { DisputeStatus } from '@waymark/contracts/payments/disputes';

/** A dispute as its provider reports it. */
export interface ReportedDispute {
  /** The provider's. */
  id: string;
  status: DisputeStatus;
  /** Cents. */
  amount: number;
  /** ISO 4217 in capitals. */
  currency: string;
  reason: string;
  respondBy: Date | null;
  openedAt: Date;
  /** The provider has taken the money from our balance. */
  isWithdrawn: boolean;
  /** And has given it back. */
  isReinstated: boolean;
}

export interface ReportedWarning {
  /** The provider's. */
  id: string;
  reason: string;
  createdAt: Date;
}

/** A stored dispute. */
export interface StoredDispute {
  id: string;
  status: DisputeStatus;
  isWithdrawn: boolean;
  isReinstated: boolean;
}

const CLOSED: readonly DisputeStatus[] = ['warning_closed', 'won', 'lost', 'prevented'];

export const isClosed = (status: DisputeStatus): boolean => CLOSED.includes(status);

/** An outdated report of an open dispute must not open a closed one again. Other changes are the provider's. */
export const nextStatus = (stored: DisputeStatus | undefined, reported: DisputeStatus): DisputeStatus =>
  stored && isClosed(stored) && !isClosed(reported) ? stored : reported;

/** The money of a dispute that is still to be entered into the ledger: each direction once. */
export function movementsOf(
  stored: Pick<StoredDispute, 'isWithdrawn' | 'isReinstated'>,
  reported: Pick<ReportedDispute, 'isWithdrawn' | 'isReinstated'>,
): ('dispute' | 'dispute-reversal')[] {
  if (!reported.isWithdrawn) return [];
  return [
    ...(stored.isWithdrawn ? [] : (['dispute'] as const)),
    ...(reported.isReinstated && !stored.isReinstated ? (['dispute-reversal'] as const) : []),
  ];
}

/** What to notify about. A dispute that is closed when it is first seen is only that. */
export function changeOf(
  known: DisputeStatus | undefined,
  status: DisputeStatus,
): 'opened' | 'closed' | null {
  if (isClosed(status)) return known === status ? null : 'closed';
  if (!known) return 'opened';
  // An inquiry became a dispute.
  return known.startsWith('warning_') && !status.startsWith('warning_') ? 'opened' : null;
}
