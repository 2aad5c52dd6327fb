import { z } from 'zod';
import { defineEvent } from '../events.ts';
import { Currency } from '../money.ts';
import { SessionKind, SessionType } from './calendar.ts';
import { Party, PaymentStatus } from './sessions.ts';

/** `version` grows: older news is dropped. */
export const PricingChanged = defineEvent(
  'scheduling.pricing.changed.v1',
  z.object({
    mentorId: z.number().int(),
    sessionPrice: z.number().int().nullable(),
    currency: Currency,
    version: z.number().int(),
  }),
);
export const RatingChanged = defineEvent(
  'scheduling.rating.changed.v1',
  z.object({
    mentorId: z.number().int(),
    /** Of all reviews, 1 to 5. */
    average: z.number(),
    count: z.number().int(),
    version: z.number().int(),
  }),
);

/** Whatever a message to either side needs to say. */
export const SessionFacts = z.object({
  sessionId: z.string(),
  mentorId: z.number().int(),
  learnerId: z.number().int(),
  mentorName: z.string(),
  learnerName: z.string(),
  kind: SessionKind,
  sessionType: SessionType.nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  mentorTimezone: z.string(),
  learnerTimezone: z.string(),
  meetingLink: z.string(),
  topic: z.string(),
  userNotes: z.string(),
  /** Title of the step or roadmap it is about. */
  aboutTitle: z.string().nullable(),
  price: z.number().int(),
  currency: Currency,
  payment: PaymentStatus,
  /** ICS SEQUENCE. */
  sequence: z.number().int(),
});
export type SessionFacts = z.infer<typeof SessionFacts>;

/** All of these name both people as audience. */
export const SessionBooked = defineEvent('scheduling.session.booked.v1', SessionFacts);
export const SessionMoved = defineEvent(
  'scheduling.session.moved.v1',
  SessionFacts.extend({ previousStart: z.iso.datetime(), movedBy: Party }),
);
/** `refundCents` is what payments must give back; 0 for nothing. */
export const SessionCancelled = defineEvent(
  'scheduling.session.cancelled.v1',
  SessionFacts.extend({ cancelledBy: Party, refundCents: z.number().int() }),
);
export const SessionNoShow = defineEvent(
  'scheduling.session.no-show.v1',
  SessionFacts.extend({ absent: Party, refundCents: z.number().int() }),
);
/** `payBy` where it is to be paid now. */
export const SessionCompleted = defineEvent(
  'scheduling.session.completed.v1',
  SessionFacts.extend({ payBy: z.iso.datetime().nullable() }),
);
export const SessionReminded = defineEvent(
  'scheduling.session.reminded.v1',
  SessionFacts.extend({ before: z.enum(['24h', '1h']) }),
);
/** Something of a session changed that only open pages care about: notes, payment, a review. */
export const SessionTouched = defineEvent(
  'scheduling.session.touched.v1',
  z.object({ sessionId: z.string(), mentorId: z.number().int(), learnerId: z.number().int() }),
);

const HoldFacts = z.object({
  sessionId: z.string(),
  mentorId: z.number().int(),
  learnerId: z.number().int(),
});
export const HoldPlaced = defineEvent('scheduling.hold.placed.v1', HoldFacts);
/** Payments ends the intent: nobody is to pay for it any more. */
export const HoldEnded = defineEvent(
  'scheduling.hold.ended.v1',
  HoldFacts.extend({ reason: z.enum(['released', 'expired']) }),
);
/** The answer to a captured payment that could not be given a session: payments gives all of it back. */
export const PaymentRefused = defineEvent(
  'scheduling.payment.refused.v1',
  z.object({
    sessionId: z.string(),
    mentorId: z.number().int(),
    learnerId: z.number().int(),
    intentId: z.string(),
    /** not-due: nothing is to be paid for it (any more). */
    reason: z.enum(['slot-taken', 'unknown-session', 'wrong-amount', 'already-paid', 'not-due']),
  }),
);
