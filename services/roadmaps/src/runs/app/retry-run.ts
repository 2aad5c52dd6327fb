import { Injectable } from '@nestjs/common';
import { authorGrants, type Caller } from '@waymark/contracts/caller';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkRole } from '@waymark/platform/access';
import type { Run } from '../domain/run.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { RunKinds } from './run-kinds.ts';

/** Starts a new run like one that has ended without a result. */
@Injectable()
export class RetryRun {
  constructor(
    private readonly db: Database,
    private readonly runs: RunsRepository,
    private readonly kinds: RunKinds,
  ) {}

  @RpcHandler(rpc.RetryRun)
  execute({ id }: { id: string }, caller: Caller): Promise<AiRun> {
    return this.db.transaction(
      async (tx) => {
        const run = await this.runs.load(tx.em, id, caller.userId);
        if (this.kinds.of(run.state.kind).isForMentors(run.state)) checkRole(authorGrants, caller);
        return this.start(tx, run);
      },
      { idempotent: true },
    );
  }

  /** For the owner of the run. */
  start(tx: Tx, run: Run): Promise<AiRun> {
    run.checkMayRetry();
    return this.kinds.of(run.state.kind).startAgain(tx, run);
  }
}
