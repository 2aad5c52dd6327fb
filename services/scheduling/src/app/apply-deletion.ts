import { Inject, Injectable } from '@nestjs/common';
import type { EventData } from '@waymark/contracts/events';
import type { UserDeleted, UserDeletionChanged } from '@waymark/contracts/identity/events';
import { erasePerson } from '@waymark/database/person-data';
import { acquireLocks } from '@waymark/database/session';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { DeparturesRepository } from '../persistence/departures.repository.ts';
import { personLock } from '../persistence/person-locks.ts';
import { personalData } from '../persistence/personal-data.ts';
import { SessionWriter } from '../persistence/session-writer.ts';

/** A user deletes the account: sessions ahead are cancelled at once, names are removed at the end. */
@Injectable()
export class ApplyDeletion {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly departures: DeparturesRepository,
    private readonly writer: SessionWriter,
  ) {}

  /** `at`: of the event. Later bookings are refused while `deleteAfter` is set. */
  async changed(
    tx: Tx,
    { userId, deleteAfter }: EventData<typeof UserDeletionChanged>,
    at: string,
  ): Promise<void> {
    await this.leave(tx, userId, deleteAfter !== null, at);
  }

  async deleted(tx: Tx, { userId }: EventData<typeof UserDeleted>, at: string): Promise<void> {
    await this.leave(tx, userId, true, at);
    await erasePerson(tx, personalData, userId);
  }

  private async leave(tx: Tx, userId: number, leaving: boolean, at: string): Promise<void> {
    // Bookings take it too: one that began before is seen here, and a later one sees the departure.
    await acquireLocks(tx.em, [personLock(userId)]);
    if (!(await this.departures.store(tx, userId, leaving, at)) || !leaving) return;
    const now = this.clock.now();
    const ahead = await this.departures.lockAhead(tx, userId, now);
    for (const { session } of ahead) {
      if (session.state.status === 'held') session.release();
      else if (session.canCancel(now)) session.cancel(session.partyOf(userId), now);
    }
    await this.writer.update(tx, ...ahead);
  }
}
