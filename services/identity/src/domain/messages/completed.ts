import type { Message } from './message.ts';
import { moment } from './moment.ts';
import { aboutFacts, type SessionView, whenFacts } from './session-view.ts';

/** To the learner: a word for those who come after, and what is to be paid until when. */
export function completedMessage(view: SessionView, { payBy }: { payBy: string | null }): Message {
  const { name, other, zone, path, price } = view;
  const over = `Your session with ${other} is over. We hope it took you a step on.`;
  const review = { label: 'Write a review', to: path };
  const common = { kind: 'session-completed', link: path, name } as const;
  const facts = [...whenFacts(view), ...aboutFacts(view)];
  if (payBy === null) {
    return {
      ...common,
      title: `How was your session with ${other}?`,
      body: 'A few words help those who come after you.',
      subject: `How was your session with ${other}?`,
      lead: [over, `A few words about it help ${other}, and those who come after you.`],
      facts,
      actions: [review],
      after: [],
    };
  }
  const until = moment(payBy, zone);
  return {
    ...common,
    title: `Please pay ${price} for your session with ${other}`,
    body: `Until ${until}.`,
    subject: `Please pay ${price} for your session with ${other}`,
    lead: [over, `You pay for it now, as agreed: ${price}, until ${until}.`],
    facts: [...facts, { label: 'To pay', text: price }, { label: 'Until', text: until }],
    actions: [{ label: `Pay ${price} now`, to: path }, review],
    after: ['While it is not paid after that time, no other paid session can be booked.'],
  };
}
