import { Injectable } from '@nestjs/common';
import { type Caller, mentorRoles } from '@waymark/contracts/caller';
import { sampleOfId } from '@waymark/contracts/roadmaps/ghostwriter-samples';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkRole } from '@waymark/platform/access';
import type { Run } from '../domain/run.ts';
import { coachingRequestOf, followUpRequestOf } from '../domain/run-requests.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { StartCoaching } from './start-coaching.ts';
import { StartExtraction } from './start-extraction.ts';
import { StartFollowUp } from './start-follow-up.ts';
import { StartGhostwrite } from './start-ghostwrite.ts';
import { StartRun } from './start-run.ts';
import { StartWording } from './start-wording.ts';

/** Starts a new run like one that has ended without a result. */
@Injectable()
export class RetryRun {
  constructor(
    private readonly db: Database,
    private readonly runs: RunsRepository,
    private readonly startRun: StartRun,
    private readonly startGhostwrite: StartGhostwrite,
    private readonly startCoaching: StartCoaching,
    private readonly startWording: StartWording,
    private readonly startExtraction: StartExtraction,
    private readonly startFollowUp: StartFollowUp,
  ) {}

  @RpcHandler(rpc.RetryRun)
  execute({ id }: { id: string }, { userId, role }: Caller): Promise<AiRun> {
    return this.db.transaction(
      async (tx) => {
        const run = await this.runs.load(tx.em, id, userId);
        if (changesRoadmap(run)) checkRole(mentorRoles, role);
        return this.start(tx, run);
      },
      { idempotent: true },
    );
  }

  /** For the owner of the run. */
  start(tx: Tx, run: Run): Promise<AiRun> {
    run.checkMayRetry();
    const { draftRequest, wordingRequest, state } = run;
    const coachingRequest = coachingRequestOf(state);
    const followUpRequest = followUpRequestOf(state);
    if (followUpRequest) return this.startFollowUp.start(tx, followUpRequest);
    if (wordingRequest) return this.startWording.start(tx, wordingRequest);
    if (coachingRequest) return this.startCoaching.start(tx, coachingRequest);
    if (!draftRequest) return this.startExtraction.startAgain(tx, state);
    const { roadmapId, userId } = draftRequest;
    if (sampleOfId(roadmapId)) return this.startGhostwrite.startOnSample(tx, roadmapId, userId);
    return this.startRun.start(tx, draftRequest);
  }
}

/** Whether it works on a roadmap of the mentor: not a coaching, a sample, or a file without a roadmap. */
const changesRoadmap = ({ state }: Run): boolean =>
  coachingRequestOf(state) === null && state.roadmapId !== null && !sampleOfId(state.roadmapId);
