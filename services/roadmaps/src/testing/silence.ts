import { expect } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Harness } from './harness.ts';

export type Work = 'ai_runs' | 'sources';

/** There was no report for this time. */
export const quieten = (roadmaps: Harness, table: Work, id: string, seconds: number): Promise<unknown> =>
  roadmaps.sql(`UPDATE ${table} SET quiet_since = now() - $2 * interval '1 second' WHERE id = $1`, [
    id,
    seconds,
  ]);

/** The job is lost, and there was no report for this time. */
export async function silence(roadmaps: Harness, table: Work, id: string, seconds: number): Promise<void> {
  await eventually(async () => {
    const unpublished = await roadmaps.sql("SELECT FROM outbox WHERE kind = 'job' AND published_at IS NULL");
    expect(unpublished).toEqual([]);
  });
  await roadmaps.loseJobs();
  await quieten(roadmaps, table, id, seconds);
}
