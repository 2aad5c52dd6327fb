import type { Caller } from '@waymark/contracts/caller';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { Hold, Session } from '@waymark/contracts/scheduling/sessions';
import { newId } from '@waymark/kernel/ids';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import type { Harness } from './harness.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

let lastId = 100_000;
/** A new learner. */
export const aLearner = (): Caller => asLearner(++lastId);

/** The instant `ms` milliseconds after now by the clock of the service. */
export const inTime = (scheduling: Harness, ms: number): string =>
  new Date(scheduling.clock.now().getTime() + ms).toISOString();

/** The first full hour at least `ms` milliseconds from now. */
export const hourIn = (scheduling: Harness, ms: number): string =>
  new Date(Math.ceil((scheduling.clock.now().getTime() + ms) / HOUR) * HOUR).toISOString();

/** A free session of half an hour. */
export const schedules = (
  scheduling: Harness,
  learner: Caller,
  mentor: Caller,
  sessionDate: string,
): Promise<Session> =>
  scheduling.call(rpc.ScheduleSession, { mentorId: mentor.userId, sessionDate, price: 0 }, learner);

/** Another time, which `by` proposes and the other person accepts. */
export async function moves(
  scheduling: Harness,
  id: string,
  sessionDate: string,
  [by, other]: readonly [Caller, Caller],
): Promise<Session> {
  const { proposal } = await scheduling.call(rpc.RescheduleSession, { id, sessionDate }, by);
  return scheduling.call(rpc.AcceptProposal, { id, proposalId: proposal?.id ?? 'none' }, other);
}

/** A hold of a slot priced 20.00, as its learner sees it. */
export async function holds(
  scheduling: Harness,
  learner: Caller,
  mentor: Caller,
  sessionDate: string,
): Promise<Hold> {
  const body = { mentorId: mentor.userId, sessionDate, price: 2_000 };
  const { sessionId } = await scheduling.call(rpc.HoldSlot, body, learner);
  const open = await scheduling.call(rpc.ListHolds, {}, learner);
  return open.find(({ id }) => id === sessionId)!;
}

export const PRICED = { pricing: { sessionPrice: 2_000, currency: 'EUR' as const } };

/** The event of payments about a captured payment. */
export const captured = (
  scheduling: Harness,
  of: { id: string; mentorId: number; learnerId: number; price: number; currency: 'USD' | 'EUR' | 'GBP' },
  more: Partial<Parameters<typeof PaymentCaptured.data.parse>[0] & object> = {},
) =>
  PaymentCaptured.data.parse({
    intentId: newId(),
    sessionId: of.id,
    purpose: 'booking',
    payerId: of.learnerId,
    mentorId: of.mentorId,
    mentorName: 'Mentor',
    startsAt: scheduling.clock.now().toISOString(),
    learnerTimezone: 'UTC',
    amount: of.price,
    currency: of.currency,
    paidAt: scheduling.clock.now().toISOString(),
    ...more,
  });

/** A paid session. */
export async function books(
  scheduling: Harness,
  learner: Caller,
  mentor: Caller,
  sessionDate: string,
): Promise<Session> {
  const hold = await holds(scheduling, learner, mentor, sessionDate);
  const of = { ...hold, mentorId: mentor.userId, learnerId: learner.userId };
  await scheduling.publish(PaymentCaptured, captured(scheduling, of));
  return eventually(() => scheduling.call(rpc.GetSession, { id: hold.id }, learner));
}

/** The stored state of a hold or a session. */
export async function rowOf(scheduling: Harness, id: string): Promise<{ status: string; payment: string }> {
  const [row] = await scheduling.sql<{ status: string; payment: string }>(
    'SELECT status, payment FROM sessions WHERE id = $1',
    [id],
  );
  return row!;
}

/** An interview preparation of one hour, with 30.00 due afterwards. `date` is a workday. */
export const booksGuided = (
  scheduling: Harness,
  learner: Caller,
  mentor: Caller,
  date: string,
  time: '9:00 AM' | '5:00 PM' = '9:00 AM',
): Promise<Session> =>
  scheduling.call(
    rpc.BookSession,
    { mentorId: mentor.userId, date, time, sessionType: 'interview-prep', price: 3_000 },
    learner,
  );
