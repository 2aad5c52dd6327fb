import { Inject, Injectable } from '@nestjs/common';
import type { AiCoachingBody } from '@waymark/contracts/roadmaps/coaching';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { Raw } from 'typeorm';
import { CLOCK } from '../clock.ts';
import { Run, runNotFound } from '../domain/run.ts';
import { AiRunRow } from './ai-run.row.ts';
import { readVisibleStep } from './coaching-material.ts';
import { enqueueRun } from './enqueue-run.ts';
import { checkMayStart } from './run-limits.ts';
import { toAiRun } from './run-mapping.ts';
import { RunsRepository } from './runs.repository.ts';

/** So many fit into one message, at their longest. */
const MAX_LISTED = 50;

const NEWEST_OF_EACH_STEP = `
  SELECT DISTINCT ON (step_id) id FROM ai_runs
  WHERE kind = 'coaching' AND user_id = :userId AND roadmap_id = :roadmapId
    AND (finished_at IS NULL OR status = 'succeeded')
  ORDER BY step_id, created_at DESC, id DESC`;

/** Runs that help one learner with one step. */
@Injectable()
export class CoachingsRepository {
  constructor(
    private readonly db: Database,
    private readonly runs: RunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Errors: NOT_FOUND (roadmap or step), RUN_ACTIVE (this step; details.runId), TOO_MANY. */
  start(userId: number, body: AiCoachingBody, idempotency: string): Promise<AiRun> {
    return this.db.transaction((tx) => this.startIn(tx, userId, body), { idempotency });
  }

  /** The same asked again. Errors: as of `start`. */
  again(userId: number, runId: string, idempotency: string): Promise<AiRun> {
    return this.db.transaction(
      async (tx) => {
        const known = await tx.em.findOneBy(AiRunRow, { id: runId, userId, kind: 'coaching' });
        if (!known) throw runNotFound();
        const { roadmapId, stepId, userContext } = known;
        return this.startIn(tx, userId, { roadmapId, stepId: stepId!, userContext: userContext! });
      },
      { idempotency },
    );
  }

  /** A learner's newest going or succeeded coaching of each step, newest first. */
  async list(userId: number, roadmapId: string): Promise<AiRun[]> {
    const rows = await this.db.read((em) =>
      em.find(AiRunRow, {
        where: { id: Raw((id) => `${id} IN (${NEWEST_OF_EACH_STEP})`, { userId, roadmapId }) },
        order: { createdAt: 'DESC', id: 'DESC' },
        take: MAX_LISTED,
      }),
    );
    return rows.map(toAiRun);
  }

  private async startIn(tx: Tx, userId: number, body: AiCoachingBody): Promise<AiRun> {
    const now = this.clock.now();
    await readVisibleStep(tx.em, { ...body, userId });
    await checkMayStart(tx.em, userId, body, now);
    const run = Run.forCoaching(userId, body, now);
    enqueueRun(tx, run, now);
    await this.runs.insert(tx, run);
    return toAiRun(run.state);
  }
}
