import { Injectable } from '@nestjs/common';
import { GenerateRoadmapJob } from '@waymark/contracts/ai/jobs';
import { authorGrants, type Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/drafts.endpoints';
import { sampleOfId } from '@waymark/contracts/roadmaps/ghostwriter-samples';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkRole } from '@waymark/platform/access';
import type { RunKindDefinition } from '../../runs/app/run-kinds.ts';
import { RunStarts } from '../../runs/app/run-starts.ts';
import type { Run } from '../../runs/domain/run.ts';
import type { RunState } from '../../runs/domain/run-state.ts';
import { StoreWrittenTexts } from '../../sources/app/store-written-texts.ts';
import { DRAFTING, type DraftRequest, readDraftReport, toDraftRequest } from '../domain/draft-run.ts';
import { NO_DRAFT } from '../domain/drafting.ts';
import { StartRun } from './start-run.ts';

/** On a roadmap for its mentor, and on a sample for every user. */
@Injectable()
export class StartGhostwrite implements RunKindDefinition {
  readonly kind = 'ghostwrite';
  readonly subject = DRAFTING.subject;
  readonly exclusive = DRAFTING.exclusive;
  readonly job = GenerateRoadmapJob;
  readonly givenUp = NO_DRAFT;
  readonly readReport = readDraftReport;

  constructor(
    private readonly db: Database,
    private readonly writtenTexts: StoreWrittenTexts,
    private readonly startRun: StartRun,
    private readonly starts: RunStarts,
  ) {}

  @RpcHandler(rpc.StartGhostwrite)
  async execute({ roadmapId }: RpcInput<typeof rpc.StartGhostwrite>, caller: Caller): Promise<AiRun> {
    const { userId } = caller;
    if (!sampleOfId(roadmapId)) checkRole(authorGrants, caller);
    const written = sampleOfId(roadmapId) ? [] : await this.writtenTexts.execute(roadmapId, userId);
    return this.db.transaction(
      (tx) =>
        sampleOfId(roadmapId)
          ? this.startOnSample(tx, roadmapId, userId)
          : this.startRun.start(tx, toRequest(roadmapId, userId), written),
      { idempotent: true },
    );
  }

  isForMentors({ roadmapId }: RunState): boolean {
    return !sampleOfId(roadmapId!);
  }

  startAgain(tx: Tx, run: Run): Promise<AiRun> {
    const request = toDraftRequest(run.state)!;
    const { roadmapId, userId } = request;
    return sampleOfId(roadmapId)
      ? this.startOnSample(tx, roadmapId, userId)
      : this.startRun.start(tx, request);
  }

  applyStored(runId: string): Promise<void> {
    return this.startRun.applyStored(runId);
  }

  private startOnSample(tx: Tx, sampleId: string, userId: number): Promise<AiRun> {
    return this.starts.start(tx, this, toRequest(sampleId, userId));
  }
}

const toRequest = (roadmapId: string, userId: number): DraftRequest => ({
  kind: 'ghostwrite',
  roadmapId,
  userId,
  sourceIds: null,
});
