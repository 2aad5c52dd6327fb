import { Inject, Injectable } from '@nestjs/common';
import type { EndReason } from '@waymark/contracts/payments/endings';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { descriptionOf, dueEnd, type Intent, isAbandoned, isFinal } from '../domain/intent.ts';
import {
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type ProviderIntent,
  ProviderRejected,
} from '../integrations/provider.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { ApplyProviderIntent } from './apply-provider-intent.ts';

/**
 * Synchronizes an intent with the provider. The browser's return, webhooks and the sweeper all call this, in any order
 * and repeatedly. Throws ProviderUnavailable.
 */
@Injectable()
export class SettleIntent {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly intents: IntentsRepository,
    private readonly apply: ApplyProviderIntent,
  ) {}

  async execute(intentId: string): Promise<Intent> {
    const intent = await this.intents.find(intentId);
    if (!intent) throw new Error(`no intent ${intentId}`);
    // An intent of an earlier provider cannot be retrieved.
    if (isFinal(intent.state) || intent.provider !== this.provider.name) return intent;
    return this.apply.execute(intent.id, await this.retrieveOrCreate(intent));
  }

  /** Returns undefined if the intent is of another client of the account, or not stored yet: then the sweeper settles it. */
  async executeByProviderId(providerId: string): Promise<Intent | undefined> {
    const intent = await this.intents.findByProviderId(this.provider.name, providerId);
    return intent && (isFinal(intent.state) ? intent : this.execute(intent.id));
  }

  async settleOrCancel(intent: Intent): Promise<Intent> {
    const now = this.clock.now();
    const reason = dueEnd(intent, now);
    if (reason) return this.cancel(intent, reason);
    const settled = await this.execute(intent.id);
    return isAbandoned(settled, now) ? this.cancel(settled, 'abandoned') : settled;
  }

  /** Cancels an intent at the provider. One that has been paid is settled instead. */
  async cancel(intent: Intent, reason: EndReason): Promise<Intent> {
    if (isFinal(intent.state)) return intent;
    const registered = intent.providerId ? intent : await this.register(intent);
    if (isFinal(registered.state)) return registered;
    return this.apply.execute(registered.id, await this.provider.cancel(registered.providerId!), reason);
  }

  /** Creates the intent at the provider, idempotently. Cancels it if the provider rejects it. */
  async register(intent: Intent): Promise<Intent> {
    try {
      return await this.apply.execute(intent.id, await this.retrieveOrCreate(intent));
    } catch (error) {
      if (!(error instanceof ProviderRejected)) throw error;
      await this.intents.reject(intent.id, error.code, error.message);
      return (await this.intents.find(intent.id))!;
    }
  }

  private retrieveOrCreate(intent: Intent): Promise<ProviderIntent> {
    if (intent.providerId) return this.provider.retrieve(intent.providerId);
    const { id: intentId, sessionId, amount, currency } = intent;
    const description = descriptionOf(intent);
    return this.provider.createIntent({ intentId, sessionId, amount, currency, description });
  }
}
