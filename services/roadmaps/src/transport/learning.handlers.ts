import { Controller } from '@nestjs/common';
import type { FollowState, Progress, ProgressChanged } from '@waymark/contracts/roadmaps/progress';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { GetProgress } from '../app/get-progress.ts';
import { SetProgress } from '../app/set-progress.ts';
import { FollowsRepository } from '../persistence/follows.repository.ts';

/** Following roadmaps and ticking steps. */
@Controller()
export class LearningHandlers {
  constructor(
    private readonly getProgress: GetProgress,
    private readonly setProgress: SetProgress,
    private readonly follows: FollowsRepository,
  ) {}

  @RpcHandler(rpc.GetProgress)
  async get(input: RpcInput<typeof rpc.GetProgress>): Promise<Progress> {
    return this.getProgress.execute(requireCaller(), input);
  }

  @RpcHandler(rpc.SetProgress)
  async set(body: RpcInput<typeof rpc.SetProgress>): Promise<ProgressChanged> {
    return this.setProgress.execute(requireCaller(), body);
  }

  @RpcHandler(rpc.ListFollowing)
  async list(query: RpcInput<typeof rpc.ListFollowing>): Promise<RpcOutput<typeof rpc.ListFollowing>> {
    return this.follows.list(requireCaller().userId, query);
  }

  @RpcHandler(rpc.Follow)
  async follow({ id }: RpcInput<typeof rpc.Follow>): Promise<FollowState> {
    return this.follows.follow(requireCaller().userId, id, 'roadmaps.follow');
  }

  @RpcHandler(rpc.Unfollow)
  async unfollow({ id }: RpcInput<typeof rpc.Unfollow>): Promise<FollowState> {
    return this.follows.unfollow(requireCaller().userId, id, 'roadmaps.unfollow');
  }
}
