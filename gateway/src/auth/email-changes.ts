import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { EmailChanged } from '@waymark/contracts/identity/events';
import { OnEvent } from '@waymark/messaging/decorators';
import { SessionStore } from './session-store.ts';

/** Ends the sessions of an account whose address was restored, if the request could not. Idempotent. */
@Injectable()
export class EmailChanges {
  constructor(private readonly sessions: SessionStore) {}

  @OnEvent(EmailChanged)
  async apply({ data, occurredAt }: EventEnvelope<EventData<typeof EmailChanged>>): Promise<void> {
    if (!data.isUndone) return;
    // Otherwise a late event would end sessions that were opened since.
    if (await this.sessions.endedSince(data.userId, Date.parse(occurredAt))) return;
    await this.sessions.endAll(data.userId);
  }
}
