import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { SecondFactorRemoved } from '@waymark/contracts/identity/events';
import { OnEvent } from '@waymark/messaging/decorators';
import { SessionProofs } from './session-proofs.ts';
import { SessionStore } from './session-store.ts';

/** Ends the sessions of an account that has no second factor any more. Idempotent. */
@Injectable()
export class SecondFactorRemovals {
  constructor(
    private readonly sessions: SessionStore,
    private readonly proofs: SessionProofs,
  ) {}

  @OnEvent(SecondFactorRemoved)
  async apply({ data, occurredAt }: EventEnvelope<EventData<typeof SecondFactorRemoved>>): Promise<void> {
    const { userId, keptSession } = data;
    await this.proofs.unprove(keptSession);
    // A late event must not end sessions that were opened since.
    if (await this.sessions.endedSince(userId, Date.parse(occurredAt))) return;
    await this.sessions.endAll(userId, keptSession);
  }
}
