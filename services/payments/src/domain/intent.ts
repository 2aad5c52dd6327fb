import type { Currency } from '@waymark/contracts/money';
import type { IntentState, Provider } from '@waymark/contracts/payments/http';
import type { Payable } from '@waymark/contracts/scheduling/rpc';

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
  /** When the hold ends; null after the session. */
  expiresAt: Date | null;
  provider: Provider;
  /** Null until the provider has answered. */
  providerId: string | null;
  clientSecret: string | null;
  state: IntentState;
  /** Another amount or currency was paid than asked. */
  mismatch: boolean;
  /** Some or all of it goes back, or is back. */
  refunding: boolean;
  cancelWantedAt: Date | null;
  errorMessage: string | null;
  /** How often the sweeper has looked. */
  checks: number;
  createdAt: Date;
  /** When its payer was last given it to pay with. */
  askedAt: Date;
}

/** Paid or canceled is for good. */
export const isFinal = (state: IntentState): boolean => state === 'succeeded' || state === 'canceled';

/** Time a payer who began just before the end of the hold has, before the intent is ended. */
const GRACE_MS = 120_000;

/** True when nobody is to pay for it any more. */
export const isOver = (intent: Intent, now: Date): boolean =>
  intent.cancelWantedAt !== null ||
  (intent.expiresAt !== null && now.getTime() > intent.expiresAt.getTime() + GRACE_MS);

/** So long after somebody wanted to pay for a session that took place, its intent is ended. The next one to want it gets a new one. */
const FORGOTTEN_MS = 7 * 24 * 3_600_000;

/** True when its payer has left it alone for long, and no bank is at work on it. What has an end ends by that. */
export const isForgotten = ({ expiresAt, state, askedAt }: Intent, now: Date): boolean =>
  expiresAt === null &&
  state !== 'processing' &&
  !isFinal(state) &&
  now.getTime() > askedAt.getTime() + FORGOTTEN_MS;

/** True when this intent still asks for what is to be paid. */
export const asksFor = (intent: Intent, payable: Payable): boolean =>
  intent.amount === payable.amount && intent.currency === payable.currency && intent.cancelWantedAt === null;

/** What the payer reads on the form and on the receipt. */
export const describe = (intent: Pick<Intent, 'mentorName'>): string => `Session with ${intent.mentorName}`;

/** Milliseconds until an open intent is looked at again: 10 s, doubling to 6 h. */
export const nextCheckMs = (checks: number, firstMs: number): number =>
  Math.min(6 * 3_600_000, firstMs * 2 ** Math.min(checks, 20));
