import type { Currency } from '@waymark/contracts/money';
import type { SessionKind, SessionType } from '@waymark/contracts/scheduling/calendar';
import type {
  About,
  NoShowBasis,
  Party,
  PaymentStatus,
  SessionDispute,
} from '@waymark/contracts/scheduling/sessions';
import type { SessionStatus } from './transitions.ts';

export interface NewSession {
  id: string;
  mentorId: number;
  learnerId: number;
  learnerName: string;
  kind: SessionKind;
  sessionType: SessionType | null;
  startsAt: Date;
  /** Price of the whole session at booking, in cents. */
  price: number;
  currency: Currency;
  meetingCode: string;
  topic: string;
  userNotes: string;
  about: About | null;
  mentorTimezone: string;
  learnerTimezone: string;
}

export interface SessionState extends NewSession {
  endsAt: Date;
  status: SessionStatus;
  holdExpiresAt: Date | null;
  /** `unpaid` for holds only. */
  payment: PaymentStatus | 'unpaid';
  intentId: string | null;
  paidAt: Date | null;
  payBy: Date | null;
  dispute: SessionDispute | null;
  freeCancelHours: number;
  notes: string;
  /** Last written; null for notes from before it was stored. */
  notesAt: Date | null;
  cancelledBy: Party | null;
  absent: Party | null;
  sequence: number;
  createdAt: Date;
  /** Last change that calendars show: of a scheduled session, its booking or last move. */
  changedAt: Date;
}

export interface StoredReview {
  rating: number;
  text: string;
  createdAt: Date;
}

export type SessionEvent =
  | { type: 'held' }
  | { type: 'hold-ended'; reason: 'released' | 'expired' }
  | { type: 'booked' }
  | { type: 'moved'; previousStart: Date; movedBy: Party; message: string }
  | { type: 'cancelled'; cancelledBy: Party; refundCents: number; message: string }
  | { type: 'proposal-made' }
  | { type: 'proposal-declined' }
  | { type: 'proposal-withdrawn' }
  | { type: 'no-show-reported' }
  | { type: 'no-show-contested' }
  | { type: 'no-show-dismissed' }
  | { type: 'no-show'; absent: Party; refundCents: number; basis: NoShowBasis; reason: string | null }
  | { type: 'completed' }
  | { type: 'written-up'; tasks: number }
  | { type: 'touched' };

/** An entry of the change history (`session_changes`). `by` is a user id, null for the system. */
export interface Change {
  from: SessionStatus | null;
  to: SessionStatus;
  by: number | null;
  /** For the other person; may be empty. */
  message: string;
}
