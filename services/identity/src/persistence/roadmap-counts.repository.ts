import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';

export interface RoadmapNews {
  roadmapId: string;
  mentorId: number;
  published: boolean;
  /** When it happened, and the event's id: of two things in one millisecond the greater id is the later one. */
  at: string;
  eventId: string;
}

/** How many published roadmaps each mentor has, as roadmaps has told. */
@Injectable()
export class RoadmapCountsRepository {
  /**
   * Applies news about one roadmap. News older than what is known changes nothing, in whatever order they come: a
   * roadmap's changes are one after another at its owner, and its last one decides. The row is locked until the count
   * is written.
   */
  async keep({ em }: Tx, { roadmapId, mentorId, published, at, eventId }: RoadmapNews): Promise<void> {
    // First a row that anything is newer than, so that there is one to lock and a state to compare with.
    await em.query(
      `INSERT INTO roadmap_news (roadmap_id, mentor_id, published, told_at, event_id)
       VALUES ($1, $2, false, '-infinity', '00000000-0000-0000-0000-000000000000') ON CONFLICT DO NOTHING`,
      [roadmapId, mentorId],
    );
    const [known] = await em.query<{ published: boolean; isNews: boolean }[]>(
      `SELECT published, (told_at, event_id) < ($2::timestamptz(3), $3::uuid) AS "isNews"
       FROM roadmap_news WHERE roadmap_id = $1 FOR UPDATE`,
      [roadmapId, at, eventId],
    );
    if (!known?.isNews) return;
    await em.query(
      'UPDATE roadmap_news SET published = $2, told_at = $3, event_id = $4 WHERE roadmap_id = $1',
      [roadmapId, published, at, eventId],
    );
    if (known.published === published) return;
    await em.query(
      `INSERT INTO roadmap_counts (mentor_id, published) VALUES ($1, 1)
       ON CONFLICT (mentor_id) DO UPDATE SET published = roadmap_counts.published + $2`,
      [mentorId, published ? 1 : -1],
    );
  }
}
