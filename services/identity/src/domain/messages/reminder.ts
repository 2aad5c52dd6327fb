import type { Message } from './message.ts';
import { aboutFacts, type SessionView, whenFacts, whereFact } from './session-view.ts';

/** To both participants, a day and an hour before. Gives the start, not the time left: mail may be late. */
export function reminderMessage(view: SessionView, { before }: { before: '24h' | '1h' }): Message {
  const { facts, name, other, start, path } = view;
  const title = before === '1h' ? `Starting soon: session with ${other}` : `Coming up: session with ${other}`;
  const see = { label: 'See the session', to: path };
  const join = { label: 'Join the session', to: facts.meetingLink };
  return {
    kind: 'session-reminder',
    title,
    body: start,
    link: path,
    subject: `${title}, ${start}`,
    name,
    lead: [
      before === '1h'
        ? `Your session with ${other} starts soon.`
        : `A reminder of your session with ${other}.`,
    ],
    facts: [...whenFacts(view), ...aboutFacts(view), whereFact(view)],
    actions: before === '1h' ? [join, see] : [see, join],
    after: [],
  };
}
