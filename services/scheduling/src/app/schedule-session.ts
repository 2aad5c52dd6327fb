import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { BookingBody, Session } from '@waymark/contracts/scheduling/sessions';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkNotSelf } from '../domain/booking.ts';
import { PlaceBooking } from './place-booking.ts';
import { ResolveBookingContext } from './resolve-booking-context.ts';
import { SessionViews } from './session-views.ts';

@Injectable()
export class ScheduleSession {
  constructor(
    private readonly context: ResolveBookingContext,
    private readonly placeBooking: PlaceBooking,
    private readonly views: SessionViews,
  ) {}

  @RpcHandler(rpc.ScheduleSession)
  async execute(body: BookingBody, learner: Caller): Promise<Session> {
    checkNotSelf(learner, body);
    const start = Date.parse(body.sessionDate);
    return this.context.execute(body.about, learner, (about) => {
      const request = { ...body, kind: 'standard', pays: 'nothing', learner, start, about } as const;
      return this.placeBooking.execute(request, (placed) => this.views.view(placed, 'learner'));
    });
  }
}
