import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/rpc-review';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { Run } from '../domain/run.ts';
import type { WordingRequest } from '../domain/run-requests.ts';
import { findOwned } from '../persistence/owned-roadmap.ts';
import { toAiRun } from '../persistence/run-mapping.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { readWordingMaterial } from '../persistence/wording-material.ts';
import { enqueueRun } from './enqueue-run.ts';
import { RunStarts } from './run-starts.ts';

@Injectable()
export class StartWording {
  constructor(
    private readonly db: Database,
    private readonly runs: RunsRepository,
    private readonly starts: RunStarts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.StartWording)
  execute({ id, stepId }: RpcInput<typeof rpc.StartWording>, { userId }: Caller): Promise<AiRun> {
    const request = { roadmapId: id, stepId, userId };
    return this.db.transaction((tx) => this.start(tx, request), { idempotent: true });
  }

  async start(tx: Tx, request: WordingRequest): Promise<AiRun> {
    const now = this.clock.now();
    await findOwned(tx.em, request.roadmapId, request.userId, { lock: true });
    await readWordingMaterial(tx.em, request, { outside: false });
    const run = Run.forWording(request, now);
    await this.starts.check(tx, run, now);
    enqueueRun(tx, run, now);
    await this.runs.insert(tx, run);
    return toAiRun(run.state);
  }
}
