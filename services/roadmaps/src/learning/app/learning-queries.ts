import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Companion } from '@waymark/contracts/roadmaps/learning';
import { GetCompanion } from '@waymark/contracts/roadmaps/learning.endpoints';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { ShareRoadmap } from '@waymark/contracts/roadmaps/rpc-pairs';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkSelf } from '../../shared/domain/ownership.ts';
import { CompanionReader } from '../persistence/companion.reader.ts';
import { FollowsReader } from '../persistence/follows.reader.ts';
import { readProgress } from '../persistence/progress.ts';

@Injectable()
export class LearningQueries {
  constructor(
    private readonly db: Database,
    private readonly follows: FollowsReader,
    private readonly companions: CompanionReader,
  ) {}

  @RpcHandler(rpc.GetProgress)
  async progress({ userId, roadmapId }: RpcInput<typeof rpc.GetProgress>, caller: Caller): Promise<Progress> {
    checkSelf(caller, userId);
    return this.db.read((em) => readProgress(em, roadmapId, userId));
  }

  @RpcHandler(rpc.ListFollowing)
  following(
    query: RpcInput<typeof rpc.ListFollowing>,
    { userId }: Caller,
  ): Promise<RpcOutput<typeof rpc.ListFollowing>> {
    return this.follows.list(userId, query);
  }

  @RpcHandler(GetCompanion)
  companion(
    { roadmapId, timeZone = 'UTC' }: RpcInput<typeof GetCompanion>,
    { userId }: Caller,
  ): Promise<Companion> {
    return this.companions.find(userId, roadmapId, timeZone);
  }

  @RpcHandler(ShareRoadmap)
  async shareRoadmap({
    userIds: [one, other],
  }: RpcInput<typeof ShareRoadmap>): Promise<RpcOutput<typeof ShareRoadmap>> {
    return { shareRoadmap: await this.follows.existsBetween(one, other) };
  }
}
