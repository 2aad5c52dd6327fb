import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { UserAppliesChanged, UserRoleChanged } from '@waymark/contracts/identity/events';
import { OnEvent } from '@waymark/messaging/decorators';
import { SessionStore } from './session-store.ts';

/** Applies a changed role, and whether an application waits, to open sessions. Idempotent. */
@Injectable()
export class RoleChanges {
  constructor(private readonly sessions: SessionStore) {}

  @OnEvent(UserRoleChanged)
  async apply({ data, occurredAt }: EventEnvelope<EventData<typeof UserRoleChanged>>): Promise<void> {
    const { userId, role, subject = '' } = data;
    await this.sessions.changeRole({ userId, subject }, role, Date.parse(occurredAt));
  }

  @OnEvent(UserAppliesChanged)
  async applyApplication({
    data,
    occurredAt,
  }: EventEnvelope<EventData<typeof UserAppliesChanged>>): Promise<void> {
    await this.sessions.changeApplies(data, data.applies, Date.parse(occurredAt));
  }
}
