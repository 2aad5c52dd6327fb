import { z } from 'zod';
import { Currency, Price } from '../money.ts';
import { PageQuery } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { text } from '../text.ts';
import { Instant, LocalDate, TimeZone } from '../time.ts';
import { SessionKind, SessionType } from './calendar.ts';
import { guidedTimes } from './constants.ts';

export const SessionStatus = z.enum(['scheduled', 'completed', 'cancelled', 'no-show']);
export type SessionStatus = z.infer<typeof SessionStatus>;

/**
 * `after-session`: charged once it is completed. `due`: completed and unpaid. `waived`: it did not take place, so nothing
 * is charged. `refunding`: the money is on its way back.
 */
export const PaymentStatus = z.enum([
  'free',
  'paid',
  'after-session',
  'due',
  'waived',
  'refunding',
  'refunded',
]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const Party = z.enum(['mentor', 'learner']);
export type Party = z.infer<typeof Party>;

/** What a learner chose to share of a roadmap they book a session about. */
export const About = z.object({
  roadmapId: z.string(),
  roadmapTitle: z.string(),
  stepId: z.string().nullable(),
  stepTitle: z.string().nullable(),
  progress: z.object({ completedSteps: z.number().int(), totalSteps: z.number().int() }).nullable(),
});
export type About = z.infer<typeof About>;

/** A session as one of its two people sees it. */
export const Session = z
  .object({
    id: z.string(),
    mentorId: z.number().int(),
    learnerId: z.number().int(),
    /** The caller's part in it. */
    role: Party,
    with: z.object({ id: z.number().int(), name: z.string(), avatar: z.string().nullable() }),
    kind: SessionKind,
    sessionType: SessionType.nullable(),
    sessionDate: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    /** Minutes. */
    duration: z.number().int(),
    status: SessionStatus,
    cancelledBy: Party.nullable(),
    /** Who did not come; set with `no-show`. */
    absent: Party.nullable(),
    mentorTimezone: z.string(),
    learnerTimezone: z.string(),
    /** Null once nobody is to meet there any more. */
    meetingLink: z.string().nullable(),
    topic: z.string(),
    /** The learner's words for the mentor. */
    userNotes: z.string(),
    /** The mentor's words; both see them. */
    notes: z.string(),
    about: About.nullable(),
    /** Cents of `currency`. */
    price: z.number().int(),
    currency: Currency,
    isPaid: z.boolean(),
    payment: PaymentStatus,
    /** When `payment` is due: 72 hours after completion. After it no other paid session can be booked. */
    payBy: z.iso.datetime().nullable(),
    cancellation: z.object({
      /** Until then the learner cancels free of charge. */
      freeUntil: z.iso.datetime(),
      /** Cents that come back if the caller cancels now. */
      refund: z.number().int(),
    }),
    /** Cents that go back to the learner if the caller says now that the other one did not come. */
    noShowRefund: z.number().int(),
    /** What the caller may do now. */
    can: z.object({
      cancel: z.boolean(),
      reschedule: z.boolean(),
      markNoShow: z.boolean(),
      review: z.boolean(),
      pay: z.boolean(),
      writeNotes: z.boolean(),
    }),
    review: z.object({ rating: z.number().int(), text: z.string(), createdAt: z.iso.datetime() }).nullable(),
    /** Grows with every change that calendars must hear of (ICS SEQUENCE). */
    sequence: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

/** A slot kept for 10 minutes while its learner pays. */
export const Hold = z
  .object({
    /** Becomes the session's id. */
    id: z.string(),
    mentor: z.object({ id: z.number().int(), name: z.string(), avatar: z.string().nullable() }),
    sessionDate: z.iso.datetime(),
    duration: z.number().int(),
    mentorTimezone: z.string(),
    price: z.number().int(),
    currency: Currency,
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Hold' });
export type Hold = z.infer<typeof Hold>;

/** Which roadmap and step a session is about. Titles and progress are looked up, never taken from here. */
const AboutBody = z.object({
  roadmapId: Id,
  stepId: Id.optional(),
  /** Whether the mentor may see how far the learner is. */
  shareProgress: z.boolean().default(false),
});

const words = (what: string, max: number) => text(what, max, 0).default('');

/** Booking on /scheduling: 30 minutes by the mentor's hours. `price` is compared with the mentor's, never used. */
export const BookingBody = z
  .object({
    mentorId: z
      .number({ error: 'Choose a mentor' })
      .int('Choose a mentor')
      .positive('Choose a mentor')
      .max(2_147_483_647),
    sessionDate: Instant,
    duration: z.literal(30, { error: 'Sessions here last 30 minutes' }).default(30),
    userNotes: words('A note', 2_000),
    price: Price,
    /** That of the price they saw: compared, too, where it is sent. */
    currency: Currency.optional(),
    /** The learner's zone; default: the mentor's. */
    timezone: TimeZone.optional(),
    about: AboutBody.optional(),
  })
  .meta({ id: 'BookingBody' });
export type BookingBody = z.infer<typeof BookingBody>;

/** Booking on /book-session: 60 minutes, charged after it. `price` in cents, compared with the type's. */
export const GuidedBookingBody = z
  .object({
    mentorId: z
      .number({ error: 'Choose a mentor' })
      .int('Choose a mentor')
      .positive('Choose a mentor')
      .max(2_147_483_647),
    date: LocalDate,
    time: z.enum(guidedTimes, { error: 'Choose one of the times offered' }),
    sessionType: SessionType,
    topic: words('A topic', 200),
    message: words('A message', 2_000),
    price: Price,
    timezone: TimeZone.optional(),
    about: AboutBody.optional(),
  })
  .meta({ id: 'GuidedBookingBody' });
export type GuidedBookingBody = z.infer<typeof GuidedBookingBody>;

export const RescheduleBody = z.object({ sessionDate: Instant }).meta({ id: 'RescheduleBody' });
export type RescheduleBody = z.infer<typeof RescheduleBody>;

export const NotesBody = z.object({ notes: text('Notes', 5_000, 0) }).meta({ id: 'NotesBody' });
export type NotesBody = z.infer<typeof NotesBody>;

export const ReviewBody = z
  .object({
    rating: z
      .number({ error: 'Choose from 1 to 5' })
      .int('Choose from 1 to 5')
      .min(1, 'Choose from 1 to 5')
      .max(5, 'Choose from 1 to 5'),
    text: words('A review', 2_000),
  })
  .meta({ id: 'ReviewBody' });
export type ReviewBody = z.infer<typeof ReviewBody>;

/** A review as everybody sees it. */
export const Review = z
  .object({
    sessionId: z.string(),
    rating: z.number().int(),
    text: z.string(),
    /** First letter and a dot: reviews are public, learners are not. */
    author: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

/**
 * Newest start first. `as`: only those where the caller is the mentor, or the learner. `from` and `to`: only those that
 * start then, `to` not included. `due=true`: only those that wait for their payment.
 */
export const SessionsQuery = PageQuery.extend({
  as: Party.optional(),
  status: SessionStatus.optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  due: z.literal('true', { error: 'due can be true' }).optional(),
}).refine(({ from, to }) => !from || !to || Date.parse(from) < Date.parse(to), {
  path: ['to'],
  error: 'The end must come after the start',
});
export type SessionsQuery = z.infer<typeof SessionsQuery>;

/** Address of the caller's private calendar feed. Whoever knows it sees their sessions; a new one ends the old. */
export const CalendarFeed = z.object({ url: z.string() }).meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;
