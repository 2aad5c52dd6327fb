import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { GuidedBookingBody, Session } from '@waymark/contracts/scheduling/sessions';
import { refuseOneself } from '../domain/booking.ts';
import { BookingsRepository } from '../persistence/bookings.repository.ts';
import { SessionVoice } from '../persistence/session-voice.ts';
import { LookUpAbout } from './look-up-about.ts';

/** An hour of a type of session, which is paid once it has taken place. */
@Injectable()
export class BookSession {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly about: LookUpAbout,
    private readonly voice: SessionVoice,
  ) {}

  async execute(learner: Caller, body: GuidedBookingBody): Promise<Session> {
    refuseOneself(learner, body);
    const { mentorId, date, time, sessionType, topic, message, price, timezone } = body;
    const request = { caller: learner, about: body.about };
    return this.about.execute(request, (about) =>
      this.bookings.place(
        {
          ...{ kind: 'guided', pays: 'afterwards', date, time, sessionType, topic },
          ...{ mentorId, learner, price, userNotes: message, timezone, about },
        },
        (placed) => this.voice.view(placed, 'learner'),
        'scheduling.book',
      ),
    );
  }
}
