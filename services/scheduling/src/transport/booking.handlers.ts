import { Controller } from '@nestjs/common';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import type { Hold, Session } from '@waymark/contracts/scheduling/sessions';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { BookSession } from '../app/book-session.ts';
import { GetPayable } from '../app/get-payable.ts';
import { HoldSlot } from '../app/hold-slot.ts';
import { ScheduleSession } from '../app/schedule-session.ts';
import { SessionsReader } from '../persistence/sessions.reader.ts';
import { SessionsRepository } from '../persistence/sessions.repository.ts';

/** Booking, and keeping a time while it is paid for. */
@Controller()
export class BookingHandlers {
  constructor(
    private readonly scheduleSession: ScheduleSession,
    private readonly bookSession: BookSession,
    private readonly holdSlot: HoldSlot,
    private readonly getPayable: GetPayable,
    private readonly reader: SessionsReader,
    private readonly sessions: SessionsRepository,
  ) {}

  @RpcHandler(rpc.ScheduleSession)
  async schedule(body: RpcInput<typeof rpc.ScheduleSession>): Promise<Session> {
    return this.scheduleSession.execute(requireCaller(), body);
  }

  @RpcHandler(rpc.BookSession)
  async book(body: RpcInput<typeof rpc.BookSession>): Promise<Session> {
    return this.bookSession.execute(requireCaller(), body);
  }

  @RpcHandler(rpc.HoldSlot)
  async hold(body: RpcInput<typeof rpc.HoldSlot>): Promise<Hold> {
    return this.holdSlot.execute(requireCaller(), body);
  }

  @RpcHandler(rpc.ListHolds)
  async holds(): Promise<Hold[]> {
    return this.reader.holds(requireCaller().userId);
  }

  @RpcHandler(rpc.ReleaseHold)
  async release({ id }: RpcInput<typeof rpc.ReleaseHold>): Promise<{ success: true }> {
    const { userId } = requireCaller();
    return this.sessions.release({ id, userId, idempotency: 'scheduling.release-hold' });
  }

  @RpcHandler(rpc.GetPayable)
  async payable({ sessionId }: RpcInput<typeof rpc.GetPayable>): Promise<rpc.Payable> {
    return this.getPayable.execute(requireCaller().userId, sessionId);
  }
}
