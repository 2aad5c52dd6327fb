import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { Run } from '../domain/run.ts';
import type { DraftRequest } from '../domain/run-requests.ts';
import { readMaterial } from '../persistence/material.ts';
import { findOwned } from '../persistence/owned-roadmap.ts';
import { toAiRun } from '../persistence/run-mapping.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { replaceWrittenSource, type WrittenSource } from '../persistence/written-sources.ts';
import { DeleteObjects } from './delete-objects.ts';
import { enqueueRun } from './enqueue-run.ts';
import { RunStarts } from './run-starts.ts';
import { StoreWrittenTexts } from './store-written-texts.ts';

/** Without any source the run ends refused at once. */
@Injectable()
export class StartRun {
  constructor(
    private readonly db: Database,
    private readonly runs: RunsRepository,
    private readonly starts: RunStarts,
    private readonly writtenTexts: StoreWrittenTexts,
    private readonly objects: DeleteObjects,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.StartRun)
  async execute({ roadmapId, sourceIds }: RpcInput<typeof rpc.StartRun>, { userId }: Caller): Promise<AiRun> {
    const request = { roadmapId, userId, sourceIds: sourceIds ?? null };
    const written = await this.writtenTexts.execute(roadmapId, userId);
    return this.db.transaction((tx) => this.start(tx, request, written), { idempotent: true });
  }

  /** `written`: texts that replace those of the last run. */
  async start(tx: Tx, request: DraftRequest, written: WrittenSource[] = []): Promise<AiRun> {
    const { roadmapId, userId } = request;
    const now = this.clock.now();
    await findOwned(tx.em, roadmapId, userId, { lock: true });
    const run = Run.forDraft(request, now);
    await this.starts.check(tx, run, now);
    const replaced: (string | null)[] = [];
    for (const source of written) replaced.push(...(await replaceWrittenSource(tx.em, roadmapId, source)));
    tx.afterCommit(() => void this.objects.execute(replaced));
    const { missing } = await readMaterial(tx.em, request, { outside: false });
    if (missing) run.refuse(missing, now);
    else enqueueRun(tx, run, now);
    await this.runs.insert(tx, run);
    return toAiRun(run.state);
  }
}
