import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { IntentsRepository } from '../persistence/intents.repository.ts';

/** Nobody is to pay for this session any more: the wish is stored here, the provider is told outside of transactions. */
@Injectable()
export class EndPayments {
  constructor(
    private readonly intents: IntentsRepository,
    private readonly recurring: RecurringWork,
  ) {}

  async execute(tx: Tx, sessionId: string): Promise<void> {
    const open = await this.intents.wantCanceled(tx, sessionId);
    if (open > 0) tx.afterCommit(() => this.recurring.wake('intents'));
  }
}
