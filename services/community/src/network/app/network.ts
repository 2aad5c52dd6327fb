import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { MemberChanged } from '@waymark/contracts/community/events';
import type {
  CommunityStats,
  ListMembersQuery,
  OwnCard,
  SaveCardBody,
} from '@waymark/contracts/community/network';
import * as rpc from '@waymark/contracts/community/network.endpoints';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { PeopleRepository } from '../../shared/persistence/people.repository.ts';
import { CardsRepository } from '../persistence/cards.repository.ts';
import { MembersReader } from '../persistence/members.reader.ts';

/** The network of mentors: the list of members, and the caller's own card. */
@Injectable()
export class Network {
  constructor(
    private readonly db: Database,
    private readonly people: PeopleRepository,
    private readonly cards: CardsRepository,
    private readonly members: MembersReader,
  ) {}

  @RpcHandler(rpc.ListMembers)
  list(query: ListMembersQuery): Promise<RpcOutput<typeof rpc.ListMembers>> {
    return this.members.list(query);
  }

  @RpcHandler(rpc.GetOwnCard)
  ownCard(_input: object, { userId }: Caller): Promise<OwnCard> {
    return this.cards.read(userId);
  }

  @RpcHandler(rpc.SaveOwnCard)
  save(body: SaveCardBody, caller: Caller): Promise<OwnCard> {
    return this.db.transaction(
      async (tx) => {
        const { userId } = caller;
        await this.people.admit(tx, caller);
        const saved = await this.cards.save(tx, userId, body);
        tx.emit(MemberChanged, { userId }, { audienceRoles: rpc.memberRoles });
        return saved;
      },
      { idempotent: true },
    );
  }

  @RpcHandler(rpc.GetCommunityStats)
  stats(): Promise<CommunityStats> {
    return this.members.stats();
  }

  @RpcHandler(rpc.ListSkills)
  skills(): Promise<string[]> {
    return this.members.skills();
  }
}
