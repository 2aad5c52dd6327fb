import { Inject, Injectable, Logger } from '@nestjs/common';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { isFinal } from '../domain/intent.ts';
import { retryMs } from '../domain/refund.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { RefundsRepository } from '../persistence/refunds.repository.ts';
import { type StoredEvent, WebhooksRepository } from '../persistence/webhooks.repository.ts';
import { SettleIntent } from './settle-intent.ts';
import { WatchReturned } from './watch-returned.ts';

/** Few enough to leave connections to people who wait. */
const BATCH = 12;
const LEASE_MS = 30_000;

/** An event is a reason to ask the provider, never the answer: its order and its age do not matter. */
@Injectable()
export class ProcessWebhooks {
  private readonly logger = new Logger(ProcessWebhooks.name);

  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly webhooks: WebhooksRepository,
    private readonly intents: IntentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly settle: SettleIntent,
    private readonly returned: WatchReturned,
    private readonly recurring: RecurringWork,
  ) {}

  /** One batch; true when there may be more. */
  async execute(): Promise<boolean> {
    const events = await this.webhooks.claim(this.provider.name, BATCH, LEASE_MS);
    const byIntent = Map.groupBy(events, (event) => event.intent);
    await Promise.all([...byIntent].map(([intent, about]) => this.handle(intent, about)));
    return events.length === BATCH;
  }

  private async handle(providerId: string | null, events: StoredEvent[]): Promise<void> {
    const ids = events.map(({ eventId }) => eventId);
    try {
      if (providerId) await this.look(providerId);
      await this.webhooks.processed(this.provider.name, ids);
    } catch (err) {
      this.logger.warn({ msg: 'webhook not processed, again later', intent: providerId, err });
      const wait = retryMs(Math.max(...events.map(({ attempts }) => attempts)), Math.random());
      await this.webhooks.putOff(this.provider.name, ids, wait, String(err).slice(0, 1_000));
    }
  }

  private async look(providerId: string): Promise<void> {
    const intent = await this.intents.findByProviderId(this.provider.name, providerId);
    // Somebody else's in the same account, or one whose making is not stored yet: the sweeper asks for that.
    if (!intent) return;
    const now = isFinal(intent.state) ? intent : await this.settle.execute(intent.id);
    if (now.state !== 'succeeded') return;
    await this.refunds.hurry(now.id);
    await this.returned.execute({ id: now.id, providerId });
    this.recurring.wake('refunds');
  }
}
