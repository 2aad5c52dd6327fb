import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { Currency } from '../money.ts';
import { PageQuery, pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import * as calendar from './calendar.ts';
import * as sessions from './sessions.ts';

const MentorId = z.object({ mentorId: z.number().int().positive() });
const One = z.object({ id: Id });

/** Error: NOT_FOUND “Mentor not found”, as for all RPCs that name a mentor. */
export const GetPricing = endpoint('GET /api/mentor/{userId}/pricing', {
  subject: 'scheduling.pricing',
  access: 'none',
  shared: 'a-second',
  params: { userId: 'mentorId' },
  summary: 'The price of 30 minutes with a mentor',
  input: MentorId,
  output: calendar.Pricing,
});
/** For mentors, and admins with a calendar; FORBIDDEN otherwise, as for the following. */
export const SetPricing = endpoint('POST /api/mentor/pricing', {
  subject: 'scheduling.set-pricing',
  roles: mentorRoles,
  summary: "Sets the caller's own price",
  input: calendar.SetPricingBody,
  output: calendar.Pricing,
});
export const ListAvailability = endpoint('GET /api/mentor/{userId}/availability', {
  subject: 'scheduling.availability',
  access: 'none',
  shared: 'a-second',
  params: { userId: 'mentorId' },
  summary: "A mentor's weekly open hours, in their own wall time",
  input: MentorId,
  output: z.array(calendar.AvailabilitySlot),
});
/**
 * RULE_REFUSED for another zone than the calendar's (path timezone) or more than 50 windows. Merges hours that touch
 * or overlap others of that day; returns the merged ones.
 */
export const AddAvailability = endpoint('POST /api/mentor/availability', {
  subject: 'scheduling.add-availability',
  roles: mentorRoles,
  status: 201,
  summary: 'Opens hours of a weekday; windows that touch or overlap are merged',
  input: calendar.AddAvailabilityBody,
  output: calendar.AvailabilitySlot,
});
/**
 * Errors: NOT_FOUND; RULE_REFUSED for an overlap with other hours (path startTime or endTime). Merges them with
 * hours that they touch; returns the merged ones. Sessions that are booked stay.
 */
export const ChangeAvailability = endpoint('PATCH /api/mentor/availability/{id}', {
  subject: 'scheduling.change-availability',
  roles: mentorRoles,
  summary: 'Moves hours of a weekday; an overlap with others is rejected, and booked sessions stay',
  input: One.extend({ body: calendar.ChangeAvailabilityBody }),
  output: calendar.AvailabilitySlot,
});
export const RemoveAvailability = endpoint('DELETE /api/mentor/availability/{id}', {
  subject: 'scheduling.remove-availability',
  roles: mentorRoles,
  summary: "Closes hours of the caller's own week",
  input: One,
  output: Success,
});
export const GetCalendar = endpoint('GET /api/mentor/calendar', {
  subject: 'scheduling.calendar',
  roles: mentorRoles,
  summary: "The caller's own calendar",
  input: z.object({}),
  output: calendar.MentorCalendar,
});
export const SetCalendarSettings = endpoint('PUT /api/mentor/calendar/settings', {
  subject: 'scheduling.set-calendar',
  roles: mentorRoles,
  summary: "Sets the calendar's zone and its rules of booking: notice, window, buffers, limits, starts",
  input: calendar.SetCalendarSettingsBody,
  output: calendar.MentorCalendar,
});
/** RULE_REFUSED for a past day in the mentor's zone, or more than 200 upcoming exceptions. */
export const AddOverride = endpoint('POST /api/mentor/calendar/overrides', {
  subject: 'scheduling.add-override',
  roles: mentorRoles,
  status: 201,
  summary: 'An exception: one or several closed days, or extra hours of one day',
  input: calendar.AddOverrideBody,
  output: calendar.DateOverride,
});
export const RemoveOverride = endpoint('DELETE /api/mentor/calendar/overrides/{id}', {
  subject: 'scheduling.remove-override',
  roles: mentorRoles,
  summary: "Removes an exception: the day has its weekday's hours again",
  input: One,
  output: Success,
});
/** VALIDATION for a range that ends before it starts or is longer than 42 days. */
export const ListSlots = endpoint('GET /api/mentor/{userId}/slots', {
  subject: 'scheduling.slots',
  access: 'optional',
  params: { userId: 'mentorId' },
  summary: 'When a mentor can be booked, at most 42 days; without a range the next 14',
  input: MentorId.extend(calendar.SlotsQuery.shape),
  query: calendar.SlotsQuery,
  output: calendar.FreeSlots,
});
export const ListReviews = endpoint('GET /api/mentor/{userId}/reviews', {
  subject: 'scheduling.reviews',
  access: 'none',
  shared: 'a-second',
  params: { userId: 'mentorId' },
  summary: 'Reviews of completed sessions, newest first',
  input: MentorId.extend(PageQuery.shape),
  query: PageQuery,
  output: pageOf(sessions.Review),
});
/** The caller's sessions as a mentor that were booked from a roadmap, by step. Empty for other mentors. */
export const ListRoadmapSessions = endpoint('GET /api/roadmaps/{id}/insight/sessions', {
  subject: 'scheduling.roadmap-sessions',
  roles: mentorRoles,
  summary: "The caller's sessions that were booked from a roadmap, counted by step",
  input: One,
  output: z.array(sessions.StepSessions),
});
/** Whom the review of a session is about. Error: NOT_FOUND. */
export const GetReviewedMentor = defineRpc('scheduling.get-reviewed-mentor', {
  access: 'none',
  input: One,
  output: z.object({ mentorId: z.number().int(), mentorName: z.string() }),
});

/**
 * Errors: SLOT_TAKEN (slot or learner), PRICE_CHANGED, RULE_REFUSED (has a price; ten unpaid ones), FORBIDDEN
 * (oneself). Free ones. 201. 409 SLOT_TAKEN, PRICE_CHANGED; 422 RULE_REFUSED.
 */
export const ScheduleSession = endpoint('POST /api/sessions/schedule', {
  subject: 'scheduling.schedule',
  quota: 'booking',
  status: 201,
  summary: "Books a free session of 30 minutes within the mentor's own hours",
  input: sessions.BookingBody,
  output: sessions.Session,
});
/**
 * Also PAYMENT_OVERDUE: another session of the learner is unpaid for more than 72 hours. Guided ones, charged
 * afterwards. 201. 409 SLOT_TAKEN, PRICE_CHANGED; 422 PAYMENT_OVERDUE, RULE_REFUSED.
 */
export const BookSession = endpoint('POST /api/sessions/book', {
  subject: 'scheduling.book',
  quota: 'booking',
  status: 201,
  summary: 'Books a session of 60 minutes that is charged after it took place',
  input: sessions.GuidedBookingBody,
  output: sessions.Session,
});
/**
 * Errors: SLOT_TAKEN (also of a mentor who offers none), RULE_REFUSED for a learner who has had a session or an intro call
 * with the mentor, FORBIDDEN (oneself).
 */
export const BookIntroCall = endpoint('POST /api/sessions/intro', {
  subject: 'scheduling.book-intro',
  quota: 'booking',
  status: 201,
  summary: 'Books a free intro call of 15 minutes, once with each mentor',
  input: sessions.IntroBookingBody,
  output: sessions.Session,
});
export const ListHolds = endpoint('GET /api/sessions/holds', {
  subject: 'scheduling.holds',
  summary: 'Slots on hold while the caller pays',
  input: z.object({}),
  output: z.array(sessions.Hold),
});
/** Idempotent. */
export const ReleaseHold = endpoint('POST /api/sessions/holds/{id}/release', {
  subject: 'scheduling.release-hold',
  summary: 'Releases a hold',
  input: One,
  output: Success,
});

export const ListSessions = endpoint('GET /api/sessions', {
  subject: 'scheduling.sessions',
  summary: "The caller's sessions, as a mentor and as a learner, newest start first",
  input: sessions.SessionsQuery,
  output: pageOf(sessions.Session),
});
export const ListUpcoming = endpoint('GET /api/sessions/upcoming', {
  subject: 'scheduling.upcoming',
  summary: 'Scheduled sessions that have not ended, the next one first',
  input: PageQuery,
  output: pageOf(sessions.Session),
});
/** Error: NOT_FOUND, also for other users and for holds, as for the following. */
export const GetSession = endpoint('GET /api/sessions/{id}', {
  subject: 'scheduling.session',
  summary: "One of the caller's sessions",
  input: One,
  output: sessions.Session,
});
/** CONFLICT when it is not scheduled or has begun. */
export const CancelSession = endpoint('POST /api/sessions/{id}/cancel', {
  subject: 'scheduling.cancel',
  quota: 'session',
  summary: 'Cancels a session; a payment is refunded by the policy stored on it',
  input: One.extend({ body: sessions.CancelBody.default({ message: '' }) }),
  output: sessions.Session,
});
/**
 * The session keeps its time until the other person accepts. Errors: SLOT_TAKEN, CONFLICT (also while another time is
 * proposed), RULE_REFUSED (a learner later than 24 h before the start).
 */
export const RescheduleSession = endpoint('POST /api/sessions/{id}/reschedule', {
  subject: 'scheduling.reschedule',
  quota: 'session',
  summary: 'Proposes another time for a session, which the other participant accepts or declines',
  input: One.extend(sessions.RescheduleBody.shape),
  body: sessions.RescheduleBody,
  output: sessions.Session,
});
const OneProposal = One.extend({ proposalId: Id });
/**
 * Moves the session; its id and payment stay. Errors: FORBIDDEN for the person who proposed, CONFLICT once the proposal has
 * ended, SLOT_TAKEN when its time is no longer free.
 */
export const AcceptProposal = endpoint('POST /api/sessions/{id}/proposals/{proposalId}/accept', {
  subject: 'scheduling.accept-proposal',
  quota: 'session',
  summary: 'Moves a session to the time that the other participant proposed; its id and payment stay',
  input: OneProposal,
  output: sessions.Session,
});
/** The session keeps its time. Errors: FORBIDDEN for the person who proposed, CONFLICT once the proposal has ended. */
export const DeclineProposal = endpoint('POST /api/sessions/{id}/proposals/{proposalId}/decline', {
  subject: 'scheduling.decline-proposal',
  quota: 'session',
  summary: 'Declines a proposed time; the session keeps its own',
  input: OneProposal.extend({ body: sessions.DeclineBody }),
  output: sessions.Session,
});
/** Errors: FORBIDDEN for the other person, CONFLICT once the proposal has ended. */
export const WithdrawProposal = endpoint('POST /api/sessions/{id}/proposals/{proposalId}/withdraw', {
  subject: 'scheduling.withdraw-proposal',
  quota: 'session',
  summary: "Withdraws the caller's own proposed time; the session keeps its own",
  input: OneProposal,
  output: sessions.Session,
});
/**
 * Errors: FORBIDDEN for the learner; with tasks also VALIDATION (a date, or a step that the learner cannot see) and CONFLICT
 * (the session has not begun or did not take place; a ticked task is changed or missing).
 */
export const SetSessionNotes = endpoint('PUT /api/sessions/{id}/notes', {
  subject: 'scheduling.set-notes',
  quota: 'session',
  bodyLimit: 32 * 1024,
  summary:
    "The mentor's notes and, once the session has begun, tasks for the learner; both participants see them",
  input: One.extend(sessions.NotesBody.shape),
  body: sessions.NotesBody,
  output: sessions.Session,
});
export const ReviewSession = endpoint('POST /api/sessions/{id}/review', {
  subject: 'scheduling.review',
  summary: "The learner's review of a completed session, once",
  input: One.extend(sessions.ReviewBody.shape),
  body: sessions.ReviewBody,
  output: sessions.Session,
});

const IcsFile = z.object({ ics: z.string(), filename: z.string() });
export const GetSessionIcs = defineRpc('scheduling.session-ics', { input: One, output: IcsFile });
export const GetFeedToken = defineRpc('scheduling.feed-token', {
  input: z.object({ renew: z.boolean().default(false) }),
  output: sessions.CalendarFeedSettings.extend({ token: z.string() }),
});
export const SetFeedSettings = endpoint('PUT /api/calendar-feed/settings', {
  subject: 'scheduling.set-feed',
  summary: "Whether the caller's calendar feed includes what sessions are about",
  input: sessions.CalendarFeedSettings,
  output: sessions.CalendarFeedSettings,
});
/** Authorized by the token. Errors: NOT_FOUND, GONE while its user is suspended or about to leave. */
export const GetFeedIcs = defineRpc('scheduling.feed-ics', {
  access: 'none',
  input: z.object({ token: z.string().max(100) }),
  output: IcsFile,
});

/** The only source of amount and currency. */
export const Payable = z.object({
  sessionId: z.string(),
  purpose: z.enum(['booking', 'after-session']),
  payerId: z.number().int(),
  mentorId: z.number().int(),
  mentorName: z.string(),
  startsAt: z.iso.datetime(),
  learnerTimezone: z.string(),
  amount: z.number().int().positive(),
  currency: Currency,
  expiresAt: z.iso.datetime().nullable(), // end of the hold; null after the session
});
export type Payable = z.infer<typeof Payable>;
/** For payments alone (three tokens exclude the gateway). Errors: NOT_FOUND; HOLD_EXPIRED; CONFLICT when it is paid, free or not due. */
export const GetPayable = defineRpc('scheduling.payments.payable', {
  input: z.object({ sessionId: Id }),
  output: Payable,
  timeoutMs: 3_000,
});
/**
 * For payments alone. Returns what is to be paid for the learner's open hold, which is replaced at a new price. Errors: those
 * of ScheduleSession and GetPayable; BOOKING_LIMIT when two of the mentor or three in all are open; TOO_MANY when half an
 * hour was held without paying in the last hour.
 */
export const HoldSlot = defineRpc('scheduling.payments.hold', {
  input: sessions.BookingBody,
  output: Payable,
});

// Served by controllers of the gateway.

export const GetCalendarFeedEndpoint = gatewayEndpoint('GET /api/calendar-feed', {
  summary: "Address of the caller's private calendar feed",
  output: sessions.CalendarFeed,
});
export const RenewCalendarFeedEndpoint = gatewayEndpoint('POST /api/calendar-feed/renew', {
  summary: 'A new address; the old one ends',
  output: sessions.CalendarFeed,
});
