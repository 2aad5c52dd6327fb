import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { GuidedBookingBody, Session } from '@waymark/contracts/scheduling/sessions';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkNotSelf } from '../domain/booking.ts';
import { PlaceBooking } from './place-booking.ts';
import { ResolveBookingContext } from './resolve-booking-context.ts';
import { SessionViews } from './session-views.ts';

/** Books an hour of a session type, which is paid after the session. */
@Injectable()
export class BookSession {
  constructor(
    private readonly context: ResolveBookingContext,
    private readonly placeBooking: PlaceBooking,
    private readonly views: SessionViews,
  ) {}

  @RpcHandler(rpc.BookSession)
  async execute(body: GuidedBookingBody, learner: Caller): Promise<Session> {
    checkNotSelf(learner, body);
    const userNotes = body.message;
    return this.context.execute(body.about, learner, (about) => {
      const request = { ...body, kind: 'guided', pays: 'afterwards', learner, userNotes, about } as const;
      return this.placeBooking.execute(request, (placed) => this.views.view(placed, 'learner'));
    });
  }
}
