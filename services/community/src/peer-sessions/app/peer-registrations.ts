import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { PeerLeft, PeerRegistered } from '@waymark/contracts/community/peer-events';
import type { PeerSessionDetails } from '@waymark/contracts/community/peer-sessions';
import * as rpc from '@waymark/contracts/community/peer-sessions.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { KeyedQueue } from '@waymark/kernel/keyed-queue';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { PeopleRepository } from '../../shared/persistence/people.repository.ts';
import { checkCanLeave, checkCanRegister, type PeerState } from '../domain/peer-rules.ts';
import { PeerRegistrationsRepository } from '../persistence/peer-registrations.repository.ts';
import { readDetails } from '../persistence/peer-sessions.reader.ts';
import { PeerSessionsRepository, signalPeerChange } from '../persistence/peer-sessions.repository.ts';
import { PeerPublisher } from './peer-publisher.ts';

/** Places in peer sessions and their waiting lists. All changes hold the lock of the session's row. */
@Injectable()
export class PeerRegistrations {
  /** Per session, so that a crowd does not take all connections while it waits for the lock. */
  private readonly queue = new KeyedQueue();

  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly people: PeopleRepository,
    private readonly sessions: PeerSessionsRepository,
    private readonly places: PeerRegistrationsRepository,
    private readonly publisher: PeerPublisher,
  ) {}

  @RpcHandler(rpc.RegisterForPeerSession)
  register(
    { id, body }: RpcInput<typeof rpc.RegisterForPeerSession>,
    caller: Caller,
  ): Promise<PeerSessionDetails> {
    return this.queue.enqueue(id, () => this.place(id, body.timezone, caller));
  }

  private place(id: string, timezone: string, caller: Caller): Promise<PeerSessionDetails> {
    const { userId } = caller;
    return this.db.transaction(
      async (tx) => {
        // First, as the handlers of identity's events lock people before sessions.
        await this.people.admit(tx, caller);
        const session = await this.sessions.lock(tx, id);
        const now = this.clock.now();
        if (!(await this.places.find(tx, id, userId))) {
          checkCanRegister(session, caller, now);
          const person = { userId, timezone };
          const state = await this.places.add(tx, session, person, now);
          if (state === 'registered') {
            tx.emit(PeerRegistered, { ...(await this.publisher.facts(tx, session)), to: [person] });
          }
          signalPeerChange(tx, id);
        }
        return readDetails(tx.em, id, caller, now);
      },
      { idempotent: true },
    );
  }

  @RpcHandler(rpc.LeavePeerSession)
  leave({ id }: RpcInput<typeof rpc.LeavePeerSession>, caller: Caller): Promise<PeerSessionDetails> {
    return this.queue.enqueue(id, () => this.release(id, caller));
  }

  private release(id: string, caller: Caller): Promise<PeerSessionDetails> {
    const { userId } = caller;
    return this.db.transaction(
      async (tx) => {
        const session = await this.sessions.lock(tx, id);
        const now = this.clock.now();
        if (await this.places.find(tx, id, userId)) {
          checkCanLeave(session, now);
          await this.giveUp(tx, session, userId, now);
        }
        return readDetails(tx.em, id, caller, now);
      },
      { idempotent: true },
    );
  }

  /** Of a locked session. */
  async giveUp(tx: Tx, session: PeerState, userId: number, now: Date): Promise<void> {
    const { state, ...person } = (await this.places.remove(tx, session.id, userId))!;
    if (state === 'registered') {
      const changed = { ...session, sequence: session.sequence + 1 };
      tx.emit(PeerLeft, { ...(await this.publisher.facts(tx, changed)), to: [person] });
      await this.publisher.moveUp(tx, changed, now);
    }
    signalPeerChange(tx, session.id);
  }
}
