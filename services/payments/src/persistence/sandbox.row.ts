import type { Currency } from '@waymark/contracts/money';
import type { IntentState } from '@waymark/contracts/payments/http';
import type { Columns, Narrowed } from '@waymark/database/columns';
import type { SandboxIntentsTable, SandboxRefundsTable } from './tables.ts';

export type SandboxIntentRow = Narrowed<
  Columns<
    SandboxIntentsTable,
    | 'id'
    | 'idempotencyKey'
    | 'clientSecret'
    | 'sessionId'
    | 'amount'
    | 'currency'
    | 'description'
    | 'state'
    | 'amountReceived'
    | 'amountRefunded'
    | 'errorCode'
    | 'errorMessage'
  >,
  { currency: Currency; state: IntentState }
> & { refundBehaviour: SandboxIntentsTable['refunds_go'] };

export type SandboxRefundRow = Columns<SandboxRefundsTable, 'id' | 'intentId' | 'amount' | 'state'>;

/** The changed fields of an intent, and the webhook event to send. */
export type SandboxUpdate = Partial<
  Pick<SandboxIntentRow, 'amountReceived' | 'errorCode' | 'errorMessage' | 'refundBehaviour'>
> & { state: IntentState; event: string };
