import { Injectable } from '@nestjs/common';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import { NoShowDismissed, NoShowReported, SessionCompleted } from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { SessionEndsRepository } from '../persistence/session-ends.repository.ts';

type Event<E extends AnyEventType> = EventEnvelope<EventData<E>>;

/** Stores what the payout of a session to its mentor waits for. Cancelled sessions and no-shows: FollowSessions. */
@Injectable()
export class FollowSessionEnds {
  constructor(private readonly ends: SessionEndsRepository) {}

  @OnEvent(SessionCompleted)
  async completed({ data, occurredAt }: Event<typeof SessionCompleted>, tx: Tx): Promise<void> {
    await this.ends.record(tx, data, { endedAt: occurredAt });
  }

  @OnEvent(NoShowReported)
  async reported({ data }: Event<typeof NoShowReported>, tx: Tx): Promise<void> {
    await this.ends.record(tx, data, { noShowCase: 'open' });
  }

  @OnEvent(NoShowDismissed)
  async dismissed({ data }: Event<typeof NoShowDismissed>, tx: Tx): Promise<void> {
    await this.ends.record(tx, data, { noShowCase: 'settled' });
  }
}
