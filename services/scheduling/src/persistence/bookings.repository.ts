import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { type BookingRequest, type OpenBookings, timeRangeOf } from '../domain/booking.ts';
import { detailsOf, type SessionDetails } from '../domain/session-view.ts';
import { type LoadedCalendar, loadCalendar } from './calendar-query.ts';
import { isLeaving } from './departures.repository.ts';
import { hasUnsettledCase, pausedUntil } from './no-show-rows.ts';
import { type LockedSession, lockSession } from './session-rows.ts';
import type { SessionsTable } from './tables.ts';

/** Longer than the time in which unpaid holds count, by more than the life of a hold. */
const UNPAID_HOURS = 2;
const UNPAID_HOLDS = `SELECT coalesce(json_agg(json_build_object('from', extract(epoch FROM s.created_at) * 1000,
    'to', extract(epoch FROM coalesce(c.at, s.hold_expires_at)) * 1000)), '[]')
  FROM sessions s LEFT JOIN session_changes c ON c.session_id = s.id AND c.to_status = 'released'
  WHERE s.learner_id = $1 AND s.status IN ('held', 'released', 'expired')
    AND (s.status <> 'held' OR s.hold_expires_at <= $2)
    AND s.created_at > $2::timestamptz - interval '${UNPAID_HOURS} hours'`;
const OPEN_HOLDS = "sessions WHERE learner_id = $1 AND status = 'held' AND hold_expires_at > $2";
const OTHER_SLOT = '(mentor_id, starts_at) IS DISTINCT FROM ($3, $4::timestamptz)';
/** $1 the learner, $2 now, $3 the mentor, $4 the requested start (or null). */
const OPEN_BOOKINGS = `SELECT
  (SELECT id FROM ${OPEN_HOLDS} AND mentor_id = $3 AND starts_at = $4::timestamptz) AS "ownHoldId",
  (SELECT count(*)::int FROM ${OPEN_HOLDS} AND ${OTHER_SLOT}) AS "openHolds",
  (SELECT count(*)::int FROM ${OPEN_HOLDS} AND ${OTHER_SLOT} AND mentor_id = $3) AS "openHoldsWithMentor",
  (${UNPAID_HOLDS}) AS "unpaidHolds",
  (SELECT count(*)::int FROM sessions WHERE learner_id = $1 AND mentor_id = $3 AND starts_at > $2
    AND status = 'scheduled' AND payment IN ('free', 'after-session')) AS "unpaidAhead",
  EXISTS (SELECT FROM sessions s WHERE learner_id = $1 AND payment = 'due' AND pay_by < $2 AND NOT ${hasUnsettledCase('s.id')}) AS overdue,
  ${isLeaving('$1')} AS "isLeaving", ${pausedUntil('$1')} AS "pausedUntil"`;

export interface BookingData {
  calendar: LoadedCalendar;
  open: OpenBookings;
  ownHold: LockedSession | null;
}

@Injectable()
export class BookingsRepository {
  /** Error: NOT_FOUND. */
  async load(tx: Tx, request: BookingRequest, now: Date): Promise<BookingData> {
    const { mentorId, learner } = request;
    const query = { mentorId, learnerId: learner.userId, ...timeRangeOf(request), now: now.getTime() };
    const start = request.kind === 'standard' ? new Date(request.start) : null;
    const params = [learner.userId, now, mentorId, start];
    const calendar = await loadCalendar(tx, query);
    const [row] = await tx.query<OpenBookings & { ownHoldId: SessionsTable['id'] | null }>(
      OPEN_BOOKINGS,
      params,
    );
    if (!calendar) throw new AppError('NOT_FOUND', 'Mentor not found');
    const { ownHoldId, ...open } = row!;
    return { calendar, open, ownHold: ownHoldId === null ? null : await lockSession(tx, ownHoldId) };
  }

  async updateHold(
    tx: Tx,
    { session, mentor }: LockedSession,
    { userNotes, about }: BookingRequest,
  ): Promise<SessionDetails> {
    await tx.em.query('UPDATE sessions SET user_notes = $2, about = $3 WHERE id = $1', [
      session.state.id,
      userNotes,
      about && JSON.stringify(about),
    ]);
    return { ...detailsOf(session, mentor), state: { ...session.state, userNotes, about } };
  }
}
