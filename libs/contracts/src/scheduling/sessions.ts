import { z } from 'zod';
import { Currency, Price } from '../money.ts';
import { PageQuery } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { text } from '../text.ts';
import { Instant, LocalDate, TimeZone } from '../time.ts';
import { SessionKind, SessionType } from './calendar.ts';
import { guidedTimes, MAX_CHANGE_MESSAGE } from './constants.ts';
import { TaskList } from './tasks.ts';

export const SessionStatus = z.enum(['scheduled', 'completed', 'cancelled', 'no-show']);
export type SessionStatus = z.infer<typeof SessionStatus>;

/** `due`: completed and unpaid. `waived`: it did not take place. `refunding`: the refund is not settled. */
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

/** What became of a payer's dispute with the bank; an inquiry counts too. `won`: the payment stays. */
export const SessionDispute = z.enum(['open', 'won', 'lost']);
export type SessionDispute = z.infer<typeof SessionDispute>;

export const Party = z.enum(['mentor', 'learner']);
export type Party = z.infer<typeof Party>;

/**
 * `open`: the other person can respond until `respondBy`. `contested`: an admin decides. `upheld`: it is a no-show.
 * `dismissed`: both came.
 */
export const NoShowState = z.enum(['open', 'contested', 'upheld', 'dismissed']);
export type NoShowState = z.infer<typeof NoShowState>;

/** Why a case was settled. `report`: by the report alone, from before there were cases. */
export const NoShowBasis = z.enum(['agreement', 'silence', 'decision', 'report']);
export type NoShowBasis = z.infer<typeof NoShowBasis>;

/** What Waymark recorded. A missing join proves nothing: mails and calendars contain the meeting link itself. */
export const NoShowEvidence = z.object({
  mentorJoinedAt: z.iso.datetime().nullable(), // first opened the meeting
  learnerJoinedAt: z.iso.datetime().nullable(),
  notesAt: z.iso.datetime().nullable(), // the mentor last wrote the notes, after the start
});
export type NoShowEvidence = z.infer<typeof NoShowEvidence>;

/** A report that the other person did not come, until it is settled and after. */
export const NoShowCase = z.object({
  state: NoShowState,
  reportedBy: Party,
  claim: z.string(), // by the person who reported
  reportedAt: z.iso.datetime(),
  respondBy: z.iso.datetime(),
  response: z.string().nullable(), // by the other person
  settledBy: NoShowBasis.nullable(),
  settledAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(), // of an admin's decision
  evidence: NoShowEvidence,
});
export type NoShowCase = z.infer<typeof NoShowCase>;

/** `expired`: not answered in time. `cancelled`: together with the session. */
export const ProposalState = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired', 'cancelled']);
export type ProposalState = z.infer<typeof ProposalState>;

/** Another time that one person proposed. The session keeps its time until the other one accepts. */
export const Proposal = z.object({
  id: z.string(),
  by: Party,
  state: ProposalState,
  sessionDate: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  message: z.string(), // by the person who proposed; may be empty
  reply: z.string(), // with a refusal; may be empty
  proposedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Proposal = z.infer<typeof Proposal>;

export const About = z.object({
  roadmapId: z.string(),
  roadmapTitle: z.string(),
  stepId: z.string().nullable(),
  stepTitle: z.string().nullable(),
  progress: z.object({ completedSteps: z.number().int(), totalSteps: z.number().int() }).nullable(),
});
export type About = z.infer<typeof About>;

export const Session = z
  .object({
    id: z.string(),
    mentorId: z.number().int(),
    learnerId: z.number().int(),
    role: Party, // the caller's
    with: z.object({ id: z.number().int(), name: z.string(), avatar: z.string().nullable() }),
    kind: SessionKind,
    sessionType: SessionType.nullable(),
    sessionDate: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    duration: z.number().int(), // minutes
    status: SessionStatus,
    cancelledBy: Party.nullable(),
    cancelMessage: z.string(), // by the person who cancelled; may be empty
    proposal: Proposal.nullable(), // the last one, also after its end
    absent: Party.nullable(), // who did not come; set with `no-show`
    noShowCase: NoShowCase.nullable(),
    mentorTimezone: z.string(),
    learnerTimezone: z.string(),
    meetingLink: z.string().nullable(), // null when the session is over or cancelled
    topic: z.string(),
    userNotes: z.string(), // by the learner, for the mentor
    notes: z.string(), // by the mentor, for both
    about: About.nullable(),
    price: z.number().int(), // cents of `currency`
    currency: Currency,
    isPaid: z.boolean(),
    payment: PaymentStatus,
    dispute: SessionDispute.optional(), // absent: none
    payBy: z.iso.datetime().nullable(), // 72 hours after completion; blocks further paid sessions
    cancellation: z.object({
      freeUntil: z.iso.datetime(), // until then the learner cancels free of charge
      refund: z.number().int(), // cents, if the caller cancels now
    }),
    noShowRefund: z.number().int(), // cents for the learner, if it is settled that the reported person did not come
    can: z.object({
      // what the caller may do now
      cancel: z.boolean(),
      reschedule: z.boolean(), // propose another time
      answerProposal: z.boolean(),
      withdrawProposal: z.boolean(),
      markNoShow: z.boolean(),
      respondNoShow: z.boolean(), // to a report about the caller
      review: z.boolean(),
      pay: z.boolean(),
      writeNotes: z.boolean(),
    }),
    review: z.object({ rating: z.number().int(), text: z.string(), createdAt: z.iso.datetime() }).nullable(),
    sequence: z.number().int(), // ICS SEQUENCE: grows with every change that calendars must receive
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

/** Sessions booked from a step (null: from the roadmap), without cancelled ones, and their reviews. */
export const StepSessions = z
  .object({
    stepId: z.string().nullable(),
    sessions: z.number().int(),
    reviews: z.number().int(),
    rating: z.number().nullable(), // average, 1 to 5; null without reviews
  })
  .meta({ id: 'StepSessions' });
export type StepSessions = z.infer<typeof StepSessions>;

export const Hold = z
  .object({
    id: z.string(), // becomes the session's id
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

/** The roadmap and step of a session. Titles and progress are looked up, never taken from the input. */
const AboutBody = z.object({
  roadmapId: Id,
  stepId: Id.optional(),
  shareProgress: z.boolean().default(false), // whether the mentor may see the learner's progress
});

const words = (what: string, max: number) => text(what, max, 0).default('');

/** Booking on /scheduling: 30 minutes by the mentor's hours. `price` is only compared with the mentor's. */
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
    currency: Currency.optional(), // of `price`; compared, too, if present
    timezone: TimeZone.optional(), // the learner's; default: the mentor's
    about: AboutBody.optional(),
  })
  .meta({ id: 'BookingBody' });
export type BookingBody = z.infer<typeof BookingBody>;

/** A free call of 15 minutes, on the grid of the mentor's starts. */
export const IntroBookingBody = BookingBody.pick({
  ...{ mentorId: true, sessionDate: true, userNotes: true, timezone: true, about: true },
}).meta({ id: 'IntroBookingBody' });
export type IntroBookingBody = z.infer<typeof IntroBookingBody>;

/** Booking on /book-session: 60 minutes, charged afterwards. `price`, in cents or in whole units of the currency, is only compared with the mentor's. */
export const GuidedBookingFields = z.object({
  mentorId: z
    .number({ error: 'Choose a mentor' })
    .int('Choose a mentor')
    .positive('Choose a mentor')
    .max(2_147_483_647),
  date: LocalDate,
  time: z.enum(guidedTimes, { error: 'Choose one of the times offered' }),
  sessionType: SessionType.nullable(), // null: about one of the mentor's own topics, which `topic` names
  topic: words('A topic', 200),
  message: words('A message', 2_000),
  price: Price,
  currency: Currency.optional(),
  timezone: TimeZone.optional(),
  about: AboutBody.optional(),
});
export const GuidedBookingBody = GuidedBookingFields.refine(
  ({ sessionType, topic }) => sessionType !== null || topic !== '',
  {
    path: ['topic'],
    error: 'Choose a session type, or name the topic',
  },
).meta({ id: 'GuidedBookingBody' });
export type GuidedBookingBody = z.infer<typeof GuidedBookingBody>;

/** For the other person. */
const changeMessage = text('A message', MAX_CHANGE_MESSAGE, 0);

export const RescheduleBody = z
  .object({ sessionDate: Instant, message: changeMessage.default('') })
  .meta({ id: 'RescheduleBody' });
export type RescheduleBody = z.infer<typeof RescheduleBody>;

export const CancelBody = z.object({ message: changeMessage.default('') }).meta({ id: 'CancelBody' });
export type CancelBody = z.infer<typeof CancelBody>;

/** `message` may be empty. */
export const DeclineBody = z.object({ message: changeMessage }).meta({ id: 'DeclineBody' });
export type DeclineBody = z.infer<typeof DeclineBody>;

/** `tasks`: only once the session has begun; absent: they stay as they are. */
export const NotesBody = z
  .object({ notes: text('Notes', 5_000, 0), tasks: TaskList.optional() })
  .meta({ id: 'NotesBody' });
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

export const Review = z
  .object({
    sessionId: z.string(),
    rating: z.number().int(),
    text: z.string(),
    author: z.string(), // first letter and a dot, as learners are not public
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

/** Newest start first. `from` (included) and `to` (excluded): by start. `due=true`: unpaid ones. `with`: with this person. */
export const SessionsQuery = PageQuery.extend({
  as: Party.optional(),
  status: SessionStatus.optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  due: z.literal('true', { error: 'due can be true' }).optional(),
  with: z.coerce
    .number<number>({ error: 'with must be the id of a person' })
    .int()
    .positive()
    .max(2_147_483_647)
    .optional(),
}).refine(({ from, to }) => !from || !to || Date.parse(from) < Date.parse(to), {
  path: ['to'],
  error: 'The end must come after the start',
});
export type SessionsQuery = z.infer<typeof SessionsQuery>;

/** `includesDetails`: topic, roadmap and the learner's note, which the company that runs the calendar can read. */
export const CalendarFeedSettings = z
  .object({ includesDetails: z.boolean({ error: 'Choose whether details are included' }) })
  .meta({ id: 'CalendarFeedSettings' });
export type CalendarFeedSettings = z.infer<typeof CalendarFeedSettings>;

/** URL of the caller's private calendar feed, secret like a password. A new one invalidates the old. */
export const CalendarFeed = CalendarFeedSettings.extend({ url: z.string() }).meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;
