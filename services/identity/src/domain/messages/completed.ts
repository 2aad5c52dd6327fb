import type { Message } from './message.ts';
import { moment } from './moment.ts';
import { aboutFacts, type SessionView, whenFacts } from './session-view.ts';

/** To the learner: requests a review and, if due, the payment. */
export function completedMessage(view: SessionView, { payBy }: { payBy: string | null }): Message {
  const { name, other, zone, path, price } = view;
  const over = `Your session with ${other} is over. We hope it helped.`;
  const review = { label: 'Write a review', to: path };
  const common = { link: path, name };
  const facts = [...whenFacts(view), ...aboutFacts(view)];
  if (payBy === null) {
    return {
      ...common,
      kind: 'session-completed',
      title: `How was your session with ${other}?`,
      body: 'A short review helps other learners.',
      subject: `How was your session with ${other}?`,
      lead: [over, `A short review helps ${other} and other learners.`],
      facts,
      actions: [review],
      after: [],
    };
  }
  const until = moment(payBy, zone);
  return {
    ...common,
    kind: 'session-payment-due',
    title: `Please pay ${price} for your session with ${other}`,
    body: `Until ${until}.`,
    subject: `Please pay ${price} for your session with ${other}`,
    lead: [over, `As agreed, you pay for it now: ${price}, by ${until}.`],
    facts: [...facts, { label: 'To pay', text: price }, { label: 'Until', text: until }],
    actions: [{ label: `Pay ${price} now`, to: path }, review],
    after: [
      'If it is not paid by then, you cannot book another paid session until you have paid for this one.',
    ],
  };
}
