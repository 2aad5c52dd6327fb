import type { EventData } from '@waymark/contracts/events';
import type { SessionMoved } from '@waymark/contracts/scheduling/events';
import type { Message } from './message.ts';
import { moment } from './moment.ts';
import { aboutFacts, type SessionView, whenFacts, whereFact } from './session-view.ts';

/** To both participants. */
export function movedMessage(
  view: SessionView,
  { previousStart, movedBy }: Pick<EventData<typeof SessionMoved>, 'previousStart' | 'movedBy'>,
): Message {
  const { facts, role, name, other, zone, start, path } = view;
  const byReader = movedBy === role;
  return {
    kind: 'session-moved',
    title: byReader ? `You moved your session with ${other}` : `${other} moved your session`,
    body: `Now ${start}. Before: ${moment(previousStart, zone)}.`,
    link: path,
    subject: `Moved: session with ${other}, now ${start}`,
    name,
    lead: [
      byReader ? `You moved your session with ${other}.` : `${other} has moved your session to another time.`,
    ],
    facts: [
      ...whenFacts(view, 'New time'),
      { label: 'Old time', text: moment(previousStart, zone) },
      ...aboutFacts(view),
      whereFact(view),
    ],
    actions: [{ label: 'See the session', to: path }],
    after: [
      'Open the attached invitation to move it in your calendar.',
      ...(facts.price > 0 ? ['The price and your payment stay the same.'] : []),
      ...(byReader
        ? []
        : ['If the new time does not work for you, you can move or cancel it under My Sessions.']),
    ],
  };
}
