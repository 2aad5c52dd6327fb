import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { PeerSessionCancelled, PeerSessionEdited } from '@waymark/contracts/community/peer-events';
import type {
  ListPeerQuery,
  PeerSessionBody,
  PeerSessionDetails,
} from '@waymark/contracts/community/peer-sessions';
import * as rpc from '@waymark/contracts/community/peer-sessions.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { PeopleRepository } from '../../shared/persistence/people.repository.ts';
import * as rules from '../domain/peer-rules.ts';
import { PeerSessionsReader, readDetails } from '../persistence/peer-sessions.reader.ts';
import { PeerSessionsRepository, signalPeerChange } from '../persistence/peer-sessions.repository.ts';
import { MeetingRooms } from './meeting-rooms.ts';
import { PeerPublisher } from './peer-publisher.ts';

/** Sessions that members host: their list, and what their hosts do with them. */
@Injectable()
export class PeerSessions {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly people: PeopleRepository,
    private readonly sessions: PeerSessionsRepository,
    private readonly reader: PeerSessionsReader,
    private readonly rooms: MeetingRooms,
    private readonly publisher: PeerPublisher,
  ) {}

  @RpcHandler(rpc.ListPeerSessions)
  list(query: ListPeerQuery, caller: Caller): Promise<RpcOutput<typeof rpc.ListPeerSessions>> {
    return this.reader.list(query, caller);
  }

  @RpcHandler(rpc.GetPeerSession)
  get({ id }: RpcInput<typeof rpc.GetPeerSession>, caller: Caller): Promise<PeerSessionDetails> {
    return this.reader.details(id, caller);
  }

  @RpcHandler(rpc.CreatePeerSession)
  create(body: PeerSessionBody, caller: Caller): Promise<PeerSessionDetails> {
    return this.db.transaction(
      async (tx) => {
        const [id, now, { userId: hostId }] = [newId(), this.clock.now(), caller];
        rules.checkTime(body, now);
        await this.people.admit(tx, caller);
        rules.checkComing(await this.sessions.countComing(tx, hostId, now));
        await this.sessions.insert(tx, { id, hostId, body, joinLink: this.rooms.linkOf(body) }, now);
        signalPeerChange(tx, id);
        return readDetails(tx.em, id, caller, now);
      },
      { idempotent: true },
    );
  }

  @RpcHandler(rpc.EditPeerSession)
  edit({ id, body }: RpcInput<typeof rpc.EditPeerSession>, caller: Caller): Promise<PeerSessionDetails> {
    return this.change(id, caller, async (tx, session, now) => {
      rules.checkEdit(session, body, now);
      const joinLink = this.rooms.linkOf(body, session.joinLink);
      const isNotable = rules.isNotable(session, body, joinLink);
      const edited = await this.sessions.update(tx, { id, body, joinLink }, isNotable, now);
      if (isNotable && rules.statusOf(edited, now) !== 'past') {
        const people = await this.sessions.registrations(tx, id);
        const isMoved = session.startsAt.getTime() !== edited.startsAt.getTime();
        const previousStart = isMoved ? session.startsAt.toISOString() : null;
        const facts = await this.publisher.facts(tx, edited);
        tx.emit(PeerSessionEdited, { ...facts, ...people, previousStart });
      }
      await this.publisher.moveUp(tx, edited, now);
    });
  }

  @RpcHandler(rpc.CancelPeerSession)
  cancel({ id, body }: RpcInput<typeof rpc.CancelPeerSession>, caller: Caller): Promise<PeerSessionDetails> {
    return this.change(id, caller, async (tx, session, now) => {
      if (!rules.checkCancel(session, now)) return;
      await this.sessions.cancel(tx, id, body.reason, now);
      const people = await this.sessions.registrations(tx, id);
      const facts = await this.publisher.facts(tx, { ...session, sequence: session.sequence + 1 });
      tx.emit(PeerSessionCancelled, { ...facts, ...people, reason: body.reason });
    });
  }

  @RpcHandler(rpc.StartPeerSession)
  start({ id }: RpcInput<typeof rpc.StartPeerSession>, caller: Caller): Promise<PeerSessionDetails> {
    return this.change(id, caller, async (tx, session, now) => {
      if (rules.checkStart(session, now)) await this.sessions.begin(tx, id, now);
    });
  }

  @RpcHandler(rpc.EndPeerSession)
  end({ id }: RpcInput<typeof rpc.EndPeerSession>, caller: Caller): Promise<PeerSessionDetails> {
    return this.change(id, caller, async (tx, session, now) => {
      if (rules.checkEnd(session, now)) await this.sessions.end(tx, id, now);
    });
  }

  /** Locks the session of the caller, changes it and signals open pages. Errors: NOT_FOUND, FORBIDDEN, those of `fn`. */
  private change(
    id: string,
    caller: Caller,
    fn: (tx: Tx, session: rules.PeerState, now: Date) => Promise<void>,
  ): Promise<PeerSessionDetails> {
    return this.db.transaction(
      async (tx) => {
        const session = await this.sessions.lock(tx, id);
        const now = this.clock.now();
        rules.checkHost(session, caller);
        await fn(tx, session, now);
        signalPeerChange(tx, id);
        return readDetails(tx.em, id, caller, now);
      },
      { idempotent: true },
    );
  }
}
