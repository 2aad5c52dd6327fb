import { Inject, Injectable } from '@nestjs/common';
import { acquireLocks } from '@waymark/database/session';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import type { Session } from '../domain/session.ts';
import { personLock } from '../persistence/person-locks.ts';
import { SessionWriter } from '../persistence/session-writer.ts';
import { SuspensionsRepository } from '../persistence/suspensions.repository.ts';

/**
 * A suspended user's sessions that have not begun are cancelled as if by them, so each session's own policy decides about
 * the money: those of a mentor are refunded in full, those of a learner as the learner's own cancellation would be.
 */
@Injectable()
export class ApplySuspension {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly suspensions: SuspensionsRepository,
    private readonly writer: SessionWriter,
  ) {}

  /** `at`: when it happened (ISO 8601). A change older than the stored one has no effect. */
  async suspend(tx: Tx, userId: number, at: string): Promise<void> {
    // A booking under way is either visible after this, or sees the suspension.
    await acquireLocks(tx.em, [personLock(userId)]);
    if (!(await this.suspensions.store(tx, userId, true, at))) return;
    const now = this.clock.now();
    const locked = await this.suspensions.lockUpcoming(tx, userId, now);
    for (const { session } of locked) end(session, userId, now);
    await this.writer.update(tx, ...locked);
  }

  async restore(tx: Tx, userId: number, at: string): Promise<void> {
    await this.suspensions.store(tx, userId, false, at);
  }
}

function end(session: Session, userId: number, now: Date): void {
  if (session.state.status === 'held') session.release();
  else session.cancel(session.partyOf(userId), now);
}
