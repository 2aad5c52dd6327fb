import type { OutcomeAnswer } from '@waymark/contracts/roadmaps/endings';
import type { EntityManager } from 'typeorm';

interface Outcome {
  userId: number;
  roadmapId: string;
  answer: OutcomeAnswer;
  now: Date;
}

export async function upsertOutcome(
  em: EntityManager,
  { userId, roadmapId, answer, now }: Outcome,
): Promise<void> {
  await em.query(
    `INSERT INTO outcomes (user_id, roadmap_id, answer, answered_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, roadmap_id) DO UPDATE SET answer = excluded.answer, answered_at = excluded.answered_at`,
    [userId, roadmapId, answer, now],
  );
}
