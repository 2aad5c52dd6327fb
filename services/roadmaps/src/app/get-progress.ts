import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import { checkSelf } from '../domain/ownership.ts';
import { ProgressRepository } from '../persistence/progress.repository.ts';

@Injectable()
export class GetProgress {
  constructor(private readonly progress: ProgressRepository) {}

  async execute(caller: Caller, input: { userId: number; roadmapId: string }): Promise<Progress> {
    checkSelf(caller, input.userId);
    return this.progress.find(caller.userId, input.roadmapId);
  }
}
