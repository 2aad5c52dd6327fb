import { Inject, Injectable } from '@nestjs/common';
import { acquireLocks } from '@waymark/database/session';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { lockAhead } from '../persistence/ahead.ts';
import { personLock } from '../persistence/person-locks.ts';
import { SessionWriter } from '../persistence/session-writer.ts';

/**
 * Holds and sessions of who leaves, in whatever way. They are cancelled as if by the person, so each session's own policy
 * decides about the money: those of a mentor are refunded in full, those of a learner as the learner's own cancellation
 * would be.
 */
@Injectable()
export class CancelAhead {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly writer: SessionWriter,
  ) {}

  /**
   * `store`: stores that the person has left; false: there is nothing to do. `of`: only what they teach, or all. A booking
   * under way takes the same lock: it is either cancelled here, or sees what was stored.
   */
  async execute(
    tx: Tx,
    { userId, of }: { userId: number; of: 'all' | 'taught' },
    store: () => Promise<boolean>,
  ): Promise<void> {
    await acquireLocks(tx.em, [personLock(userId)]);
    if (!(await store())) return;
    const now = this.clock.now();
    const ahead = await lockAhead(tx, { userId, of }, now);
    for (const { session } of ahead) {
      if (session.state.status === 'held') session.release();
      else if (session.canCancel(now)) session.cancel(session.partyOf(userId), now);
    }
    await this.writer.update(tx, ...ahead);
  }
}
