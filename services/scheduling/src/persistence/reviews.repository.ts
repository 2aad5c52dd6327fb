import { Inject, Injectable } from '@nestjs/common';
import type { PageQuery } from '@waymark/contracts/paging';
import { RatingChanged, SessionTouched } from '@waymark/contracts/scheduling/events';
import type { Review, ReviewBody, Session as SessionView } from '@waymark/contracts/scheduling/sessions';
import { decodeTimeCursor, pageByTime } from '@waymark/database/cursor';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { z } from 'zod';
import { CLOCK } from '../clock.ts';
import { authorOf, averageOf } from '../domain/rating.ts';
import type { Session } from '../domain/session.ts';
import { openSession } from './session-rows.ts';
import { SessionVoice } from './session-voice.ts';

interface ReviewRow {
  sessionId: string;
  rating: number;
  text: string;
  learnerName: string;
  createdAt: Date;
}

@Injectable()
export class ReviewsRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly voice: SessionVoice,
  ) {}

  /** Once per session, together with what it does to the mentor's rating. Errors: NOT_FOUND, those of `checkReview`. */
  add(userId: number, id: string, body: ReviewBody): Promise<SessionView> {
    return this.db.transaction(
      async (tx) => {
        const { session, mentor } = await openSession(tx.em, id);
        const by = session.partyOf(userId);
        session.checkReview(by);
        const review = { ...body, createdAt: this.clock.now() };
        await storeReview(tx, session, review);
        return this.voice.view({ state: session.state, mentor, review }, by);
      },
      { idempotency: 'scheduling.review' },
    );
  }

  /** What everybody may read, newest first. Error: NOT_FOUND. */
  async list(mentorId: number, { limit, cursor }: PageQuery) {
    const after = decodeTimeCursor(cursor, z.uuid());
    const rows = await this.db.query<ReviewRow & { isMentor: boolean }>(
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

/** Writes the review and counts it, and tells both. */
async function storeReview(
  tx: Tx,
  { state: { id, mentorId, learnerId } }: Session,
  { rating, text, createdAt }: { rating: number; text: string; createdAt: Date },
): Promise<void> {
  const [[counted]] = await tx.em.query<[[{ sum: number; count: number }], number]>(
    `WITH written AS (
       INSERT INTO reviews (session_id, mentor_id, learner_id, rating, text, created_at)
       VALUES ($1, $2, $3, $4::smallint, $5, $6))
     UPDATE calendars SET rating_sum = rating_sum + $4, rating_count = rating_count + 1
     WHERE mentor_id = $2 RETURNING rating_sum AS sum, rating_count AS count`,
    [id, mentorId, learnerId, rating, text, createdAt],
  );
  const { count } = counted;
  tx.emit(RatingChanged, { mentorId, average: averageOf(counted), count, version: count });
  tx.emit(SessionTouched, { sessionId: id, mentorId, learnerId }, { audience: [mentorId, learnerId] });
}
