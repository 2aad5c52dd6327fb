import { Inject, Injectable, Logger } from '@nestjs/common';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { retryMs } from '../domain/refund.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { RefundsRepository } from '../persistence/refunds.repository.ts';
import { type StoredEvent, WebhooksRepository } from '../persistence/webhooks.repository.ts';
import { CheckReturnedRefunds } from './check-returned-refunds.ts';
import { SettleIntent } from './settle-intent.ts';
import { TakeOverDisputes } from './take-over-disputes.ts';
import { TakeOverRefunds } from './take-over-refunds.ts';

/** Leaves database connections for requests. */
const BATCH = 12;
const LEASE_MS = 30_000;

/** An event only triggers a retrieval from the provider, so its order and age do not matter. */
@Injectable()
export class ProcessWebhooks {
  private readonly logger = new Logger(ProcessWebhooks.name);

  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly webhooks: WebhooksRepository,
    private readonly refunds: RefundsRepository,
    private readonly settle: SettleIntent,
    private readonly returned: CheckReturnedRefunds,
    private readonly takeOver: TakeOverRefunds,
    private readonly disputes: TakeOverDisputes,
    private readonly recurring: RecurringWork,
  ) {}

  async execute(): Promise<boolean> {
    const events = await this.webhooks.claim(this.provider.name, BATCH, LEASE_MS);
    const byIntent = Map.groupBy(events, (event) => event.intent);
    await Promise.all([...byIntent].map(([intent, group]) => this.process(intent, group)));
    return events.length === BATCH;
  }

  private async process(providerId: string | null, events: StoredEvent[]): Promise<void> {
    const ids = events.map(({ eventId }) => eventId);
    try {
      if (providerId) await this.synchronize(providerId, events);
      await this.webhooks.markProcessed(this.provider.name, ids);
    } catch (err) {
      this.logger.warn({ msg: 'webhook failed, will be retried', intent: providerId, err });
      const afterMs = retryMs(Math.max(...events.map(({ attempts }) => attempts)), Math.random());
      await this.webhooks.postpone(this.provider.name, ids, afterMs, String(err).slice(0, 1_000));
    }
  }

  private async synchronize(providerId: string, events: StoredEvent[]): Promise<void> {
    const intent = await this.settle.executeByProviderId(providerId);
    if (intent?.state !== 'succeeded') return;
    await this.refunds.expedite(intent.id);
    const known = { id: intent.id, providerId };
    if (events.some(({ type }) => type.includes('refund'))) await this.takeOver.execute(known);
    if (events.some(({ type }) => /dispute|fraud_warning/.test(type))) await this.disputes.execute(known);
    await this.returned.execute(known);
    this.recurring.wake('refunds');
  }
}
