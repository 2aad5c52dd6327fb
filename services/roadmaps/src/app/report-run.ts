import { Inject, Injectable } from '@nestjs/common';
import type { ReportRun as ReportRunRpc } from '@waymark/contracts/roadmaps/rpc';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { cleanDraft } from '../domain/clean-draft.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { ifNotFound } from './if-not-found.ts';

/** Takes note of where the worker stands and tells it whether to go on. */
@Injectable()
export class ReportRun {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ runId, stages, ...report }: RpcInput<typeof ReportRunRpc>): Promise<{ cancelled: boolean }> {
    const drafted = stages && cleanDraft(stages);
    const reported = this.runs.change(runId, (run) => {
      run.report({ ...report, stages: drafted }, this.clock.now());
      return { cancelled: run.isOver };
    });
    return ifNotFound(reported, { cancelled: true });
  }
}
