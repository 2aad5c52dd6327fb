import { Inject, Injectable } from '@nestjs/common';
import type { PageQuery } from '@waymark/contracts/paging';
import type { SessionsQuery, StepSessions } from '@waymark/contracts/scheduling/sessions';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { isId } from '@waymark/kernel/ids';
import { CLOCK } from '@waymark/platform/platform.module';
import { z } from 'zod';
import { sessionNotFound } from '../domain/session.ts';
import { isSession, type SessionDetails } from '../domain/session-view.ts';
import { type DetailsRow, selectDetails, toDetails } from './session-rows.ts';

export interface SessionPage {
  items: SessionDetails[];
  nextCursor: string | null;
}

const PUBLIC = "('scheduled', 'completed', 'cancelled', 'no-show')";
/**
 * Latest start first. $1 user, $2 status or null, $3 and $4 the cursor or null, $5 the limit, $6 and $7 the range of
 * starts (or null), $8 whether only due payments, $9 the other person or null.
 */
const listOf = (who: 'mentor' | 'learner') => `(SELECT * FROM sessions
  WHERE ${who}_id = $1 AND status IN ${PUBLIC} AND ($2::text IS NULL OR status = $2)
    AND ($3::timestamptz IS NULL OR (starts_at, id) < ($3, $4::uuid))
    AND ($6::timestamptz IS NULL OR starts_at >= $6) AND ($7::timestamptz IS NULL OR starts_at < $7)
    AND (NOT $8::boolean OR payment = 'due')
    AND ($9::integer IS NULL OR ${who === 'mentor' ? 'learner' : 'mentor'}_id = $9)
  ORDER BY starts_at DESC, id DESC LIMIT $5)`;
/** Earliest start first. $2 now. */
const upcomingOf = (who: 'mentor' | 'learner') => `(SELECT * FROM sessions
  WHERE ${who}_id = $1 AND status = 'scheduled' AND ends_at > $2 AND starts_at > $2::timestamptz - interval '1 day'
    AND ($3::timestamptz IS NULL OR (starts_at, id) > ($3, $4::uuid))
  ORDER BY starts_at, id LIMIT $5)`;
/** $1 mentor, $2 roadmap. Includes only sessions that are to take place or took place. */
export const BY_STEPS = `
  SELECT s.about ->> 'stepId' AS "stepId", count(*)::integer AS sessions, count(r.session_id)::integer AS reviews,
    avg(r.rating)::float8 AS rating
  FROM sessions s LEFT JOIN reviews r ON r.session_id = s.id
  WHERE s.mentor_id = $1 AND s.about ->> 'roadmapId' = $2 AND s.status IN ('scheduled', 'completed', 'no-show')
  GROUP BY 1`;
const BETWEEN = `SELECT FROM sessions WHERE status IN ${PUBLIC} AND (mentor_id, learner_id) IN (($1, $2), ($2, $1)) LIMIT 1`;
const MAX_FEED = 500;
const FEED_DAYS = 90;

@Injectable()
export class SessionsReader {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Whether two people ever booked a session with each other. */
  async existsBetween(one: number, other: number): Promise<boolean> {
    return (await this.db.query(BETWEEN, [one, other], { prepared: true })).length > 0;
  }

  async list(userId: number, query: SessionsQuery): Promise<SessionPage> {
    const { as, status, limit, cursor, from, to, due, with: other } = query;
    const of = as ? [as] : (['mentor', 'learner'] as const);
    const after = decodeTimeCursor(cursor, z.uuid());
    const rows = await this.db.query<DetailsRow>(
      `${selectDetails(`(${of.map(listOf).join(' UNION ALL ')})`)} ORDER BY s.starts_at DESC, s.id DESC LIMIT $5`,
      [
        ...[userId, status ?? null, after?.at ?? null, after?.id ?? null, limit + 1],
        ...[from ? new Date(from) : null, to ? new Date(to) : null, due === 'true', other ?? null],
      ],
      { prepared: true },
    );
    return pageOf(rows, limit);
  }

  /** A mentor's sessions that were booked from a roadmap. */
  bySteps(mentorId: number, roadmapId: string): Promise<StepSessions[]> {
    return this.db.query<StepSessions>(BY_STEPS, [mentorId, roadmapId]);
  }

  async upcoming(userId: number, { limit, cursor }: PageQuery): Promise<SessionPage> {
    const after = decodeTimeCursor(cursor, z.uuid());
    const rows = await this.db.query<DetailsRow>(
      `${selectDetails(`(${upcomingOf('mentor')} UNION ALL ${upcomingOf('learner')})`)} ORDER BY s.starts_at, s.id LIMIT $5`,
      [userId, this.clock.now(), after?.at ?? null, after?.id ?? null, limit + 1],
      { prepared: true },
    );
    return pageOf(rows, limit);
  }

  /** Error: NOT_FOUND, also for holds and other people's sessions. */
  async find(userId: number, id: string): Promise<SessionDetails> {
    const details = await this.findAny(userId, id);
    if (!isSession(details.state)) throw sessionNotFound();
    return details;
  }

  /** Includes holds. Error: NOT_FOUND. */
  async findAny(userId: number, id: string): Promise<SessionDetails> {
    const [row] = isId(id)
      ? await this.db.query<DetailsRow>(
          `${selectDetails()} WHERE s.id = $1 AND $2 IN (s.mentor_id, s.learner_id)`,
          [id, userId],
        )
      : [];
    if (!row) throw sessionNotFound();
    return toDetails(row);
  }

  /** The learner's active holds, earliest expiry first. */
  async holds(learnerId: number): Promise<SessionDetails[]> {
    const rows = await this.db.query<DetailsRow>(
      `${selectDetails()} WHERE s.learner_id = $1 AND s.status = 'held' AND s.hold_expires_at > $2 ORDER BY s.hold_expires_at`,
      [learnerId, this.clock.now()],
    );
    return rows.map(toDetails);
  }

  /** The latest 500 sessions from 90 days ago on. */
  async feed(userId: number): Promise<SessionDetails[]> {
    const since = new Date(this.clock.now().getTime() - FEED_DAYS * 86_400_000);
    const of = (who: string) => `(SELECT * FROM sessions
      WHERE ${who}_id = $1 AND status IN ${PUBLIC} AND starts_at > $2 ORDER BY starts_at DESC, id DESC LIMIT ${MAX_FEED})`;
    const rows = await this.db.query<DetailsRow>(
      `${selectDetails(`(${of('mentor')} UNION ALL ${of('learner')})`)}
       ORDER BY s.starts_at DESC, s.id DESC LIMIT ${MAX_FEED}`,
      [userId, since],
    );
    return rows.map(toDetails);
  }
}

function pageOf(rows: DetailsRow[], limit: number): SessionPage {
  const { items, nextCursor } = pageByTime(rows, limit, ({ startsAt, id }) => ({ at: startsAt, id }));
  return { items: items.map(toDetails), nextCursor };
}
