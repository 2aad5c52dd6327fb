import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { UserRestored, UserSuspended } from '@waymark/contracts/identity/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { SuspensionsRepository } from '../persistence/suspensions.repository.ts';
import { CancelAhead } from './cancel-ahead.ts';

type Event = EventEnvelope<EventData<typeof UserSuspended>>;

/** A suspended user's sessions that have not begun are cancelled. A change older than the stored one has no effect. */
@Injectable()
export class ApplySuspension {
  constructor(
    private readonly suspensions: SuspensionsRepository,
    private readonly cancelAhead: CancelAhead,
  ) {}

  @OnEvent(UserSuspended)
  suspend({ data: { userId }, occurredAt }: Event, tx: Tx): Promise<void> {
    return this.cancelAhead.execute(tx, { userId, of: 'all' }, () =>
      this.suspensions.store(tx, userId, true, occurredAt),
    );
  }

  @OnEvent(UserRestored)
  async restore({ data: { userId }, occurredAt }: Event, tx: Tx): Promise<void> {
    await this.suspensions.store(tx, userId, false, occurredAt);
  }
}
