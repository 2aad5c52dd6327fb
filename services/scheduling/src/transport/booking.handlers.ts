import { Controller } from '@nestjs/common';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { BookSession } from '../app/book-session.ts';
import { HoldSlot } from '../app/hold-slot.ts';
import { ReleaseHold } from '../app/release-hold.ts';
import { ScheduleSession } from '../app/schedule-session.ts';
import { SessionQueries } from '../app/session-queries.ts';

@Controller()
export class BookingHandlers {
  constructor(
    private readonly scheduleSession: ScheduleSession,
    private readonly bookSession: BookSession,
    private readonly holdSlot: HoldSlot,
    private readonly releaseHold: ReleaseHold,
    private readonly queries: SessionQueries,
  ) {}

  @RpcHandler(rpc.ScheduleSession)
  async schedule(body: RpcInput<typeof rpc.ScheduleSession>): Promise<RpcOutput<typeof rpc.ScheduleSession>> {
    return this.scheduleSession.execute(body, requireCaller());
  }

  @RpcHandler(rpc.BookSession)
  async book(body: RpcInput<typeof rpc.BookSession>): Promise<RpcOutput<typeof rpc.BookSession>> {
    return this.bookSession.execute(body, requireCaller());
  }

  @RpcHandler(rpc.HoldSlot)
  async hold(body: RpcInput<typeof rpc.HoldSlot>): Promise<RpcOutput<typeof rpc.HoldSlot>> {
    return this.holdSlot.execute(body, requireCaller());
  }

  @RpcHandler(rpc.ReleaseHold)
  async release(input: RpcInput<typeof rpc.ReleaseHold>): Promise<RpcOutput<typeof rpc.ReleaseHold>> {
    return this.releaseHold.execute(input, requireCaller());
  }

  @RpcHandler(rpc.ListHolds)
  async holds(input: RpcInput<typeof rpc.ListHolds>): Promise<RpcOutput<typeof rpc.ListHolds>> {
    return this.queries.holds(input, requireCaller());
  }

  @RpcHandler(rpc.GetPayable)
  async payable(input: RpcInput<typeof rpc.GetPayable>): Promise<RpcOutput<typeof rpc.GetPayable>> {
    return this.queries.payable(input, requireCaller());
  }
}
