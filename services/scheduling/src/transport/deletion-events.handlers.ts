import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { UserDeleted, UserDeletionChanged } from '@waymark/contracts/identity/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { ApplyDeletion } from '../app/apply-deletion.ts';

@Injectable()
export class DeletionEventHandlers {
  constructor(private readonly applyDeletion: ApplyDeletion) {}

  @OnEvent(UserDeletionChanged)
  async changed(event: EventEnvelope<EventData<typeof UserDeletionChanged>>, tx: Tx): Promise<void> {
    await this.applyDeletion.changed(tx, event.data, event.occurredAt);
  }

  @OnEvent(UserDeleted)
  async deleted(event: EventEnvelope<EventData<typeof UserDeleted>>, tx: Tx): Promise<void> {
    await this.applyDeletion.deleted(tx, event.data, event.occurredAt);
  }
}
