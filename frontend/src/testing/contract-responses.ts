import { isDeepStrictEqual } from 'node:util';
import { afterEach } from '@jest/globals';
import { ErrorBody } from '@waymark/contracts/errors';
import * as users from '@waymark/contracts/identity/http';
import * as mentorRoutes from '@waymark/contracts/identity/mentor-routes';
import { Mentor } from '@waymark/contracts/identity/mentors';
import * as noticeRoutes from '@waymark/contracts/identity/notification-routes';
import * as notices from '@waymark/contracts/identity/notifications';
import * as userRoutes from '@waymark/contracts/identity/routes';
import * as payments from '@waymark/contracts/payments/http';
import * as paymentRoutes from '@waymark/contracts/payments/routes';
import { AiCoachingResponse } from '@waymark/contracts/roadmaps/coaching';
import * as roadmaps from '@waymark/contracts/roadmaps/http';
import * as learning from '@waymark/contracts/roadmaps/learning';
import * as learningRoutes from '@waymark/contracts/roadmaps/learning-routes';
import * as progress from '@waymark/contracts/roadmaps/progress';
import * as roadmapRoutes from '@waymark/contracts/roadmaps/routes';
import { AiRun } from '@waymark/contracts/roadmaps/runs';
import { Source } from '@waymark/contracts/roadmaps/sources';
import { Story } from '@waymark/contracts/roadmaps/stories';
import type { Route, RouteShape } from '@waymark/contracts/route';
import * as calendar from '@waymark/contracts/scheduling/calendar';
import * as bookingRoutes from '@waymark/contracts/scheduling/routes';
import * as sessions from '@waymark/contracts/scheduling/sessions';
import { z } from 'zod';

const Done = z.object({ success: z.literal(true) });
const responds = <S extends RouteShape>({ method, path }: Route<S>, schema: z.ZodType<S['response']>) => ({
  method,
  path,
  schema,
});

/** The responses of the routes that screen tests fake. */
const contracts = [
  responds(userRoutes.getConfig, users.PublicConfig),
  responds(userRoutes.getUser, users.User),
  responds(mentorRoutes.listMentors, z.array(Mentor)),
  responds(mentorRoutes.getMentor, Mentor),
  responds(noticeRoutes.listNotifications, z.array(notices.Notification)),
  responds(noticeRoutes.getUnread, notices.UnreadCount),
  responds(noticeRoutes.markRead, notices.UnreadCount),
  responds(noticeRoutes.listMails, z.array(notices.MailSummary)),
  responds(noticeRoutes.getMail, notices.Mail),
  responds(roadmapRoutes.listCategories, z.array(roadmaps.Category)),
  responds(roadmapRoutes.listRoadmaps, z.array(roadmaps.RoadmapSummary)),
  responds(roadmapRoutes.getRoadmap, roadmaps.Roadmap),
  responds(roadmapRoutes.addStage, roadmaps.Stage),
  responds(roadmapRoutes.updateStage, roadmaps.Stage),
  responds(roadmapRoutes.listSources, z.array(Source)),
  responds(roadmapRoutes.listFollowing, z.array(progress.Following)),
  responds(roadmapRoutes.getProgress, progress.Progress),
  responds(roadmapRoutes.setProgress, progress.ProgressChanged),
  responds(roadmapRoutes.cancelRun, AiRun),
  responds(learningRoutes.getCompanion, learning.Companion),
  responds(learningRoutes.checkIn, learning.MoodCheckIn),
  responds(learningRoutes.addReflection, learning.Reflection),
  responds(learningRoutes.deleteReflection, Done),
  responds(learningRoutes.mergeProgress, learning.MergedProgress),
  responds(learningRoutes.resetProgress, learning.ResetProgress),
  responds(learningRoutes.undoReset, progress.Progress),
  responds(learningRoutes.aiCoaching, z.union([AiRun, AiCoachingResponse])),
  responds(learningRoutes.listCoachings, z.array(AiRun)),
  responds(learningRoutes.featuredStories, z.array(Story)),
  responds(bookingRoutes.setPricing, calendar.Pricing),
  responds(bookingRoutes.addAvailability, calendar.AvailabilitySlot),
  responds(bookingRoutes.removeAvailability, Done),
  responds(bookingRoutes.getCalendar, calendar.MentorCalendar),
  responds(bookingRoutes.setCalendarSettings, calendar.MentorCalendar),
  responds(bookingRoutes.addOverride, calendar.DateOverride),
  responds(bookingRoutes.removeOverride, Done),
  responds(bookingRoutes.listSlots, calendar.FreeSlots),
  responds(bookingRoutes.listReviews, z.array(sessions.Review)),
  responds(bookingRoutes.listSessions, z.array(sessions.Session)),
  responds(bookingRoutes.listUpcoming, z.array(sessions.Session)),
  responds(bookingRoutes.listHolds, z.array(sessions.Hold)),
  responds(bookingRoutes.releaseHold, Done),
  responds(bookingRoutes.getSession, sessions.Session),
  responds(bookingRoutes.scheduleSession, sessions.Session),
  responds(bookingRoutes.bookSession, sessions.Session),
  responds(bookingRoutes.cancelSession, sessions.Session),
  responds(bookingRoutes.rescheduleSession, sessions.Session),
  responds(bookingRoutes.markNoShow, sessions.Session),
  responds(bookingRoutes.setSessionNotes, sessions.Session),
  responds(bookingRoutes.reviewSession, sessions.Session),
  responds(paymentRoutes.createPaymentIntent, payments.PaymentIntent),
  responds(paymentRoutes.payForSession, payments.PaymentIntent),
  responds(paymentRoutes.resumePayment, payments.PaymentIntent),
  responds(paymentRoutes.confirmPayment, payments.PaymentOutcome),
  responds(paymentRoutes.sandboxConfirm, payments.SandboxIntent),
  responds(paymentRoutes.sandboxIntent, payments.SandboxIntent),
  responds(paymentRoutes.sandboxAuthenticate, payments.SandboxIntent),
  responds(paymentRoutes.getPaymentOverview, payments.PaymentOverview),
  responds(paymentRoutes.retryRefund, payments.PaymentProblem),
]
  .map(({ method, path, schema }) => ({
    method,
    schema,
    params: path.split('{').length - 1,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  // `/api/mentor/calendar` before `/api/mentor/{userId}`.
  .toSorted((a, b) => a.params - b.params);

const faults: string[] = [];

/** Wraps a fake network. A response that the contract of its route does not allow fails the test at its end. */
export const checkedFetch = (network: (url: string, init: RequestInit) => Promise<Response>): typeof fetch =>
  (async (input: string, init: RequestInit = {}) => {
    const response = await network(input, init);
    const { pathname } = new URL(input, 'http://test');
    if (pathname.endsWith('/events')) return response;
    const text = await response.text();
    const fault = faultOf(init.method ?? 'GET', pathname, response.status, text);
    if (fault) faults.push(`${init.method ?? 'GET'} ${input}: ${fault}`);
    return { ok: response.ok, status: response.status, headers: response.headers, text: async () => text };
  }) as typeof fetch;

/** A JSON response of a fake network; an error needs its code and message only. */
export async function respond(status: number, body: unknown): Promise<Response> {
  const whole = status < 400 ? body : errorBody(status, body as Pick<ErrorBody, 'code' | 'message'>);
  return {
    ok: status < 400,
    status,
    headers: new Headers(),
    text: async () => JSON.stringify(whole),
  } as Response;
}

export const errorBody = (
  statusCode: number,
  given: Pick<ErrorBody, 'code' | 'message'> & Partial<ErrorBody>,
): ErrorBody => ({ statusCode, error: given.message, requestId: 'r-1', ...given });

afterEach(() => {
  const found = new Set(faults.splice(0));
  if (found.size > 0) throw new Error(`responses that the API cannot send:\n${[...found].join('\n')}`);
});

function faultOf(method: string, path: string, status: number, text: string): string | null {
  const contract = contracts.find((one) => one.method === method && one.pattern.test(path));
  if (!contract) return 'no such route in the table of contracts';
  const body: unknown = JSON.parse(text);
  const parsed = (status < 400 ? contract.schema : ErrorBody).safeParse(body);
  if (!parsed.success) return z.prettifyError(parsed.error);
  const sent: unknown = JSON.parse(JSON.stringify(parsed.data));
  return isDeepStrictEqual(sent, body) ? null : `has fields beside ${JSON.stringify(sent)}`;
}
