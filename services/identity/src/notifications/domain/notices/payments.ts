import type { EventData } from '@waymark/contracts/events';
import { PaymentCaptured, PayoutMade, RefundSettled, RefundStuck } from '@waymark/contracts/payments/events';
import { receiptNumber } from '@waymark/contracts/payments/receipt';
import { refusals } from '@waymark/contracts/payments/refusals';
import { type Fact, money, singleLine, userText } from './message.ts';
import { moment } from './moment.ts';
import { notice } from './notice.ts';

type Settled = EventData<typeof RefundSettled>;
type Payment = Omit<Settled, 'refundId' | 'reason' | 'refusal' | 'note' | 'settledAt'>;

const pathOf = ({ sessionId }: Payment) => `/scheduling?session=${encodeURIComponent(sessionId)}`;
const amountOf = ({ amount, currency }: Payment) => money(amount, currency);

/** Contains no session time: a payment has only the original one, and the session may have been moved. */
const paymentFacts = (payment: Payment): Fact[] => [
  { label: 'Amount', text: amountOf(payment) },
  { label: 'For', text: `Session with ${singleLine(payment.mentorName)}` },
  { label: 'Receipt', text: receiptNumber(payment.intentId) },
];

export const receipt = notice(PaymentCaptured, {
  kind: 'payment-receipt',
  topic: 'money',
  to: ({ payerId }) => [payerId],
  text(payment) {
    const [amount, path] = [amountOf(payment), pathOf(payment)];
    const paidAt = moment(payment.paidAt, payment.learnerTimezone);
    return {
      title: `We received your payment of ${amount}`,
      body: `For your session with ${singleLine(payment.mentorName)}. Receipt ${receiptNumber(payment.intentId)}.`,
      link: path,
      subject: `Receipt ${receiptNumber(payment.intentId)}: ${amount} for your session with ${singleLine(payment.mentorName)}`,
      lead: [`We have received your payment of ${amount}. Thank you.`],
      facts: [...paymentFacts(payment), { label: 'Paid', text: paidAt }],
      actions: [{ label: 'See the session', to: path }],
      after:
        payment.purpose === 'booking'
          ? [
              'A separate message confirms the session.',
              ...(payment.isLate
                ? [
                    'Your payment came after the hold had ended. If somebody else has booked the time, you get a full refund.',
                  ]
                : []),
            ]
          : [],
    };
  },
});

function whyOf({ reason, refusal }: Settled): string {
  if (reason === 'cancelled') return 'The session was cancelled.';
  if (reason === 'dashboard') return 'Our team made this refund.';
  if (reason === 'no-show') return 'The session did not take place.';
  return refusal ? refusals[refusal] : 'Your payment could not be used for a session.';
}

export const refundSettled = notice(RefundSettled, {
  kind: 'refund-settled',
  topic: 'money',
  to: ({ payerId }) => [payerId],
  text(refund) {
    const [amount, why] = [amountOf(refund), whyOf(refund)];
    // A refused payment belongs to a hold that did not become a session.
    const action =
      refund.reason === 'refused'
        ? { label: 'See your sessions', to: '/scheduling' }
        : { label: 'See the session', to: pathOf(refund) };
    const settledAt = moment(refund.settledAt, refund.learnerTimezone);
    return {
      title: `Refund of ${amount}`,
      body: `For a session with ${singleLine(refund.mentorName)}. ${why}`,
      link: action.to,
      subject: `Refund of ${amount}: session with ${singleLine(refund.mentorName)}`,
      lead: [`${why} We have refunded ${amount} to the payment method you used.`],
      facts: [...paymentFacts(refund), { label: 'Refunded', text: settledAt }],
      ...(refund.note && { quote: { label: 'The reason', text: userText(refund.note) } }),
      actions: [action],
      after: ['It may take your bank a few days to show it.'],
    };
  },
});

const MAX_ERROR_LENGTH = 300;

export const refundStuck = notice(RefundStuck, {
  kind: 'refund-stuck',
  topic: 'money',
  to: 'admins',
  text(refund) {
    const amount = amountOf(refund);
    const { happened, lead, now } = refund.isReturned
      ? {
          happened: 'was sent back to us',
          lead: `A refund of ${amount} went through, but the payer’s bank returned it. Please refund it another way.`,
          now: 'Please refund it another way.',
        }
      : {
          happened: 'does not go through',
          lead: `A refund of ${amount} has failed several times. It will be retried automatically, but please check it.`,
          now: 'It will be retried automatically.',
        };
    return {
      title: `A refund of ${amount} ${happened}`,
      body: `Receipt ${receiptNumber(refund.intentId)}, refund ${refund.refundId}. ${now}`,
      link: '/admin/payments',
      subject: `A refund of ${amount} ${happened}`,
      lead: [lead],
      facts: [
        ...paymentFacts(refund),
        { label: 'Payer', text: `User ${refund.payerId}` },
        { label: 'Session', text: refund.sessionId },
        { label: 'Refund', text: refund.refundId },
        { label: 'Last error', text: singleLine(refund.lastError).slice(0, MAX_ERROR_LENGTH) },
      ],
      actions: [{ label: 'Open payments', to: '/admin/payments' }],
    };
  },
});

const EARNINGS = '/mentor/earnings';

export const payoutMade = notice(PayoutMade, {
  kind: 'payout-made',
  topic: 'money',
  to: ({ mentorId }) => [mentorId],
  text({ amount: cents, currency, reference, madeAt }) {
    const amount = money(cents, currency);
    return {
      title: `${amount} was paid to you`,
      body: `For your sessions. Reference: ${singleLine(reference)}.`,
      link: EARNINGS,
      subject: `${amount} was paid to you for your sessions`,
      lead: [`Our team recorded a payment of ${amount} to you for your sessions.`],
      facts: [
        { label: 'Amount', text: amount },
        { label: 'Recorded', text: moment(madeAt, 'UTC') },
        { label: 'Reference', text: singleLine(reference) },
      ],
      actions: [{ label: 'See your earnings', to: EARNINGS }],
      after: ['It may take your bank a few days to show it.'],
    };
  },
});
