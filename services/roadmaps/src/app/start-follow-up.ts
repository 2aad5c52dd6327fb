import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/rpc-interview';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkMayAsk } from '../domain/follow-up.ts';
import { Run } from '../domain/run.ts';
import type { FollowUpRequest } from '../domain/run-requests.ts';
import { InterviewAnswerRow } from '../persistence/interview-answer.row.ts';
import { findOwned } from '../persistence/owned-roadmap.ts';
import { toAiRun } from '../persistence/run-mapping.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { enqueueRun } from './enqueue-run.ts';
import { RunStarts } from './run-starts.ts';

@Injectable()
export class StartFollowUp {
  constructor(
    private readonly db: Database,
    private readonly runs: RunsRepository,
    private readonly starts: RunStarts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.StartFollowUp)
  execute({ id, question }: RpcInput<typeof rpc.StartFollowUp>, { userId }: Caller): Promise<AiRun> {
    const request = { roadmapId: id, question, userId };
    return this.db.transaction((tx) => this.start(tx, request), { idempotent: true });
  }

  async start(tx: Tx, request: FollowUpRequest): Promise<AiRun> {
    const { roadmapId, question, userId } = request;
    const now = this.clock.now();
    await findOwned(tx.em, roadmapId, userId, { lock: true });
    checkMayAsk(await tx.em.findOneBy(InterviewAnswerRow, { roadmapId, question }));
    const run = Run.forFollowUp(request, now);
    await this.starts.check(tx, run, now);
    enqueueRun(tx, run, now);
    await this.runs.insert(tx, run);
    return toAiRun(run.state);
  }
}
