import { Inject, Injectable } from '@nestjs/common';
import { adminAction } from '@waymark/contracts/admin-actions';
import { aiJobs } from '@waymark/contracts/ai/jobs';
import type { Caller } from '@waymark/contracts/caller';
import type { AiQueue } from '@waymark/contracts/roadmaps/admin-runs';
import * as rpc from '@waymark/contracts/roadmaps/admin-runs.endpoints';
import { AdminActed } from '@waymark/contracts/roadmaps/events';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { QueuedJobs } from '@waymark/messaging/queued-jobs';
import { CLOCK } from '@waymark/platform/platform.module';
import type { RunState } from '../domain/run-state.ts';
import { RunHistoryReader } from '../persistence/run-history.reader.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { RetryRun } from './retry-run.ts';

const QUEUES = [...new Set(aiJobs.map(({ queue }) => queue))];

/** The runs of all users: admins see figures, and what they do is in the audit. */
@Injectable()
export class AdminRuns {
  constructor(
    private readonly db: Database,
    private readonly history: RunHistoryReader,
    private readonly runs: RunsRepository,
    private readonly retryRun: RetryRun,
    private readonly jobs: QueuedJobs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.ListRunsOfUsers)
  list(query: RpcInput<typeof rpc.ListRunsOfUsers>): Promise<RpcOutput<typeof rpc.ListRunsOfUsers>> {
    return this.history.pageOfAll(query);
  }

  @RpcHandler(rpc.ListAiQueues)
  queues(): Promise<AiQueue[]> {
    return Promise.all(QUEUES.map(async (name) => ({ name, ...(await this.jobs.countsOf(name)) })));
  }

  @RpcHandler(rpc.CancelRunOfUser)
  async cancel({ id }: { id: string }, admin: Caller): Promise<Success> {
    await this.runs.change(id, (run, tx) => {
      if (run.isOver) return;
      run.cancel(this.clock.now(), 'An admin cancelled this.');
      record(tx, admin, 'ai-run.cancel', run.state);
    });
    return { success: true };
  }

  @RpcHandler(rpc.RetryRunOfUser)
  retry({ id }: { id: string }, admin: Caller): Promise<Success> {
    return this.db.transaction(
      async (tx): Promise<Success> => {
        const run = await this.runs.loadAny(tx.em, id);
        await this.retryRun.start(tx, run);
        record(tx, admin, 'ai-run.retry', run.state);
        return { success: true };
      },
      { idempotent: true },
    );
  }
}

function record(
  tx: Tx,
  admin: Caller,
  action: 'ai-run.cancel' | 'ai-run.retry',
  { id, kind, userId }: RunState,
): void {
  const target = { type: 'ai-run', id, name: kind };
  tx.emit(AdminActed, adminAction(admin, { action, target, detail: { userId } }));
}
