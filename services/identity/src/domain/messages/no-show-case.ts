import type { EventData } from '@waymark/contracts/events';
import type { NoShowContested, NoShowDismissed, NoShowReported } from '@waymark/contracts/scheduling/events';
import type { Message } from './message.ts';
import { singleLine } from './message.ts';
import { moment } from './moment.ts';
import { aboutFacts, type SessionView, whenFacts } from './session-view.ts';

type Common = Pick<Message, 'link' | 'name' | 'facts' | 'after'>;

const commonOf = (view: SessionView): Common => ({
  link: view.path,
  name: view.name,
  facts: [...whenFacts(view), ...aboutFacts(view)],
  after: [],
});

/** To the reported person. */
export function reportedMessage(
  view: SessionView,
  { claim, respondBy }: Pick<EventData<typeof NoShowReported>, 'claim' | 'respondBy'>,
): Message {
  const { other, start, zone, path } = view;
  const until = moment(respondBy, zone);
  return {
    ...commonOf(view),
    kind: 'no-show-reported',
    title: `${other} reported that you did not come`,
    body: `${start}. Please respond by ${until}.`,
    subject: `Did you come? ${other} reported a no-show`,
    lead: [
      `${other} reported that you did not come to your session.`,
      `Please agree, or write that you were there, by ${until}. Until then nothing changes. Without a response, the session is recorded as missed by you.`,
    ],
    ...(claim && { quote: { label: `What ${other} wrote`, text: claim } }),
    actions: [{ label: 'Respond to the report', to: path }],
  };
}

/** To the person who reported; to both if the other one was silent, but came according to our records. */
export function contestedMessage(
  view: SessionView,
  { response }: Pick<EventData<typeof NoShowContested>, 'response'>,
): Message {
  const { other, start, path } = view;
  const why =
    response === null
      ? 'There was no response to the report, but Waymark has a record that the reported person came.'
      : `${other} wrote that they did come to your session.`;
  return {
    ...commonOf(view),
    kind: 'no-show-contested',
    title: `An admin will decide about your session with ${other}`,
    body: `${start}. ${why}`,
    subject: `A reported no-show will be decided: session with ${other}`,
    lead: [
      why,
      'An admin will read both sides and decide. You both get the reason. Until then no money moves.',
    ],
    ...(response && { quote: { label: `What ${other} wrote`, text: response } }),
    actions: [{ label: 'See the session', to: path }],
  };
}

/** To both. */
export function dismissedMessage(
  view: SessionView,
  { reason, payBy }: Pick<EventData<typeof NoShowDismissed>, 'reason' | 'payBy'>,
): Message {
  const { other, role, start, path, zone, price } = view;
  const decision = 'An admin has decided that both of you came to this session.';
  const isDue = payBy !== null && role === 'learner';
  const money = isDue
    ? `Please pay ${price} for it by ${moment(payBy, zone)}.`
    : 'Its payment stays as it is.';
  return {
    ...commonOf(view),
    kind: 'no-show-dismissed',
    title: `Your session with ${other} took place`,
    body: `${start}. ${decision}`,
    subject: `It took place: session with ${other}, ${start}`,
    lead: [decision, money],
    quote: { label: 'The reason of the decision', text: reason },
    actions: [{ label: isDue ? `Pay ${price} now` : 'See the session', to: path }],
  };
}

/** To each admin. */
export function caseMessage({
  mentorName,
  learnerName,
  startsAt,
}: EventData<typeof NoShowContested>): Message {
  const people = `${singleLine(learnerName)} with ${singleLine(mentorName)}`;
  const start = moment(startsAt, 'UTC');
  return {
    kind: 'no-show-case',
    title: 'A reported no-show waits for a decision',
    body: `${people}, ${start}.`,
    link: '/admin/cases',
    subject: `A reported no-show waits for a decision: ${people}`,
    name: null,
    lead: [`One person reported a no-show and the other contests it: ${people}.`],
    facts: [{ label: 'When', text: start }],
    actions: [{ label: 'Open the cases', to: '/admin/cases' }],
    after: [],
  };
}
