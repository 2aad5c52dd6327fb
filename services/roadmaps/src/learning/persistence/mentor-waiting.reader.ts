import { Inject, Injectable } from '@nestjs/common';
import type { MentorWaiting } from '@waymark/contracts/roadmaps/home';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';

const STORY_DAYS = 14;
const DAY_MS = 86_400_000;
const MOST = 10;

/** $1 mentor, $2 the time since which a story is new. */
const WAITING = `
  SELECT (SELECT count(*)::integer FROM roadmaps r WHERE r.mentor_id = $1) AS roadmaps,
    ARRAY(SELECT json_build_object('roadmapId', r.id, 'title', r.title, 'runId', a.id)
      FROM ai_runs a JOIN roadmaps r ON r.id = a.roadmap_id
      WHERE a.user_id = $1 AND r.mentor_id = $1 AND a.outcome = 'waiting'
      ORDER BY a.finished_at DESC LIMIT ${MOST}) AS drafts,
    ARRAY(SELECT json_build_object('roadmapId', r.id, 'title', r.title, 'steps', count(*))
      FROM roadmaps r JOIN steps t ON t.roadmap_id = r.id
      WHERE r.mentor_id = $1 AND NOT t.reviewed AND t.removed_at IS NULL
      GROUP BY r.id ORDER BY r.updated_at DESC LIMIT ${MOST}) AS reviews,
    ARRAY(SELECT json_build_object('roadmapId', r.id, 'title', r.title, 'storyId', u.id, 'storyTitle', u.title)
      FROM user_stories u JOIN roadmaps r ON r.id = u.roadmap_id
      WHERE r.mentor_id = $1 AND u.user_id <> $1 AND u.state = 'published' AND u.decided_at > $2
      ORDER BY u.decided_at DESC LIMIT ${MOST}) AS stories`;

@Injectable()
export class MentorWaitingReader {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(mentorId: number): Promise<MentorWaiting> {
    const since = new Date(this.clock.now().getTime() - STORY_DAYS * DAY_MS);
    const [waiting] = await this.db.query<MentorWaiting>(WAITING, [mentorId, since]);
    return waiting!;
  }
}
