import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/rpc-own-steps';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { deleteCoaching } from '../persistence/coaching-tries.ts';
import { CoachingsReader } from '../persistence/coachings.reader.ts';

/** A learner's earlier coachings of a step. */
@Injectable()
export class CoachingTries {
  constructor(
    private readonly db: Database,
    private readonly coachings: CoachingsReader,
  ) {}

  @RpcHandler(rpc.ListCoachingTries)
  list({ id, stepId }: RpcInput<typeof rpc.ListCoachingTries>, { userId }: Caller): Promise<AiRun[]> {
    return this.coachings.tries(userId, id, stepId);
  }

  @RpcHandler(rpc.DeleteCoaching)
  async delete({ id }: { id: string }, { userId }: Caller): Promise<{ success: true }> {
    const result = await this.db.transaction(({ em }) => deleteCoaching(em, userId, id));
    if (result === 'active')
      throw new AppError('RUN_ACTIVE', 'This coaching is still being written. Cancel it first.', {
        details: { runId: id },
      });
    return { success: true };
  }
}
