import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { PasswordChanged } from '@waymark/contracts/identity/events';
import { OnEvent } from '@waymark/messaging/decorators';
import { SessionStore } from './session-store.ts';

/** Ends the sessions of a changed password if the request that changed it could not. Idempotent. */
@Injectable()
export class PasswordChanges {
  constructor(private readonly sessions: SessionStore) {}

  @OnEvent(PasswordChanged)
  async apply({ data, occurredAt }: EventEnvelope<EventData<typeof PasswordChanged>>): Promise<void> {
    const { userId, keptSession } = data;
    // Otherwise a late event would end sessions that were opened with the new password.
    if (await this.sessions.endedSince(userId, Date.parse(occurredAt))) return;
    await this.sessions.endAll(userId, keptSession);
  }
}
