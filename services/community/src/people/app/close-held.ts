import { Inject, Injectable } from '@nestjs/common';
import { PeerSessionCancelled } from '@waymark/contracts/community/peer-events';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { PeerPublisher } from '../../peer-sessions/app/peer-publisher.ts';
import { PeerRegistrations } from '../../peer-sessions/app/peer-registrations.ts';
import { type PeerState, statusOf } from '../../peer-sessions/domain/peer-rules.ts';
import {
  PeerSessionsRepository,
  signalPeerChange,
} from '../../peer-sessions/persistence/peer-sessions.repository.ts';
import { PeopleRepository } from '../../shared/persistence/people.repository.ts';
import { SupportRepository, signalSupportChange } from '../../support/persistence/support.repository.ts';
import { findHoldersWhoLeft } from '../persistence/held-open.ts';

/**
 * Closes all that a person holds open, in whatever way they have left: upcoming sessions are cancelled, a live one ends, places
 * go to those who wait, requests are closed. Nothing of it opens again by itself. Idempotent.
 */
@Injectable()
export class CloseHeld {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly people: PeopleRepository,
    private readonly sessions: PeerSessionsRepository,
    private readonly registrations: PeerRegistrations,
    private readonly requests: SupportRepository,
    private readonly publisher: PeerPublisher,
  ) {}

  /** No-op for an active person. Later requests of the person are refused by `PeopleRepository.admit`. */
  async ifLeft(tx: Tx, userId: number): Promise<void> {
    if (!(await this.people.isActive(tx, userId))) await this.execute(tx, userId);
  }

  /** `hostName`: in the notices; default: the person's. */
  async execute(tx: Tx, userId: number, hostName?: string): Promise<void> {
    const now = this.clock.now();
    for (const session of await this.sessions.lockOf(tx, userId)) {
      const status = statusOf(session, now);
      if (status !== 'upcoming' && status !== 'live') continue;
      if (session.hostId === userId) await this.close(tx, session, now, hostName);
      else if (status === 'upcoming') await this.registrations.giveUp(tx, session, userId, now);
    }
    for (const id of await this.requests.closeAllOf(tx, userId, now)) signalSupportChange(tx, id);
  }

  /** Of those who left while this service got no events, or before it closed anything. */
  async catchUp(): Promise<void> {
    for (const userId of await findHoldersWhoLeft(this.db))
      await this.db.transaction((tx) => this.ifLeft(tx, userId));
  }

  private async close(tx: Tx, session: PeerState, now: Date, hostName?: string): Promise<void> {
    if (statusOf(session, now) === 'live') await this.sessions.end(tx, session.id, now);
    else await this.sessions.cancel(tx, session.id, '', now);
    const people = await this.sessions.registrations(tx, session.id);
    const facts = await this.publisher.facts(tx, { ...session, sequence: session.sequence + 1 });
    tx.emit(PeerSessionCancelled, { ...facts, ...(hostName && { hostName }), ...people, reason: '' });
    signalPeerChange(tx, session.id);
  }
}
