import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MessagesUnread } from '@waymark/contracts/community/message-events';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { BATCH, takeUnread } from '../persistence/unread.ts';

const EVERY_MS = 15_000;
const UNREAD_MS = 15 * 60_000;

/** Publishes what was unread for 15 minutes, once until it is read. Several processes share the work. */
@Injectable()
export class TellUnread implements OnApplicationBootstrap {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly db: Database,
    private readonly recurring: RecurringWork,
  ) {}

  onApplicationBootstrap(): void {
    this.recurring.start('notices of unread messages', EVERY_MS, async () => (await this.execute()) >= BATCH);
  }

  /** Returns the size of the batch. */
  execute(): Promise<number> {
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const taken = await takeUnread(tx, now, new Date(now.getTime() - UNREAD_MS));
      for (const { isWanted, ...unread } of taken) if (isWanted) tx.emit(MessagesUnread, unread);
      return taken.length;
    });
  }
}
