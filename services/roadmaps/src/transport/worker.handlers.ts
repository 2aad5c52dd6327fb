import { Controller } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { context } from '@waymark/platform/context';
import { BeginRun } from '../app/begin-run.ts';
import { BeginSource } from '../app/begin-source.ts';
import { ReportRun } from '../app/report-run.ts';

/** What the ai-worker asks. NATS lets nobody else in; a user's call that came this far is refused here as well. */
@Controller()
export class WorkerHandlers {
  constructor(
    private readonly beginRun: BeginRun,
    private readonly reportRun: ReportRun,
    private readonly beginSource: BeginSource,
  ) {}

  @RpcHandler(rpc.BeginRun)
  async begin({ runId }: RpcInput<typeof rpc.BeginRun>): Promise<RpcOutput<typeof rpc.BeginRun>> {
    refuseUsers();
    return this.beginRun.execute(runId);
  }

  @RpcHandler(rpc.ReportRun)
  async report(input: RpcInput<typeof rpc.ReportRun>): Promise<{ cancelled: boolean }> {
    refuseUsers();
    return this.reportRun.execute(input);
  }

  @RpcHandler(rpc.BeginSource)
  async source({ sourceId }: RpcInput<typeof rpc.BeginSource>): Promise<RpcOutput<typeof rpc.BeginSource>> {
    refuseUsers();
    return this.beginSource.execute(sourceId);
  }
}

/** Error: FORBIDDEN for whoever came with a login of their own. */
export function refuseUsers(): void {
  if (context()?.caller) throw new AppError('FORBIDDEN', 'This is not for people.');
}
