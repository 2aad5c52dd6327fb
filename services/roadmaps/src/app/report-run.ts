import { Inject, Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { cleanDraft } from '../domain/clean-draft.ts';
import { cleanCoaching } from '../domain/coaching.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { ifNotFound } from './if-not-found.ts';

@Injectable()
export class ReportRun {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.ReportRun)
  execute({
    runId,
    stages,
    coaching,
    ...report
  }: RpcInput<typeof rpc.ReportRun>): Promise<{ cancelled: boolean }> {
    const drafted = stages && cleanDraft(stages);
    // A quote is checked with the whole.
    const written = coaching && cleanCoaching(coaching, []);
    const reported = this.runs.change(runId, (run) => {
      run.report({ ...report, stages: drafted, coaching: written }, this.clock.now());
      return { cancelled: run.isOver };
    });
    return ifNotFound(reported, { cancelled: true });
  }
}
