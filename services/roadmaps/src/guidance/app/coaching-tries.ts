import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { ListCoachings } from '@waymark/contracts/roadmaps/learning.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/own-steps.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { deleteRun, type OwnRun } from '../persistence/coaching-tries.ts';
import { CoachingsReader } from '../persistence/coachings.reader.ts';
import { RunPassages } from './run-passages.ts';

/** A learner's coachings. */
@Injectable()
export class CoachingTries {
  constructor(
    private readonly db: Database,
    private readonly coachings: CoachingsReader,
    private readonly passages: RunPassages,
  ) {}

  @RpcHandler(ListCoachings)
  async ofRoadmap({ id }: { id: string }, { userId }: Caller): Promise<AiRun[]> {
    return this.passages.complete(await this.coachings.list(userId, id), userId);
  }

  @RpcHandler(rpc.ListCoachingTries)
  async list({ id, stepId }: RpcInput<typeof rpc.ListCoachingTries>, { userId }: Caller): Promise<AiRun[]> {
    return this.passages.complete(await this.coachings.tries(userId, id, stepId), userId);
  }

  @RpcHandler(rpc.DeleteCoaching)
  delete({ id }: { id: string }, { userId }: Caller): Promise<{ success: true }> {
    return deleteOwnRun(this.db, { id, userId, kind: 'coaching' });
  }
}

/** Error: RUN_ACTIVE (details.runId). */
export async function deleteOwnRun(db: Database, run: OwnRun): Promise<{ success: true }> {
  const result = await db.transaction(({ em }) => deleteRun(em, run));
  if (result === 'active')
    throw new AppError('RUN_ACTIVE', 'This is still being written. Cancel it first.', {
      details: { runId: run.id },
    });
  return { success: true };
}
