import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { UserSuspended } from '@waymark/contracts/identity/events';
import { OnEvent } from '@waymark/messaging/decorators';
import { SessionStore } from './session-store.ts';

/** Ends the sessions of a suspended user if the admin's request could not. Idempotent. */
@Injectable()
export class Suspensions {
  constructor(private readonly sessions: SessionStore) {}

  @OnEvent(UserSuspended)
  async apply({ data, occurredAt }: EventEnvelope<EventData<typeof UserSuspended>>): Promise<void> {
    // Otherwise a late event would end sessions of a user who has been restored.
    if (await this.sessions.endedSince(data.userId, Date.parse(occurredAt))) return;
    await this.sessions.endAll(data.userId);
  }
}
