import { Injectable, Logger } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { RecurringWork } from '@waymark/platform/recurring-work';
import type { RefundRequest } from '../domain/refund.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { RefundsRepository } from '../persistence/refunds.repository.ts';
import { ReduceRefunds } from './reduce-refunds.ts';

/** Stores the request, and creates its refunds if the payment is captured already. Idempotent for the same request. */
@Injectable()
export class RequestRefund {
  private readonly logger = new Logger(RequestRefund.name);

  constructor(
    private readonly intents: IntentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly reduce: ReduceRefunds,
    private readonly recurring: RecurringWork,
  ) {}

  async execute(tx: Tx, request: RefundRequest): Promise<void> {
    await this.refunds.insertRequest(tx, request);
    const intents = await this.intents.lockFor(tx, request);
    for (const { id } of intents) {
      if (await this.refunds.createRequested(tx, id))
        this.reduce.publish(tx, await this.intents.lock(tx, id));
    }
    if (intents.length === 0)
      this.logger.error({ msg: 'refund requested for an unknown intent', ...request });
    tx.afterCommit(() => this.recurring.wake('refunds'));
  }
}
