import { Inject, Injectable } from '@nestjs/common';
import { type Caller, mentorRoles } from '@waymark/contracts/caller';
import type { ExtractionSubject } from '@waymark/contracts/roadmaps/artifacts';
import * as rpc from '@waymark/contracts/roadmaps/rpc-artifacts';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkRole } from '@waymark/platform/access';
import { CLOCK } from '@waymark/platform/platform.module';
import { type ArtifactState, checkFileType } from '../domain/artifact.ts';
import { Run } from '../domain/run.ts';
import { ArtifactsRepository } from '../persistence/artifacts.repository.ts';
import { toAiRun } from '../persistence/run-mapping.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { enqueueRun } from './enqueue-run.ts';
import { RunStarts } from './run-starts.ts';

@Injectable()
export class StartExtraction {
  constructor(
    private readonly db: Database,
    private readonly runs: RunsRepository,
    private readonly artifacts: ArtifactsRepository,
    private readonly starts: RunStarts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.StartExtraction)
  execute(
    { subject, fileType }: RpcInput<typeof rpc.StartExtraction>,
    { userId, role }: Caller,
  ): Promise<AiRun> {
    if ('sourceId' in subject) checkRole(mentorRoles, role);
    return this.db.transaction(
      async (tx) => {
        const { artifact, roadmapId } = await this.lock(tx, subject, userId);
        checkFileType(artifact, fileType);
        return this.start(tx, artifact, roadmapId);
      },
      { idempotent: true },
    );
  }

  /** Of a run that has ended without a result. Error: NOT_FOUND. */
  async startAgain(tx: Tx, { artifactId, roadmapId }: Run['state']): Promise<AiRun> {
    return this.start(tx, await this.artifacts.withText(tx.em, artifactId!), roadmapId);
  }

  private lock({ em }: Tx, subject: ExtractionSubject, userId: number) {
    return this.artifacts.lock(em, subject, { userId, now: this.clock.now() });
  }

  private async start(tx: Tx, { id, userId }: ArtifactState, roadmapId: string | null): Promise<AiRun> {
    const now = this.clock.now();
    const request = { userId, roadmapId, artifactId: id };
    const run = Run.forExtraction(request, now);
    await this.starts.check(tx, run, now);
    enqueueRun(tx, run, now);
    await this.runs.insert(tx, run);
    return toAiRun(run.state);
  }
}
