import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { RunStartsRepository } from '../persistence/run-starts.repository.ts';

@Injectable()
export class StartRun {
  constructor(private readonly starts: RunStartsRepository) {}

  execute(caller: Caller, roadmapId: string): Promise<AiRun> {
    return this.starts.start(caller.userId, roadmapId, 'roadmaps.start-run');
  }
}
