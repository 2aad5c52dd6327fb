import type { PublishBody } from '@waymark/contracts/roadmaps/http';
import type { EntityManager } from 'typeorm';

/** Whether the published version lacks unreviewed steps that are accepted now, or has ones that are left out now. */
export async function differsInUnreviewed(
  em: EntityManager,
  roadmapId: string,
  { unreviewed }: PublishBody,
): Promise<boolean> {
  if (unreviewed === undefined) return false;
  const [found] = await em.query<{ differs: boolean }[]>(
    `SELECT EXISTS (SELECT FROM steps WHERE roadmap_id = $1 AND removed_at IS NULL AND NOT reviewed AND published = $2)
       AS differs`,
    [roadmapId, unreviewed === 'leave-out'],
  );
  return found!.differs;
}
