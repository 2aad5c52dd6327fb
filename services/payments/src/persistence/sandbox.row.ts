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
  refundBehaviour: 'at-once' | 'slowly' | 'wrong';
}

export interface SandboxRefundRow {
  id: string;
  intentId: string;
  amount: number;
  state: 'pending' | 'succeeded' | 'failed';
}

/** The changed fields of an intent, and the webhook event to send. */
export type SandboxUpdate = Partial<
  Pick<SandboxIntentRow, 'amountReceived' | 'errorCode' | 'errorMessage' | 'refundBehaviour'>
> & { state: IntentState; event: string };
