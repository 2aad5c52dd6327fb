import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { describe, type Intent, isFinal, isForgotten, isOver } from '../domain/intent.ts';
import {
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type ProviderIntent,
  ProviderRefused,
} from '../integrations/provider.ts';
import { CapturesRepository } from '../persistence/captures.repository.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';

/**
 * Brings our intent to where the provider's is. The browser's return, the webhook and the sweeper all end here, in any
 * order and as often as they like. Throws ProviderUnavailable.
 */
@Injectable()
export class SettleIntent {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly intents: IntentsRepository,
    private readonly captures: CapturesRepository,
  ) {}

  async execute(intentId: string): Promise<Intent> {
    const intent = await this.intents.find(intentId);
    if (!intent) throw new Error(`no intent ${intentId}`);
    // Of a provider that was used before: nobody here can ask it.
    if (isFinal(intent.state) || intent.provider !== this.provider.name) return intent;
    return this.accept(intent, await this.ask(intent));
  }

  /** As `execute`, and ended at the provider where nobody is to pay any more. One that was paid meanwhile is settled. */
  async attend(intent: Intent): Promise<Intent> {
    const now = this.clock.now();
    if (isOver(intent, now)) return this.end(intent);
    const known = await this.execute(intent.id);
    return isForgotten(known, now) ? this.end(known) : known;
  }

  /** Ends it at the provider, or finds it paid. */
  async end(intent: Intent): Promise<Intent> {
    if (isFinal(intent.state)) return intent;
    const known = intent.providerId ? intent : await this.introduce(intent);
    if (isFinal(known.state)) return known;
    return this.accept(known, await this.provider.cancel(known.providerId!));
  }

  /** Makes it known to the provider: with the same key, so that one it had already comes back. */
  async introduce(intent: Intent): Promise<Intent> {
    try {
      return await this.accept(intent, await this.ask(intent));
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await this.captures.refuse(intent.id, error.code, error.message);
      return (await this.intents.find(intent.id))!;
    }
  }

  private ask(intent: Intent): Promise<ProviderIntent> {
    if (intent.providerId) return this.provider.retrieve(intent.providerId);
    const { id: intentId, sessionId, amount, currency } = intent;
    return this.provider.createIntent({
      intentId,
      sessionId,
      amount,
      currency,
      description: describe(intent),
    });
  }

  private accept(intent: Intent, word: ProviderIntent): Promise<Intent> {
    return this.captures.apply(intent.id, word);
  }
}
