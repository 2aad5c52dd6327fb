import { Injectable } from '@nestjs/common';
import { GenerateRoadmapJob } from '@waymark/contracts/ai/jobs';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/drafts.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { RpcHandler } from '@waymark/messaging/decorators';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import type { RunKindDefinition } from '../../runs/app/run-kinds.ts';
import { RunStarts } from '../../runs/app/run-starts.ts';
import type { Run } from '../../runs/domain/run.ts';
import { DeleteObjects } from '../../shared/app/delete-objects.ts';
import { StoreWrittenTexts } from '../../sources/app/store-written-texts.ts';
import { replaceWrittenSource, type WrittenSource } from '../../sources/persistence/written-sources.ts';
import { DRAFTING, type DraftRequest, readDraftReport, toDraftRequest } from '../domain/draft-run.ts';
import { NO_DRAFT } from '../domain/drafting.ts';
import { readMaterial } from '../persistence/material.ts';
import { ApplyDraft } from './apply-draft.ts';

/** Without any source the run ends refused at once. */
@Injectable()
export class StartRun implements RunKindDefinition {
  readonly kind = 'generate-roadmap';
  readonly subject = DRAFTING.subject;
  readonly exclusive = DRAFTING.exclusive;
  readonly job = GenerateRoadmapJob;
  readonly givenUp = NO_DRAFT;
  readonly readReport = readDraftReport;

  constructor(
    private readonly db: Database,
    private readonly starts: RunStarts,
    private readonly writtenTexts: StoreWrittenTexts,
    private readonly objects: DeleteObjects,
    private readonly applyDraft: ApplyDraft,
  ) {}

  @RpcHandler(rpc.StartRun)
  async execute({ roadmapId, sourceIds }: RpcInput<typeof rpc.StartRun>, { userId }: Caller): Promise<AiRun> {
    const request = { kind: this.kind, roadmapId, userId, sourceIds: sourceIds ?? null } as const;
    const written = await this.writtenTexts.execute(roadmapId, userId);
    return this.db.transaction((tx) => this.start(tx, request, written), { idempotent: true });
  }

  isForMentors(): boolean {
    return true;
  }

  startAgain(tx: Tx, run: Run): Promise<AiRun> {
    return this.start(tx, toDraftRequest(run.state)!);
  }

  applyStored(runId: string): Promise<void> {
    return this.applyDraft.execute(runId);
  }

  /** `written`: texts that replace those of the last run. */
  async start(tx: Tx, request: DraftRequest, written: WrittenSource[] = []): Promise<AiRun> {
    const { roadmapId, userId } = request;
    await findOwned(tx.em, roadmapId, userId, { lock: true });
    const run = await this.starts.create(tx, this, request);
    const replaced: (string | null)[] = [];
    for (const source of written) replaced.push(...(await replaceWrittenSource(tx.em, roadmapId, source)));
    tx.afterCommit(() => void this.objects.execute(replaced));
    const { missing } = await readMaterial(tx.em, request, { outside: false });
    return missing ? this.starts.refuse(tx, run, missing) : this.starts.enqueue(tx, this, run);
  }
}
