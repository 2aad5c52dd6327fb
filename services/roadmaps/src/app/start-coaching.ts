import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AiCoachingBody } from '@waymark/contracts/roadmaps/coaching';
import * as rpc from '@waymark/contracts/roadmaps/rpc-learning';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { Run } from '../domain/run.ts';
import type { CoachingRequest } from '../domain/run-requests.ts';
import { readVisibleStep } from '../persistence/coaching-material.ts';
import { toAiRun } from '../persistence/run-mapping.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { enqueueRun } from './enqueue-run.ts';
import { RunStarts } from './run-starts.ts';

@Injectable()
export class StartCoaching {
  constructor(
    private readonly db: Database,
    private readonly runs: RunsRepository,
    private readonly starts: RunStarts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.StartCoaching)
  execute(body: AiCoachingBody, { userId }: Caller): Promise<AiRun> {
    return this.db.transaction((tx) => this.start(tx, { ...body, userId }), { idempotent: true });
  }

  async start(tx: Tx, request: CoachingRequest): Promise<AiRun> {
    const now = this.clock.now();
    await readVisibleStep(tx.em, request);
    const run = Run.forCoaching(request, now);
    await this.starts.check(tx, run, now);
    enqueueRun(tx, run, now);
    await this.runs.insert(tx, run);
    return toAiRun(run.state);
  }
}
