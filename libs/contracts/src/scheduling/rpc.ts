import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
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
export const GetPricing = defineRpc('scheduling.pricing', {
  access: 'none',
  input: MentorId,
  output: calendar.Pricing,
});
/** For mentors, and admins with a calendar; FORBIDDEN otherwise, as for the following. */
export const SetPricing = defineRpc('scheduling.set-pricing', {
  roles: mentorRoles,
  input: calendar.SetPricingBody,
  output: calendar.Pricing,
});
export const ListAvailability = defineRpc('scheduling.availability', {
  access: 'none',
  input: MentorId,
  output: z.array(calendar.AvailabilitySlot),
});
/** RULE_REFUSED for another zone than the calendar's (path timezone) or more than 50 windows. */
export const AddAvailability = defineRpc('scheduling.add-availability', {
  roles: mentorRoles,
  input: calendar.AddAvailabilityBody,
  output: calendar.AvailabilitySlot,
});
/** Errors: NOT_FOUND; RULE_REFUSED for an overlap with other hours (path startTime or endTime). */
export const ChangeAvailability = defineRpc('scheduling.change-availability', {
  roles: mentorRoles,
  input: One.extend({ body: calendar.ChangeAvailabilityBody }),
  output: calendar.AvailabilitySlot,
});
export const RemoveAvailability = defineRpc('scheduling.remove-availability', {
  roles: mentorRoles,
  input: One,
  output: Success,
});
export const GetCalendar = defineRpc('scheduling.calendar', {
  roles: mentorRoles,
  input: z.object({}),
  output: calendar.MentorCalendar,
});
export const SetCalendarSettings = defineRpc('scheduling.set-calendar', {
  roles: mentorRoles,
  input: calendar.CalendarSettings,
  output: calendar.MentorCalendar,
});
/** RULE_REFUSED for a past day in the mentor's zone, or more than 200 upcoming days. */
export const AddOverride = defineRpc('scheduling.add-override', {
  roles: mentorRoles,
  input: calendar.AddOverrideBody,
  output: calendar.DateOverride,
});
export const RemoveOverride = defineRpc('scheduling.remove-override', {
  roles: mentorRoles,
  input: One,
  output: Success,
});
/** VALIDATION for a range that ends before it starts or is longer than 42 days. */
export const ListSlots = defineRpc('scheduling.slots', {
  access: 'optional',
  input: MentorId.extend(calendar.SlotsQuery.shape),
  output: calendar.FreeSlots,
});
export const ListReviews = defineRpc('scheduling.reviews', {
  access: 'none',
  input: MentorId.extend(PageQuery.shape),
  output: pageOf(sessions.Review),
});
/** The caller's sessions as a mentor that were booked from a roadmap, by step. Empty for other mentors. */
export const ListRoadmapSessions = defineRpc('scheduling.roadmap-sessions', {
  roles: mentorRoles,
  input: One,
  output: z.array(sessions.StepSessions),
});
/** Whom the review of a session is about. Error: NOT_FOUND. */
export const GetReviewedMentor = defineRpc('scheduling.get-reviewed-mentor', {
  access: 'none',
  input: One,
  output: z.object({ mentorId: z.number().int(), mentorName: z.string() }),
});

/** Errors: SLOT_TAKEN (slot or learner), PRICE_CHANGED, RULE_REFUSED (has a price; ten unpaid ones), FORBIDDEN (oneself). */
export const ScheduleSession = defineRpc('scheduling.schedule', {
  input: sessions.BookingBody,
  output: sessions.Session,
});
/** Also PAYMENT_OVERDUE: another session of the learner is unpaid for more than 72 hours. */
export const BookSession = defineRpc('scheduling.book', {
  input: sessions.GuidedBookingBody,
  output: sessions.Session,
});
/** Returns the learner's open hold, or replaces it at a new price. Also BOOKING_LIMIT: two of the mentor
 * or three in all are open. TOO_MANY: half an hour was held without paying in the last hour. */
export const HoldSlot = defineRpc('scheduling.hold', { input: sessions.BookingBody, output: sessions.Hold });
export const ListHolds = defineRpc('scheduling.holds', {
  input: z.object({}),
  output: z.array(sessions.Hold),
});
/** Idempotent. */
export const ReleaseHold = defineRpc('scheduling.release-hold', { input: One, output: Success });

export const ListSessions = defineRpc('scheduling.sessions', {
  input: sessions.SessionsQuery,
  output: pageOf(sessions.Session),
});
export const ListUpcoming = defineRpc('scheduling.upcoming', {
  input: PageQuery,
  output: pageOf(sessions.Session),
});
/** Error: NOT_FOUND, also for other users and for holds, as for the following. */
export const GetSession = defineRpc('scheduling.session', { input: One, output: sessions.Session });
/** CONFLICT when it is not scheduled or has begun. */
export const CancelSession = defineRpc('scheduling.cancel', { input: One, output: sessions.Session });
/** Id and payment stay. Errors: SLOT_TAKEN, CONFLICT, RULE_REFUSED (a learner later than 24 h before the start). */
export const RescheduleSession = defineRpc('scheduling.reschedule', {
  input: One.extend(sessions.RescheduleBody.shape),
  output: sessions.Session,
});
export const SetSessionNotes = defineRpc('scheduling.set-notes', {
  input: One.extend(sessions.NotesBody.shape),
  output: sessions.Session,
});
export const ReviewSession = defineRpc('scheduling.review', {
  input: One.extend(sessions.ReviewBody.shape),
  output: sessions.Session,
});

const IcsFile = z.object({ ics: z.string(), filename: z.string() });
export const GetSessionIcs = defineRpc('scheduling.session-ics', { input: One, output: IcsFile });
export const GetFeedToken = defineRpc('scheduling.feed-token', {
  input: z.object({ renew: z.boolean().default(false) }),
  output: z.object({ token: z.string() }),
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
