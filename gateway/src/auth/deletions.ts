import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { UserDeleted, UserDeletionChanged } from '@waymark/contracts/identity/events';
import { OnEvent } from '@waymark/messaging/decorators';
import { SessionStore } from './session-store.ts';

/** Ends the sessions of an account to be deleted if the request could not, and of a deleted one. Idempotent. */
@Injectable()
export class Deletions {
  constructor(private readonly sessions: SessionStore) {}

  @OnEvent(UserDeletionChanged)
  async changed({ data, occurredAt }: EventEnvelope<EventData<typeof UserDeletionChanged>>): Promise<void> {
    const { userId, deleteAfter } = data;
    if (deleteAfter === null) return;
    // Otherwise a late event would end the session in which the owner cancels the deletion.
    if (await this.sessions.endedSince(userId, Date.parse(occurredAt))) return;
    await this.sessions.endAll(userId);
  }

  @OnEvent(UserDeleted)
  async deleted({ data }: EventEnvelope<EventData<typeof UserDeleted>>): Promise<void> {
    await this.sessions.endAll(data.userId);
  }
}
