import { Injectable } from '@nestjs/common';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { Database } from '@waymark/database/database';
import { Raw } from 'typeorm';
import { AiRunRow } from './ai-run.row.ts';
import { toAiRun } from './run-mapping.ts';

/** Fits into one message at the greatest length. */
const MAX_LISTED = 50;

const NEWEST_OF_EACH_STEP = `
  SELECT DISTINCT ON (step_id) id FROM ai_runs
  WHERE kind = 'coaching' AND user_id = :userId AND roadmap_id = :roadmapId
    AND (finished_at IS NULL OR status = 'succeeded')
    AND (coaching->'safety'->'kinds' @> '"violence-at-home"') IS NOT TRUE
  ORDER BY step_id, created_at DESC, id DESC`;

@Injectable()
export class CoachingsReader {
  constructor(private readonly db: Database) {}

  /**
   * A learner's newest active or succeeded coaching of each step, newest first; none with help for violence at home,
   * because another person may look at the screen later.
   */
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
}
