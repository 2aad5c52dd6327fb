import { Injectable } from '@nestjs/common';
import * as events from '@waymark/contracts/community/peer-events';
import type { Tx } from '@waymark/database/tx';
import { PeopleRepository } from '../../shared/persistence/people.repository.ts';
import type { PeerState } from '../domain/peer-rules.ts';
import { PeerRegistrationsRepository } from '../persistence/peer-registrations.repository.ts';
import { factsOf } from '../persistence/peer-sessions.repository.ts';

@Injectable()
export class PeerPublisher {
  constructor(
    private readonly people: PeopleRepository,
    private readonly places: PeerRegistrationsRepository,
  ) {}

  async facts(tx: Tx, session: PeerState): Promise<events.PeerFacts> {
    return factsOf(session, await this.people.nameOf(tx, session.hostId));
  }

  /** Gives free places to those waiting and informs them. */
  async moveUp(tx: Tx, session: PeerState, at: Date): Promise<void> {
    const to = await this.places.moveUp(tx, session.id, at);
    if (to.length > 0) tx.emit(events.PeerMovedUp, { ...(await this.facts(tx, session)), to });
  }
}
