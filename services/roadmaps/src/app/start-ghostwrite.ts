import { Inject, Injectable } from '@nestjs/common';
import { type Caller, mentorRoles } from '@waymark/contracts/caller';
import { sampleOfId } from '@waymark/contracts/roadmaps/ghostwriter-samples';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkRole } from '@waymark/platform/access';
import { CLOCK } from '@waymark/platform/platform.module';
import { Run } from '../domain/run.ts';
import type { DraftRequest } from '../domain/run-requests.ts';
import { toAiRun } from '../persistence/run-mapping.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { enqueueRun } from './enqueue-run.ts';
import { RunStarts } from './run-starts.ts';
import { StartRun } from './start-run.ts';
import { StoreWrittenTexts } from './store-written-texts.ts';

/** On a roadmap for its mentor, and on a sample for every user. */
@Injectable()
export class StartGhostwrite {
  constructor(
    private readonly db: Database,
    private readonly runs: RunsRepository,
    private readonly writtenTexts: StoreWrittenTexts,
    private readonly startRun: StartRun,
    private readonly starts: RunStarts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.StartGhostwrite)
  async execute(
    { roadmapId }: RpcInput<typeof rpc.StartGhostwrite>,
    { userId, role }: Caller,
  ): Promise<AiRun> {
    if (!sampleOfId(roadmapId)) checkRole(mentorRoles, role);
    const written = sampleOfId(roadmapId) ? [] : await this.writtenTexts.execute(roadmapId, userId);
    return this.db.transaction(
      (tx) =>
        sampleOfId(roadmapId)
          ? this.startOnSample(tx, roadmapId, userId)
          : this.startRun.start(tx, ghostwriteOf(roadmapId, userId), written),
      { idempotent: true },
    );
  }

  async startOnSample(tx: Tx, sampleId: string, userId: number): Promise<AiRun> {
    const now = this.clock.now();
    const run = Run.forDraft(ghostwriteOf(sampleId, userId), now);
    await this.starts.check(tx, run, now);
    enqueueRun(tx, run, now);
    await this.runs.insert(tx, run);
    return toAiRun(run.state);
  }
}

const ghostwriteOf = (roadmapId: string, userId: number): DraftRequest => ({
  kind: 'ghostwrite',
  roadmapId,
  userId,
  sourceIds: null,
});
