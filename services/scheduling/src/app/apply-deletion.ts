import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { UserDeleted, UserDeletionChanged } from '@waymark/contracts/identity/events';
import { PersonData } from '@waymark/database/person-data';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { DeparturesRepository } from '../persistence/departures.repository.ts';
import { CancelAhead } from './cancel-ahead.ts';

/** A user deletes the account: sessions ahead are cancelled at once, names are removed at the end. */
@Injectable()
export class ApplyDeletion {
  constructor(
    private readonly personData: PersonData,
    private readonly departures: DeparturesRepository,
    private readonly cancelAhead: CancelAhead,
  ) {}

  /** Later bookings are refused while `deleteAfter` is set. */
  @OnEvent(UserDeletionChanged)
  async changed(
    { data, occurredAt }: EventEnvelope<EventData<typeof UserDeletionChanged>>,
    tx: Tx,
  ): Promise<void> {
    await this.leave(tx, data.userId, data.deleteAfter !== null, occurredAt);
  }

  @OnEvent(UserDeleted)
  async deleted({ data, occurredAt }: EventEnvelope<EventData<typeof UserDeleted>>, tx: Tx): Promise<void> {
    await this.leave(tx, data.userId, true, occurredAt);
    await this.personData.erase(tx, data.userId);
  }

  private async leave(tx: Tx, userId: number, leaving: boolean, at: string): Promise<void> {
    await this.cancelAhead.execute(tx, { userId, of: 'all' }, async () => {
      const isStored = await this.departures.store(tx, userId, leaving, at);
      return isStored && leaving;
    });
  }
}
