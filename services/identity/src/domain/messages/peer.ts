import type {
  PeerFacts,
  PeerRecipient,
  PeerSessionCancelled,
  PeerSessionEdited,
  PeerSessionReminded,
} from '@waymark/contracts/community/peer-events';
import type { EventData } from '@waymark/contracts/events';
import { type Fact, type Message, singleLine, userText } from './message.ts';
import { moment } from './moment.ts';

/** A peer session as one of its people sees it. */
export interface PeerView {
  facts: PeerFacts;
  isHost: boolean;
  title: string;
  host: string;
  zone: string;
  /** The start, in the reader's zone. */
  start: string;
  path: string;
}

export function peerViewOf(facts: PeerFacts, { userId, timezone }: PeerRecipient): PeerView {
  return {
    facts,
    isHost: userId === facts.hostId,
    title: singleLine(facts.title),
    host: singleLine(facts.hostName),
    zone: timezone,
    start: moment(facts.startsAt, timezone),
    path: `/mentor-community/sessions/${encodeURIComponent(facts.sessionId)}`,
  };
}

function factsOf({ facts, start, zone, host, isHost }: PeerView, when = 'When'): Fact[] {
  const minutes = (Date.parse(facts.endsAt) - Date.parse(facts.startsAt)) / 60_000;
  const theirs = { label: `For ${host}`, text: moment(facts.startsAt, facts.timezone) };
  return [
    { label: when, text: start },
    ...(zone === facts.timezone ? [] : [theirs]),
    { label: 'Length', text: `${minutes} minutes` },
    ...(isHost ? [] : [{ label: 'Host', text: host }]),
    {
      label: 'Where',
      text: facts.location ? singleLine(facts.location) : 'Online. Join from the session page.',
    },
  ];
}

type Parts = Pick<Message, 'kind' | 'title' | 'subject' | 'lead'> & Partial<Message>;

/** Contains no join link: a forwarded mail must not admit others. */
const messageOf = (view: PeerView, parts: Parts): Message => ({
  body: `${view.title}, ${view.start}`,
  link: view.path,
  name: null,
  facts: factsOf(view),
  actions: [{ label: 'See the session', to: view.path }],
  after: [],
  ...parts,
});

export const peerRegisteredMessage = (view: PeerView): Message =>
  messageOf(view, {
    kind: 'peer-registered',
    title: 'You have a place',
    subject: `You have a place: ${view.title}, ${view.start}`,
    lead: [`You are registered for “${view.title}” with ${view.host}.`],
    after: [
      'Open the attached invitation to add it to your calendar.',
      'Something came up? Please give up your place on the session page, so that another mentor can have it.',
    ],
  });

export const peerMovedUpMessage = (view: PeerView): Message =>
  messageOf(view, {
    kind: 'peer-moved-up',
    title: 'A place opened up, and it is yours',
    subject: `A place opened up: ${view.title}, ${view.start}`,
    lead: [`You were on the waiting list of “${view.title}”. A place opened up, and it is yours.`],
    after: [
      'Open the attached invitation to add it to your calendar.',
      'If you cannot make it after all, please give up your place on the session page.',
    ],
  });

export const peerLeftMessage = (view: PeerView): Message =>
  messageOf(view, {
    kind: 'peer-left',
    title: 'You gave up your place',
    subject: `You gave up your place: ${view.title}, ${view.start}`,
    lead: [`You are no longer registered for “${view.title}”.`],
    facts: factsOf(view, 'Planned for'),
    after: ['Open the attached notice to remove it from your calendar.'],
  });

export function peerEditedMessage(
  view: PeerView,
  { previousStart }: Pick<EventData<typeof PeerSessionEdited>, 'previousStart'>,
  hasPlace: boolean,
): Message {
  const { title, host, start, zone } = view;
  const earlier = previousStart ? [{ label: 'Before', text: moment(previousStart, zone) }] : [];
  return messageOf(view, {
    kind: 'peer-changed',
    title: previousStart ? `${host} moved a session` : `${host} changed a session`,
    subject: `${previousStart ? 'Moved' : 'Changed'}: ${title}, ${start}`,
    lead: [
      previousStart ? `${host} has moved “${title}” to another time.` : `${host} has changed “${title}”.`,
      ...(hasPlace ? [] : ['You are on the waiting list.']),
    ],
    facts: [...factsOf(view), ...earlier],
    after: hasPlace ? ['Open the attached invitation to update your calendar.'] : [],
  });
}

export function peerCancelledMessage(
  view: PeerView,
  { reason }: Pick<EventData<typeof PeerSessionCancelled>, 'reason'>,
  hasPlace: boolean,
): Message {
  const { title, host, start } = view;
  const text = userText(reason);
  return messageOf(view, {
    kind: 'peer-cancelled',
    title: `${host} cancelled a session`,
    subject: `Cancelled: ${title}, ${start}`,
    lead: [`${host} has cancelled “${title}”.`],
    facts: factsOf(view, 'Planned for'),
    quote: text ? { label: host, text } : undefined,
    actions: [{ label: 'Find another session', to: '/mentor-community/sessions' }],
    after: hasPlace ? ['Open the attached notice to remove it from your calendar.'] : [],
  });
}

/** Gives the start, not the time left: mail may be late. */
export function peerReminderMessage(
  view: PeerView,
  { before }: Pick<EventData<typeof PeerSessionReminded>, 'before'>,
): Message {
  const { title, start, isHost, host } = view;
  const lead = before === '1h' ? 'Starting soon' : 'Coming up';
  return messageOf(view, {
    kind: 'peer-reminder',
    title: `${lead}: ${title}`,
    body: start,
    subject: `${lead}: ${title}, ${start}`,
    lead: [isHost ? `A reminder that you are hosting “${title}”.` : `A reminder of “${title}” with ${host}.`],
  });
}
