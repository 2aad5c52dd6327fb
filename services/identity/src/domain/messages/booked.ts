import { type Message, userText } from './message.ts';
import { aboutFacts, priceFact, type SessionView, whenFacts, whereFact } from './session-view.ts';

/** To both participants. */
export function bookedMessage(view: SessionView): Message {
  const { facts, role, name, other, start, path } = view;
  const isMentor = role === 'mentor';
  const text = userText(facts.topic, facts.userNotes);
  return {
    kind: 'session-booked',
    title: isMentor ? `${other} booked a session with you` : `Your session with ${other} is booked`,
    body: start,
    link: path,
    subject: `Session with ${other}: ${start}`,
    name,
    lead: [isMentor ? `${other} has booked a session with you.` : `Your session with ${other} is booked.`],
    facts: [...whenFacts(view), ...aboutFacts(view), priceFact(view), whereFact(view)],
    quote: text ? { label: isMentor ? `What ${other} wrote` : 'What you wrote', text } : undefined,
    actions: [{ label: 'See the session', to: path }],
    after: [
      'Open the attached invitation to add it to your calendar.',
      isMentor || facts.price === 0
        ? 'Something came up? You can move or cancel it under My Sessions.'
        : 'Something came up? You can move or cancel it under My Sessions. Cancelling is free until 24 hours before the start.',
    ],
  };
}
