import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { BookingBody, Session } from '@waymark/contracts/scheduling/sessions';
import { refuseOneself } from '../domain/booking.ts';
import { BookingsRepository } from '../persistence/bookings.repository.ts';
import { SessionVoice } from '../persistence/session-voice.ts';
import { LookUpAbout } from './look-up-about.ts';

/** Half an hour that costs nothing. */
@Injectable()
export class ScheduleSession {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly about: LookUpAbout,
    private readonly voice: SessionVoice,
  ) {}

  async execute(learner: Caller, body: BookingBody): Promise<Session> {
    refuseOneself(learner, body);
    const { mentorId, price, currency, userNotes, timezone } = body;
    const request = { caller: learner, about: body.about };
    return this.about.execute(request, (about) =>
      this.bookings.place(
        {
          ...{ kind: 'standard', pays: 'nothing', start: Date.parse(body.sessionDate) },
          ...{ mentorId, learner, price, currency, userNotes, timezone, about },
        },
        (placed) => this.voice.view(placed, 'learner'),
        'scheduling.schedule',
      ),
    );
  }
}
