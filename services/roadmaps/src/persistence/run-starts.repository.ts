import { Inject, Injectable } from '@nestjs/common';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { Run } from '../domain/run.ts';
import { enqueueRun } from './enqueue-run.ts';
import { readMaterial } from './material.ts';
import { findOwned } from './owned-roadmap.ts';
import { checkMayStart } from './run-limits.ts';
import { toAiRun } from './run-mapping.ts';
import { RunsRepository } from './runs.repository.ts';

@Injectable()
export class RunStartsRepository {
  constructor(
    private readonly db: Database,
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A new run with its job; one that ends refused at once where there is nothing to read.
   * Errors: NOT_FOUND, FORBIDDEN, RUN_ACTIVE (details.runId), TOO_MANY.
   */
  start(userId: number, roadmapId: string, idempotency: string): Promise<AiRun> {
    return this.db.transaction(
      async (tx) => {
        const now = this.clock.now();
        await findOwned(tx.em, roadmapId, userId, { lock: true });
        await checkMayStart(tx.em, userId, { roadmapId, stepId: null }, now);
        const run = Run.forDraft(roadmapId, userId, now);
        const { lacking } = await readMaterial(tx.em, roadmapId);
        if (lacking) run.refuse(lacking, now);
        else enqueueRun(tx, run, now);
        await this.runs.insert(tx, run);
        return toAiRun(run.state);
      },
      { idempotency },
    );
  }
}
