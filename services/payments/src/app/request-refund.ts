import { Injectable, Logger } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { RefundsRepository, type RefundWish } from '../persistence/refunds.repository.ts';

/** Somebody is to have money back: written down together with the news that says so, done by the worker. */
@Injectable()
export class WantRefund {
  private readonly logger = new Logger(WantRefund.name);

  constructor(
    private readonly refunds: RefundsRepository,
    private readonly recurring: RecurringWork,
  ) {}

  async execute(tx: Tx, wish: RefundWish): Promise<void> {
    const intents = await this.refunds.want(tx, wish);
    if (intents === 0) this.logger.error({ msg: 'a refund is wanted of an intent nobody knows', ...wish });
    tx.afterCommit(() => this.recurring.wake('refunds'));
  }
}
