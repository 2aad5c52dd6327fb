import { sessionTypes } from '@waymark/contracts/scheduling/constants';
import { closed, type Foreign, open, others, type Row } from './rows.ts';
import { OWNER } from './scene.ts';

/** 256 KiB. */
const WEBHOOK_LIMIT = 256 * 1024;
const FAR = '2100-01-04T10:00:00.000Z';
const NOBODY = 999_999;

const ofMentor: Row = { door: 'open', params: () => ({ userId: String(OWNER.id) }) };
/** For mentors alone. */
const forMentors: Row = { door: 'closed', foreign: () => [{ who: ['learner'], status: 403 }] };
/** Of a session between two people who are none of ours. */
const ofSession: Row = {
  door: 'closed',
  params: ({ sessionId }) => ({ id: sessionId }),
  foreign: () => [{ who: ['mentor', ...others], status: 404 }],
};
const ofHold: Row = { ...ofSession, params: ({ holdId }) => ({ id: holdId }) };
const forAdmins: Foreign = { who: ['mentor', 'stranger', 'learner'], status: 403 };

const booking = () => ({ mentorId: 8, sessionDate: FAR, duration: 30, userNotes: '', price: 0 });
const byMentor = (): Foreign[] => [
  { who: ['mentor'], body: { mentorId: OWNER.id }, status: 403 },
  { who: ['learner'], body: { mentorId: NOBODY }, status: 404 },
];
const hours = { dayOfWeek: 0, startTime: '01:00', endTime: '02:00', timezone: 'Europe/Berlin' };
const secret = () => ({ clientSecret: 'sandbox_none_secret' });
const card = () => ({ ...secret(), number: '4242424242424242', expiry: '12/99', cvc: '123' });
const ofNoIntent: Row = {
  door: 'closed',
  fine: ['clientSecret: only blanks'],
  foreign: () => [{ who: ['mentor', ...others], status: 404 }],
};

/** Calendars, sessions, payments and notices of them. */
export const bookingRows: Record<string, Row> = {
  'GET /api/mentor/{userId}/pricing': ofMentor,
  'GET /api/mentor/{userId}/availability': ofMentor,
  'GET /api/mentor/{userId}/slots': { ...ofMentor, door: 'optional' },
  'GET /api/mentor/{userId}/reviews': ofMentor,
  'POST /api/mentor/pricing': { ...forMentors, body: () => ({ sessionPrice: 2_500, currency: 'EUR' }) },
  'POST /api/mentor/availability': { ...forMentors, body: () => hours },
  'DELETE /api/mentor/availability/{id}': {
    door: 'closed',
    params: ({ hoursId }) => ({ id: hoursId }),
    foreign: () => [{ who: ['stranger'], status: 404 }],
  },
  'GET /api/mentor/calendar': forMentors,
  'PUT /api/mentor/calendar/settings': {
    ...forMentors,
    body: () => ({ timezone: 'Europe/Berlin', minNoticeMinutes: 1_440, bookingWindowDays: 60 }),
  },
  'POST /api/mentor/calendar/overrides': {
    ...forMentors,
    body: () => ({ kind: 'closed', date: '2100-01-04' }),
  },
  'DELETE /api/mentor/calendar/overrides/{id}': {
    door: 'closed',
    params: ({ overrideId }) => ({ id: overrideId }),
    foreign: () => [{ who: ['stranger'], status: 404 }],
  },

  'GET /api/sessions': closed,
  'GET /api/sessions/upcoming': closed,
  'GET /api/sessions/holds': closed,
  'POST /api/sessions/holds/{id}/release': ofHold,
  'POST /api/sessions/holds/{id}/pay': ofHold,
  'GET /api/sessions/{id}': ofSession,
  'GET /api/sessions/{id}/calendar.ics': ofSession,
  'POST /api/sessions/schedule': { door: 'closed', body: booking, foreign: byMentor },
  'POST /api/sessions/book': {
    door: 'closed',
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
  'POST /api/sessions/create-payment-intent': { door: 'closed', body: booking, foreign: byMentor },
  'POST /api/sessions/confirm-payment': {
    door: 'closed',
    body: () => ({ paymentIntentId: 'none', sessionData: {} }),
    fine: ['paymentIntentId: only blanks'],
    foreign: () => [{ who: ['mentor', ...others], status: 404 }],
  },
  'POST /api/sessions/{id}/cancel': ofSession,
  'POST /api/sessions/{id}/reschedule': { ...ofSession, body: () => ({ sessionDate: FAR }) },
  'POST /api/sessions/{id}/no-show': ofSession,
  'PUT /api/sessions/{id}/notes': {
    ...ofSession,
    body: () => ({ notes: 'Not mine' }),
    fine: ['notes: empty', 'notes: only blanks'],
  },
  'POST /api/sessions/{id}/review': { ...ofSession, body: () => ({ rating: 1, text: 'Not mine' }) },
  'POST /api/sessions/{id}/pay': ofSession,

  'GET /api/calendar-feed': closed,
  'POST /api/calendar-feed/renew': closed,
  'GET /api/calendar/{token}.ics': open,

  'POST /api/payments/webhook': { door: 'open', limit: WEBHOOK_LIMIT },
  'POST /api/payments/sandbox/confirm': { ...ofNoIntent, body: card },
  'POST /api/payments/sandbox/intent': { ...ofNoIntent, body: secret },
  'POST /api/payments/sandbox/authenticate': { ...ofNoIntent, body: () => ({ ...secret(), approve: true }) },
  'GET /api/admin/payments': { door: 'closed', foreign: () => [forAdmins] },
  'POST /api/admin/payments/refunds/{id}/retry': {
    door: 'closed',
    by: 'admin',
    foreign: () => [forAdmins, { who: ['admin'], status: 404 }],
  },

  'GET /api/notifications': closed,
  'GET /api/notifications/unread': closed,
  'POST /api/notifications/read': { door: 'closed', body: () => ({ ids: ['none'] }) },
  'GET /api/dev/mails': open,
  'GET /api/dev/mails/{id}': open,
};

/** Wrong values of query parameters, and where some of them are right. */
export const bookingGarbage: Record<string, string[]> = {
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
export const bookingQueried = [
  'GET /api/mentor/{userId}/slots',
  'GET /api/mentor/{userId}/reviews',
  'GET /api/sessions',
  'GET /api/sessions/upcoming',
  'GET /api/notifications',
  'GET /api/dev/mails',
];
/** A limit that is valid for slots. */
export const manySlots = (route: string, query: string): boolean =>
  route === 'GET /api/mentor/{userId}/slots' && query === 'limit=101';

/** With these values no request has an effect. */
export const IMPOSSIBLE_BOOKING = {
  sessionPrice: -1,
  sessionDate: 'never',
  timezone: 'Nowhere',
  date: 'never',
};
/** Succeed with any body, and change something of the caller's own. */
export const ALWAYS_FINE = ['/api/calendar-feed/renew', '/api/notifications/read'];
