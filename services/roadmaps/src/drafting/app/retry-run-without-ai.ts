import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/drafts.endpoints';
import { sampleOfId } from '@waymark/contracts/roadmaps/ghostwriter-samples';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { toDraftRequest } from '../domain/draft-run.ts';
import { StartRun } from './start-run.ts';

const NO_DRAFT = 'Only the draft of a roadmap of yours can be made without AI.';

/** The other way after a model has failed: the same material, without it. */
@Injectable()
export class RetryRunWithoutAi {
  constructor(
    private readonly db: Database,
    private readonly runs: RunsRepository,
    private readonly startRun: StartRun,
  ) {}

  @RpcHandler(rpc.RetryRunWithoutAi)
  execute({ id }: RpcInput<typeof rpc.RetryRunWithoutAi>, { userId }: Caller): Promise<AiRun> {
    return this.db.transaction(
      async (tx) => {
        const run = await this.runs.load(tx.em, id, userId);
        run.checkMayRetry();
        const request = toDraftRequest(run.state);
        if (!request || sampleOfId(request.roadmapId)) throw new AppError('RULE_REFUSED', NO_DRAFT);
        return this.startRun.start(tx, { ...request, withoutAi: true, reading: null });
      },
      { idempotent: true },
    );
  }
}
