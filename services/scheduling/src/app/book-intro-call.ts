import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { IntroBookingBody, Session } from '@waymark/contracts/scheduling/sessions';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkNotSelf } from '../domain/booking.ts';
import { PlaceBooking } from './place-booking.ts';
import { ResolveBookingContext } from './resolve-booking-context.ts';
import { SessionViews } from './session-views.ts';

/** Books a free call of 15 minutes, once with each mentor. */
@Injectable()
export class BookIntroCall {
  constructor(
    private readonly context: ResolveBookingContext,
    private readonly placeBooking: PlaceBooking,
    private readonly views: SessionViews,
  ) {}

  @RpcHandler(rpc.BookIntroCall)
  async execute(body: IntroBookingBody, learner: Caller): Promise<Session> {
    checkNotSelf(learner, body);
    const start = Date.parse(body.sessionDate);
    return this.context.execute(body.about, learner, (about) => {
      const request = { ...body, kind: 'intro', pays: 'nothing', price: 0, learner, start, about } as const;
      return this.placeBooking.execute(request, (placed) => this.views.view(placed, 'learner'));
    });
  }
}
