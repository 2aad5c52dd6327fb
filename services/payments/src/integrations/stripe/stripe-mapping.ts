import type { IntentState } from '@waymark/contracts/payments/http';
import type Stripe from 'stripe';
import type { ProviderEvent, ProviderIntent, ProviderRefund } from '../provider.ts';

const states: Record<Stripe.PaymentIntent.Status, IntentState> = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_confirmation',
  requires_action: 'requires_action',
  processing: 'processing',
  // Ours are captured at once; one that waits for it was made by somebody else in the account.
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** `latest_charge` must be expanded: refunds are summed on it. */
export function toIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  const charge = intent.latest_charge;
  const fault = intent.last_payment_error;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    state: states[intent.status] ?? 'processing',
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    amountReceived: intent.amount_received,
    amountRefunded: typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0,
    intentId: intent.metadata.intentId ?? null,
    sessionId: intent.metadata.sessionId ?? null,
    error: fault
      ? {
          code: fault.decline_code ?? fault.code ?? fault.type,
          message: fault.message ?? 'The payment failed.',
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
    error: state === 'failed' ? { code, message: `The bank did not take the refund: ${code}` } : null,
  };
}

/** Events about charges and refunds name their intent; others are about none. */
export function toEvent(event: Stripe.Event): ProviderEvent {
  const object = (event.data?.object ?? {}) as { object?: string; id?: string; payment_intent?: unknown };
  const of = object.object === 'payment_intent' ? object.id : object.payment_intent;
  return { id: event.id, type: event.type, intentId: typeof of === 'string' ? of : null };
}
