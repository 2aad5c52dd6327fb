import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import type { BookingBody, Hold } from '@waymark/contracts/scheduling/sessions';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkNotSelf } from '../domain/booking.ts';
import { holdViewOf } from '../domain/session-view.ts';
import { PlaceBooking } from './place-booking.ts';
import { ResolveBookingContext } from './resolve-booking-context.ts';

/** Holds half an hour with a price until it is paid or the hold expires. */
@Injectable()
export class HoldSlot {
  constructor(
    private readonly context: ResolveBookingContext,
    private readonly placeBooking: PlaceBooking,
  ) {}

  @RpcHandler(rpc.HoldSlot)
  async execute(body: BookingBody, learner: Caller): Promise<Hold> {
    checkNotSelf(learner, body);
    const start = Date.parse(body.sessionDate);
    return this.context.execute(body.about, learner, (about) => {
      const request = { ...body, kind: 'standard', pays: 'now', learner, start, about } as const;
      return this.placeBooking.execute(request, holdViewOf);
    });
  }
}
