import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { UserDeleted, UserDeletionChanged } from '@waymark/contracts/identity/events';
import { OnEvent } from '@waymark/messaging/decorators';
import { SessionStore } from './session-store.ts';

/** Does for sessions what the request could not when a deletion is requested or cancelled, and ends those of deleted accounts. Idempotent. */
@Injectable()
export class Deletions {
  constructor(private readonly sessions: SessionStore) {}

  @OnEvent(UserDeletionChanged)
  async changed({ data, occurredAt }: EventEnvelope<EventData<typeof UserDeletionChanged>>): Promise<void> {
    const { userId, deleteAfter } = data;
    // Otherwise a late event would end the session in which the owner cancels the deletion, or give rights to one that was
    // opened after another request.
    if (await this.sessions.endedSince(userId, Date.parse(occurredAt))) return;
    await (deleteAfter === null ? this.sessions.keepAccount(userId) : this.sessions.endAll(userId));
  }

  @OnEvent(UserDeleted)
  async deleted({ data }: EventEnvelope<EventData<typeof UserDeleted>>): Promise<void> {
    await this.sessions.endAll(data.userId);
  }
}
