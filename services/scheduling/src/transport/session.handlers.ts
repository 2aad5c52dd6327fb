import { Controller } from '@nestjs/common';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { CancelSession } from '../app/cancel-session.ts';
import { MarkNoShow } from '../app/mark-no-show.ts';
import { RescheduleSession } from '../app/reschedule-session.ts';
import { ReviewSession } from '../app/review-session.ts';
import { SessionQueries } from '../app/session-queries.ts';
import { SetSessionNotes } from '../app/set-session-notes.ts';

@Controller()
export class SessionHandlers {
  constructor(
    private readonly queries: SessionQueries,
    private readonly cancelSession: CancelSession,
    private readonly rescheduleSession: RescheduleSession,
    private readonly markNoShow: MarkNoShow,
    private readonly setSessionNotes: SetSessionNotes,
    private readonly reviewSession: ReviewSession,
  ) {}

  @RpcHandler(rpc.ListSessions)
  async list(query: RpcInput<typeof rpc.ListSessions>): Promise<RpcOutput<typeof rpc.ListSessions>> {
    return this.queries.list(query, requireCaller());
  }

  @RpcHandler(rpc.ListUpcoming)
  async upcoming(query: RpcInput<typeof rpc.ListUpcoming>): Promise<RpcOutput<typeof rpc.ListUpcoming>> {
    return this.queries.upcoming(query, requireCaller());
  }

  @RpcHandler(rpc.GetSession)
  async get(input: RpcInput<typeof rpc.GetSession>): Promise<RpcOutput<typeof rpc.GetSession>> {
    return this.queries.get(input, requireCaller());
  }

  @RpcHandler(rpc.CancelSession)
  async cancel(input: RpcInput<typeof rpc.CancelSession>): Promise<RpcOutput<typeof rpc.CancelSession>> {
    return this.cancelSession.execute(input, requireCaller());
  }

  @RpcHandler(rpc.RescheduleSession)
  async move(
    input: RpcInput<typeof rpc.RescheduleSession>,
  ): Promise<RpcOutput<typeof rpc.RescheduleSession>> {
    return this.rescheduleSession.execute(input, requireCaller());
  }

  @RpcHandler(rpc.MarkNoShow)
  async noShow(input: RpcInput<typeof rpc.MarkNoShow>): Promise<RpcOutput<typeof rpc.MarkNoShow>> {
    return this.markNoShow.execute(input, requireCaller());
  }

  @RpcHandler(rpc.SetSessionNotes)
  async notes(input: RpcInput<typeof rpc.SetSessionNotes>): Promise<RpcOutput<typeof rpc.SetSessionNotes>> {
    return this.setSessionNotes.execute(input, requireCaller());
  }

  @RpcHandler(rpc.ReviewSession)
  async review(input: RpcInput<typeof rpc.ReviewSession>): Promise<RpcOutput<typeof rpc.ReviewSession>> {
    return this.reviewSession.execute(input, requireCaller());
  }

  @RpcHandler(rpc.ListReviews)
  async reviews(query: RpcInput<typeof rpc.ListReviews>): Promise<RpcOutput<typeof rpc.ListReviews>> {
    return this.queries.reviews(query);
  }
}
