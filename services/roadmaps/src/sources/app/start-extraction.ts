import { Inject, Injectable } from '@nestjs/common';
import { ExtractContentJob } from '@waymark/contracts/ai/jobs';
import { authorGrants, type Caller } from '@waymark/contracts/caller';
import type { ExtractionSubject } from '@waymark/contracts/roadmaps/artifacts';
import * as rpc from '@waymark/contracts/roadmaps/artifacts.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkRole } from '@waymark/platform/access';
import { CLOCK } from '@waymark/platform/platform.module';
import type { RunKindDefinition } from '../../runs/app/run-kinds.ts';
import { RunStarts } from '../../runs/app/run-starts.ts';
import type { Run } from '../../runs/domain/run.ts';
import type { RunState } from '../../runs/domain/run-state.ts';
import { type ArtifactState, checkFileType, NO_EXTRACTION } from '../domain/artifact.ts';
import { ArtifactsRepository } from '../persistence/artifacts.repository.ts';

@Injectable()
export class StartExtraction implements RunKindDefinition {
  readonly kind = 'extraction';
  readonly subject = 'file';
  readonly job = ExtractContentJob;
  readonly givenUp = NO_EXTRACTION;

  constructor(
    private readonly db: Database,
    private readonly artifacts: ArtifactsRepository,
    private readonly starts: RunStarts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.StartExtraction)
  execute({ subject, fileType }: RpcInput<typeof rpc.StartExtraction>, caller: Caller): Promise<AiRun> {
    if ('sourceId' in subject) checkRole(authorGrants, caller);
    return this.db.transaction(
      async (tx) => {
        const { artifact, roadmapId } = await this.lock(tx, subject, caller.userId);
        checkFileType(artifact, fileType);
        return this.start(tx, artifact, roadmapId);
      },
      { idempotent: true },
    );
  }

  isForMentors({ roadmapId }: RunState): boolean {
    return roadmapId !== null;
  }

  /** Of a run that has ended without a result. Error: NOT_FOUND. */
  async startAgain(tx: Tx, { state: { artifactId, roadmapId } }: Run): Promise<AiRun> {
    return this.start(tx, await this.artifacts.withText(tx.em, artifactId!), roadmapId);
  }

  private lock({ em }: Tx, subject: ExtractionSubject, userId: number) {
    return this.artifacts.lock(em, subject, { userId, now: this.clock.now() });
  }

  private start(tx: Tx, { id, userId }: ArtifactState, roadmapId: string | null): Promise<AiRun> {
    return this.starts.start(tx, this, { userId, roadmapId, artifactId: id });
  }
}
