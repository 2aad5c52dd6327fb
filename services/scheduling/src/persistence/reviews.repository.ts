import { Injectable } from '@nestjs/common';
import type { PageQuery } from '@waymark/contracts/paging';
import type { Review } from '@waymark/contracts/scheduling/sessions';
import type { Columns } from '@waymark/database/columns';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { isId } from '@waymark/kernel/ids';
import { z } from 'zod';
import { authorOf } from '../domain/rating.ts';
import type { SessionState, StoredReview } from '../domain/session-state.ts';
import type { CalendarsTable, ReviewsTable, SessionsTable } from './tables.ts';

type ReviewRow = Columns<ReviewsTable, 'sessionId' | 'rating' | 'text' | 'createdAt'> &
  Columns<SessionsTable, 'learnerName'>;

/** A mentor's total. */
export interface RatingRow {
  sum: CalendarsTable['rating_sum'];
  count: CalendarsTable['rating_count'];
}

@Injectable()
export class ReviewsRepository {
  constructor(private readonly db: Database) {}

  /** Stores a review and returns the mentor's new total. */
  async insert(
    { em }: Tx,
    { id, mentorId, learnerId }: SessionState,
    { rating, text, createdAt }: StoredReview,
  ): Promise<RatingRow> {
    const [[total]] = await em.query<[[RatingRow], number]>(
      `WITH written AS (
         INSERT INTO reviews (session_id, mentor_id, learner_id, rating, text, created_at)
         VALUES ($1, $2, $3, $4::smallint, $5, $6))
       UPDATE calendars SET rating_sum = rating_sum + $4, rating_count = rating_count + 1
       WHERE mentor_id = $2 RETURNING rating_sum AS sum, rating_count AS count`,
      [id, mentorId, learnerId, rating, text, createdAt],
    );
    return total;
  }

  /** Whom the review of a session is about. Error: NOT_FOUND. */
  async subject(sessionId: string): Promise<{ mentorId: number; mentorName: string }> {
    const [subject] = isId(sessionId)
      ? await this.db.query<Columns<CalendarsTable, 'mentorId'> & { mentorName: CalendarsTable['name'] }>(
          `SELECT c.mentor_id AS "mentorId", c.name AS "mentorName" FROM reviews r
           JOIN calendars c ON c.mentor_id = r.mentor_id WHERE r.session_id = $1`,
          [sessionId],
        )
      : [];
    if (!subject) throw new AppError('NOT_FOUND', 'This review does not exist.');
    return subject;
  }

  async list(mentorId: number, { limit, cursor }: PageQuery) {
    const after = decodeTimeCursor(cursor, z.uuid());
    const rows = await this.db.query<ReviewRow>(
      `SELECT r.session_id AS "sessionId", r.rating, r.text, s.learner_name AS "learnerName", r.created_at AS "createdAt"
       FROM calendars c
       LEFT JOIN LATERAL (
         SELECT * FROM reviews WHERE mentor_id = $1
           AND ($2::timestamptz IS NULL OR (created_at, session_id) < ($2, $3::uuid))
         ORDER BY created_at DESC, session_id DESC LIMIT $4) r ON true
       LEFT JOIN sessions s ON s.id = r.session_id
       WHERE c.mentor_id = $1 ORDER BY r.created_at DESC, r.session_id DESC`,
      [mentorId, after?.at ?? null, after?.id ?? null, limit + 1],
    );
    if (rows.length === 0) throw new AppError('NOT_FOUND', 'Mentor not found');
    const reviews = rows.filter(({ sessionId }) => sessionId !== null);
    const page = pageByTime(reviews, limit, ({ createdAt, sessionId }) => ({ at: createdAt, id: sessionId }));
    return { ...page, items: page.items.map(toReview) };
  }
}

const toReview = ({ sessionId, rating, text, learnerName, createdAt }: ReviewRow): Review => ({
  ...{ sessionId, rating, text },
  author: authorOf(learnerName),
  createdAt: createdAt.toISOString(),
});
