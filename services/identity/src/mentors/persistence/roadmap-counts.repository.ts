import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { RoadmapNewsTable } from '../../persistence/tables.ts';

export interface PublicationChange {
  roadmapId: string;
  mentorId: number;
  published: boolean;
  /** Absent: as stored. */
  categoryId?: string;
  /** Events of the same millisecond are ordered by their id. */
  at: string;
  eventId: string;
}

/** The number and the categories of each mentor's published roadmaps, from roadmaps' events. */
@Injectable()
export class RoadmapCountsRepository {
  /** The newest event of a roadmap decides; an older one has no effect. Locks the roadmap's row. */
  async apply(
    { em }: Tx,
    { roadmapId, mentorId, published, categoryId, at, eventId }: PublicationChange,
  ): Promise<void> {
    // Ensures a row to lock, older than any event.
    await em.query(
      `INSERT INTO roadmap_news (roadmap_id, mentor_id, published, told_at, event_id)
       VALUES ($1, $2, false, '-infinity', '00000000-0000-0000-0000-000000000000') ON CONFLICT DO NOTHING`,
      [roadmapId, mentorId],
    );
    const [stored] = await em.query<(Columns<RoadmapNewsTable, 'published'> & { isNewer: boolean })[]>(
      `SELECT published, (told_at, event_id) < ($2::timestamptz(3), $3::uuid) AS "isNewer"
       FROM roadmap_news WHERE roadmap_id = $1 FOR UPDATE`,
      [roadmapId, at, eventId],
    );
    if (!stored?.isNewer) return;
    await em.query(
      `UPDATE roadmap_news SET published = $2, told_at = $3, event_id = $4,
         category_id = coalesce($5, category_id) WHERE roadmap_id = $1`,
      [roadmapId, published, at, eventId, categoryId ?? null],
    );
    if (stored.published === published) return;
    await em.query(
      `INSERT INTO roadmap_counts (mentor_id, published) VALUES ($1, 1)
       ON CONFLICT (mentor_id) DO UPDATE SET published = roadmap_counts.published + $2`,
      [mentorId, published ? 1 : -1],
    );
  }
}
