import type { User } from '@waymark/contracts/identity/http';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import type { Hold, ReviewBody, Session } from '@waymark/contracts/scheduling/sessions';
import { aHold, aSession, inHours, noRights } from '../session-samples.ts';
import { roadmaps } from './mock-data.ts';

type Body = Record<string, never> & {
  mentorId?: number;
  sessionDate?: string;
  userNotes?: string;
  price?: number;
};
interface Asked {
  url: URL;
  body: unknown;
}

const inesZone = { mentorTimezone: 'Europe/Lisbon', learnerTimezone: 'Europe/Berlin' };
const ines = { mentorId: 5, with: { id: 5, name: 'Inês Carvalho', avatar: null }, ...inesZone };

/** One of each kind a learner can have. */
let sessions: Session[] = [
  aSession({
    id: 'm1',
    topic: 'The first week without the night shift',
    userNotes: 'I would like to talk about sleep first, and about what to say to my boss.',
    about: {
      roadmapId: 'roadmap1',
      roadmapTitle: 'Out of debt, one envelope at a time',
      stepId: 'st2',
      stepTitle: 'Open one envelope a day',
      progress: { completedSteps: 3, totalSteps: 12 },
    },
  }),
  aSession({ ...ines, id: 'm2', sessionDate: inHours(0.5), price: 0, payment: 'free', isPaid: false }),
  aSession({
    ...ines,
    id: 'm3',
    sessionDate: inHours(12),
    cancellation: { freeUntil: inHours(-12), refund: 0 },
    can: { ...noRights, cancel: true },
  }),
  aSession({
    ...ines,
    id: 'm4',
    kind: 'guided',
    sessionType: 'interview-prep',
    duration: 60,
    price: 3_000,
    sessionDate: inHours(-20),
    status: 'completed',
    payment: 'due',
    isPaid: false,
    payBy: inHours(52),
    can: { ...noRights, pay: true, review: true, markNoShow: true },
  }),
  aSession({
    id: 'm5',
    sessionDate: inHours(-24 * 9),
    status: 'completed',
    notes: 'Agreed: one envelope a day, at the same hour. Write to me on Sunday how it went.',
    review: { rating: 5, text: 'Plain, kind, and on time.', createdAt: inHours(-24 * 8) },
  }),
  aSession({
    ...ines,
    id: 'm6',
    sessionDate: inHours(-24 * 20),
    status: 'cancelled',
    cancelledBy: 'mentor',
    payment: 'refunded',
  }),
];
const following = roadmaps
  .slice(0, 3)
  .map((roadmap) => ({ roadmap, completedSteps: 3, totalSteps: 12, lastUpdated: null }));
let holds: Hold[] = [aHold()];

/** The same session from the mentor's side. */
const asMentor = (session: Session): Session => ({
  ...session,
  role: 'mentor',
  with: { id: 1, name: 'learner', avatar: null },
  // What is paid after a session goes back also when the learner was missing.
  noShowRefund: session.kind === 'guided' ? session.noShowRefund : 0,
  can: { ...session.can, pay: false, review: false, writeNotes: true },
});

const intentFor = (sessionId: string, amount: number, expiresAt: string | null): PaymentIntent => ({
  paymentIntentId: `pi_${sessionId}`,
  clientSecret: `pi_${sessionId}_secret`,
  provider: 'sandbox',
  publishableKey: null,
  sessionId,
  amount,
  currency: 'USD',
  expiresAt,
});

/** Refused as the gateway would; times on the full hour of the afternoon are taken, so that one can see it. */
function book({ sessionDate = '', mentorId = 2, userNotes = '', price = 0 }: Body): Session {
  if (userNotes.includes('taken')) {
    throw Object.assign(new Error('That time was just taken.'), { status: 409, code: 'SLOT_TAKEN' });
  }
  const session = aSession({ id: `m${sessions.length + 1}`, mentorId, sessionDate, userNotes, price });
  return price === 0 ? { ...session, payment: 'free', isPaid: false } : session;
}

const add = (session: Session): Session => {
  sessions = [...sessions, session];
  return session;
};

function change(id: string, words: Partial<Session>): Session | undefined {
  sessions = sessions.map((one) => (one.id === id ? { ...one, ...words } : one));
  return sessions.find((one) => one.id === id);
}

function listed({ searchParams }: URL): Session[] {
  const [status, due, from, to] = ['status', 'due', 'from', 'to'].map((name) => searchParams.get(name));
  return sessions
    .filter((one) => (!status || one.status === status) && (!due || one.payment === 'due'))
    .filter(({ sessionDate: at }) => (!from || at >= from) && (!to || at < to))
    .toSorted((a, b) => b.sessionDate.localeCompare(a.sessionDate));
}

const upcoming = (): Session[] =>
  sessions
    .filter(({ status, endsAt }) => status === 'scheduled' && Date.parse(endsAt) > Date.now())
    .toSorted((a, b) => a.sessionDate.localeCompare(b.sessionDate));

function answerTo(path: string, { url, body }: Asked): unknown {
  const given = body as Body;
  if (path === 'GET /sessions') return listed(url);
  if (path === 'GET /sessions/upcoming') return upcoming();
  if (path === 'GET /sessions/holds') return holds;
  if (path === 'POST /sessions/schedule') return add(book(given));
  if (path === 'POST /sessions/create-payment-intent') {
    const { id, sessionDate } = book(given);
    const hold = aHold({ id, sessionDate });
    holds = [...holds, hold];
    return intentFor(id, given.price ?? 0, hold.expiresAt);
  }
  if (path === 'POST /payments/sandbox/confirm') return { state: 'succeeded', error: null };
  if (path === 'POST /sessions/confirm-payment') return settle(String(given.paymentIntentId).slice(3));
  if (/calendar-feed/.test(path)) return { url: 'https://waymark.example.test/api/calendar/9f3b27c1.ics' };
  if (path === 'GET /following') return following;
  return ofOne(path, given);
}

function settle(sessionId: string) {
  const hold = holds.find(({ id }) => id === sessionId);
  holds = holds.filter((one) => one !== hold);
  if (hold) add(aSession({ id: hold.id, sessionDate: hold.sessionDate }));
  else change(sessionId, { payment: 'paid', can: noRights });
  return { outcome: 'booked', sessionId, message: null };
}

function ofOne(path: string, body: Body): unknown {
  const [, held, step] = /^POST \/sessions\/holds\/(\w+)\/(release|pay)$/.exec(path) ?? [];
  if (step === 'pay') return intentFor(held!, 2_500, holds.find(({ id }) => id === held)?.expiresAt ?? null);
  if (held) {
    holds = holds.filter(({ id }) => id !== held);
    return { success: true };
  }
  const [, id = '', what] = /^\w+ \/sessions\/(\w+)(?:\/([\w-]+))?$/.exec(path) ?? [];
  const { price } = sessions.find((one) => one.id === id) ?? { price: 0 };
  if (what === 'pay') return intentFor(id, price, null);
  if (what === 'cancel')
    return change(id, { status: 'cancelled', cancelledBy: 'learner', payment: 'refunding', can: noRights });
  if (what === 'reschedule') return change(id, { sessionDate: body.sessionDate!, endsAt: body.sessionDate! });
  if (what === 'no-show') return change(id, { status: 'no-show', absent: 'mentor', can: noRights });
  if (what === 'notes') return change(id, body);
  if (what === 'review')
    return change(id, { review: { ...(body as unknown as ReviewBody), createdAt: inHours(0) } });
  return id ? change(id, {}) : undefined;
}

/** What the mock answers about sessions and payments; undefined when the call is about something else. */
export function schedulingAnswer(method: string, asked: Asked, user: User | null): unknown {
  const found = user ? answerTo(`${method} ${asked.url.pathname}`, asked) : undefined;
  if (user?.role !== 'mentor') return found;
  const turn = (one: unknown) =>
    typeof one === 'object' && one && 'role' in one ? asMentor(one as Session) : one;
  if (asked.url.pathname === '/sessions/holds') return [];
  return Array.isArray(found) ? found.map(turn) : turn(found);
}
