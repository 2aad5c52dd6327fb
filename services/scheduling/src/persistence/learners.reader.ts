import { Inject, Injectable } from '@nestjs/common';
import type { PageQuery } from '@waymark/contracts/paging';
import { QUIET_DAYS } from '@waymark/contracts/scheduling/constants';
import type { LearnerRecord, LearnerSummary } from '@waymark/contracts/scheduling/learners';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { z } from 'zod';
import { isLeaving } from './departures.repository.ts';

type Of = Omit<LearnerRecord, 'privateNotes' | 'goal' | 'tasks'>;

interface LearnerRow extends Pick<Of, 'name' | 'completed' | 'ahead' | 'shared'> {
  firstAt: Date;
}

const SESSIONS = "status IN ('scheduled', 'completed', 'cancelled', 'no-show')";

/** $1 mentor, $2 learner, $3 now. No row without a session of theirs. */
const LEARNER = `
  WITH theirs AS (
    SELECT * FROM sessions WHERE mentor_id = $1 AND learner_id = $2 AND ${SESSIONS}
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

type SummaryRow = Omit<LearnerSummary, 'seenAt'> & { seenAt: Date };

/**
 * Last seen first. $1 mentor, $2 now, $3 whether only quiet ones, $4 and $5 the cursor or null, $6 the limit. Learners share
 * their progress when they book, so a booking is the last that a mentor knows of it.
 */
const LEARNERS = `
  WITH learners AS (
    SELECT learner_id AS id, (array_agg(learner_name ORDER BY created_at DESC))[1] AS name,
      (count(*) FILTER (WHERE status = 'completed'))::int AS completed,
      (count(*) FILTER (WHERE status = 'scheduled' AND ends_at > $2))::int AS ahead,
      greatest(max(created_at), max(ends_at) FILTER (WHERE status = 'completed'),
        max((SELECT max(t.answered_at) FROM tasks t WHERE t.session_id = s.id))) AS seen_at
    FROM sessions s WHERE mentor_id = $1 AND ${SESSIONS} GROUP BY learner_id
  ), marked AS (
    SELECT l.*, l.completed > 0 AND l.ahead = 0 AND l.seen_at < $2::timestamptz - interval '${QUIET_DAYS} days' AS quiet
    FROM learners l WHERE NOT ${isLeaving('l.id')}
  )
  SELECT id, name, completed, ahead, seen_at AS "seenAt", quiet AS "isQuiet" FROM marked
  WHERE (quiet OR NOT $3::boolean) AND ($4::timestamptz IS NULL OR (seen_at, id) < ($4, $5::int))
  ORDER BY seen_at DESC, id DESC LIMIT $6`;

@Injectable()
export class LearnersReader {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null if they never had a session with each other. */
  async find(mentorId: number, learnerId: number): Promise<Of | null> {
    const [row] = await this.db.query<LearnerRow>(LEARNER, [mentorId, learnerId, this.clock.now()]);
    return row ? { ...row, id: learnerId, firstAt: row.firstAt.toISOString() } : null;
  }

  async list(mentorId: number, onlyQuiet: boolean, { limit, cursor }: PageQuery) {
    const after = decodeTimeCursor(cursor, z.string().regex(/^\d{1,9}$/));
    const rows = await this.db.query<SummaryRow>(LEARNERS, [
      ...[mentorId, this.clock.now(), onlyQuiet, after?.at ?? null, after?.id ?? null, limit + 1],
    ]);
    const page = pageByTime(rows, limit, ({ seenAt, id }) => ({ at: seenAt, id: String(id) }));
    return { ...page, items: page.items.map((row) => ({ ...row, seenAt: row.seenAt.toISOString() })) };
  }
}
