import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as mentors from '@waymark/contracts/identity/mentors.endpoints';
import * as news from '@waymark/contracts/identity/notifications.endpoints';
import * as payments from '@waymark/contracts/payments/payments.endpoints';
import { GetFeaturedClip } from '@waymark/contracts/roadmaps/clips.endpoints';
import { PlanDraft } from '@waymark/contracts/roadmaps/drafts.endpoints';
import { GetInsight } from '@waymark/contracts/roadmaps/insight.endpoints';
import * as learning from '@waymark/contracts/roadmaps/learning.endpoints';
import * as review from '@waymark/contracts/roadmaps/review.endpoints';
import * as roadmaps from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import * as runs from '@waymark/contracts/roadmaps/runs.endpoints';
import * as versions from '@waymark/contracts/roadmaps/versions.endpoints';
import type { AnyRpc } from '@waymark/contracts/rpc';
import * as learners from '@waymark/contracts/scheduling/learners.endpoints';
import * as noShows from '@waymark/contracts/scheduling/no-shows.endpoints';
import * as scheduling from '@waymark/contracts/scheduling/scheduling.endpoints';
import * as tasks from '@waymark/contracts/scheduling/tasks.endpoints';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { AT, aReflection, booking, INTENT_ID, ROADMAP_ID, RUN_ID, SESSION_ID } from '../testing/samples.ts';

let gateway: TestGateway;
let browser: Browser;
let userId: number;
beforeAll(async () => {
  gateway = await TestGateway.start({ booking: true, env: { DEMO_MODE: 'true' } });
  browser = await gateway.mentor('ada', 'admin');
  userId = [...gateway.identity.users.keys()][0]!;
  gateway.identity.addMentor({ userId: 2, name: 'Rosa Delgado' });
});
afterAll(() => gateway?.stop());
beforeEach(() => {
  for (const service of services()) service.calls.length = 0;
});

const services = () => [gateway.identity, gateway.roadmaps, gateway.scheduling, gateway.payments];
const callsOf = (rpc: AnyRpc) =>
  services()
    .flatMap(({ calls }) => calls)
    .filter(({ subject }) => subject === rpc.subject);

const START = booking.sessionDate;
const intro = { mentorId: booking.mentorId, sessionDate: START, userNotes: 'Hello' };
const guided = {
  mentorId: 7,
  date: '2026-12-03',
  time: '9:00 AM',
  sessionType: 'goal-setting',
  price: 2_500,
};
const guidedInput = { ...guided, topic: 'Work', message: '' };
const pricing = { sessionPrice: 2_500, currency: 'USD' };
const hours = { dayOfWeek: 1, startTime: '09:00', endTime: '24:00', timezone: 'Asia/Tokyo' };
const settings = { timezone: 'Asia/Tokyo', minNoticeMinutes: 60, bookingWindowDays: 60 };
const closedDay = { kind: 'closed', date: '2026-12-24' };
const secret = { clientSecret: 'pi_1_secret' };
const card = { ...secret, number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
const reflection = { ...aReflection(), roadmapId: ROADMAP_ID };
const ticks = Array.from({ length: 1_200 }, (_, i) => ({
  stepId: `${String(i).padStart(8, '0')}-0000-7000-8000-000000000001`,
  completed: true,
  at: AT,
}));
const accept = { unreviewed: 'accept' };
const keep = { action: 'keep', stepId: 'step1' };
const page = { limit: 24 };
const [oneSession, oneRoadmap, ofRoadmap] = [
  { id: SESSION_ID },
  { id: ROADMAP_ID },
  { roadmapId: ROADMAP_ID },
];
const session = `/api/sessions/${SESSION_ID}`;
const proposal = `${session}/proposals/p1`;
const oneProposal = { ...oneSession, proposalId: 'p1' };
const hold = `/api/sessions/holds/${SESSION_ID}`;
const roadmap = `/api/roadmaps/${ROADMAP_ID}`;
const companion = `/api/companion/${ROADMAP_ID}`;
const sandbox = '/api/payments/sandbox';
const days = 'from=2026-12-03T00:00:00%2B01:00&to=2026-12-03T23:00:00Z';
const daysInput = { from: '2026-12-03T00:00:00+01:00', to: '2026-12-03T23:00:00Z' };
const week = 'from=2026-12-01&to=2026-12-07&kind=guided&timezone=Asia/Kolkata&limit=3';
const weekInput = {
  from: '2026-12-01',
  to: '2026-12-07',
  kind: 'guided',
  timezone: 'Asia/Kolkata',
  limit: 3,
};

/** Method, path and status (200 where none is given); the request to the service; its input; the body. */
type Row = [request: string, rpc: AnyRpc, input: object, body?: object];
const own: Row[] = [
  ['PATCH /api/mentor/profile', mentors.UpdateMentorProfile, { bio: 'Hi' }, { bio: 'Hi' }],
  ['POST /api/mentor/pricing', scheduling.SetPricing, pricing, { sessionPrice: 2_500 }],
  ['POST /api/mentor/availability 201', scheduling.AddAvailability, hours, hours],
  ['DELETE /api/mentor/availability/a1', scheduling.RemoveAvailability, { id: 'a1' }],
  ['GET /api/mentor/calendar', scheduling.GetCalendar, {}],
  ['PUT /api/mentor/calendar/settings', scheduling.SetCalendarSettings, settings, settings],
  ['POST /api/mentor/calendar/overrides 201', scheduling.AddOverride, closedDay, closedDay],
  ['DELETE /api/mentor/calendar/overrides/o1', scheduling.RemoveOverride, { id: 'o1' }],
  [
    'GET /api/sessions?as=learner&status=completed',
    scheduling.ListSessions,
    { ...page, as: 'learner', status: 'completed' },
  ],
  [`GET /api/sessions?${days}&due=true`, scheduling.ListSessions, { ...page, ...daysInput, due: 'true' }],
  ['GET /api/sessions/upcoming', scheduling.ListUpcoming, page],
  ['GET /api/sessions/holds', scheduling.ListHolds, {}],
  [`POST ${hold}/release`, scheduling.ReleaseHold, oneSession],
  [`GET ${session}`, scheduling.GetSession, oneSession],
  ['POST /api/sessions/schedule 201', scheduling.ScheduleSession, { ...booking, userNotes: '' }, booking],
  ['POST /api/sessions/intro 201', scheduling.BookIntroCall, intro, intro],
  ['POST /api/sessions/book 201', scheduling.BookSession, guidedInput, { ...guided, topic: 'Work' }],
  [`POST ${session}/cancel`, scheduling.CancelSession, { ...oneSession, body: { message: '' } }],
  [
    `POST ${session}/reschedule`,
    scheduling.RescheduleSession,
    { ...oneSession, sessionDate: START, message: '' },
    { sessionDate: START },
  ],
  [`POST ${proposal}/accept`, scheduling.AcceptProposal, oneProposal],
  [
    `POST ${proposal}/decline`,
    scheduling.DeclineProposal,
    { ...oneProposal, body: { message: 'No' } },
    { message: 'No' },
  ],
  [`POST ${proposal}/withdraw`, scheduling.WithdrawProposal, oneProposal],
  [`POST ${session}/no-show`, noShows.ReportNoShow, { ...oneSession, body: { note: '' } }, { note: '' }],
  [
    `POST ${session}/no-show/response`,
    noShows.RespondNoShow,
    { ...oneSession, body: { agrees: true, note: '' } },
    { agrees: true },
  ],
  [`POST ${session}/join`, noShows.RecordJoin, oneSession],
  ['GET /api/no-show-record', noShows.GetNoShowRecord, {}],
  [
    'PUT /api/calendar-feed/settings',
    scheduling.SetFeedSettings,
    { includesDetails: true },
    { includesDetails: true },
  ],
  [`GET ${session}/private-note`, learners.GetPrivateNote, oneSession],
  [
    `PUT ${session}/private-note`,
    learners.SetPrivateNote,
    { ...oneSession, body: { text: 'Ask' } },
    { text: 'Ask' },
  ],
  ['GET /api/mentor/learners/1000', learners.GetLearnerRecord, { learnerId: 1_000 }],
  ['GET /api/mentor/learners?quiet=true', learners.ListLearners, { ...page, quiet: 'true' }],
  [`GET ${session}/follow-up`, tasks.GetFollowUp, oneSession],
  ['GET /api/tasks', tasks.ListTasks, {}],
  [
    `PATCH /api/tasks/${SESSION_ID}`,
    tasks.ChangeTask,
    { id: SESSION_ID, body: { done: true } },
    { done: true },
  ],
  ['PUT /api/goals/1000', tasks.SetGoal, { userId: 1_000, body: { text: 'Sleep' } }, { text: 'Sleep' }],
  [`PUT ${session}/notes`, scheduling.SetSessionNotes, { ...oneSession, notes: 'A pen' }, { notes: 'A pen' }],
  [`POST ${session}/review`, scheduling.ReviewSession, { ...oneSession, rating: 5, text: '' }, { rating: 5 }],
  [
    'POST /api/sessions/create-payment-intent',
    payments.StartPaidBooking,
    { ...booking, userNotes: '' },
    booking,
  ],
  [
    'POST /api/sessions/confirm-payment',
    payments.ConfirmPayment,
    { paymentIntentId: INTENT_ID, sessionData: {} },
    { paymentIntentId: INTENT_ID, sessionData: {} },
  ],
  [`POST ${session}/pay`, payments.CreateIntent, { sessionId: SESSION_ID }],
  [`POST ${hold}/pay`, payments.CreateIntent, { sessionId: SESSION_ID }],
  [`POST ${sandbox}/confirm`, payments.SandboxConfirm, card, card],
  [`POST ${sandbox}/intent`, payments.GetSandboxIntent, secret, secret],
  [
    `POST ${sandbox}/authenticate`,
    payments.SandboxAuthenticate,
    { ...secret, approve: true },
    { ...secret, approve: true },
  ],
  ['POST /api/admin/payments/refunds/r1/retry', payments.RetryRefund, { id: 'r1' }],
  ['GET /api/notifications', news.ListNotifications, page],
  ['GET /api/notifications/unread', news.GetUnread, {}],
  ['POST /api/notifications/read', news.MarkRead, { ids: ['n1'] }, { ids: ['n1'] }],
  ['POST /api/progress/merge', learning.MergeProgress, { ...ofRoadmap, ticks }, { ...ofRoadmap, ticks }],
  [`POST /api/progress/2/${ROADMAP_ID}/reset`, learning.ResetProgressRpc, { userId: 2, ...ofRoadmap }],
  ['POST /api/progress-resets/r1/undo', learning.UndoReset, { id: 'r1' }],
  [
    `GET ${companion}?timeZone=Asia/Kolkata`,
    learning.GetCompanion,
    { ...ofRoadmap, timeZone: 'Asia/Kolkata' },
  ],
  [
    `PUT ${companion}/mood`,
    learning.CheckIn,
    { ...ofRoadmap, body: { mood: 'struggling' } },
    { mood: 'struggling' },
  ],
  ['POST /api/reflections 201', learning.AddReflection, reflection, reflection],
  [`DELETE /api/reflections/${reflection.id}`, learning.DeleteReflection, { id: reflection.id }],
  [
    `POST ${roadmap}/questions`,
    learning.AskStory,
    { ...oneRoadmap, body: { question: 'Who helped you?' } },
    { question: 'Who helped you?' },
  ],
  [
    `POST ${roadmap}/replies 202`,
    learning.StartReply,
    { ...oneRoadmap, body: { question: 'Who helped you?' } },
    { question: 'Who helped you?' },
  ],
  [`GET ${roadmap}/replies`, learning.ListReplies, oneRoadmap],
  ['DELETE /api/replies/run1', learning.DeleteReply, { id: 'run1' }],
  [`GET ${roadmap}/coachings`, learning.ListCoachings, oneRoadmap],
  [`GET ${roadmap}/versions`, versions.ListVersions, oneRoadmap],
  [`GET ${roadmap}/versions/2`, versions.GetVersion, { ...oneRoadmap, version: 2 }],
  [
    `POST ${roadmap}/versions/2/restore`,
    versions.RestoreVersion,
    { ...oneRoadmap, version: 2, body: { revision: 3 } },
    { revision: 3 },
  ],
  [`POST ${roadmap}/edits/4/undo`, versions.UndoEdit, { ...oneRoadmap, revision: 4 }],
  [`GET ${roadmap}/insight`, GetInsight, oneRoadmap],
  [`GET ${roadmap}/insight/sessions`, scheduling.ListRoadmapSessions, oneRoadmap],
  [`GET ${roadmap}?version=draft`, roadmaps.GetRoadmap, { ...oneRoadmap, version: 'draft' }],
  [`DELETE ${roadmap}`, versions.DeleteRoadmap, oneRoadmap],
  [`POST ${roadmap}/seen`, versions.MarkSeen, { ...oneRoadmap, body: { version: 2 } }, { version: 2 }],
  [`PATCH ${roadmap}/publish`, roadmaps.PublishRoadmap, { ...oneRoadmap, body: {} }],
  [`PATCH ${roadmap}/publish`, roadmaps.PublishRoadmap, { ...oneRoadmap, body: accept }, accept],
  [`GET ${roadmap}/review`, review.GetReview, oneRoadmap],
  [`POST ${roadmap}/review/decisions`, review.DecideReview, { ...oneRoadmap, body: keep }, keep],
  [`POST ${roadmap}/review/undo`, review.UndoReview, oneRoadmap],
  [`POST ${roadmap}/steps/step1/wording 202`, review.StartWording, { ...oneRoadmap, stepId: 'step1' }],
  ['GET /api/ai-runs?kind=wording&limit=2', runs.ListRuns, { kind: 'wording', limit: 2 }],
  ['GET /api/ai-limits', runs.GetAiLimits, {}],
  [`GET ${roadmap}/draft-plan?typed=9`, PlanDraft, { ...oneRoadmap, typed: 9 }],
  [`GET /api/ai-runs/${RUN_ID}/diff`, versions.GetDraftDiff, { id: RUN_ID }],
];
const open: Row[] = [
  ['GET /api/mentor/7/pricing', scheduling.GetPricing, { mentorId: 7 }],
  ['GET /api/mentor/7/availability', scheduling.ListAvailability, { mentorId: 7 }],
  [`GET /api/mentor/7/slots?${week}`, scheduling.ListSlots, { mentorId: 7, ...weekInput }],
  ['GET /api/mentor/7/reviews?limit=2', scheduling.ListReviews, { mentorId: 7, limit: 2 }],
  ['GET /api/dev/mails', news.ListMails, page],
  ['GET /api/dev/mails/m1', news.GetMail, { id: 'm1' }],
  ['GET /api/roadmaps?mentorId=7&limit=3', roadmaps.ListRoadmaps, { mentorId: 7, limit: 3 }],
  ['GET /api/user-stories/featured', versions.FeaturedStories, {}],
  ['GET /api/featured-clip', GetFeaturedClip, {}],
  ['GET /api/mentors?q=rosa&limit=1', mentors.ListMentors, { q: 'rosa', limit: 1 }],
  ['GET /api/mentors?featured=true', mentors.ListMentors, { featured: 'true', limit: 24 }],
  [
    'GET /api/mentors?language=pt&free=true&maxPrice=5000&sort=price',
    mentors.ListMentors,
    { language: 'pt', free: 'true', maxPrice: 5_000, sort: 'price', limit: 24 },
  ],
  ['GET /api/mentors/filters', mentors.GetMentorFilters, {}],
  ['GET /api/mentor/2', mentors.GetMentor, { userId: 2 }],
];

/** Sends the request and expects its status and the output of the service, of a page its items. */
async function expectServed(by: Browser, [request, rpc, input, body]: Row) {
  const [method = '', path = '', status = '200'] = request.split(' ');
  const response = await by.send(method, path, body, { 'idempotency-key': 'k1' });
  const call = callsOf(rpc)[0]!;
  const output = call.output as { items?: object[] } | null;
  expect(response.status).toBe(Number(status));
  expect(await response.json()).toEqual(output?.items ?? output);
  expect(call.input).toEqual(input);
  return call.ctx;
}

describe('a route for logged-in users', () => {
  it.each(own)('%s calls its service and returns the response', async (...row) => {
    const ctx = await expectServed(browser, row as Row);
    expect(ctx.caller?.userId).toBe(userId);
    expect(ctx.idempotencyKey).toBe(row[0].startsWith('GET') ? undefined : 'k1');
  });
});

it('rejects publishing with an unknown word, with the field', async () => {
  const response = await browser.send('PATCH', `${roadmap}/publish`, { unreviewed: 'yes' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ issues: [{ path: ['unreviewed'] }] });
  expect(callsOf(roadmaps.PublishRoadmap)).toEqual([]);
});

describe('a route for some roles', () => {
  it.each([
    ['learner', 'POST', '/api/roadmaps'],
    ['learner', 'POST', '/api/mentor/pricing'],
    ['learner', 'PATCH', '/api/mentor/profile'],
    ['mentor', 'GET', '/api/admin/payments'],
    ['mentor', 'POST', '/api/admin/payments/refunds/r1/retry'],
  ] as const)('rejects a %s before its service is called: %s %s', async (role, method, path) => {
    const other = await gateway.mentor(`a-${role}`, role);
    const calls = () => services().flatMap((service) => service.calls).length;
    const before = calls();
    const response = await other.send(method, path, method === 'GET' ? undefined : {});
    expect([response.status, calls()]).toEqual([403, before]);
  });
});

describe('a route for visitors', () => {
  it.each(open)('%s calls its service and returns the response', async (...row) => {
    await expectServed(gateway.browser(), row as Row);
  });

  it('requests free slots on behalf of each caller and forbids caching them', async () => {
    for (const by of [browser, browser, gateway.browser()]) {
      const response = await by.get('/api/mentor/7/slots');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    const callers = callsOf(scheduling.ListSlots).map(({ ctx }) => ctx.caller?.userId);
    expect(callers).toEqual([userId, userId, undefined]);
  });

  it('returns the message of its service with a 404', async () => {
    const response = await gateway.browser().get('/api/mentor/2147483647');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Mentor not found' });
  });

  it.each(['x', '0', '-1', '1.5', '2147483648', '99999999999', '%00'])(
    'returns 404 for the user id %p without a call',
    async (id) => {
      expect((await gateway.browser().get(`/api/mentor/${id}`)).status).toBe(404);
      expect(callsOf(mentors.GetMentor)).toEqual([]);
    },
  );
});

it('returns 404 for mails of the demo outside of demo mode, without calling identity', async () => {
  const other = await TestGateway.start();
  try {
    for (const path of ['/api/dev/mails', '/api/dev/mails/m1']) {
      expect((await other.browser().fetch(path)).status).toBe(404);
    }
    expect(other.identity.calls).toEqual([]);
  } finally {
    await other.stop();
  }
});
