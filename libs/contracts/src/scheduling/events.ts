import { z } from 'zod';
import { adminActionEvent } from '../admin-actions.ts';
import { defineEvent } from '../events.ts';
import { Currency } from '../money.ts';
import { SessionKind, SessionType, TypePrices } from './calendar.ts';
import { NoShowBasis, Party, PaymentStatus } from './sessions.ts';

/** `version` grows; older ones are dropped. */
export const PricingChanged = defineEvent(
  'scheduling.pricing.changed.v1',
  z.object({
    mentorId: z.number().int(),
    sessionPrice: z.number().int().nullable(),
    currency: Currency,
    typePrices: TypePrices.optional(), // absent in events from before they could be set
    version: z.number().int(),
  }),
);
export const RatingChanged = defineEvent(
  'scheduling.rating.changed.v1',
  z.object({
    mentorId: z.number().int(),
    average: z.number(), // of all reviews, 1 to 5
    count: z.number().int(),
    version: z.number().int(),
  }),
);

/** The first times at which a session can start: of 30 minutes, and of an hour. `zone` is the calendar's. Older versions are dropped. */
export const NextFreeChanged = defineEvent(
  'scheduling.next-free.changed.v1',
  z.object({
    mentorId: z.number().int(),
    nextFreeAt: z.iso.datetime().nullable(), // null: no free time in the booking window
    guidedFreeAt: z.iso.datetime().nullable().default(null), // absent in events from before it existed
    zone: z.string().nullable(),
    version: z.number().int(),
  }),
);

export const SessionFacts = z.object({
  sessionId: z.string(),
  mentorId: z.number().int(),
  learnerId: z.number().int(),
  mentorName: z.string(),
  learnerName: z.string(),
  kind: SessionKind.exclude(['intro']), // of an intro call: standard
  isIntro: z.boolean().optional(), // absent: no intro call
  sessionType: SessionType.nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  mentorTimezone: z.string(),
  learnerTimezone: z.string(),
  meetingLink: z.string(),
  topic: z.string(),
  userNotes: z.string(),
  aboutTitle: z.string().nullable(), // of the step or roadmap
  price: z.number().int(),
  currency: Currency,
  payment: PaymentStatus,
  sequence: z.number().int(), // ICS SEQUENCE
});
export type SessionFacts = z.infer<typeof SessionFacts>;

/** Audience of all session events: both parties. */
export const SessionBooked = defineEvent('scheduling.session.booked.v1', SessionFacts);
export const SessionMoved = defineEvent(
  'scheduling.session.moved.v1',
  SessionFacts.extend({
    previousStart: z.iso.datetime(),
    movedBy: Party, // who proposed the time
    message: z.string().optional(), // by that person
    acceptedBy: Party.optional(), // the other one; absent in events from before times were proposed
  }),
);
/** `refundCents` is what payments must refund; 0 for nothing. */
export const SessionCancelled = defineEvent(
  'scheduling.session.cancelled.v1',
  SessionFacts.extend({
    cancelledBy: Party,
    refundCents: z.number().int(),
    message: z.string().optional(), // absent in events from before it existed
  }),
);
/** A case was settled: `absent` did not come. `basis` and `reason` (of an admin) are missing in events from before cases. */
export const SessionNoShow = defineEvent(
  'scheduling.session.no-show.v1',
  SessionFacts.extend({
    absent: Party,
    refundCents: z.number().int(),
    basis: NoShowBasis.default('report'),
    reason: z.string().nullable().default(null),
  }),
);
/** `payBy` is set if it is to be paid now. */
export const SessionCompleted = defineEvent(
  'scheduling.session.completed.v1',
  SessionFacts.extend({ payBy: z.iso.datetime().nullable() }),
);
export const SessionReminded = defineEvent(
  'scheduling.session.reminded.v1',
  SessionFacts.extend({ before: z.enum(['24h', '1h']) }),
);
/** A change that only open pages show: notes, payment, a review. */
export const SessionTouched = defineEvent(
  'scheduling.session.touched.v1',
  z.object({ sessionId: z.string(), mentorId: z.number().int(), learnerId: z.number().int() }),
);

/** The mentor wrote notes or tasks for the first time since the session began. It contains none of them. */
export const SessionWrittenUp = defineEvent(
  'scheduling.session.written-up.v1',
  SessionFacts.extend({ tasks: z.number().int() }),
);

/** Another time that `proposedBy` proposes; the facts still have the present one. */
const ProposalFacts = SessionFacts.extend({ proposedBy: Party, proposedStart: z.iso.datetime() });
export const ProposalMade = defineEvent(
  'scheduling.proposal.made.v1',
  ProposalFacts.extend({ message: z.string(), expiresAt: z.iso.datetime() }),
);
export const ProposalDeclined = defineEvent(
  'scheduling.proposal.declined.v1',
  ProposalFacts.extend({ message: z.string() }), // by the other person
);
export const ProposalWithdrawn = defineEvent('scheduling.proposal.withdrawn.v1', ProposalFacts);

/** `reportedBy` reports that the other person did not come, who can respond until `respondBy`. */
export const NoShowReported = defineEvent(
  'scheduling.no-show.reported.v1',
  SessionFacts.extend({ reportedBy: Party, claim: z.string(), respondBy: z.iso.datetime() }),
);
/** An admin has to decide. `response`: null if the other person was silent, but came according to our records. */
export const NoShowContested = defineEvent(
  'scheduling.no-show.contested.v1',
  SessionFacts.extend({ reportedBy: Party, response: z.string().nullable() }),
);
/** An admin decided that both came. `payBy` is set if the session is to be paid now. */
export const NoShowDismissed = defineEvent(
  'scheduling.no-show.dismissed.v1',
  SessionFacts.extend({ reportedBy: Party, reason: z.string(), payBy: z.iso.datetime().nullable() }),
);

const HoldFacts = z.object({
  sessionId: z.string(),
  mentorId: z.number().int(),
  learnerId: z.number().int(),
});
export const HoldPlaced = defineEvent('scheduling.hold.placed.v1', HoldFacts);
export const HoldEnded = defineEvent(
  'scheduling.hold.ended.v1',
  HoldFacts.extend({ reason: z.enum(['released', 'expired']) }),
);
/** A captured payment got no session; payments refunds all of it. */
export const PaymentRefused = defineEvent(
  'scheduling.payment.refused.v1',
  z.object({
    sessionId: z.string(),
    mentorId: z.number().int(),
    learnerId: z.number().int(),
    intentId: z.string(),
    /** not-due: nothing is to be paid for it. */
    reason: z.enum(['slot-taken', 'unknown-session', 'wrong-amount', 'already-paid', 'not-due']),
  }),
);

/** A linked calendar of a mentor could not be read for days. Published once until it can be read again. */
export const LinkedCalendarFailed = defineEvent(
  'scheduling.linked-calendar.failed.v1',
  z.object({ calendarId: z.string(), mentorId: z.number().int(), failingSince: z.iso.datetime() }),
);

export const AdminActed = adminActionEvent('scheduling');
