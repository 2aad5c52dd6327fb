import type { Party } from '@waymark/contracts/scheduling/sessions';
import { type Message, money } from './message.ts';
import { aboutFacts, type SessionView, whenFacts } from './session-view.ts';

/** To both: it is off, who said so, and what comes back. */
export function cancelledMessage(
  view: SessionView,
  { cancelledBy, refundCents }: { cancelledBy: Party; refundCents: number },
): Message {
  const { facts, role, name, other, start } = view;
  const byReader = cancelledBy === role;
  const title = byReader ? `You cancelled your session with ${other}` : `${other} cancelled your session`;
  const back = whatComesBack(view, refundCents, 'It was cancelled less than 24 hours before the start');
  return {
    kind: 'session-cancelled',
    title,
    body: `${start}. ${back}`,
    link: view.path,
    subject: `Cancelled: session with ${other}, ${start}`,
    name,
    lead: [
      byReader ? `You have cancelled your session with ${other}.` : `${other} has cancelled your session.`,
      back,
    ],
    facts: [...whenFacts(view, 'It was to be'), ...aboutFacts(view)],
    actions:
      role === 'learner'
        ? [{ label: 'Find another time', to: `/mentor/${facts.mentorId}` }]
        : [{ label: 'See your sessions', to: '/scheduling' }],
    after: ['The attached notice takes it out of your calendar.'],
  };
}

/** One sentence on the money; `why` it may not come back. */
export function whatComesBack(
  { facts, role, other, price }: SessionView,
  refund: number,
  why: string,
): string {
  if (refund > 0) {
    const amount = money(refund, facts.currency);
    return role === 'learner'
      ? `${amount} goes back to you the way you paid it. We write again when it is there.`
      : `${other} gets ${amount} back.`;
  }
  if (facts.payment === 'free') return 'It was free, so there is nothing to pay and nothing to give back.';
  if (facts.payment !== 'paid') return 'Nothing is charged for it.';
  return role === 'learner'
    ? `${why}, so the ${price} you paid is not given back.`
    : `${why}, so the payment of ${price} is not given back.`;
}
