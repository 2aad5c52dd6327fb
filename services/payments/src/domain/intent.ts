import type { Currency } from '@waymark/contracts/money';
import type { EndReason } from '@waymark/contracts/payments/endings';
import type { IntentState, Provider } from '@waymark/contracts/payments/http';
import type { Payable } from '@waymark/contracts/scheduling/scheduling.endpoints';
import { AppError } from '@waymark/kernel/app-error';

export interface Intent {
  id: string;
  sessionId: string;
  purpose: Payable['purpose'];
  payerId: number;
  mentorId: number;
  mentorName: string;
  startsAt: Date;
  learnerTimezone: string;
  /** Cents. */
  amount: number;
  currency: Currency;
  /** End of the hold; null for a payment after the session. */
  expiresAt: Date | null;
  provider: Provider;
  /** Null until the provider has responded. */
  providerId: string | null;
  clientSecret: string | null;
  state: IntentState;
  /** The amount or currency paid differs from the requested one. */
  mismatch: boolean;
  refunding: boolean;
  cancelRequestedAt: Date | null;
  errorMessage: string | null;
  /** Why it is canceled; null in older rows. */
  endReason: EndReason | null;
  checks: number;
  createdAt: Date;
  requestedAt: Date;
}

export const isFinal = (state: IntentState): boolean => state === 'succeeded' || state === 'canceled';

export const paymentNotFound = (): AppError => new AppError('NOT_FOUND', 'We could not find this payment.');

/** Lets a payer finish who started just before the end of the hold. */
const GRACE_MS = 120_000;

/** Why the intent must be canceled now; null if it must not. */
export function dueEnd({ cancelRequestedAt, expiresAt }: Intent, now: Date): EndReason | null {
  if (cancelRequestedAt !== null) return 'not-needed';
  return expiresAt !== null && now.getTime() > expiresAt.getTime() + GRACE_MS ? 'hold-ended' : null;
}

const ABANDONED_MS = 7 * 24 * 3_600_000;

/** True for a payment after the session that its payer has not requested for a week, unless the bank is processing it. */
export const isAbandoned = ({ expiresAt, state, requestedAt }: Intent, now: Date): boolean =>
  expiresAt === null &&
  state !== 'processing' &&
  !isFinal(state) &&
  now.getTime() > requestedAt.getTime() + ABANDONED_MS;

export const matchesPayable = (intent: Intent, payable: Payable): boolean =>
  intent.amount === payable.amount &&
  intent.currency === payable.currency &&
  intent.cancelRequestedAt === null;

/** Shown to the payer on the form and on the receipt. */
export const descriptionOf = (intent: Intent): string => `Session with ${intent.mentorName}`;

/** Milliseconds until the next check of an open intent: doubles from `firstMs` to 6 hours. */
export const nextCheckMs = (checks: number, firstMs: number): number =>
  Math.min(6 * 3_600_000, firstMs * 2 ** Math.min(checks, 20));
