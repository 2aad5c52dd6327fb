import { z } from 'zod';
import { Currency } from '../money.ts';
import { PageQuery, pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import * as calendar from './calendar.ts';
import * as sessions from './sessions.ts';

const MentorId = z.object({ mentorId: z.number().int().positive() });
const One = z.object({ id: Id });

/** Error: NOT_FOUND “Mentor not found”, here and wherever a mentor is named. */
export const GetPricing = defineRpc('scheduling.pricing', {
  access: 'none',
  input: MentorId,
  output: calendar.Pricing,
});
/** Only mentors (and admins with a calendar) set theirs: FORBIDDEN otherwise, here and below. */
export const SetPricing = defineRpc('scheduling.set-pricing', {
  roles: ['mentor', 'admin'],
  input: calendar.SetPricingBody,
  output: calendar.Pricing,
});
export const ListAvailability = defineRpc('scheduling.availability', {
  access: 'none',
  input: MentorId,
  output: z.array(calendar.AvailabilitySlot),
});
/** Errors: RULE_REFUSED for another zone than the calendar's (path timezone) or more than 50 windows. */
export const AddAvailability = defineRpc('scheduling.add-availability', {
  roles: ['mentor', 'admin'],
  input: calendar.AddAvailabilityBody,
  output: calendar.AvailabilitySlot,
});
export const RemoveAvailability = defineRpc('scheduling.remove-availability', {
  roles: ['mentor', 'admin'],
  input: One,
  output: Success,
});
export const GetCalendar = defineRpc('scheduling.calendar', {
  roles: ['mentor', 'admin'],
  input: z.object({}),
  output: calendar.MentorCalendar,
});
export const SetCalendarSettings = defineRpc('scheduling.set-calendar', {
  roles: ['mentor', 'admin'],
  input: calendar.CalendarSettings,
  output: calendar.MentorCalendar,
});
/** Errors: RULE_REFUSED for a day that is over in the mentor's zone, or more than 200 days ahead of it kept. */
export const AddOverride = defineRpc('scheduling.add-override', {
  roles: ['mentor', 'admin'],
  input: calendar.AddOverrideBody,
  output: calendar.DateOverride,
});
export const RemoveOverride = defineRpc('scheduling.remove-override', {
  roles: ['mentor', 'admin'],
  input: One,
  output: Success,
});
/** Errors: VALIDATION for a range that ends before it starts or is longer than 42 days. */
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

/**
 * Errors: SLOT_TAKEN (not free by the mentor's calendar, or taken meanwhile, or the learner is busy then), PRICE_CHANGED,
 * RULE_REFUSED (a priced one must be held and paid; ten that cost nothing yet are ahead), FORBIDDEN (oneself).
 */
export const ScheduleSession = defineRpc('scheduling.schedule', {
  input: sessions.BookingBody,
  output: sessions.Session,
});
/** Also PAYMENT_OVERDUE: another session of the learner's is unpaid for more than 72 hours. */
export const BookSession = defineRpc('scheduling.book', {
  input: sessions.GuidedBookingBody,
  output: sessions.Session,
});
/**
 * Keeps a priced slot for 10 minutes; the learner's own hold of it is answered again, or goes for one at the price they
 * agree to now. Also RULE_REFUSED: three are open.
 */
export const HoldSlot = defineRpc('scheduling.hold', { input: sessions.BookingBody, output: sessions.Hold });
export const ListHolds = defineRpc('scheduling.holds', {
  input: z.object({}),
  output: z.array(sessions.Hold),
});
/** A hold that is over already is no error. */
export const ReleaseHold = defineRpc('scheduling.release-hold', { input: One, output: Success });

export const ListSessions = defineRpc('scheduling.sessions', {
  input: sessions.SessionsQuery,
  output: pageOf(sessions.Session),
});
export const ListUpcoming = defineRpc('scheduling.upcoming', {
  input: PageQuery,
  output: pageOf(sessions.Session),
});
/** Error: NOT_FOUND, also for other people's and for holds, here and below. */
export const GetSession = defineRpc('scheduling.session', { input: One, output: sessions.Session });
/** Errors: CONFLICT when it is not scheduled (any more) or has begun. */
export const CancelSession = defineRpc('scheduling.cancel', { input: One, output: sessions.Session });
/** Errors: SLOT_TAKEN, CONFLICT, RULE_REFUSED (a learner later than 24 h before the start). Id and payment stay. */
export const RescheduleSession = defineRpc('scheduling.reschedule', {
  input: One.extend(sessions.RescheduleBody.shape),
  output: sessions.Session,
});
export const MarkNoShow = defineRpc('scheduling.no-show', { input: One, output: sessions.Session });
export const SetSessionNotes = defineRpc('scheduling.set-notes', {
  input: One.extend(sessions.NotesBody.shape),
  output: sessions.Session,
});
export const ReviewSession = defineRpc('scheduling.review', {
  input: One.extend(sessions.ReviewBody.shape),
  output: sessions.Session,
});

const IcsFile = z.object({ ics: z.string(), filename: z.string() });
/** A session of the caller's as a file for calendars. */
export const GetSessionIcs = defineRpc('scheduling.session-ics', { input: One, output: IcsFile });
/** Token of the caller's feed, made when there is none. */
export const GetFeedToken = defineRpc('scheduling.feed-token', {
  input: z.object({ renew: z.boolean().default(false) }),
  output: z.object({ token: z.string() }),
});
/** Needs no caller: the token is the right. Error: NOT_FOUND. */
export const GetFeedIcs = defineRpc('scheduling.feed-ics', {
  access: 'none',
  input: z.object({ token: z.string().max(100) }),
  output: IcsFile,
});

/** What is to be paid for a session: amount and currency come from here alone. */
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
  /** When the hold ends; null after the session. */
  expiresAt: z.iso.datetime().nullable(),
});
export type Payable = z.infer<typeof Payable>;
/**
 * For services/payments alone (three tokens: the gateway may not ask it). Of the caller's own session or hold.
 * Errors: NOT_FOUND; HOLD_EXPIRED; CONFLICT when it is paid, free or not to be paid now.
 */
export const GetPayable = defineRpc('scheduling.payments.payable', {
  input: z.object({ sessionId: Id }),
  output: Payable,
  timeoutMs: 3_000,
});
