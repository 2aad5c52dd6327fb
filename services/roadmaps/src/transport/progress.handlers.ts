import { Controller } from '@nestjs/common';
import type { MergedProgress, ResetProgress as Reset } from '@waymark/contracts/roadmaps/learning';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import * as rpc from '@waymark/contracts/roadmaps/rpc-learning';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { MergeProgress } from '../app/merge-progress.ts';
import { ResetProgress } from '../app/reset-progress.ts';

/** A learner's progress on a roadmap as a whole. */
@Controller()
export class ProgressHandlers {
  constructor(
    private readonly mergeProgress: MergeProgress,
    private readonly resetProgress: ResetProgress,
  ) {}

  @RpcHandler(rpc.MergeProgress)
  async merge(body: RpcInput<typeof rpc.MergeProgress>): Promise<MergedProgress> {
    return this.mergeProgress.execute(requireCaller(), body);
  }

  @RpcHandler(rpc.ResetProgressRpc)
  async reset(input: RpcInput<typeof rpc.ResetProgressRpc>): Promise<Reset> {
    return this.resetProgress.execute(requireCaller(), input);
  }

  @RpcHandler(rpc.UndoReset)
  async undo({ id }: RpcInput<typeof rpc.UndoReset>): Promise<Progress> {
    return this.resetProgress.undo(requireCaller(), id);
  }
}
