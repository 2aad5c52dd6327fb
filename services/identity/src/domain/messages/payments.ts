import type { EventData } from '@waymark/contracts/events';
import type { PaymentCaptured, RefundSettled, RefundStuck } from '@waymark/contracts/payments/events';
import { refusals } from '@waymark/contracts/payments/refusals';
import { type Fact, type Message, money, oneLine } from './message.ts';
import { moment } from './moment.ts';

type Captured = EventData<typeof PaymentCaptured>;
type Settled = EventData<typeof RefundSettled>;
type Stuck = EventData<typeof RefundStuck>;
type Payment = Omit<Settled, 'refundId' | 'reason' | 'refusal' | 'settledAt'>;

/** The same for a payment and its refund, whatever the provider calls them: the end of our own id. */
export function receiptNumber(intentId: string): string {
  const end = intentId.replaceAll('-', '').toUpperCase().slice(-12);
  return `WM-${end.replace(/(.{4})(?=.)/g, '$1-')}`;
}

const pathOf = ({ sessionId }: Payment) => `/scheduling?session=${encodeURIComponent(sessionId)}`;
const amountOf = ({ amount, currency }: Payment) => money(amount, currency);

/** Without the session's time: a payment knows the one it was made for, and the session may have been moved since. */
const paymentFacts = (payment: Payment): Fact[] => [
  { label: 'Amount', text: amountOf(payment) },
  { label: 'For', text: `Session with ${oneLine(payment.mentorName)}` },
  { label: 'Receipt', text: receiptNumber(payment.intentId) },
];

/** To the payer. */
export function receiptMessage(payment: Captured): Message {
  const [amount, path] = [amountOf(payment), pathOf(payment)];
  const paidAt = moment(payment.paidAt, payment.learnerTimezone);
  return {
    kind: 'payment-receipt',
    title: `We received your ${amount}`,
    body: `For your session with ${oneLine(payment.mentorName)}. Receipt ${receiptNumber(payment.intentId)}.`,
    link: path,
    subject: `Receipt ${receiptNumber(payment.intentId)}: ${amount} for your session with ${oneLine(payment.mentorName)}`,
    name: null,
    lead: [`We have received your payment of ${amount}. Thank you.`],
    facts: [...paymentFacts(payment), { label: 'Paid', text: paidAt }],
    actions: [{ label: 'See the session', to: path }],
    after:
      payment.purpose === 'booking'
        ? [
            'A message of its own confirms the session. Should the time have been taken in the meantime, all of the money goes back to you.',
          ]
        : [],
  };
}

function whyOf({ reason, refusal }: Settled): string {
  if (reason === 'cancelled') return 'The session was cancelled.';
  if (reason === 'no-show') return 'The session did not take place.';
  return refusal ? refusals[refusal] : 'Your payment could not be used for a session.';
}

/** To the payer: the money is back. */
export function refundSettledMessage(refund: Settled): Message {
  const [amount, why] = [amountOf(refund), whyOf(refund)];
  // A refused payment names a hold that became no session.
  const action =
    refund.reason === 'refused'
      ? { label: 'See your sessions', to: '/scheduling' }
      : { label: 'See the session', to: pathOf(refund) };
  const settledAt = moment(refund.settledAt, refund.learnerTimezone);
  return {
    kind: 'refund-settled',
    title: `${amount} went back to you`,
    body: `For a session with ${oneLine(refund.mentorName)}. ${why}`,
    link: action.to,
    subject: `${amount} went back to you: session with ${oneLine(refund.mentorName)}`,
    name: null,
    lead: [`${why} We have given ${amount} back, the way you paid it.`],
    facts: [...paymentFacts(refund), { label: 'Given back', text: settledAt }],
    actions: [action],
    after: ['Banks may take some days to show it.'],
  };
}

const MOST_OF_AN_ERROR = 300;

/** To each admin: somebody should look. */
export function refundStuckMessage(refund: Stuck): Message {
  const amount = amountOf(refund);
  const { happened, lead, now } = refund.isReturned
    ? {
        happened: 'was sent back to us',
        lead: `A refund of ${amount} had gone through, and the payer's bank has sent it back. It has to be given back in another way.`,
        now: 'Somebody has to give it back in another way.',
      }
    : {
        happened: 'does not go through',
        lead: `A refund of ${amount} has failed several times. It is tried again by itself, but somebody should look.`,
        now: 'It is tried again by itself.',
      };
  return {
    kind: 'refund-stuck',
    title: `A refund of ${amount} ${happened}`,
    body: `Receipt ${receiptNumber(refund.intentId)}, refund ${refund.refundId}. ${now}`,
    link: '/admin/payments',
    subject: `A refund of ${amount} ${happened}`,
    name: null,
    lead: [lead],
    facts: [
      ...paymentFacts(refund),
      { label: 'Payer', text: `User ${refund.payerId}` },
      { label: 'Session', text: refund.sessionId },
      { label: 'Refund', text: refund.refundId },
      { label: 'Last error', text: oneLine(refund.lastError).slice(0, MOST_OF_AN_ERROR) },
    ],
    actions: [{ label: 'Look at payments', to: '/admin/payments' }],
    after: [],
  };
}
