import { MAX_REPLIES } from '@waymark/contracts/roadmaps/own-step-limits';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { EntityManager } from 'typeorm';
import { AiRunRow } from '../../runs/persistence/ai-run.row.ts';
import { toAiRun } from '../../runs/persistence/run-mapping.ts';

/** A learner's replies on a roadmap, newest first. Questions that got help were erased. */
export async function readReplies(em: EntityManager, userId: number, roadmapId: string): Promise<AiRun[]> {
  const rows = await em.find(AiRunRow, {
    where: { kind: 'reply', userId, roadmapId, status: 'succeeded' },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: MAX_REPLIES,
  });
  return rows.filter(({ reply }) => !reply?.safety).map(toAiRun);
}

/** Deletes a learner's oldest replies beyond the limit. */
export async function deleteOldReplies(em: EntityManager, userId: number): Promise<void> {
  await em.query(
    `DELETE FROM ai_runs WHERE id IN (
       SELECT id FROM ai_runs WHERE kind = 'reply' AND user_id = $1 AND status = 'succeeded'
       ORDER BY created_at DESC, id DESC OFFSET ${MAX_REPLIES})`,
    [userId],
  );
}
