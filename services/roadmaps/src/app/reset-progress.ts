import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { ResetProgress as Reset } from '@waymark/contracts/roadmaps/learning';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import { checkSelf } from '../domain/ownership.ts';
import { ResetsRepository } from '../persistence/resets.repository.ts';

/** Begins anew, and takes that back. */
@Injectable()
export class ResetProgress {
  constructor(private readonly resets: ResetsRepository) {}

  async execute(caller: Caller, input: { userId: number; roadmapId: string }): Promise<Reset> {
    checkSelf(caller, input.userId);
    return this.resets.reset(caller.userId, input.roadmapId, 'roadmaps.reset-progress');
  }

  undo(caller: Caller, id: string): Promise<Progress> {
    return this.resets.undo(caller.userId, id, 'roadmaps.undo-reset');
  }
}
