import { Injectable } from '@nestjs/common';
import type { EventData } from '@waymark/contracts/events';
import type { UserDeleted, UserDeletionChanged } from '@waymark/contracts/identity/events';
import { erasePerson } from '@waymark/database/person-data';
import type { Tx } from '@waymark/database/tx';
import { DeparturesRepository } from '../persistence/departures.repository.ts';
import { personalData } from '../persistence/personal-data.ts';
import { CancelAhead } from './cancel-ahead.ts';

/** A user deletes the account: sessions ahead are cancelled at once, names are removed at the end. */
@Injectable()
export class ApplyDeletion {
  constructor(
    private readonly departures: DeparturesRepository,
    private readonly cancelAhead: CancelAhead,
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
    await this.cancelAhead.execute(tx, { userId, of: 'all' }, async () => {
      const isStored = await this.departures.store(tx, userId, leaving, at);
      return isStored && leaving;
    });
  }
}
