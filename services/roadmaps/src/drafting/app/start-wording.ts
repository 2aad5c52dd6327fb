import { Injectable } from '@nestjs/common';
import { WordStepJob } from '@waymark/contracts/ai/jobs';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/review.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { RpcHandler } from '@waymark/messaging/decorators';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import type { RunKindDefinition } from '../../runs/app/run-kinds.ts';
import { RunStarts } from '../../runs/app/run-starts.ts';
import type { Run } from '../../runs/domain/run.ts';
import { NO_WORDING, toWordingRequest, type WordingRequest } from '../domain/wording.ts';
import { readWordingMaterial } from '../persistence/wording-material.ts';

@Injectable()
export class StartWording implements RunKindDefinition {
  readonly kind = 'wording';
  readonly subject = 'step';
  readonly job = WordStepJob;
  readonly givenUp = NO_WORDING;

  constructor(
    private readonly db: Database,
    private readonly starts: RunStarts,
  ) {}

  @RpcHandler(rpc.StartWording)
  execute({ id, stepId }: RpcInput<typeof rpc.StartWording>, { userId }: Caller): Promise<AiRun> {
    const request = { roadmapId: id, stepId, userId };
    return this.db.transaction((tx) => this.start(tx, request), { idempotent: true });
  }

  isForMentors(): boolean {
    return true;
  }

  startAgain(tx: Tx, run: Run): Promise<AiRun> {
    return this.start(tx, toWordingRequest(run.state)!);
  }

  async start(tx: Tx, request: WordingRequest): Promise<AiRun> {
    await findOwned(tx.em, request.roadmapId, request.userId, { lock: true });
    await readWordingMaterial(tx.em, request, { outside: false });
    return this.starts.start(tx, this, request);
  }
}
