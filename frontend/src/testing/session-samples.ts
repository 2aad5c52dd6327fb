import type { FreeSlots } from '@waymark/contracts/scheduling/calendar';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import type { Hold, NoShowCase, Proposal, Session } from '@waymark/contracts/scheduling/sessions';
import type { FollowUp, OwnTask, Task } from '@waymark/contracts/scheduling/tasks';

const HOUR_MS = 3_600_000;
/** The nearest half hour, this many hours from now. */
export const inHours = (hours: number): string =>
  new Date(Math.round((Date.now() + hours * HOUR_MS) / (HOUR_MS / 2)) * (HOUR_MS / 2)).toISOString();
const plusMinutes = (start: string, minutes: number): string =>
  new Date(Date.parse(start) + minutes * 60_000).toISOString();

/** The rights of a session that allows nothing. */
export const noRights = {
  cancel: false,
  reschedule: false,
  answerProposal: false,
  withdrawProposal: false,
  markNoShow: false,
  respondNoShow: false,
  review: false,
  pay: false,
  writeNotes: false,
};

export const noGoal = { text: '', byMe: false, changedAt: null };

export const aTask = (given: Partial<Task> = {}): Task => ({
  ...{
    id: 't1',
    sessionId: 's1',
    text: 'Open one letter',
    dueOn: null,
    step: null,
    doneAt: null,
    comment: '',
  },
  ...given,
});

/** With Rosa Delgado. */
export const anOwnTask = (given: Partial<OwnTask> = {}): OwnTask => ({
  ...{ ...aTask(), mentor: { id: 2, name: 'Rosa Delgado', avatar: null }, sessionDate: inHours(-48) },
  ...given,
});

/** Of two people who have written nothing. */
export const aFollowUp = (given: Partial<FollowUp> = {}): FollowUp => ({
  ...{ tasks: [], canWriteTasks: false, goal: noGoal, last: null },
  ...given,
});

/** A report by the learner that the mentor can respond to. */
export const aCase = (given: Partial<NoShowCase> = {}): NoShowCase => ({
  state: 'open',
  reportedBy: 'learner',
  claim: '',
  reportedAt: inHours(0),
  respondBy: inHours(24),
  response: null,
  settledBy: null,
  settledAt: null,
  reason: null,
  evidence: { mentorJoinedAt: inHours(-1), learnerJoinedAt: null, notesAt: null },
  ...given,
});

/** A paid session with a mentor in Tokyo, three days ahead, as its learner sees it. */
export function aSession(given: Partial<Session> = {}): Session {
  const sessionDate = given.sessionDate ?? inHours(72);
  const duration = given.duration ?? 30;
  const price = given.price ?? 2_500;
  // The refund when the mentor did not come.
  const comesBack = (given.payment ?? 'paid') === 'paid' && given.role !== 'mentor';
  const isAhead = (given.status ?? 'scheduled') === 'scheduled';
  return {
    id: 's1',
    mentorId: 2,
    learnerId: 1,
    role: 'learner',
    with: { id: 2, name: 'Rosa Delgado', avatar: null },
    kind: 'standard',
    sessionType: null,
    sessionDate,
    endsAt: plusMinutes(sessionDate, duration),
    duration,
    status: 'scheduled',
    cancelledBy: null,
    absent: null,
    cancelMessage: '',
    proposal: null,
    noShowCase: null,
    mentorTimezone: 'Asia/Tokyo',
    learnerTimezone: 'America/Los_Angeles',
    meetingLink: isAhead ? 'https://meet.example.test/5f2c' : null,
    topic: '',
    userNotes: '',
    notes: '',
    about: null,
    price,
    currency: 'USD',
    isPaid: true,
    payment: 'paid',
    payBy: null,
    cancellation: { freeUntil: plusMinutes(sessionDate, -24 * 60), refund: 2_500 },
    noShowRefund: comesBack ? price : 0,
    review: null,
    sequence: 0,
    createdAt: '2026-10-01T08:00:00.000Z',
    ...given,
    can: { ...noRights, cancel: isAhead, reschedule: isAhead, ...given.can },
  };
}

/** An open proposal of the other person, a day after the session. */
export const aProposal = (given: Partial<Proposal> = {}): Proposal => ({
  id: 'p1',
  by: 'mentor',
  state: 'open',
  sessionDate: inHours(96),
  endsAt: inHours(96.5),
  message: '',
  reply: '',
  proposedAt: inHours(0),
  expiresAt: inHours(48),
  ...given,
});

export const aHold = (given: Partial<Hold> = {}): Hold => ({
  id: 'h1',
  mentor: { id: 2, name: 'Rosa Delgado', avatar: null },
  sessionDate: inHours(48),
  duration: 30,
  mentorTimezone: 'Asia/Tokyo',
  price: 2_500,
  currency: 'USD',
  expiresAt: plusMinutes(new Date().toISOString(), 10),
  ...given,
});

/** The free slots of a mentor in Tokyo with these starts. */
export const freeFrom = (starts: readonly string[], given: Partial<FreeSlots> = {}): FreeSlots => ({
  mentorId: 2,
  timezone: 'Asia/Tokyo',
  kind: 'standard',
  duration: 30,
  pricing: { sessionPrice: 0, currency: 'USD', typePrices: { ...usualPrices } },
  slots: starts.map((start) => ({ start, end: plusMinutes(start, given.duration ?? 30) })),
  hasHours: true,
  ...given,
});
