import { Injectable } from '@nestjs/common';
import { MAX_TRIES } from '@waymark/contracts/roadmaps/own-step-limits';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { Database } from '@waymark/database/database';
import { Raw } from 'typeorm';
import { AiRunRow } from '../../runs/persistence/ai-run.row.ts';
import { toAiRun } from '../../runs/persistence/run-mapping.ts';

/** Fits into one message at the greatest length. */
const MAX_LISTED = 50;

const NOT_DISCREET = `(coaching->'safety'->'kinds' @> '"violence-at-home"') IS NOT TRUE`;

const NEWEST_OF_EACH_STEP = `
  SELECT DISTINCT ON (step_id) id FROM ai_runs
  WHERE kind = 'coaching' AND user_id = :userId AND roadmap_id = :roadmapId
    AND (finished_at IS NULL OR status = 'succeeded') AND ${NOT_DISCREET}
  ORDER BY step_id, created_at DESC, id DESC`;

const OF_STEP = `
  SELECT id FROM ai_runs WHERE kind = 'coaching' AND user_id = :userId AND roadmap_id = :roadmapId
    AND step_id = :stepId AND status = 'succeeded' AND ${NOT_DISCREET}`;

@Injectable()
export class CoachingsReader {
  constructor(private readonly db: Database) {}

  /**
   * A learner's newest active or succeeded coaching of each step, newest first; none with help for violence at home,
   * because another person may look at the screen later.
   */
  list(userId: number, roadmapId: string): Promise<AiRun[]> {
    return this.find(NEWEST_OF_EACH_STEP, { userId, roadmapId }, MAX_LISTED);
  }

  /** A learner's succeeded coachings of a step, newest first; as `list`, without help for violence at home. */
  tries(userId: number, roadmapId: string, stepId: string): Promise<AiRun[]> {
    return this.find(OF_STEP, { userId, roadmapId, stepId }, MAX_TRIES);
  }

  private async find(ids: string, params: Record<string, unknown>, take: number): Promise<AiRun[]> {
    const rows = await this.db.read((em) =>
      em.find(AiRunRow, {
        where: { id: Raw((id) => `${id} IN (${ids})`, params) },
        order: { createdAt: 'DESC', id: 'DESC' },
        take,
      }),
    );
    return rows.map(toAiRun);
  }
}
