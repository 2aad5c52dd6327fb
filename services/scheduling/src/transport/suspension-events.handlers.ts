import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { UserRestored, UserSuspended } from '@waymark/contracts/identity/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { ApplySuspension } from '../app/apply-suspension.ts';

type Envelope = EventEnvelope<EventData<typeof UserSuspended>>;

@Injectable()
export class SuspensionEventHandlers {
  constructor(private readonly applySuspension: ApplySuspension) {}

  @OnEvent(UserSuspended)
  suspended({ data, occurredAt }: Envelope, tx: Tx): Promise<void> {
    return this.applySuspension.suspend(tx, data.userId, occurredAt);
  }

  @OnEvent(UserRestored)
  restored({ data, occurredAt }: Envelope, tx: Tx): Promise<void> {
    return this.applySuspension.restore(tx, data.userId, occurredAt);
  }
}
