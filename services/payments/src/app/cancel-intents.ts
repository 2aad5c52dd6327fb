import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { IntentsRepository } from '../persistence/intents.repository.ts';

/** Stores that a session's open intents must be canceled; the sweeper cancels them outside of transactions. */
@Injectable()
export class CancelIntents {
  constructor(
    private readonly intents: IntentsRepository,
    private readonly recurring: RecurringWork,
  ) {}

  async execute(tx: Tx, sessionId: string): Promise<void> {
    const open = await this.intents.requestCancellation(tx, sessionId);
    if (open > 0) tx.afterCommit(() => this.recurring.wake('intents'));
  }
}
