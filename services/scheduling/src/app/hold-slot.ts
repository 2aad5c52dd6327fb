import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { BookingBody } from '@waymark/contracts/scheduling/sessions';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkNotSelf } from '../domain/booking.ts';
import { payableOf } from '../domain/payment.ts';
import { SessionsReader } from '../persistence/sessions.reader.ts';
import { PlaceBooking } from './place-booking.ts';
import { ResolveBookingContext } from './resolve-booking-context.ts';

/** Holds half an hour with a price until it is paid or the hold expires. */
@Injectable()
export class HoldSlot {
  constructor(
    private readonly context: ResolveBookingContext,
    private readonly placeBooking: PlaceBooking,
    private readonly reader: SessionsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.HoldSlot)
  async execute(body: BookingBody, learner: Caller): Promise<rpc.Payable> {
    checkNotSelf(learner, body);
    const start = Date.parse(body.sessionDate);
    const id = await this.context.execute(body.about, learner, (about) => {
      const request = { ...body, kind: 'standard', pays: 'now', learner, start, about } as const;
      return this.placeBooking.execute(request, ({ state }) => state.id);
    });
    // A repeated request gets the stored id of a hold that may have ended since.
    return payableOf(await this.reader.findAny(learner.userId, id), learner.userId, this.clock.now());
  }
}
