import type { Dispute } from '@waymark/contracts/payments/disputes';
import type { SessionRecord } from '@waymark/contracts/scheduling/session-record';
import { money } from './records.ts';

export interface PaymentHistory {
  providerId: string;
  mentorName: string;
  payerId: number;
  createdAt: Date;
  capturedAt: Date;
  /** Cents. */
  amount: number;
  currency: string;
  refunds: { amount: number; cause: string; state: string }[];
}

/** What is stored about a disputed payment and its session, in plain text for the provider's form. Times are UTC. */
export function evidenceText(
  dispute: Dispute,
  payment: PaymentHistory,
  session: SessionRecord | null,
): string {
  return [
    section('DISPUTE', [
      `Amount: ${money(dispute.amount, dispute.currency)}`,
      `Reason given: ${dispute.reason}`,
      `Opened: ${time(dispute.openedAt)}`,
      ...(dispute.respondBy ? [`To be responded to by: ${time(dispute.respondBy)}`] : []),
    ]),
    section('PAYMENT', [
      `For: a session with ${payment.mentorName}`,
      `Payment of the provider: ${payment.providerId}`,
      `Customer: user ${payment.payerId}`,
      `Started: ${time(payment.createdAt)}`,
      `Paid: ${time(payment.capturedAt)}, ${money(payment.amount, payment.currency)}`,
      ...payment.refunds.map(({ amount, cause, state }) => {
        return `Refund: ${money(amount, payment.currency)}, ${cause}, ${state}`;
      }),
      ...(payment.refunds.length === 0 ? ['Refunds: none'] : []),
    ]),
    ...(session ? sessionSections(session) : [section('SESSION', ['Its record is not available now.'])]),
  ].join('\n\n');
}

function sessionSections(session: SessionRecord): string[] {
  const { reminders, changes, joins, review } = session;
  return [
    section('SESSION', [
      `Booked: ${time(session.bookedAt)} by ${session.learnerName}`,
      `Time: ${time(session.startsAt)} to ${time(session.endsAt)} (customer's zone: ${session.learnerTimezone})`,
      `State: ${session.status}`,
      `Free cancellation until ${session.freeCancelHours} hours before the start`,
    ]),
    section('BOOKING, MOVES AND CANCELLATION', changes.map(describeChange)),
    section(
      'REMINDERS SENT',
      orNone(
        reminders.map(({ before, sentAt }) => {
          return `${before} before the start: ${sentAt ? time(sentAt) : 'not sent'}`;
        }),
      ),
    ),
    section(
      'OPENED THE MEETING IN WAYMARK (its link is in mails and calendars as well)',
      orNone(joins.map(({ at, by }) => `${time(at)}: the ${by}`)),
    ),
    section('WHAT THE CUSTOMER WROTE', orNone([session.topic, session.userNotes].filter(Boolean))),
    section('NOTES ON THE SESSION', orNone([session.notes].filter(Boolean))),
    section(
      "THE CUSTOMER'S REVIEW",
      orNone(
        review ? [`${time(review.at)}: ${review.rating} of 5`, ...(review.text ? [review.text] : [])] : [],
      ),
    ),
  ];
}

function describeChange({ at, from, to, by }: SessionRecord['changes'][number]): string {
  const what = from === to ? 'moved to another time' : `${from ?? 'new'} → ${to}`;
  return `${time(at)}: ${what}${by ? `, by the ${by}` : ''}`;
}

const section = (title: string, lines: string[]): string => [title, ...lines].join('\n');
const orNone = (lines: string[]): string[] => (lines.length > 0 ? lines : ['none']);
const time = (at: Date | string): string => new Date(at).toISOString().replace('T', ' ').slice(0, 16);
