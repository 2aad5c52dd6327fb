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
