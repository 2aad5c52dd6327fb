import { Inject, Injectable } from '@nestjs/common';
import type { LearnerRecord } from '@waymark/contracts/scheduling/learners';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';

interface LearnerRow extends Pick<LearnerRecord, 'name' | 'completed' | 'ahead'> {
  firstAt: Date;
  shared: LearnerRecord['shared'];
}

/** $1 mentor, $2 learner, $3 now. No row without a session of theirs. */
const LEARNER = `
  WITH theirs AS (
    SELECT * FROM sessions WHERE mentor_id = $1 AND learner_id = $2
      AND status IN ('scheduled', 'completed', 'cancelled', 'no-show')
  ), shared AS (
    SELECT DISTINCT ON (about ->> 'roadmapId') about, created_at FROM theirs
    WHERE about -> 'progress' <> 'null' ORDER BY about ->> 'roadmapId', created_at DESC
  )
  SELECT (SELECT learner_name FROM theirs ORDER BY created_at DESC LIMIT 1) AS name,
    (SELECT count(*)::int FROM theirs WHERE status = 'completed') AS completed,
    (SELECT count(*)::int FROM theirs WHERE status = 'scheduled' AND ends_at > $3) AS ahead,
    (SELECT min(starts_at) FROM theirs) AS "firstAt",
    (SELECT coalesce(json_agg(about || jsonb_build_object('sharedAt',
       to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY created_at DESC), '[]')
     FROM shared) AS shared
  WHERE EXISTS (SELECT FROM theirs)`;

@Injectable()
export class LearnersReader {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null if they never had a session with each other. */
  async find(mentorId: number, learnerId: number): Promise<Omit<LearnerRecord, 'privateNotes'> | null> {
    const [row] = await this.db.query<LearnerRow>(LEARNER, [mentorId, learnerId, this.clock.now()]);
    return row ? { ...row, id: learnerId, firstAt: row.firstAt.toISOString() } : null;
  }
}
