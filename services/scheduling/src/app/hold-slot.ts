import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { BookingBody, Hold } from '@waymark/contracts/scheduling/sessions';
import { refuseOneself } from '../domain/booking.ts';
import { holdViewOf } from '../domain/session-view.ts';
import { BookingsRepository } from '../persistence/bookings.repository.ts';
import { LookUpAbout } from './look-up-about.ts';

/** Keeps half an hour with a price for as long as it takes to pay. */
@Injectable()
export class HoldSlot {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly about: LookUpAbout,
  ) {}

  async execute(learner: Caller, body: BookingBody): Promise<Hold> {
    refuseOneself(learner, body);
    const { mentorId, price, currency, userNotes, timezone } = body;
    const request = { caller: learner, about: body.about };
    return this.about.execute(request, (about) =>
      this.bookings.place(
        {
          ...{ kind: 'standard', pays: 'now', start: Date.parse(body.sessionDate) },
          ...{ mentorId, learner, price, currency, userNotes, timezone, about },
        },
        holdViewOf,
        'scheduling.hold',
      ),
    );
  }
}
