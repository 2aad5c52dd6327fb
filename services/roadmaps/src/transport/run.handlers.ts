import { Controller } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import type { AiRun, RunEvent } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { CancelRun } from '../app/cancel-run.ts';
import { ResolveDraft } from '../app/resolve-draft.ts';
import { RetryRun } from '../app/retry-run.ts';
import { StartRun } from '../app/start-run.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';

/** AI runs, as their mentor sees them. */
@Controller()
export class RunHandlers {
  constructor(
    private readonly startRun: StartRun,
    private readonly cancelRun: CancelRun,
    private readonly retryRun: RetryRun,
    private readonly resolveDraft: ResolveDraft,
    private readonly runs: RunsRepository,
  ) {}

  @RpcHandler(rpc.StartRun)
  async start({ roadmapId }: RpcInput<typeof rpc.StartRun>): Promise<AiRun> {
    return this.startRun.execute(requireCaller(), roadmapId);
  }

  @RpcHandler(rpc.GetRun)
  async get({ id }: RpcInput<typeof rpc.GetRun>): Promise<AiRun> {
    return this.runs.find(id, requireCaller().userId);
  }

  @RpcHandler(rpc.LatestRun)
  async latest({ id }: RpcInput<typeof rpc.LatestRun>): Promise<{ run: AiRun | null }> {
    return { run: await this.runs.latest(id, requireCaller().userId) };
  }

  @RpcHandler(rpc.ListRunEvents)
  async events({ id, after }: RpcInput<typeof rpc.ListRunEvents>): Promise<RunEvent[]> {
    return this.runs.events(id, requireCaller().userId, after);
  }

  @RpcHandler(rpc.CancelRun)
  async cancel({ id }: RpcInput<typeof rpc.CancelRun>): Promise<AiRun> {
    return this.cancelRun.execute(requireCaller(), id);
  }

  @RpcHandler(rpc.RetryRun)
  async retry({ id }: RpcInput<typeof rpc.RetryRun>): Promise<AiRun> {
    return this.retryRun.execute(requireCaller(), id);
  }

  @RpcHandler(rpc.ResolveDraft)
  async resolve({ id, body }: RpcInput<typeof rpc.ResolveDraft>): Promise<AiRun> {
    return this.resolveDraft.execute(requireCaller(), id, body);
  }
}
