import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { SecondFactorRemoved, SecondFactorTurnedOn } from '@waymark/contracts/identity/events';
import { OnEvent } from '@waymark/messaging/decorators';
import { SessionProofs } from './session-proofs.ts';
import { SessionStore } from './session-store.ts';

/** Ends the other sessions of an account with its first second factor and without its last one. Idempotent. */
@Injectable()
export class FactorChanges {
  constructor(
    private readonly sessions: SessionStore,
    private readonly proofs: SessionProofs,
  ) {}

  @OnEvent(SecondFactorTurnedOn)
  turnedOn({ data, occurredAt }: EventEnvelope<EventData<typeof SecondFactorTurnedOn>>): Promise<void> {
    return this.endOthers(data, occurredAt);
  }

  @OnEvent(SecondFactorRemoved)
  async removed({ data, occurredAt }: EventEnvelope<EventData<typeof SecondFactorRemoved>>): Promise<void> {
    await this.proofs.unprove(data.keptSession);
    await this.endOthers(data, occurredAt);
  }

  private async endOthers(
    { userId, keptSession }: EventData<typeof SecondFactorTurnedOn>,
    occurredAt: string,
  ): Promise<void> {
    // A late event must not end sessions that were opened since.
    if (await this.sessions.endedSince(userId, Date.parse(occurredAt))) return;
    await this.sessions.endAll(userId, keptSession);
  }
}
