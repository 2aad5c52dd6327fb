import { sessionTypes } from '@waymark/contracts/scheduling/constants';
import { type Foreign, others, privateRoute, publicRoute, type Row } from './rows.ts';
import { OWNER } from './scene.ts';

const FAR = '2100-01-04T10:00:00.000Z';
const UNKNOWN_USER = 999_999;
const UNKNOWN_ID = '0199aaaa-0000-7000-8000-000000000009';

const ofMentor: Row = { session: 'none', params: () => ({ userId: String(OWNER.id) }) };
const forMentors: Row = { session: 'required', foreign: () => [{ who: ['learner'], status: 403 }] };
/** The session is between two people who are not among the callers. */
const ofSession: Row = {
  session: 'required',
  params: ({ sessionId }) => ({ id: sessionId }),
  foreign: () => [{ who: ['mentor', ...others], status: 404 }],
};
const ofProposal: Row = {
  ...ofSession,
  params: ({ sessionId }) => ({ id: sessionId, proposalId: UNKNOWN_ID }),
};
const ANY_MESSAGE = ['message: empty', 'message: only blanks'];
const ofHold: Row = { ...ofSession, params: ({ holdId }) => ({ id: holdId }) };
const forAdmins: Foreign = { who: ['mentor', 'stranger', 'learner'], status: 403 };

const forgedToken = `${OWNER.id}.reminders.${'A'.repeat(43)}`;

const booking = () => ({ mentorId: 8, sessionDate: FAR, duration: 30, userNotes: '', price: 0 });
const byMentor = (): Foreign[] => [
  { who: ['mentor'], body: { mentorId: OWNER.id }, status: 403 },
  { who: ['learner'], body: { mentorId: UNKNOWN_USER }, status: 404 },
];
const hours = { dayOfWeek: 0, startTime: '01:00', endTime: '02:00', timezone: 'Europe/Berlin' };
const secret = () => ({ clientSecret: 'sandbox_none_secret' });
const card = () => ({ ...secret(), number: '4242424242424242', expiry: '12/99', cvc: '123' });
const ofNoIntent: Row = {
  session: 'required',
  accepted: ['clientSecret: only blanks'],
  foreign: () => [{ who: ['mentor', ...others], status: 404 }],
};

/** Routes of calendars, sessions, payments and notifications. */
export const bookingRows: Record<string, Row> = {
  'GET /api/mentor/{userId}/pricing': ofMentor,
  'GET /api/mentor/{userId}/availability': ofMentor,
  'GET /api/mentor/{userId}/slots': { ...ofMentor, session: 'optional' },
  'GET /api/mentor/{userId}/reviews': ofMentor,
  'POST /api/mentor/pricing': { ...forMentors, body: () => ({ sessionPrice: 2_500, currency: 'EUR' }) },
  'POST /api/mentor/availability': { ...forMentors, body: () => hours },
  'PATCH /api/mentor/availability/{id}': {
    session: 'required',
    params: ({ hoursId }) => ({ id: hoursId }),
    body: () => ({ dayOfWeek: 0, startTime: '03:00', endTime: '04:00' }),
    foreign: () => [{ who: ['stranger'], status: 404 }],
  },
  'DELETE /api/mentor/availability/{id}': {
    session: 'required',
    params: ({ hoursId }) => ({ id: hoursId }),
    foreign: () => [{ who: ['stranger'], status: 404 }],
  },
  'GET /api/mentor/calendar': forMentors,
  'PUT /api/mentor/calendar/settings': {
    ...forMentors,
    body: () => ({
      ...{ timezone: 'Europe/Berlin', minNoticeMinutes: 1_440, bookingWindowDays: 60, startEveryMinutes: 30 },
      ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 15, maxPerDay: null, maxPerWeek: 20 },
      offersIntro: true,
    }),
  },
  'GET /api/mentor/linked-calendars': forMentors,
  'POST /api/mentor/linked-calendars': {
    ...forMentors,
    body: () => ({ address: 'https://calendar.invalid/secret/basic.ics' }),
  },
  'DELETE /api/mentor/linked-calendars/{id}': {
    session: 'required',
    params: () => ({ id: UNKNOWN_ID }),
    foreign: () => [{ who: ['stranger'], status: 404 }],
  },
  'POST /api/mentor/calendar/overrides': {
    ...forMentors,
    body: () => ({ kind: 'closed', date: '2100-01-04' }),
  },
  'DELETE /api/mentor/calendar/overrides/{id}': {
    session: 'required',
    params: ({ overrideId }) => ({ id: overrideId }),
    foreign: () => [{ who: ['stranger'], status: 404 }],
  },

  'GET /api/roadmaps/{id}/insight/sessions': {
    ...forMentors,
    ownOnly: true,
    params: ({ published }) => ({ id: published.id }),
  },
  'GET /api/sessions': privateRoute,
  'GET /api/sessions/upcoming': privateRoute,
  'GET /api/sessions/holds': privateRoute,
  'POST /api/sessions/holds/{id}/release': ofHold,
  'POST /api/sessions/holds/{id}/pay': ofHold,
  'GET /api/sessions/{id}': ofSession,
  'GET /api/sessions/{id}/calendar.ics': ofSession,
  'POST /api/sessions/schedule': { session: 'required', body: booking, foreign: byMentor },
  'POST /api/sessions/intro': {
    session: 'required',
    body: () => ({ mentorId: 8, sessionDate: FAR, userNotes: '' }),
    foreign: byMentor,
  },
  'POST /api/sessions/book': {
    session: 'required',
    body: () => ({
      mentorId: 8,
      date: '2100-01-04',
      time: '9:00 AM',
      sessionType: 'goal-setting',
      topic: '',
      message: '',
      price: sessionTypes['goal-setting'].price,
    }),
    foreign: byMentor,
  },
  'POST /api/sessions/create-payment-intent': { session: 'required', body: booking, foreign: byMentor },
  'POST /api/sessions/confirm-payment': {
    session: 'required',
    body: () => ({ paymentIntentId: 'none', sessionData: {} }),
    accepted: ['paymentIntentId: only blanks'],
    foreign: () => [{ who: ['mentor', ...others], status: 404 }],
  },
  'POST /api/sessions/{id}/cancel': ofSession,
  'POST /api/sessions/{id}/reschedule': {
    ...ofSession,
    body: () => ({ sessionDate: FAR, message: 'Not mine' }),
    accepted: ANY_MESSAGE,
  },
  'POST /api/sessions/{id}/proposals/{proposalId}/accept': ofProposal,
  'POST /api/sessions/{id}/proposals/{proposalId}/decline': {
    ...ofProposal,
    body: () => ({ message: 'Not mine' }),
    accepted: ANY_MESSAGE,
  },
  'POST /api/sessions/{id}/proposals/{proposalId}/withdraw': ofProposal,
  'POST /api/sessions/{id}/no-show': {
    ...ofSession,
    body: () => ({ note: 'Not mine' }),
    accepted: ['note: empty', 'note: only blanks'],
  },
  'POST /api/sessions/{id}/no-show/response': {
    ...ofSession,
    body: () => ({ agrees: false, note: 'Not mine' }),
  },
  'POST /api/sessions/{id}/join': ofSession,
  'GET /api/no-show-record': privateRoute,
  'GET /api/admin/sessions': { session: 'required', by: 'admin', foreign: () => [forAdmins] },
  'GET /api/admin/sessions/{id}': {
    session: 'required',
    by: 'admin',
    foreign: () => [forAdmins, { who: ['admin'], status: 404 }],
  },
  'GET /api/admin/no-show-cases': { session: 'required', by: 'admin', foreign: () => [forAdmins] },
  'POST /api/admin/no-show-cases/{id}/decision': {
    session: 'required',
    by: 'admin',
    body: () => ({ upheld: true, reason: 'Both sides were read.' }),
    foreign: () => [forAdmins, { who: ['admin'], status: 404 }],
  },
  'PUT /api/sessions/{id}/notes': {
    ...ofSession,
    body: () => ({ notes: 'Not mine' }),
    accepted: ['notes: empty', 'notes: only blanks'],
  },
  'GET /api/sessions/{id}/private-note': ofSession,
  'PUT /api/sessions/{id}/private-note': {
    ...ofSession,
    body: () => ({ text: 'Not mine' }),
    accepted: ['text: empty', 'text: only blanks'],
  },
  'GET /api/mentor/learners/{userId}': {
    ...forMentors,
    params: () => ({ userId: String(UNKNOWN_USER) }),
  },
  'GET /api/mentor/learners': forMentors,
  'GET /api/sessions/{id}/follow-up': ofSession,
  'GET /api/tasks': privateRoute,
  'PATCH /api/tasks/{id}': {
    ...privateRoute,
    params: () => ({ id: UNKNOWN_ID }),
    body: () => ({ done: true, comment: 'Not mine' }),
    accepted: ['comment: empty', 'comment: only blanks'],
    foreign: () => [{ who: ['mentor', ...others], status: 404 }],
  },
  'PUT /api/goals/{userId}': {
    ...privateRoute,
    params: () => ({ userId: String(UNKNOWN_USER) }),
    body: () => ({ text: 'Not ours' }),
    accepted: ['text: empty', 'text: only blanks'],
    foreign: () => [{ who: ['mentor', ...others], status: 404 }],
  },
  'POST /api/sessions/{id}/review': { ...ofSession, body: () => ({ rating: 1, text: 'Not mine' }) },
  'POST /api/sessions/{id}/pay': ofSession,

  'GET /api/calendar-feed': privateRoute,
  'POST /api/calendar-feed/renew': privateRoute,
  'PUT /api/calendar-feed/settings': { ...privateRoute, body: () => ({ includesDetails: false }) },
  'GET /api/calendar/{token}.ics': publicRoute,

  'POST /api/payments/webhook': { session: 'none' },
  'POST /api/payments/sandbox/confirm': { ...ofNoIntent, body: card },
  'POST /api/payments/sandbox/intent': { ...ofNoIntent, body: secret },
  'POST /api/payments/sandbox/authenticate': { ...ofNoIntent, body: () => ({ ...secret(), approve: true }) },
  'GET /api/admin/payments': { session: 'required', foreign: () => [forAdmins] },
  'GET /api/admin/payments/owed': { session: 'required', by: 'admin', foreign: () => [forAdmins] },
  'POST /api/admin/payments/payouts': {
    session: 'required',
    by: 'admin',
    body: () => ({ mentorId: 1_000_000, amount: 100, currency: 'EUR', reference: 'Bank transfer 1' }),
    foreign: () => [forAdmins, { who: ['admin'], status: 409 }],
  },
  'GET /api/mentor/earnings': privateRoute,
  'GET /api/mentor/earnings/summary': privateRoute,
  'GET /api/mentor/earnings/export': privateRoute,
  'GET /api/admin/payments/intents': { session: 'required', by: 'admin', foreign: () => [forAdmins] },
  'GET /api/admin/payments/export': { session: 'required', by: 'admin', foreign: () => [forAdmins] },
  'GET /api/admin/payments/intents/{id}': {
    session: 'required',
    by: 'admin',
    foreign: () => [forAdmins, { who: ['admin'], status: 404 }],
  },
  'POST /api/admin/payments/intents/{id}/refunds': {
    session: 'required',
    by: 'admin',
    body: () => ({ amount: 100, reason: 'A reason' }),
    foreign: () => [forAdmins, { who: ['admin'], status: 404 }],
  },
  'GET /api/admin/payments/disputes/{id}/evidence': {
    session: 'required',
    by: 'admin',
    foreign: () => [forAdmins, { who: ['admin'], status: 404 }],
  },
  'POST /api/admin/payments/refunds/{id}/retry': {
    session: 'required',
    by: 'admin',
    foreign: () => [forAdmins, { who: ['admin'], status: 404 }],
  },

  'GET /api/notifications': privateRoute,
  'GET /api/notifications/unread': privateRoute,
  'POST /api/notifications/read': { session: 'required', body: () => ({ ids: ['none'] }) },
  'GET /api/account/notification-preferences': privateRoute,
  'PATCH /api/account/notification-preferences': {
    session: 'required',
    body: () => ({ topic: 'money', channel: 'mail', enabled: false }),
    foreign: () => [{ who: ['mentor', ...others], status: 422 }],
  },
  'GET /api/mail-subscription': publicRoute,
  'PUT /api/mail-subscription': {
    session: 'none',
    body: () => ({ token: forgedToken, subscribed: false }),
    foreign: () => [{ who: ['anonymous', ...others], status: 400 }],
  },
  'GET /api/unsubscribe': publicRoute,
  'POST /api/unsubscribe': { session: 'none', ignoresForm: true },
  'GET /api/dev/mails': publicRoute,
  'GET /api/dev/mails/{id}': publicRoute,
};

/** Invalid values by query parameter. */
export const invalidBookingQueries: Record<string, string[]> = {
  quiet: ['', '1', 'yes', '%00', 'true&quiet=true'],
  with: ['', '0', '-1', '1.5', 'me', '2147483648', '%00', '2&with=3'],
  from: [
    '',
    'today',
    '2026-13-01',
    '2026-02-30',
    '1999-12-31',
    '2200-01-01',
    '%00',
    '2026-12-01T10:00:00',
    '2026-12-01T25:00:00Z',
    '2026-12-01&from=2026-12-02',
    '2026-12-02T10:00:00Z&to=2026-12-02T12:00:00%2B02:00',
  ],
  to: [
    ...['', 'tomorrow', '2026-00-01', '2026-11-31', '1e9', '2200-01-01', '%00', '2026-12-01&to=2026-12-02'],
    ...['2026-12-01T10:00:00', '2200-01-01T00:00:00Z', '1999-12-31T23:59:59Z'],
  ],
  timezone: ['', 'Mars/Olympus', '%2B02:00', '%00', 'x'.repeat(65), 'UTC&timezone=UTC'],
  kind: ['', 'free', 'held', '%00', 'standard&kind=guided'],
  moving: ['x'.repeat(65), 'a&moving=b'],
  due: ['', '1', 'false', 'yes', '%00', 'true&due=true'],
  as: ['', 'admin', 'both', '%00', 'mentor&as=learner'],
  status: ['', 'held', 'expired', '%00', 'scheduled&status=completed'],
};
/** Of the mentor directory. */
export const invalidDirectoryQueries: Record<string, string[]> = {
  available: ['', '0', '2', 'all', '%00', 'any&available=1'],
  expertise: ['x'.repeat(61), 'a&expertise=b'],
  language: ['', 'english', 'qx', '%00', 'en&language=de'],
  zone: ['', 'Mars/Olympus', '%00', 'UTC&zone=UTC'],
  free: ['', '1', 'yes', '%00', 'true&free=true'],
  minPrice: ['-1', '1.5', 'abc', '1e9', '999999999', '%00', '1&minPrice=2'],
  maxPrice: ['-1', '1.5', 'abc', '1e9', '999999999', '%00', '1&maxPrice=2'],
  minRating: ['', '0', '6', 'abc', '%00', '4&minRating=5'],
  sort: ['', 'cheapest', '%00', 'newest&sort=newest'],
};
export const bookingRoutesWithQuery = [
  'GET /api/mentor/learners',
  'GET /api/admin/sessions',
  'GET /api/admin/no-show-cases',
  'GET /api/mentor/{userId}/slots',
  'GET /api/mentor/{userId}/reviews',
  'GET /api/sessions',
  'GET /api/sessions/upcoming',
  'GET /api/notifications',
  'GET /api/dev/mails',
];
/** Slots accept a larger limit. */
export const isValidSlotLimit = (route: string, query: string): boolean =>
  route === 'GET /api/mentor/{userId}/slots' && query === 'limit=101';

/** Invalid values, with which no request has an effect. */
export const IMPOSSIBLE_BOOKING = {
  sessionPrice: -1,
  sessionDate: 'never',
  timezone: 'Nowhere',
  date: 'never',
};
/** These routes accept any body and change data of the caller. */
export const ALWAYS_ACCEPTED = [
  '/api/account/email/confirmation',
  '/api/account/sessions',
  '/api/mentor/profile',
  '/api/calendar-feed/renew',
  '/api/notifications/read',
  '/api/objects/upload',
];
