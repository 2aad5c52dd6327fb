import { Injectable } from '@nestjs/common';
import { ReplyToQuestionJob } from '@waymark/contracts/ai/jobs';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/learning.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { RpcHandler } from '@waymark/messaging/decorators';
import { readRoadmap } from '../../authoring/persistence/published-roadmap.ts';
import type { RunKindDefinition } from '../../runs/app/run-kinds.ts';
import { RunStarts } from '../../runs/app/run-starts.ts';
import type { Run } from '../../runs/domain/run.ts';
import { NO_REPLY, type ReplyRequest, toReplyRequest } from '../domain/reply.ts';
import { RunPassages } from './run-passages.ts';

@Injectable()
export class StartReply implements RunKindDefinition {
  readonly kind = 'reply';
  readonly subject = 'roadmap';
  readonly job = ReplyToQuestionJob;
  readonly givenUp = NO_REPLY;

  constructor(
    private readonly db: Database,
    private readonly starts: RunStarts,
    private readonly passages: RunPassages,
  ) {}

  @RpcHandler(rpc.StartReply)
  execute({ id, body: { question } }: RpcInput<typeof rpc.StartReply>, { userId }: Caller): Promise<AiRun> {
    const request = { roadmapId: id, userId, userContext: question };
    return this.db.transaction((tx) => this.start(tx, request), { idempotent: true });
  }

  isForMentors(): boolean {
    return false;
  }

  startAgain(tx: Tx, { state }: Run): Promise<AiRun> {
    return this.start(tx, toReplyRequest(state)!);
  }

  complete(runs: readonly AiRun[], userId: number): Promise<AiRun[]> {
    return this.passages.complete(runs, userId);
  }

  async start(tx: Tx, request: ReplyRequest): Promise<AiRun> {
    await readRoadmap(tx.em, request.roadmapId, request);
    return this.starts.start(tx, this, request);
  }
}
