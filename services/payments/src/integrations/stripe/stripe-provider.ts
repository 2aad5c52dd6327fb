import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import Stripe from 'stripe';
import type { ReportedDispute, ReportedWarning } from '../../domain/dispute.ts';
import { readEvent } from '../event-shape.ts';
import {
  type CreatedIn,
  type ListedRefund,
  type NewIntent,
  type NewRefund,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderIntent,
  type ProviderRefund,
  ProviderRefuses,
} from '../provider.ts';
import { callStripe, isReplayed } from './stripe-errors.ts';
import { toDispute, toIntent, toRefund, toWarning } from './stripe-mapping.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiBase?: string;
}

// The SDK retries once, after about half a second.
const INTERACTIVE = { timeout: 2_000, maxNetworkRetries: 1 };
const BACKGROUND = { timeout: 4_200, maxNetworkRetries: 1 };
const SIGNATURE_TOLERANCE_S = 300;
const PAGE = 100;
const withCharge = { expand: ['latest_charge'] };

export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly publishableKey: string;
  private readonly stripe: Stripe;

  constructor(
    private readonly settings: StripeSettings,
    private readonly clock: Clock,
  ) {
    this.publishableKey = settings.publishableKey;
    this.stripe = new Stripe(settings.secretKey, {
      ...BACKGROUND,
      ...hostOf(settings.apiBase),
      telemetry: false,
      appInfo: { name: 'Waymark' },
    });
  }

  /** Cards only (wallets are cards): a slot is held for minutes, and other methods take days to confirm. */
  async createIntent(intent: NewIntent): Promise<ProviderIntent> {
    const { intentId, sessionId, amount, currency, description } = intent;
    const params: Stripe.PaymentIntentCreateParams = {
      ...{ amount, currency: currency.toLowerCase(), description, metadata: { intentId, sessionId } },
      ...{ payment_method_types: ['card'], ...withCharge },
    };
    const create = (idempotencyKey: string) =>
      this.stripe.paymentIntents.create(params, { ...INTERACTIVE, idempotencyKey });
    return toIntent(await callStripe(() => this.createOnce(`intent-${intentId}`, create)));
  }

  async retrieve(providerId: string): Promise<ProviderIntent> {
    return toIntent(
      await callStripe(() => this.stripe.paymentIntents.retrieve(providerId, withCharge, INTERACTIVE)),
    );
  }

  /** Needs no idempotency key: a second request fails as unexpected state. */
  async cancel(providerId: string): Promise<ProviderIntent> {
    try {
      return toIntent(await this.stripe.paymentIntents.cancel(providerId, withCharge));
    } catch (error) {
      if (isUnexpectedState(error)) return this.retrieve(providerId);
      return callStripe(() => Promise.reject(error));
    }
  }

  /** Looks for an earlier refund first, because Stripe's keys expire after a day and refunds are retried for longer. */
  async refund({ refundId, providerId, amount }: NewRefund): Promise<ProviderRefund> {
    const { existing, failed } = await callStripe(() => this.refundsOf(providerId, refundId));
    if (existing) return toRefund(existing);
    const params = { payment_intent: providerId, amount, metadata: { refundId } };
    const create = (idempotencyKey: string) => this.stripe.refunds.create(params, { idempotencyKey });
    return toRefund(await callStripe(() => this.createOnce(`refund-${refundId}-${failed}`, create)));
  }

  async retrieveRefund(id: string): Promise<ProviderRefund> {
    return toRefund(await callStripe(() => this.stripe.refunds.retrieve(id)));
  }

  async listRefunds(providerId: string): Promise<ListedRefund[]> {
    return callStripe(async () => {
      const listed: ListedRefund[] = [];
      for await (const refund of this.stripe.refunds.list({ payment_intent: providerId, limit: PAGE })) {
        listed.push({
          ...toRefund(refund),
          amount: refund.amount,
          refundId: refund.metadata?.refundId ?? null,
        });
      }
      return listed;
    });
  }

  listDisputes(providerId: string): Promise<ReportedDispute[]> {
    const found = this.stripe.disputes.list({ payment_intent: providerId, limit: PAGE });
    return callStripe(async () => (await found).data.map(toDispute));
  }

  listFraudWarnings(providerId: string): Promise<ReportedWarning[]> {
    const found = this.stripe.radar.earlyFraudWarnings.list({ payment_intent: providerId, limit: PAGE });
    return callStripe(async () => (await found).data.map(toWarning));
  }

  /** A restricted key may not be allowed to read the account, which is then taken as active. */
  async probe(): Promise<void> {
    await callStripe(() => this.stripe.paymentIntents.list({ limit: 1 }));
    const isActive = await this.stripe.accounts.retrieveCurrent().then(
      (account) => account.charges_enabled,
      (error) =>
        error instanceof Stripe.errors.StripePermissionError || callStripe(() => Promise.reject(error)),
    );
    if (!isActive) throw new ProviderRefuses('Stripe accepts no payments for this account.', 'account');
  }

  readWebhook(payload: string, signature: string): ProviderEvent {
    return readEvent(this.verify(payload, signature));
  }

  private verify(payload: string, signature: string): unknown {
    const { webhookSecret: secret } = this.settings;
    const now = this.clock.now().getTime();
    try {
      return Stripe.webhooks.constructEvent(
        payload,
        signature,
        secret,
        SIGNATURE_TOLERANCE_S,
        undefined,
        now,
      );
    } catch {
      // Without the cause, which contains the payload and would be logged.
      throw new AppError('VALIDATION', 'The webhook signature is invalid.');
    }
  }

  async *listIntents({ since, until }: CreatedIn): AsyncIterable<ProviderIntent> {
    const created = { gte: seconds(since), ...(until && { lt: seconds(until) }) };
    const list = this.stripe.paymentIntents.list({ created, limit: PAGE, expand: ['data.latest_charge'] });
    const pages = list[Symbol.asyncIterator]();
    for (;;) {
      const next = await callStripe(() => pages.next());
      if (next.done) return;
      yield toIntent(next.value);
    }
  }

  private async refundsOf(providerId: string, refundId: string) {
    let failed = 0;
    for await (const refund of this.stripe.refunds.list({ payment_intent: providerId, limit: PAGE })) {
      if (refund.metadata?.refundId !== refundId) continue;
      if (refund.status !== 'failed' && refund.status !== 'canceled') return { existing: refund, failed };
      failed += 1;
    }
    return { existing: null, failed };
  }

  /**
   * Stripe replays the response for a key for a day, errors included. After a replayed error, a key per minute is used:
   * a second intent is harmless, refunds are looked up first, and Stripe refunds no more than was paid.
   */
  private async createOnce<T>(key: string, create: (key: string) => Promise<T>): Promise<T> {
    try {
      return await create(key);
    } catch (error) {
      if (!isReplayed(error)) throw error;
      return create(`${key}-${this.clock.now().toISOString().slice(0, 16)}`);
    }
  }
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

const isUnexpectedState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'payment_intent_unexpected_state';

function hostOf(apiBase: string | undefined): Stripe.StripeConfig {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port ? { port } : { port: protocol === 'http:' ? 80 : 443 }),
  };
}
