import type { Party } from '@waymark/contracts/scheduling/sessions';
import { refundSentence } from './cancelled.ts';
import type { Message } from './message.ts';
import { aboutFacts, type SessionView, whenFacts } from './session-view.ts';

/** To both participants. */
export function noShowMessage(
  view: SessionView,
  { absent, refundCents }: { absent: Party; refundCents: number },
): Message {
  const { role, name, other, start, path } = view;
  const readerWasAbsent = absent === role;
  const report = readerWasAbsent
    ? `${other} reported that you did not come to your session.`
    : `We have noted that ${other} did not come to your session. We are sorry about that.`;
  const refund = refundSentence(view, refundCents, 'The time was reserved');
  return {
    kind: 'session-no-show',
    title: readerWasAbsent ? 'You missed your session' : `${other} did not come`,
    body: `${start}. ${refund}`,
    link: path,
    subject: `Did not take place: session with ${other}, ${start}`,
    name,
    lead: [report, refund],
    facts: [...whenFacts(view), ...aboutFacts(view)],
    actions: [{ label: 'See the session', to: path }],
    after: [],
  };
}
