import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { ProgressChanged, SetProgressBody } from '@waymark/contracts/roadmaps/progress';
import { checkSelf } from '../domain/ownership.ts';
import { ProgressRepository } from '../persistence/progress.repository.ts';

@Injectable()
export class SetProgress {
  constructor(private readonly progress: ProgressRepository) {}

  async execute(caller: Caller, body: SetProgressBody): Promise<ProgressChanged> {
    checkSelf(caller, body.userId);
    return this.progress.set(caller.userId, body, 'roadmaps.set-progress');
  }
}
