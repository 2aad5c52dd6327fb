import { Injectable } from '@nestjs/common';
import { FindFollowUpJob } from '@waymark/contracts/ai/jobs';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/interview.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { RpcHandler } from '@waymark/messaging/decorators';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import type { RunKindDefinition } from '../../runs/app/run-kinds.ts';
import { RunStarts } from '../../runs/app/run-starts.ts';
import type { Run } from '../../runs/domain/run.ts';
import { checkMayAsk, type FollowUpRequest, NO_FOLLOW_UP, toFollowUpRequest } from '../domain/follow-up.ts';
import { InterviewAnswerRow } from '../persistence/interview-answer.row.ts';

@Injectable()
export class StartFollowUp implements RunKindDefinition {
  readonly kind = 'follow-up';
  readonly subject = 'answer';
  readonly job = FindFollowUpJob;
  readonly givenUp = NO_FOLLOW_UP;

  constructor(
    private readonly db: Database,
    private readonly starts: RunStarts,
  ) {}

  @RpcHandler(rpc.StartFollowUp)
  execute({ id, question }: RpcInput<typeof rpc.StartFollowUp>, { userId }: Caller): Promise<AiRun> {
    const request = { roadmapId: id, question, userId };
    return this.db.transaction((tx) => this.start(tx, request), { idempotent: true });
  }

  isForMentors(): boolean {
    return true;
  }

  startAgain(tx: Tx, { state }: Run): Promise<AiRun> {
    return this.start(tx, toFollowUpRequest(state)!);
  }

  async start(tx: Tx, request: FollowUpRequest): Promise<AiRun> {
    const { roadmapId, question, userId } = request;
    await findOwned(tx.em, roadmapId, userId, { lock: true });
    checkMayAsk(await tx.em.findOneBy(InterviewAnswerRow, { roadmapId, question }));
    return this.starts.start(tx, this, request);
  }
}
