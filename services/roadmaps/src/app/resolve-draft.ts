import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AiRun, ResolveDraftBody } from '@waymark/contracts/roadmaps/runs';
import { DraftsRepository } from '../persistence/drafts.repository.ts';

@Injectable()
export class ResolveDraft {
  constructor(private readonly drafts: DraftsRepository) {}

  execute(caller: Caller, runId: string, body: ResolveDraftBody): Promise<AiRun> {
    return this.drafts.resolve(runId, caller.userId, body, 'roadmaps.resolve-draft');
  }
}
