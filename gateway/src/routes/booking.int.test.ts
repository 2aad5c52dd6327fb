import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ErrorBody } from '@waymark/contracts/errors';
import * as news from '@waymark/contracts/identity/rpc-notifications';
import * as payments from '@waymark/contracts/payments/rpc';
import type { AnyRpc } from '@waymark/contracts/rpc';
import * as scheduling from '@waymark/contracts/scheduling/rpc';
import {
  aCalendar,
  aHold,
  aMail,
  aNotification,
  anIntent,
  anOverride,
  aProblem,
  aReview,
  aSandboxIntent,
  aSession,
  availability,
  pricing,
  SESSION_ID,
  someSlots,
} from '../testing/booking-samples.ts';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
let browser: Browser;
let userId: number;
beforeAll(async () => {
  gateway = await TestGateway.start({ booking: true, env: { DEMO_MODE: 'true' } });
  browser = await gateway.mentor();
  userId = [...gateway.identity.users.keys()][0]!;
});
afterAll(() => gateway?.stop());
beforeEach(() => {
  for (const { calls } of [gateway.scheduling, gateway.payments, gateway.identity]) calls.length = 0;
});

const calls = () => [gateway.scheduling, gateway.payments, gateway.identity].flatMap((one) => one.calls);
const callsOf = (rpc: AnyRpc) => calls().filter(({ subject }) => subject === rpc.subject);

const START = '2026-12-03T17:30:00.000Z';
const booking = { mentorId: 7, sessionDate: START, duration: 30, userNotes: 'Hi', price: 0 };
const guided = {
  mentorId: 7,
  date: '2026-12-03',
  time: '9:00 AM',
  sessionType: 'goal-setting',
  topic: 'Work',
  message: '',
  price: 2_500,
};
const hours = { dayOfWeek: 1, startTime: '09:00', endTime: '24:00', timezone: 'Asia/Tokyo' };
const settings = { timezone: 'Asia/Tokyo', minNoticeMinutes: 60, bookingWindowDays: 60 };
const one = { id: SESSION_ID };
const secret = { clientSecret: 'pi_1_secret' };
const card = { ...secret, number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
const page = { limit: 24 };
const done = { success: true };
const session = `/api/sessions/${SESSION_ID}`;

type Served = [request: string, body: unknown, rpc: AnyRpc, input: unknown, status: number, answer: unknown];
const own: Served[] = [
  ['POST /api/mentor/pricing', { sessionPrice: 2_500 }, scheduling.SetPricing, pricing, 200, pricing],
  ['POST /api/mentor/availability', hours, scheduling.AddAvailability, hours, 201, availability],
  ['DELETE /api/mentor/availability/a1', undefined, scheduling.RemoveAvailability, { id: 'a1' }, 200, done],
  ['GET /api/mentor/calendar', undefined, scheduling.GetCalendar, {}, 200, aCalendar()],
  ['PUT /api/mentor/calendar/settings', settings, scheduling.SetCalendarSettings, settings, 200, aCalendar()],
  [
    'POST /api/mentor/calendar/overrides',
    { kind: 'closed', date: '2026-12-24' },
    scheduling.AddOverride,
    { kind: 'closed', date: '2026-12-24' },
    201,
    anOverride(),
  ],
  ['DELETE /api/mentor/calendar/overrides/o1', undefined, scheduling.RemoveOverride, { id: 'o1' }, 200, done],
  [
    'GET /api/sessions?as=learner&status=completed',
    undefined,
    scheduling.ListSessions,
    { ...page, as: 'learner', status: 'completed' },
    200,
    [aSession()],
  ],
  [
    'GET /api/sessions?from=2026-12-03T00:00:00%2B01:00&to=2026-12-03T23:00:00Z&due=true',
    undefined,
    scheduling.ListSessions,
    { ...page, from: '2026-12-03T00:00:00+01:00', to: '2026-12-03T23:00:00Z', due: 'true' },
    200,
    [aSession()],
  ],
  ['GET /api/sessions/upcoming', undefined, scheduling.ListUpcoming, page, 200, [aSession()]],
  ['GET /api/sessions/holds', undefined, scheduling.ListHolds, {}, 200, [aHold()]],
  [`POST /api/sessions/holds/${SESSION_ID}/release`, undefined, scheduling.ReleaseHold, one, 200, done],
  [`GET ${session}`, undefined, scheduling.GetSession, one, 200, aSession()],
  ['POST /api/sessions/schedule', booking, scheduling.ScheduleSession, booking, 201, aSession()],
  ['POST /api/sessions/book', guided, scheduling.BookSession, guided, 201, aSession()],
  [`POST ${session}/cancel`, undefined, scheduling.CancelSession, one, 200, aSession()],
  [
    `POST ${session}/reschedule`,
    { sessionDate: START },
    scheduling.RescheduleSession,
    { ...one, sessionDate: START },
    200,
    aSession(),
  ],
  [`POST ${session}/no-show`, undefined, scheduling.MarkNoShow, one, 200, aSession()],
  [
    `PUT ${session}/notes`,
    { notes: 'Bring a pen' },
    scheduling.SetSessionNotes,
    { ...one, notes: 'Bring a pen' },
    200,
    aSession(),
  ],
  [
    `POST ${session}/review`,
    { rating: 5 },
    scheduling.ReviewSession,
    { ...one, rating: 5, text: '' },
    200,
    aSession(),
  ],
  [`POST ${session}/pay`, undefined, payments.CreateIntent, { sessionId: SESSION_ID }, 200, anIntent()],
  [
    `POST /api/sessions/holds/${SESSION_ID}/pay`,
    undefined,
    payments.CreateIntent,
    { sessionId: SESSION_ID },
    200,
    anIntent(),
  ],
  ['POST /api/payments/sandbox/confirm', card, payments.SandboxConfirm, card, 200, aSandboxIntent()],
  ['POST /api/payments/sandbox/intent', secret, payments.SandboxIntentOf, secret, 200, aSandboxIntent()],
  [
    'POST /api/payments/sandbox/authenticate',
    { ...secret, approve: true },
    payments.SandboxAuthenticate,
    { ...secret, approve: true },
    200,
    aSandboxIntent(),
  ],
  [
    'POST /api/admin/payments/refunds/r1/retry',
    undefined,
    payments.RetryRefund,
    { id: 'r1' },
    200,
    aProblem(),
  ],
  ['GET /api/notifications', undefined, news.ListNotifications, page, 200, [aNotification()]],
  ['GET /api/notifications/unread', undefined, news.GetUnread, {}, 200, { unread: 1 }],
  ['POST /api/notifications/read', { ids: ['n1'] }, news.MarkRead, { ids: ['n1'] }, 200, { unread: 0 }],
];
const mentor = { mentorId: 7 };
const open: Served[] = [
  ['GET /api/mentor/7/pricing', undefined, scheduling.GetPricing, mentor, 200, pricing],
  ['GET /api/mentor/7/availability', undefined, scheduling.ListAvailability, mentor, 200, [availability]],
  [
    'GET /api/mentor/7/slots?from=2026-12-01&to=2026-12-07&kind=guided&timezone=Asia/Kolkata&limit=3',
    undefined,
    scheduling.ListSlots,
    { ...mentor, from: '2026-12-01', to: '2026-12-07', kind: 'guided', timezone: 'Asia/Kolkata', limit: 3 },
    200,
    someSlots(),
  ],
  [
    'GET /api/mentor/7/reviews?limit=2',
    undefined,
    scheduling.ListReviews,
    { ...mentor, limit: 2 },
    200,
    [aReview()],
  ],
  ['GET /api/dev/mails', undefined, news.ListMails, page, 200, [aMail()]],
  [
    'GET /api/dev/mails/m1',
    undefined,
    news.GetMail,
    { id: 'm1' },
    200,
    { ...aMail(), html: '<p>Hello</p>', text: 'Hello', ics: null },
  ],
];
const ask = (by: Browser, request: string, body?: unknown, headers?: Record<string, string>) => {
  const [method = '', path = ''] = request.split(' ');
  return by.send(method, path, body, headers);
};

describe('a route for logged-in users', () => {
  it.each(own)(
    '%s calls its service and returns the answer',
    async (request, body, rpc, input, status, answer) => {
      const response = await ask(browser, request, body, { 'idempotency-key': 'k1' });
      expect({ status: response.status, body: await response.json() }).toEqual({ status, body: answer });
      const [call] = callsOf(rpc);
      expect(call?.input).toEqual(input);
      expect(call?.ctx.caller?.userId).toBe(userId);
      expect(call?.ctx.idempotencyKey).toBe(request.startsWith('GET') ? undefined : 'k1');
    },
  );
});

describe('a route for visitors', () => {
  it.each(open)(
    '%s calls its service and returns the answer',
    async (request, body, rpc, input, status, answer) => {
      const response = await ask(gateway.browser(), request, body);
      expect({ status: response.status, body: await response.json() }).toEqual({ status, body: answer });
      expect(callsOf(rpc)[0]?.input).toEqual(input);
    },
  );

  it('free times are looked up for each who asks, with what they have booked themselves', async () => {
    for (const by of [browser, browser, gateway.browser()]) {
      const response = await by.get('/api/mentor/7/slots');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    const asked = callsOf(scheduling.ListSlots).map(({ ctx }) => ctx.caller?.userId);
    expect(asked).toEqual([userId, userId, undefined]);
  });

  it('there is a way to further reviews', async () => {
    const response = await gateway.browser().get('/api/mentor/7/reviews?limit=1');
    expect(response.headers.get('link')).toBe('</api/mentor/7/reviews?limit=1&cursor=more>; rel="next"');
  });

  it('nothing beside “calendar” is taken for a mentor, nor “upcoming” for a session', async () => {
    expect((await browser.get('/api/mentor/calender')).status).toBe(404);
    expect((await browser.get('/api/sessions/upcoming%20')).status).toBe(404);
    expect(callsOf(scheduling.GetSession)).toEqual([]);
  });
});

describe('an invalid request', () => {
  it.each<[string, unknown, number]>([
    ['POST /api/mentor/pricing', { sessionPrice: -1 }, 400],
    ['POST /api/mentor/pricing', { sessionPrice: 100_001 }, 400],
    ['POST /api/mentor/pricing', { sessionPrice: 29, currency: 'GBP' }, 400],
    ['POST /api/mentor/availability', { ...hours, endTime: '09:00' }, 400],
    ['POST /api/mentor/availability', { ...hours, timezone: '+02:00' }, 400],
    ['POST /api/mentor/calendar/overrides', { kind: 'extra', date: '2026-12-24' }, 400],
    ['PUT /api/mentor/calendar/settings', { ...settings, bookingWindowDays: 0 }, 400],
    ['GET /api/mentor/x/pricing', undefined, 404],
    ['GET /api/mentor/2147483648/slots', undefined, 404],
    ['GET /api/mentor/9999999999/reviews', undefined, 404],
    ['GET /api/mentor/7/slots?from=tomorrow', undefined, 400],
    ['GET /api/mentor/7/slots?limit=0', undefined, 400],
    ['GET /api/sessions?status=held', undefined, 400],
    ['GET /api/sessions?from=2026-12-03', undefined, 400],
    ['GET /api/sessions?due=false', undefined, 400],
    ['GET /api/sessions?from=2026-12-03T10:00:00Z&to=2026-12-03T12:00:00%2B02:00', undefined, 400],
    ['POST /api/sessions/schedule', { ...booking, duration: 60 }, 400],
    ['POST /api/sessions/schedule', { ...booking, sessionDate: '2026-12-03 17:30' }, 400],
    ['POST /api/sessions/book', { ...guided, time: '8:00 AM' }, 400],
    ['POST /api/sessions/create-payment-intent', { ...booking, mentorId: '7' }, 400],
    ['POST /api/sessions/confirm-payment', {}, 400],
    [`POST ${session}/review`, { rating: 6 }, 400],
    [`POST ${session}/reschedule`, {}, 400],
    ['POST /api/notifications/read', { ids: ['not an id'] }, 400],
    [`DELETE ${session}`, undefined, 404],
    [`PATCH ${session}/notes`, { notes: '' }, 404],
    ['GET /api/sessions/schedule/now', undefined, 404],
  ])('is rejected before a service is called: %s %j', async (request, body, status) => {
    const response = await ask(browser, request, body);
    const answer = ErrorBody.parse(await response.json());
    expect([response.status, answer.statusCode]).toEqual([status, status]);
    expect(calls()).toEqual([]);
  });
});
