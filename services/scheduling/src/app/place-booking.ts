import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import { isUniqueViolation } from '@waymark/database/sql-errors';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { KeyedQueue } from '@waymark/kernel/keyed-queue';
import { deadlineExceeded } from '@waymark/platform/context';
import { newMeetingCode } from '@waymark/platform/meeting-link';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import {
  type BookingRequest,
  busyWithoutHold,
  checkIntro,
  checkLimits,
  introUsed,
  matchesHold,
  type OpenBookings,
  planSession,
  slotTaken,
  timeRangeOf,
} from '../domain/booking.ts';
import { isDemoPerson } from '../domain/demo-person.ts';
import { Session } from '../domain/session.ts';
import { detailsOf, type SessionDetails } from '../domain/session-view.ts';
import type { SchedulingEnv } from '../env.ts';
import { BookingsRepository } from '../persistence/bookings.repository.ts';
import { CalendarsReader } from '../persistence/calendars.reader.ts';
import { expireOverdueHolds, isOverlapError } from '../persistence/overlaps.ts';
import { personLocks } from '../persistence/person-locks.ts';
import { SessionWriter } from '../persistence/session-writer.ts';

/** Books or holds a slot. Bookings of the same person are serialized; the exclusion constraints are the final safeguard. */
@Injectable()
export class PlaceBooking {
  private readonly queue = new KeyedQueue();

  constructor(
    private readonly db: Database,
    @Inject(SERVICE_ENV) private readonly env: SchedulingEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly calendars: CalendarsReader,
    private readonly bookings: BookingsRepository,
    private readonly writer: SessionWriter,
  ) {}

  /** Returns `view` of the stored session. Errors: NOT_FOUND, TIMEOUT, those of `planSession` and `checkLimits`. */
  execute<T>(request: BookingRequest, view: (placed: SessionDetails) => T): Promise<T> {
    // The queue only saves transactions in a race. Without it: `return this.placeOrRetry(request, view)`.
    const slot = request.kind === 'guided' ? `${request.date} ${request.time}` : request.start;
    return this.queue.run(`${request.mentorId}`, `${request.mentorId} ${slot}`, {
      precheck: () => this.checkStillFree(request),
      task: () => this.placeOrRetry(request, view),
    });
  }

  private async checkStillFree(request: BookingRequest): Promise<void> {
    const now = this.clock.now();
    const { mentorId, learner } = request;
    const query = { mentorId, learnerId: learner.userId, ...timeRangeOf(request), now: now.getTime() };
    const { rules, busy } = await this.calendars.load(query);
    // The learner's own busy time may be the result of the same request.
    const others = busy.filter(({ mine }) => !mine);
    planSession(request, rules, others, now, { id: '', meetingCode: '' });
  }

  private async placeOrRetry<T>(request: BookingRequest, view: (placed: SessionDetails) => T): Promise<T> {
    if (deadlineExceeded()) throw new AppError('TIMEOUT', 'This took too long. Please try again.');
    const people = { mentorId: request.mentorId, learnerId: request.learner.userId };
    const serializeBy = personLocks(people);
    const place = () =>
      this.db.transaction(async (tx) => view(await this.place(tx, request)), {
        idempotent: true,
        serializeBy,
      });
    return place().catch(async (error: unknown) => {
      if (isUniqueViolation(error, 'sessions_intro_once')) throw introUsed();
      if (!isOverlapError(error)) throw error;
      // The constraints also count overdue holds that are not expired yet.
      const time = { ...people, ...timeRangeOf(request) };
      await this.db.transaction((tx) => expireOverdueHolds(tx, this.writer, time, this.clock.now()), {
        serializeBy,
      });
      return place().catch((secondError: unknown) => {
        throw isOverlapError(secondError) ? slotTaken('taken') : secondError;
      });
    });
  }

  private ofPerson(open: OpenBookings, { learner }: BookingRequest): OpenBookings {
    return this.env.DEMO_MODE && isDemoPerson(learner.userId) ? { ...open, unpaidHolds: [] } : open;
  }

  private async place(tx: Tx, request: BookingRequest): Promise<SessionDetails> {
    const now = this.clock.now();
    const { calendar, open, ownHold } = await this.bookings.load(tx, request, now);
    if (ownHold && matchesHold(request, ownHold.session.state)) {
      return this.bookings.updateHold(tx, ownHold, request);
    }
    const busy = ownHold ? busyWithoutHold(calendar.busy, ownHold.session.state) : calendar.busy;
    const ids = { id: newId(), meetingCode: newMeetingCode() };
    const fields = planSession(request, calendar.rules, busy, now, ids);
    if (calendar.pausedUntil) throw slotTaken('closed');
    checkIntro(request, calendar.isKnown);
    checkLimits(request, this.ofPerson(open, request), { maxAhead: this.env.BOOKINGS_AHEAD, now });
    if (ownHold) {
      ownHold.session.release();
      await this.writer.update(tx, ownHold);
    }
    const session = request.pays === 'now' ? Session.held(fields, now) : Session.booked(fields, now);
    await this.writer.insert(tx, session, calendar.mentor);
    return detailsOf(session, calendar.mentor);
  }
}
