import type { Party } from '@waymark/contracts/scheduling/sessions';
import { type Message, money } from './message.ts';
import { aboutFacts, type SessionView, whenFacts } from './session-view.ts';

/** To both participants. */
export function cancelledMessage(
  view: SessionView,
  { cancelledBy, refundCents }: { cancelledBy: Party; refundCents: number },
): Message {
  const { facts, role, name, other, start } = view;
  const byReader = cancelledBy === role;
  const title = byReader ? `You cancelled your session with ${other}` : `${other} cancelled your session`;
  const refund = refundSentence(view, refundCents, 'It was cancelled less than 24 hours before the start');
  return {
    kind: 'session-cancelled',
    title,
    body: `${start}. ${refund}`,
    link: view.path,
    subject: `Cancelled: session with ${other}, ${start}`,
    name,
    lead: [
      byReader ? `You cancelled your session with ${other}.` : `${other} has cancelled your session.`,
      refund,
    ],
    facts: [...whenFacts(view, 'Planned for'), ...aboutFacts(view)],
    actions:
      role === 'learner'
        ? [{ label: 'Find another time', to: `/mentor/${facts.mentorId}` }]
        : [{ label: 'See your sessions', to: '/scheduling' }],
    after: ['Open the attached notice to remove it from your calendar.'],
  };
}

/** `reason`: why there may be no refund. */
export function refundSentence(
  { facts, role, other, price }: SessionView,
  refundCents: number,
  reason: string,
): string {
  if (refundCents > 0) {
    const amount = money(refundCents, facts.currency);
    return role === 'learner'
      ? `${amount} will be refunded to the payment method you used. We will email you again when the refund has gone through.`
      : `${other} gets a refund of ${amount}.`;
  }
  if (facts.payment === 'free') return 'It was free, so there is nothing to pay or refund.';
  if (facts.payment !== 'paid') return 'You will not be charged for it.';
  return role === 'learner'
    ? `${reason}, so the ${price} you paid is not refunded.`
    : `${reason}, so the payment of ${price} is not refunded.`;
}
