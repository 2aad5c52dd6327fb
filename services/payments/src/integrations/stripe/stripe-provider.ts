import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import Stripe from 'stripe';
import type {
  NewIntent,
  NewRefund,
  PaymentProvider,
  ProviderEvent,
  ProviderIntent,
  ProviderRefund,
} from '../provider.ts';
import { asking, isReplayed } from './stripe-errors.ts';
import { toEvent, toIntent, toRefund } from './stripe-mapping.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Stripe's own when left out. */
  apiBase?: string;
}

// Each is tried twice, with about half a second between. Somebody waits for the first two kinds of call.
const PROMPT = { timeout: 2_000, maxNetworkRetries: 1 };
const PATIENT = { timeout: 4_200, maxNetworkRetries: 1 };
const SIGNATURE_TOLERANCE_S = 300;
const PAGE = 100;
const withCharge = { expand: ['latest_charge'] };

/** Stripe through its own SDK, which pins the API's version. */
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
      ...PATIENT,
      ...addressOf(settings.apiBase),
      telemetry: false,
      appInfo: { name: 'Waymark' },
    });
  }

  /** Cards alone (wallets are cards): a slot is kept for minutes, and other methods take days to say yes. */
  async createIntent(intent: NewIntent): Promise<ProviderIntent> {
    const { intentId, sessionId, amount, currency, description } = intent;
    const params: Stripe.PaymentIntentCreateParams = {
      ...{ amount, currency: currency.toLowerCase(), description, metadata: { intentId, sessionId } },
      ...{ payment_method_types: ['card'], ...withCharge },
    };
    const create = (idempotencyKey: string) =>
      this.stripe.paymentIntents.create(params, { ...PROMPT, idempotencyKey });
    return toIntent(await asking(() => this.once(`intent-${intentId}`, create)));
  }

  async retrieve(providerId: string): Promise<ProviderIntent> {
    return toIntent(await asking(() => this.stripe.paymentIntents.retrieve(providerId, withCharge, PROMPT)));
  }

  /** Needs no key of ours (the SDK keeps one over its retries): a second cancel finds it canceled. */
  async cancel(providerId: string): Promise<ProviderIntent> {
    try {
      return toIntent(await this.stripe.paymentIntents.cancel(providerId, withCharge));
    } catch (error) {
      if (isUnexpectedState(error)) return this.retrieve(providerId);
      return asking(() => Promise.reject(error));
    }
  }

  /** Looks first: Stripe forgets keys after a day, and refunds are tried for longer than that. */
  async refund({ refundId, providerId, amount }: NewRefund): Promise<ProviderRefund> {
    const { standing, failed } = await asking(() => this.refundsOf(providerId, refundId));
    if (standing) return toRefund(standing);
    const params = { payment_intent: providerId, amount, metadata: { refundId } };
    const create = (idempotencyKey: string) => this.stripe.refunds.create(params, { idempotencyKey });
    return toRefund(await asking(() => this.once(`refund-${refundId}-${failed}`, create)));
  }

  async retrieveRefund(id: string): Promise<ProviderRefund> {
    return toRefund(await asking(() => this.stripe.refunds.retrieve(id)));
  }

  readWebhook(payload: string, signature: string): ProviderEvent {
    const { webhookSecret } = this.settings;
    const now = this.clock.now().getTime();
    try {
      return toEvent(
        Stripe.webhooks.constructEvent(
          payload,
          signature,
          webhookSecret,
          SIGNATURE_TOLERANCE_S,
          undefined,
          now,
        ),
      );
    } catch {
      // Without its cause: that holds the whole payload, which is nobody's to log.
      throw new AppError('VALIDATION', 'The signature does not fit');
    }
  }

  async *listIntents({ since }: { since: Date }): AsyncIterable<ProviderIntent> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const list = this.stripe.paymentIntents.list({ created, limit: PAGE, expand: ['data.latest_charge'] });
    const pages = list[Symbol.asyncIterator]();
    for (;;) {
      const next = await asking(() => pages.next());
      if (next.done) return;
      yield toIntent(next.value);
    }
  }

  private async refundsOf(providerId: string, refundId: string) {
    let failed = 0;
    for await (const refund of this.stripe.refunds.list({ payment_intent: providerId, limit: PAGE })) {
      if (refund.metadata?.refundId !== refundId) continue;
      if (refund.status !== 'failed' && refund.status !== 'canceled') return { standing: refund, failed };
      failed += 1;
    }
    return { standing: null, failed };
  }

  /**
   * Stripe keeps answers by key for a day, failures too, so asking again would fail again whatever has changed since.
   * Then the try of each minute has a key of its own: an intent more harms nobody, refunds are looked for first, and
   * Stripe gives back no more than was paid.
   */
  private async once<T>(key: string, create: (key: string) => Promise<T>): Promise<T> {
    try {
      return await create(key);
    } catch (error) {
      if (!isReplayed(error)) throw error;
      return create(`${key}-${this.clock.now().toISOString().slice(0, 16)}`);
    }
  }
}

const isUnexpectedState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'payment_intent_unexpected_state';

function addressOf(apiBase: string | undefined): Stripe.StripeConfig {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port ? { port } : { port: protocol === 'http:' ? 80 : 443 }),
  };
}
