import type { EntityManager } from 'typeorm';

/** Of the person's sources, and of the parts of recordings that are not sources yet. */
export async function storedBytesOf(em: EntityManager, userId: number): Promise<number> {
  const [row] = await em.query<{ bytes: string }[]>(
    `SELECT (SELECT coalesce(sum(s.file_size), 0) FROM sources s JOIN roadmaps m ON m.id = s.roadmap_id WHERE m.mentor_id = $1)
       + (SELECT coalesce(sum(p.bytes), 0) FROM recording_parts p JOIN recordings r ON r.id = p.recording_id
          JOIN roadmaps m ON m.id = r.roadmap_id WHERE m.mentor_id = $1 AND r.source_id IS NULL) AS bytes`,
    [userId],
  );
  return Number(row!.bytes);
}
