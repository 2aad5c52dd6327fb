import type { EventData } from '@waymark/contracts/events';
import { DisputeChanged, FraudWarned } from '@waymark/contracts/payments/events';
import { receiptNumber } from '@waymark/contracts/payments/receipt';
import { type Fact, type Message, money, singleLine, type Text } from './message.ts';
import { moment } from './moment.ts';
import { type Kind, notice } from './notice.ts';

type Changed = EventData<typeof DisputeChanged>;
type Warned = EventData<typeof FraudWarned>;
type Reader = 'admin' | 'mentor';

const PAYMENTS = '/admin/payments';
const MENTOR_NEEDS_NOTHING = 'You do not need to do anything. Our team handles it.';

const outcomes: Partial<Record<Changed['status'], string>> = {
  won: 'was decided for us',
  lost: 'was decided for the payer',
  warning_closed: 'was an inquiry, which is closed',
  prevented: 'was prevented',
};

const pathFor = (reader: Reader, sessionId: string): string =>
  reader === 'admin' ? PAYMENTS : `/scheduling?session=${encodeURIComponent(sessionId)}`;

const actionFor = (reader: Reader, sessionId: string): Message['actions'] => [
  { label: reader === 'admin' ? 'Open payments' : 'See the session', to: pathFor(reader, sessionId) },
];

const factsOf = (payment: Changed | Warned, reader: Reader): Fact[] => [
  { label: 'Amount', text: money(payment.amount, payment.currency) },
  { label: 'For', text: `Session with ${singleLine(payment.mentorName)}` },
  { label: 'Receipt', text: receiptNumber(payment.intentId) },
  ...(reader === 'admin'
    ? [
        { label: 'Reason', text: singleLine(payment.reason) },
        { label: 'Payer', text: `User ${payment.payerId}` },
      ]
    : []),
];

const DISPUTED: Kind = { kind: 'payment-disputed', topic: 'money' };

export const disputeToAdmins = notice(DisputeChanged, {
  ...DISPUTED,
  to: 'admins',
  text: (dispute) => disputeText(dispute, 'admin'),
});

export const disputeToMentor = notice(DisputeChanged, {
  ...DISPUTED,
  to: ({ mentorId }) => [mentorId],
  except: 'admins',
  text: (dispute) => disputeText(dispute, 'mentor'),
});

function disputeText(dispute: Changed, reader: Reader): Text {
  const amount = money(dispute.amount, dispute.currency);
  const title =
    dispute.change === 'opened'
      ? `A payment of ${amount} is disputed`
      : `The dispute over ${amount} ${outcomes[dispute.status] ?? 'is closed'}`;
  return {
    title,
    body: `${leadOf(dispute)} ${nextOf(dispute, reader)}`.trim(),
    link: pathFor(reader, dispute.sessionId),
    lead: [leadOf(dispute)],
    facts: factsOf(dispute, reader),
    actions: actionFor(reader, dispute.sessionId),
    after: [nextOf(dispute, reader)].filter(Boolean),
  };
}

function leadOf({ change, status }: Changed): string {
  if (change === 'opened')
    return status.startsWith('warning_')
      ? 'The payer’s bank inquires about this payment.'
      : 'The payer’s bank has taken this payment back until it decides.';
  if (status === 'lost') return 'The payer has the money back.';
  return 'The payment remains with us.';
}

function nextOf({ change, respondBy }: Changed, reader: Reader): string {
  if (reader === 'mentor') return MENTOR_NEEDS_NOTHING;
  if (change === 'closed') return '';
  const until = respondBy ? ` by ${moment(respondBy, 'UTC')}` : '';
  return `Please respond at the payment provider${until}. The evidence is on the payments page.`;
}

export const fraudToAdmins = notice(FraudWarned, {
  ...DISPUTED,
  to: 'admins',
  text: (warning) => fraudText(warning, 'admin'),
});

export const fraudToMentor = notice(FraudWarned, {
  ...DISPUTED,
  to: ({ mentorId }) => [mentorId],
  except: 'admins',
  text: (warning) => fraudText(warning, 'mentor'),
});

function fraudText(warning: Warned, reader: Reader): Text {
  const lead = 'The issuer of the card has reported this payment as probably made without its owner.';
  const next =
    reader === 'mentor' ? MENTOR_NEEDS_NOTHING : 'A refund now avoids a dispute. Please check the booking.';
  return {
    title: `A payment of ${money(warning.amount, warning.currency)} may be fraud`,
    body: `${lead} ${next}`,
    link: pathFor(reader, warning.sessionId),
    lead: [lead],
    facts: factsOf(warning, reader),
    actions: actionFor(reader, warning.sessionId),
    after: [next],
  };
}
