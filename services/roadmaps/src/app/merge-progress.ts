import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { MergedProgress, MergeProgressBody } from '@waymark/contracts/roadmaps/learning';
import { MergesRepository } from '../persistence/merges.repository.ts';

@Injectable()
export class MergeProgress {
  constructor(private readonly merges: MergesRepository) {}

  execute(caller: Caller, body: MergeProgressBody): Promise<MergedProgress> {
    return this.merges.merge(caller.userId, body, 'roadmaps.merge-progress');
  }
}
