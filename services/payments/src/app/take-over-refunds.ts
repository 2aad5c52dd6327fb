import { Inject, Injectable, Logger } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Intent } from '../domain/intent.ts';
import { type ListedRefund, PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { OutsideRefundsRepository } from '../persistence/outside-refunds.repository.ts';
import { RecordRefund } from './record-refund.ts';
import { ReduceRefunds } from './reduce-refunds.ts';

/** Stores the refunds that were made in the provider's dashboard, and reduces those that are still to be made. */
@Injectable()
export class TakeOverRefunds {
  private readonly logger = new Logger(TakeOverRefunds.name);

  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly db: Database,
    private readonly intents: IntentsRepository,
    private readonly refunds: OutsideRefundsRepository,
    private readonly reduce: ReduceRefunds,
    private readonly record: RecordRefund,
  ) {}

  /** Idempotent. Returns the number of refunds taken over. Throws ProviderUnavailable and ProviderRejected. */
  async execute({ id, providerId }: { id: string; providerId: string }): Promise<number> {
    const { amountRefunded } = await this.provider.retrieve(providerId);
    if (amountRefunded <= (await this.refunds.requested(id))) return 0;
    const listed = await this.provider.listRefunds(providerId);
    const outside = listed.filter(({ refundId, state }) => refundId === null && state === 'succeeded');
    if (outside.length === 0) return 0;
    return this.db.transaction((tx) => this.store(tx, id, outside, amountRefunded));
  }

  /** A refund that replaces one returned by the bank is in the ledger already, so the sum decides. */
  private async store(tx: Tx, id: string, outside: ListedRefund[], amountRefunded: number): Promise<number> {
    const intent = await this.intents.lock(tx, id);
    let stored = 0;
    for (const refund of outside) {
      if (await this.refunds.isStored(tx, id, refund.id)) continue;
      const { requested } = await this.refunds.balance(tx, id);
      const amount = Math.min(refund.amount, amountRefunded - requested);
      if (amount <= 0) break;
      stored += await this.insert(tx, intent, refund.id, amount);
    }
    return stored;
  }

  private async insert(tx: Tx, intent: Intent, providerId: string, amount: number): Promise<0 | 1> {
    const free = await this.reduce.free(tx, intent, amount);
    this.logger.log({ msg: 'refund of the dashboard taken over', intentId: intent.id, providerId, amount });
    if (free < amount) {
      this.logger.error({ msg: 'more is refunded than was captured', intentId: intent.id, amount, free });
    }
    if (free === 0) return 0;
    await this.record.settledIn(tx, await this.refunds.insert(tx, intent.id, providerId, free), providerId);
    return 1;
  }
}
