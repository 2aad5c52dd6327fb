import { Inject, Injectable } from '@nestjs/common';
import type { PageQuery } from '@waymark/contracts/paging';
import type { Hold, SessionsQuery, Session as SessionView } from '@waymark/contracts/scheduling/sessions';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { isId } from '@waymark/kernel/ids';
import { z } from 'zod';
import { CLOCK } from '../clock.ts';
import { sessionNotFound } from '../domain/session.ts';
import { holdViewOf, isSession, roleOf, type SeenSession } from '../domain/session-view.ts';
import { type SeenRow, selectSeen, toSeen } from './session-rows.ts';
import { SessionVoice } from './session-voice.ts';

interface Page {
  items: SessionView[];
  nextCursor: string | null;
}

const PUBLIC = "('scheduled', 'completed', 'cancelled', 'no-show')";
/**
 * $1 user, $2 status or null, $3 and $4 where the last page ended (or null), $5 how many, $6 and $7 the first start and
 * the one that is too late (or null), $8 whether only what is due: newest first, by the index.
 */
const listOf = (who: 'mentor' | 'learner') => `(SELECT * FROM sessions
  WHERE ${who}_id = $1 AND status IN ${PUBLIC} AND ($2::text IS NULL OR status = $2)
    AND ($3::timestamptz IS NULL OR (starts_at, id) < ($3, $4::uuid))
    AND ($6::timestamptz IS NULL OR starts_at >= $6) AND ($7::timestamptz IS NULL OR starts_at < $7)
    AND (NOT $8::boolean OR payment = 'due')
  ORDER BY starts_at DESC, id DESC LIMIT $5)`;
/** The next one first. $2 now. */
const upcomingOf = (who: 'mentor' | 'learner') => `(SELECT * FROM sessions
  WHERE ${who}_id = $1 AND status = 'scheduled' AND ends_at > $2 AND starts_at > $2::timestamptz - interval '1 day'
    AND ($3::timestamptz IS NULL OR (starts_at, id) > ($3, $4::uuid))
  ORDER BY starts_at, id LIMIT $5)`;
const MAX_FEED = 500;
const FEED_DAYS = 90;

/** Sessions as their people see them. Each answer is one statement. */
@Injectable()
export class SessionsReader {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly voice: SessionVoice,
  ) {}

  async list(userId: number, query: SessionsQuery): Promise<Page> {
    const { as, status, limit, cursor, from, to, due } = query;
    const of = as ? [as] : (['mentor', 'learner'] as const);
    const after = decodeTimeCursor(cursor, z.uuid());
    const rows = await this.db.query<SeenRow>(
      `${selectSeen(`(${of.map(listOf).join(' UNION ALL ')})`)} ORDER BY s.starts_at DESC, s.id DESC LIMIT $5`,
      [
        ...[userId, status ?? null, after?.at ?? null, after?.id ?? null, limit + 1],
        ...[from ? new Date(from) : null, to ? new Date(to) : null, due === 'true'],
      ],
    );
    return this.page(rows, userId, limit);
  }

  async upcoming(userId: number, { limit, cursor }: PageQuery): Promise<Page> {
    const after = decodeTimeCursor(cursor, z.uuid());
    const rows = await this.db.query<SeenRow>(
      `${selectSeen(`(${upcomingOf('mentor')} UNION ALL ${upcomingOf('learner')})`)} ORDER BY s.starts_at, s.id LIMIT $5`,
      [userId, this.clock.now(), after?.at ?? null, after?.id ?? null, limit + 1],
    );
    return this.page(rows, userId, limit);
  }

  /** Error: NOT_FOUND, also for other people's and for holds. */
  async find(userId: number, id: string): Promise<SeenSession> {
    const seen = await this.findAny(userId, id);
    if (!isSession(seen.state)) throw sessionNotFound();
    return seen;
  }

  /** Holds, too. Error: NOT_FOUND. */
  async findAny(userId: number, id: string): Promise<SeenSession> {
    const [row] = isId(id)
      ? await this.db.query<SeenRow>(
          `${selectSeen()} WHERE s.id = $1 AND $2 IN (s.mentor_id, s.learner_id)`,
          [id, userId],
        )
      : [];
    if (!row) throw sessionNotFound();
    return toSeen(row);
  }

  /** The learner's open holds, the one that ends first on top. */
  async holds(learnerId: number): Promise<Hold[]> {
    const rows = await this.db.query<SeenRow>(
      `${selectSeen()} WHERE s.learner_id = $1 AND s.status = 'held' AND s.hold_expires_at > $2 ORDER BY s.hold_expires_at`,
      [learnerId, this.clock.now()],
    );
    return rows.map((row) => holdViewOf(toSeen(row)));
  }

  /** What belongs into a calendar: the last 90 days and what is to come, the latest 500. */
  async feed(userId: number): Promise<SeenSession[]> {
    const since = new Date(this.clock.now().getTime() - FEED_DAYS * 86_400_000);
    const of = (who: string) => `(SELECT * FROM sessions
      WHERE ${who}_id = $1 AND status IN ${PUBLIC} AND starts_at > $2 ORDER BY starts_at DESC, id DESC LIMIT ${MAX_FEED})`;
    const rows = await this.db.query<SeenRow>(
      `${selectSeen(`(${of('mentor')} UNION ALL ${of('learner')})`)}
       ORDER BY s.starts_at DESC, s.id DESC LIMIT ${MAX_FEED}`,
      [userId, since],
    );
    return rows.map(toSeen);
  }

  private page(rows: SeenRow[], userId: number, limit: number): Page {
    const { items, nextCursor } = pageByTime(rows, limit, ({ startsAt, id }) => ({ at: startsAt, id }));
    const views = items.map(toSeen).map((seen) => this.voice.view(seen, roleOf(seen.state, userId)));
    return { items: views, nextCursor };
  }
}
