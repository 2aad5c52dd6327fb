import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { type AiRun, isRunOver } from '@waymark/contracts/roadmaps/runs';
import { AppError } from '@waymark/kernel/app-error';
import { CoachingsRepository } from '../persistence/coachings.repository.ts';
import { RunStartsRepository } from '../persistence/run-starts.repository.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';

@Injectable()
export class RetryRun {
  constructor(
    private readonly runs: RunsRepository,
    private readonly starts: RunStartsRepository,
    private readonly coachings: CoachingsRepository,
  ) {}

  async execute(caller: Caller, id: string): Promise<AiRun> {
    const { kind, roadmapId, status } = await this.runs.find(id, caller.userId);
    if (!isRunOver(status))
      throw new AppError('RULE_REFUSED', 'This is still going. Wait for it, or cancel it.');
    if (kind === 'coaching') return this.coachings.again(caller.userId, id, 'roadmaps.retry-run');
    return this.starts.start(caller.userId, roadmapId, 'roadmaps.retry-run');
  }
}
