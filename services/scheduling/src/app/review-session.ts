import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RatingChanged, SessionTouched } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { averageOf } from '../domain/rating.ts';
import { detailsOf } from '../domain/session-view.ts';
import { ReviewsRepository } from '../persistence/reviews.repository.ts';
import { lockSession } from '../persistence/session-rows.ts';
import { SessionViews } from './session-views.ts';

@Injectable()
export class ReviewSession {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly reviews: ReviewsRepository,
    private readonly views: SessionViews,
  ) {}

  /** Stores the review and updates the mentor's rating. Errors: NOT_FOUND, those of `Session.checkReview`. */
  @RpcHandler(rpc.ReviewSession)
  execute({ id, ...body }: RpcInput<typeof rpc.ReviewSession>, { userId }: Caller): Promise<Session> {
    return this.db.transaction(
      async (tx) => {
        const { session, mentor } = await lockSession(tx, id);
        const { state } = session;
        const by = session.partyOf(userId);
        session.checkReview(by);
        const review = { ...body, createdAt: this.clock.now() };
        const total = await this.reviews.insert(tx, state, review);
        const { mentorId, learnerId } = state;
        const { count } = total;
        tx.emit(RatingChanged, { mentorId, average: averageOf(total), count, version: count });
        const audience = [mentorId, learnerId];
        tx.emit(SessionTouched, { sessionId: id, mentorId, learnerId }, { audience });
        return this.views.view({ ...detailsOf(session, mentor), review }, by);
      },
      { idempotent: true },
    );
  }
}
