import type { Milestone } from '@waymark/contracts/roadmaps/timeline';
import type { EntityManager } from 'typeorm';
import { MilestoneRow } from './milestone.row.ts';

/** In the order of the mentor. */
export async function readMilestones(em: EntityManager, roadmapId: string): Promise<Milestone[]> {
  return (await em.find(MilestoneRow, { where: { roadmapId }, order: { position: 'ASC' } })).map(toMilestone);
}

export const toMilestone = ({
  id,
  year,
  title,
  description,
  steps,
  revision,
  updatedAt,
}: MilestoneRow): Milestone => ({
  ...{ id, year, title, description, steps, revision },
  updatedAt: updatedAt.toISOString(),
});

/** Sets the places of these rows, from 0. */
export async function placeMilestones(em: EntityManager, ids: readonly string[]): Promise<void> {
  await em.query(
    `UPDATE timeline_milestones m SET position = o.place - 1
     FROM unnest($1::text[]) WITH ORDINALITY o (id, place) WHERE o.id = m.id`,
    [ids],
  );
}
