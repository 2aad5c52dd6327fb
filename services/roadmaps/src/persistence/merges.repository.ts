import { Inject, Injectable } from '@nestjs/common';
import { ProgressMoved } from '@waymark/contracts/roadmaps/events';
import type { MergedProgress, MergeProgressBody } from '@waymark/contracts/roadmaps/learning';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import type { EntityManager } from 'typeorm';
import { CLOCK } from '../clock.ts';
import { mergeTicks, type StepTick } from '../domain/tick-merge.ts';
import { recordActivity } from './activity.ts';
import { checkFollowable, updateLastActive, upsertFollow } from './follows.ts';
import { readLearning } from './learning.ts';
import { lineOf, readProgress } from './progress-view.ts';

/** Ticks made elsewhere: logged out, offline, on another device. */
@Injectable()
export class MergesRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Errors: NOT_FOUND, RULE_REFUSED on a draft of one's own. */
  merge(userId: number, body: MergeProgressBody, idempotency: string): Promise<MergedProgress> {
    return this.db.transaction((tx) => this.mergeIn(tx, userId, body), {
      idempotency,
      oneByOne: lineOf(userId, body.roadmapId),
    });
  }

  private async mergeIn(tx: Tx, userId: number, body: MergeProgressBody): Promise<MergedProgress> {
    const { roadmapId, ticks } = body;
    const now = this.clock.now();
    const learning = await readLearning(tx.em, roadmapId, userId);
    checkFollowable(learning);
    const steps = new Set(learning.stages.flatMap((stage) => stage.steps.map(({ id }) => id)));
    const known = await readWords(tx.em, userId, roadmapId);
    const { changes, ignored } = mergeTicks(known, ticks, steps, now);
    if (changes.size > 0) await keep(tx, userId, roadmapId, changes, now);
    return { ...(await readProgress(tx.em, roadmapId, userId)), ignored };
  }
}

async function readWords(
  em: EntityManager,
  userId: number,
  roadmapId: string,
): Promise<Map<string, StepTick>> {
  const rows = await em.query<(StepTick & { step: string })[]>(
    `SELECT step_id AS step, completed, updated_at AS at FROM progress WHERE user_id = $1 AND roadmap_id = $2`,
    [userId, roadmapId],
  );
  return new Map(rows.map(({ step, completed, at }) => [step, { completed, at }]));
}

async function keep(
  tx: Tx,
  userId: number,
  roadmapId: string,
  changes: Map<string, StepTick>,
  now: Date,
): Promise<void> {
  const words = [...changes.values()];
  const moments = words.map(({ at }) => at);
  await tx.em.query(
    `INSERT INTO progress (user_id, step_id, roadmap_id, completed, completed_at, updated_at)
     SELECT $1, w.step, $2, w.completed, CASE WHEN w.completed THEN w.at END, w.at
     FROM unnest($3::text[], $4::boolean[], $5::timestamptz[]) AS w (step, completed, at)
     ON CONFLICT (user_id, step_id) DO UPDATE SET
       completed = excluded.completed, completed_at = excluded.completed_at, updated_at = excluded.updated_at`,
    [
      userId,
      roadmapId,
      [...changes.keys()],
      words.map(({ completed }) => completed),
      moments.map((at) => at.toISOString()),
    ],
  );
  if (words.some(({ completed }) => completed)) await upsertFollow(tx.em, userId, roadmapId, now);
  else await updateLastActive(tx.em, userId, roadmapId, now);
  await recordActivity(tx.em, userId, moments, now);
  tx.emit(ProgressMoved, { userId, roadmapId }, { audience: [userId] });
}
