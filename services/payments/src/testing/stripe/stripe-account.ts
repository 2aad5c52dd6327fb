import { randomBytes } from 'node:crypto';
import { listOf, parseForm } from './stripe-form.ts';

type Form = ReturnType<typeof parseForm>;

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  payment_intent: string;
  disputed: boolean;
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  payment_intent: string;
  reason: string;
  status: string;
  created: number;
  evidence_details: { due_by: number };
  balance_transactions: { amount: number }[];
}

export interface FraudWarning {
  id: string;
  object: 'radar.early_fraud_warning';
  payment_intent: string;
  fraud_type: string;
  created: number;
}

export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  created: number;
  description: string | null;
  metadata: Record<string, string>;
  payment_method_types: string[];
  latest_charge: string | null;
  last_payment_error: { code: string; decline_code?: string; message: string; type: string } | null;
  canceled_at: number | null;
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  status: string;
  failure_reason?: string;
  payment_intent: string;
  created: number;
  metadata: Record<string, string>;
}

/** An error response of Stripe. */
export class StripeApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: { type: string; code?: string; message: string; param?: string },
  ) {
    super(body.message);
  }
}

const invalid = (message: string, code?: string, param?: string) =>
  new StripeApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });
const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** One Stripe account: intents, charges and refunds, and their transitions. */
export class StripeAccount {
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly warnings = new Map<string, FraudWarning>();
  /** The initial state of new refunds. */
  initialRefundState: 'succeeded' | 'pending' = 'succeeded';
  /** False: Stripe has restricted the account. */
  chargesEnabled = true;
  /** Our balance is insufficient for refunds. */
  isEmpty = false;

  constructor(private readonly now: () => number) {}

  createIntent(form: Form): Intent {
    if (!this.chargesEnabled)
      throw invalid('Your account cannot currently make live charges.', 'account_invalid');
    const amount = positive(form, 'amount');
    const currency = text(form, 'currency');
    if (!/^[a-z]{3}$/.test(currency)) throw invalid(`Invalid currency: ${currency}`, undefined, 'currency');
    const id = newId('pi');
    const intent: Intent = {
      ...{ id, object: 'payment_intent', amount, amount_received: 0, currency },
      ...{
        status: 'requires_payment_method',
        client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      },
      ...{ created: this.seconds(), description: form.description ? text(form, 'description') : null },
      ...{ metadata: metadataOf(form), payment_method_types: listOf(form.payment_method_types) },
      ...{ latest_charge: null, last_payment_error: null, canceled_at: null },
    };
    this.intents.set(id, intent);
    return intent;
  }

  intent(id: string): Intent {
    const intent = this.intents.get(id);
    if (intent) return intent;
    const message = `No such payment_intent: '${id}'`;
    throw new StripeApiError(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message,
      param: 'intent',
    });
  }

  cancel(id: string): Intent {
    const intent = this.intent(id);
    if (!intent.status.startsWith('requires_')) throw unexpectedState('cancel', intent);
    return Object.assign(intent, { status: 'canceled', canceled_at: this.seconds() });
  }

  /** Submits a card in Stripe's form. */
  pay(id: string, card: 'good' | 'declined' | 'authentication' | 'slow' = 'good'): Intent {
    const intent = this.intent(id);
    if (!intent.status.startsWith('requires_')) throw unexpectedState('confirm', intent);
    if (card === 'authentication') return Object.assign(intent, { status: 'requires_action' });
    if (card === 'slow') return Object.assign(intent, { status: 'processing' });
    if (card === 'declined') {
      const code = { code: 'card_declined', decline_code: 'generic_decline', type: 'card_error' };
      const last_payment_error = { ...code, message: 'Your card was declined.' };
      return Object.assign(intent, { status: 'requires_payment_method', last_payment_error });
    }
    return this.complete(intent);
  }

  /** The bank accepts a payment in state `processing`. */
  complete(intent: Intent): Intent {
    const { amount, currency } = intent;
    const charge: Charge = {
      ...{
        id: newId('ch'),
        object: 'charge',
        amount,
        amount_refunded: 0,
        currency,
        payment_intent: intent.id,
        disputed: false,
      },
    };
    this.charges.set(charge.id, charge);
    const paid = { status: 'succeeded', amount_received: amount, latest_charge: charge.id };
    return Object.assign(intent, { ...paid, last_payment_error: null });
  }

  createRefund(form: Form): Refund {
    const intent = this.intent(text(form, 'payment_intent'));
    const charge = this.charges.get(intent.latest_charge ?? '');
    if (!charge)
      throw invalid(
        'This PaymentIntent does not have a successful charge to refund.',
        'intent_invalid_state',
      );
    if (charge.disputed) throw invalid(`Charge ${charge.id} has been charged back.`, 'charge_disputed');
    const left = charge.amount - charge.amount_refunded;
    if (left === 0)
      throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
    const amount = form.amount === undefined ? left : positive(form, 'amount');
    if (amount > left)
      throw invalid(
        `Refund amount (${amount}) is greater than unrefunded amount (${left})`,
        undefined,
        'amount',
      );
    if (this.isEmpty) throw invalid('Insufficient funds in Stripe account.', 'balance_insufficient');
    charge.amount_refunded += amount;
    const refund: Refund = {
      ...{
        id: newId('re'),
        object: 'refund',
        amount,
        currency: intent.currency,
        status: this.initialRefundState,
      },
      ...{ payment_intent: intent.id, created: this.seconds(), metadata: metadataOf(form) },
    };
    this.refunds.set(refund.id, refund);
    return refund;
  }

  refund(id: string): Refund {
    const refund = this.refunds.get(id);
    if (refund) return refund;
    const message = `No such refund: '${id}'`;
    throw new StripeApiError(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message,
      param: 'id',
    });
  }

  /** The payer's bank disputes the payment, and the money is withdrawn. */
  dispute(intentId: string): Dispute {
    const intent = this.intent(intentId);
    this.charges.get(intent.latest_charge ?? '')!.disputed = true;
    const { amount, currency } = intent;
    const dispute: Dispute = {
      ...{ id: newId('dp'), object: 'dispute', amount, currency, payment_intent: intentId },
      ...{ reason: 'fraudulent', status: 'needs_response', created: this.seconds() },
      evidence_details: { due_by: this.seconds() + 7 * 86_400 },
      balance_transactions: [{ amount: -amount }],
    };
    this.disputes.set(dispute.id, dispute);
    return dispute;
  }

  /** The bank decides. */
  decide(id: string, status: 'won' | 'lost'): Dispute {
    const dispute = this.disputes.get(id)!;
    if (status === 'won') dispute.balance_transactions.push({ amount: dispute.amount });
    return Object.assign(dispute, { status });
  }

  warn(intentId: string): FraudWarning {
    const warning: FraudWarning = {
      ...{ id: newId('issfr'), object: 'radar.early_fraud_warning', payment_intent: intentId },
      ...{ fraud_type: 'made_with_stolen_card', created: this.seconds() },
    };
    this.warnings.set(warning.id, warning);
    return warning;
  }

  /** The payer's bank returns the refund. */
  failRefund(id: string): Refund {
    const refund = this.refund(id);
    const charge = this.charges.get(this.intent(refund.payment_intent).latest_charge ?? '');
    if (charge) charge.amount_refunded -= refund.amount;
    return Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
  }

  private seconds(): number {
    return Math.floor(this.now() / 1000);
  }
}

const unexpectedState = (verb: string, intent: Intent) =>
  invalid(
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    'payment_intent_unexpected_state',
  );

function text(form: Form, name: string): string {
  const value = form[name];
  if (typeof value !== 'string' || value === '')
    throw invalid(`Missing required param: ${name}.`, 'parameter_missing', name);
  return value;
}

function positive(form: Form, name: string): number {
  const value = text(form, name);
  if (!/^[1-9]\d*$/.test(value))
    throw invalid(`Invalid integer: ${value}`, 'parameter_invalid_integer', name);
  return Number(value);
}

const metadataOf = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof form.metadata === 'object' ? form.metadata : {}).map(([key, value]) => [
      key,
      String(value),
    ]),
  );
