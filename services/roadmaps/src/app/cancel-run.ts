import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { toAiRun } from '../persistence/run-mapping.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';

@Injectable()
export class CancelRun {
  constructor(
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(caller: Caller, id: string): Promise<AiRun> {
    return this.runs.change(id, (run) => {
      run.checkOwner(caller.userId);
      run.cancel(this.clock.now());
      return toAiRun(run.state);
    });
  }
}
