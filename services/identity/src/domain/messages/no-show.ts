import type { Party } from '@waymark/contracts/scheduling/sessions';
import { whatComesBack } from './cancelled.ts';
import type { Message } from './message.ts';
import { aboutFacts, type SessionView, whenFacts } from './session-view.ts';

/** To both: one of them did not come. */
export function noShowMessage(
  view: SessionView,
  { absent, refundCents }: { absent: Party; refundCents: number },
): Message {
  const { role, name, other, start, path } = view;
  const readerWasAbsent = absent === role;
  const said = readerWasAbsent
    ? `${other} told us that you did not come to your session.`
    : `We have noted that ${other} did not come to your session. We are sorry.`;
  const back = whatComesBack(view, refundCents, 'The time was kept');
  return {
    kind: 'session-no-show',
    title: readerWasAbsent ? 'You were missed at your session' : `${other} did not come`,
    body: `${start}. ${back}`,
    link: path,
    subject: `Not held: session with ${other}, ${start}`,
    name,
    lead: [said, back],
    facts: [...whenFacts(view), ...aboutFacts(view)],
    actions: [{ label: 'See the session', to: path }],
    after: [],
  };
}
