import { type Message, written } from './message.ts';
import { aboutFacts, priceFact, type SessionView, whenFacts, whereFact } from './session-view.ts';

/** To both: a session stands. */
export function bookedMessage(view: SessionView): Message {
  const { facts, role, name, other, start, path } = view;
  const isMentor = role === 'mentor';
  const words = written(facts.topic, facts.userNotes);
  return {
    kind: 'session-booked',
    title: isMentor ? `${other} booked a session with you` : `Your session with ${other} is booked`,
    body: start,
    link: path,
    subject: `Session with ${other}: ${start}`,
    name,
    lead: [isMentor ? `${other} has booked a session with you.` : `Your session with ${other} is booked.`],
    facts: [...whenFacts(view), ...aboutFacts(view), priceFact(view), whereFact(view)],
    quote: words ? { label: isMentor ? `What ${other} wrote` : 'What you wrote', text: words } : undefined,
    actions: [{ label: 'See the session', to: path }],
    after: [
      'The attached invitation puts it in your calendar.',
      isMentor || facts.price === 0
        ? 'Something came up? You can move or cancel it under My Sessions.'
        : 'Something came up? You can move or cancel it under My Sessions. Cancelling costs nothing until 24 hours before the start.',
    ],
  };
}
