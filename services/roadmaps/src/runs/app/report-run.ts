import { Inject, Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { RunKinds } from './run-kinds.ts';

@Injectable()
export class ReportRun {
  constructor(
    private readonly runs: RunsRepository,
    private readonly kinds: RunKinds,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.ReportRun)
  execute({ runId, ...report }: RpcInput<typeof rpc.ReportRun>): Promise<{ cancelled: boolean }> {
    const reported = this.runs.change(runId, (run) => {
      const { readReport } = this.kinds.of(run.state.kind);
      run.report(report, this.clock.now(), readReport);
      return { cancelled: run.isOver };
    });
    return ifNotFound(reported, { cancelled: true });
  }
}
