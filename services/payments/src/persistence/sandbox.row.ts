import type { Currency } from '@waymark/contracts/money';
import type { IntentState } from '@waymark/contracts/payments/http';

export interface SandboxIntentRow {
  id: string;
  idempotencyKey: string;
  clientSecret: string;
  sessionId: string;
  amount: number;
  currency: Currency;
  description: string;
  state: IntentState;
  amountReceived: number;
  amountRefunded: number;
  errorCode: string | null;
  errorMessage: string | null;
  refundsGo: 'at-once' | 'slowly' | 'wrong';
}

export interface SandboxRefundRow {
  id: string;
  state: 'pending' | 'succeeded' | 'failed';
  /** False when the money was not there: nothing was made. */
  made: boolean;
}

/** What changes of an intent; everything else stays. */
export type SandboxMove = Partial<
  Pick<SandboxIntentRow, 'amountReceived' | 'errorCode' | 'errorMessage' | 'refundsGo'>
> & { state: IntentState; event: string };
