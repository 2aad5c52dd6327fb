import { Injectable } from '@nestjs/common';
import { CoachStepJob } from '@waymark/contracts/ai/jobs';
import type { Caller } from '@waymark/contracts/caller';
import type { AiCoachingBody } from '@waymark/contracts/roadmaps/coaching';
import * as rpc from '@waymark/contracts/roadmaps/learning.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { RpcHandler } from '@waymark/messaging/decorators';
import { readVisibleStep } from '../../learning/persistence/visible-step.ts';
import type { RunKindDefinition } from '../../runs/app/run-kinds.ts';
import { RunStarts } from '../../runs/app/run-starts.ts';
import type { Run } from '../../runs/domain/run.ts';
import { type CoachingRequest, NO_GUIDANCE, toCoachingRequest } from '../domain/coaching.ts';
import { RunPassages } from './run-passages.ts';

@Injectable()
export class StartCoaching implements RunKindDefinition {
  readonly kind = 'coaching';
  readonly subject = 'step';
  readonly job = CoachStepJob;
  readonly givenUp = NO_GUIDANCE;

  constructor(
    private readonly db: Database,
    private readonly starts: RunStarts,
    private readonly passages: RunPassages,
  ) {}

  @RpcHandler(rpc.StartCoaching)
  execute(body: AiCoachingBody, { userId }: Caller): Promise<AiRun> {
    return this.db.transaction((tx) => this.start(tx, { ...body, userId }), { idempotent: true });
  }

  isForMentors(): boolean {
    return false;
  }

  startAgain(tx: Tx, { state }: Run): Promise<AiRun> {
    return this.start(tx, toCoachingRequest(state)!);
  }

  complete(runs: readonly AiRun[], userId: number): Promise<AiRun[]> {
    return this.passages.complete(runs, userId);
  }

  async start(tx: Tx, request: CoachingRequest): Promise<AiRun> {
    await readVisibleStep(tx.em, request);
    return this.starts.start(tx, this, request);
  }
}
