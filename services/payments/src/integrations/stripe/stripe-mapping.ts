import { DisputeStatus } from '@waymark/contracts/payments/disputes';
import type { IntentState } from '@waymark/contracts/payments/http';
import type Stripe from 'stripe';
import type { ReportedDispute, ReportedWarning } from '../../domain/dispute.ts';
import type { ProviderIntent, ProviderRefund } from '../provider.ts';

const STATES: Record<Stripe.PaymentIntent.Status, IntentState> = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_confirmation',
  requires_action: 'requires_action',
  processing: 'processing',
  // Our intents are captured at once; this one was created by another client of the account.
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** `latest_charge` must be expanded, because it has the sum of the refunds. */
export function toIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  const charge = intent.latest_charge;
  const isCharge = typeof charge === 'object' && charge !== null;
  const error = intent.last_payment_error;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    state: STATES[intent.status] ?? 'processing',
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    amountReceived: intent.amount_received,
    amountRefunded: isCharge ? charge.amount_refunded : 0,
    isDisputed: isCharge && charge.disputed,
    intentId: intent.metadata.intentId ?? null,
    sessionId: intent.metadata.sessionId ?? null,
    error: error
      ? {
          code: error.decline_code ?? error.code ?? error.type,
          message: error.message ?? 'The payment failed.',
        }
      : null,
  };
}

export function toRefund(refund: Stripe.Refund): ProviderRefund {
  const state = refund.status === 'canceled' ? 'failed' : refund.status;
  const code = refund.failure_reason ?? state ?? 'unknown';
  return {
    id: refund.id,
    state: state === 'succeeded' || state === 'failed' ? state : 'pending',
    error: state === 'failed' ? { code, message: `The bank rejected the refund: ${code}` } : null,
  };
}

const DISPUTES = new Set<string>(DisputeStatus.options);

/** Money moves in balance transactions: negative ones take it, positive ones return it. */
export function toDispute(dispute: Stripe.Dispute): ReportedDispute {
  const { id, amount, currency, reason, status, created } = dispute;
  const moves = dispute.balance_transactions ?? [];
  const respondBy = dispute.evidence_details?.due_by;
  return {
    ...{ id, amount, currency: currency.toUpperCase(), reason },
    // A later status of Stripe: refunds wait until the dispute is closed.
    status: DISPUTES.has(status) ? (status as DisputeStatus) : 'under_review',
    respondBy: respondBy ? new Date(respondBy * 1_000) : null,
    openedAt: new Date(created * 1_000),
    isWithdrawn: moves.some((one) => one.amount < 0),
    isReinstated: moves.some((one) => one.amount > 0),
  };
}

export const toWarning = (warning: Stripe.Radar.EarlyFraudWarning): ReportedWarning => ({
  id: warning.id,
  reason: warning.fraud_type,
  createdAt: new Date(warning.created * 1_000),
});
