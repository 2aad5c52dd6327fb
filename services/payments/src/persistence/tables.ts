// The rows of each table. Written by "npm run row-types" from the migrated schema, see schema.sql.

// biome-ignore format: one line is enough
export type TableName = 'disputes' | 'earnings' | 'fraud_warnings' | 'intents' | 'ledger' | 'payouts' | 'provider_alarms' | 'reconciliation_findings' | 'reconciliations' | 'refund_requests' | 'refunds' | 'sandbox_deliveries' | 'sandbox_intents' | 'sandbox_refunds' | 'session_ends' | 'webhook_events';

export interface DisputesTable {
  id: string;
  intent_id: string;
  provider_id: string;
  amount: number;
  currency: string;
  reason: string;
  status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost'
    | 'prevented';
  readonly is_open: boolean | null;
  respond_by: Date | null;
  opened_at: Date;
  closed_at: Date | null;
  withdrawn_at: Date | null;
  reinstated_at: Date | null;
}

export interface EarningsTable {
  intent_id: string;
  fee_basis_points: number;
  delay_days: number;
  created_at: Date;
}

export interface FraudWarningsTable {
  id: string;
  intent_id: string;
  provider_id: string;
  reason: string;
  created_at: Date;
}

export interface IntentsTable {
  id: string;
  session_id: string;
  purpose: 'booking' | 'after-session';
  payer_id: number;
  mentor_id: number;
  mentor_name: string;
  starts_at: Date;
  learner_timezone: string;
  amount: number;
  currency: 'USD' | 'EUR' | 'GBP';
  expires_at: Date | null;
  provider: 'sandbox' | 'stripe';
  provider_id: string | null;
  client_secret: string | null;
  state:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled';
  captured_amount: number | null;
  captured_currency: string | null;
  captured_at: Date | null;
  readonly mismatch: boolean | null;
  refund_reserved: number;
  cancel_wanted_at: Date | null;
  end_reason: 'hold-ended' | 'not-needed' | 'abandoned' | 'replaced' | 'rejected' | 'at-provider' | null;
  error_code: string | null;
  error_message: string | null;
  check_at: Date | null;
  checks: number;
  asked_at: Date;
  created_at: Date;
}

export interface LedgerTable {
  readonly id: string;
  kind: 'intent' | 'capture' | 'refund' | 'dispute' | 'dispute-reversal' | 'payout' | 'payout-return';
  intent_id: string;
  refund_id: string | null;
  dispute_id: string | null;
  amount: number;
  currency: string;
  at: Date;
  payout_id: string | null;
}

export interface PayoutsTable {
  id: string;
  mentor_id: number;
  amount: number;
  currency: 'USD' | 'EUR' | 'GBP';
  reference: string;
  made_by: number;
  made_at: Date;
}

export interface ProviderAlarmsTable {
  provider: 'sandbox' | 'stripe';
  reason: 'key' | 'account';
  message: string;
  since: Date;
  cleared_at: Date | null;
  notified_at: Date;
  is_notified: boolean;
}

export interface ReconciliationFindingsTable {
  reconciliation_id: string;
  finding: string;
  is_repaired: boolean;
}

export interface ReconciliationsTable {
  id: string;
  provider: 'sandbox' | 'stripe';
  covers_from: Date;
  covers_to: Date;
  position: Date;
  compared: number;
  leased_until: Date;
  started_at: Date;
  finished_at: Date | null;
}

export interface RefundRequestsTable {
  readonly id: string;
  session_id: string;
  cause: 'cancelled' | 'no-show' | 'refused';
  refusal: 'slot-taken' | 'unknown-session' | 'wrong-amount' | 'already-paid' | 'not-due' | null;
  intent_id: string | null;
  amount: number | null;
  requested_at: Date;
  applied_at: Date | null;
}

export interface RefundsTable {
  id: string;
  intent_id: string;
  cause: 'cancelled' | 'no-show' | 'refused' | 'dashboard' | 'admin';
  refusal: 'slot-taken' | 'unknown-session' | 'wrong-amount' | 'already-paid' | 'not-due' | null;
  amount: number;
  state: 'waiting' | 'pending' | 'succeeded' | 'covered';
  generation: number;
  provider_id: string | null;
  attempts: number;
  polls: number;
  next_try_at: Date | null;
  last_error: string | null;
  stuck_at: Date | null;
  returned_at: Date | null;
  created_at: Date;
  settled_at: Date | null;
  reason: string | null;
  requested_by: number | null;
}

export interface SandboxDeliveriesTable {
  id: string;
  event_id: string;
  payload: string;
  send_at: Date;
  attempts: number;
  delivered_at: Date | null;
  given_up_at: Date | null;
  last_error: string | null;
}

export interface SandboxIntentsTable {
  id: string;
  idempotency_key: string;
  client_secret: string;
  session_id: string;
  amount: number;
  currency: string;
  description: string;
  state: string;
  amount_received: number;
  amount_refunded: number;
  error_code: string | null;
  error_message: string | null;
  refunds_go: 'at-once' | 'slowly' | 'wrong';
  created_at: Date;
}

export interface SandboxRefundsTable {
  id: string;
  idempotency_key: string;
  intent_id: string;
  amount: number;
  state: 'pending' | 'succeeded' | 'failed';
  created_at: Date;
}

export interface SessionEndsTable {
  session_id: string;
  ended_at: Date | null;
  no_show_case: 'open' | 'settled' | null;
}

export interface WebhookEventsTable {
  provider: string;
  event_id: string;
  type: string;
  intent: string | null;
  received_at: Date;
  attempts: number;
  next_try_at: Date | null;
  processed_at: Date | null;
  last_error: string | null;
}
