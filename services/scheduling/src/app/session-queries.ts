import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { Hold, Session } from '@waymark/contracts/scheduling/sessions';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { payableOf } from '../domain/payment.ts';
import { holdViewOf, roleOf, type SessionDetails } from '../domain/session-view.ts';
import { ReviewsRepository } from '../persistence/reviews.repository.ts';
import { type SessionPage, SessionsReader } from '../persistence/sessions.reader.ts';
import { SessionViews } from './session-views.ts';

type SessionViewPage = RpcOutput<typeof rpc.ListSessions>;

@Injectable()
export class SessionQueries {
  constructor(
    private readonly reader: SessionsReader,
    private readonly reviewsRepository: ReviewsRepository,
    private readonly views: SessionViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.ListSessions)
  async list(query: RpcInput<typeof rpc.ListSessions>, { userId }: Caller): Promise<SessionViewPage> {
    return this.viewPage(await this.reader.list(userId, query), userId);
  }

  @RpcHandler(rpc.ListUpcoming)
  async upcoming(query: RpcInput<typeof rpc.ListUpcoming>, { userId }: Caller): Promise<SessionViewPage> {
    return this.viewPage(await this.reader.upcoming(userId, query), userId);
  }

  @RpcHandler(rpc.GetSession)
  async get({ id }: RpcInput<typeof rpc.GetSession>, { userId }: Caller): Promise<Session> {
    return this.view(await this.reader.find(userId, id), userId);
  }

  @RpcHandler(rpc.ListHolds)
  async holds(_: RpcInput<typeof rpc.ListHolds>, { userId }: Caller): Promise<Hold[]> {
    return (await this.reader.holds(userId)).map(holdViewOf);
  }

  @RpcHandler(rpc.GetPayable)
  async payable({ sessionId }: RpcInput<typeof rpc.GetPayable>, { userId }: Caller): Promise<rpc.Payable> {
    return payableOf(await this.reader.findAny(userId, sessionId), userId, this.clock.now());
  }

  @RpcHandler(rpc.ListReviews)
  reviews({
    mentorId,
    ...page
  }: RpcInput<typeof rpc.ListReviews>): Promise<RpcOutput<typeof rpc.ListReviews>> {
    return this.reviewsRepository.list(mentorId, page);
  }

  @RpcHandler(rpc.ListRoadmapSessions)
  bySteps(
    { id }: RpcInput<typeof rpc.ListRoadmapSessions>,
    { userId }: Caller,
  ): Promise<RpcOutput<typeof rpc.ListRoadmapSessions>> {
    return this.reader.bySteps(userId, id);
  }

  @RpcHandler(rpc.GetReviewedMentor)
  review({ id }: RpcInput<typeof rpc.GetReviewedMentor>): Promise<RpcOutput<typeof rpc.GetReviewedMentor>> {
    return this.reviewsRepository.subject(id);
  }

  private viewPage({ items, nextCursor }: SessionPage, userId: number): SessionViewPage {
    return { items: items.map((details) => this.view(details, userId)), nextCursor };
  }

  private view(details: SessionDetails, userId: number): Session {
    return this.views.view(details, roleOf(details.state, userId));
  }
}
