import {
  type PeerFacts,
  PeerLeft,
  PeerMovedUp,
  type PeerRecipient,
  PeerRegistered,
  PeerSessionCancelled,
  PeerSessionEdited,
  PeerSessionReminded,
} from '@waymark/contracts/community/peer-events';
import type { AnyEventType, EventData } from '@waymark/contracts/events';
import type { Appointment } from './appointment.ts';
import { type Fact, type Message, singleLine, type Text, toMessage, userText } from './message.ts';
import { moment } from './moment.ts';
import type { Delivery, Kind } from './notice.ts';

/** A peer session as one of its people sees it. */
interface PeerView<F extends PeerFacts = PeerFacts> {
  facts: F;
  isHost: boolean;
  title: string;
  host: string;
  zone: string;
  /** The start, in the reader's zone. */
  start: string;
  path: string;
}

export function peerViewOf<F extends PeerFacts>(facts: F, { userId, timezone }: PeerRecipient): PeerView<F> {
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

type Parts = Pick<Text, 'title' | 'lead'> & { subject: string } & Partial<Text>;

interface PeerNoticeOptions<F extends PeerFacts> extends Kind {
  to(facts: F): PeerRecipient[];
  when?(facts: F, now: Date): boolean;
  text(view: PeerView<F>): Parts;
  calendar?: Appointment['method'];
  expiresAt?(facts: F): string;
  maxBatch?: number;
}

/** A notice to people of a peer session, each in their zone. It has no join link: a forwarded mail must not admit others. */
function peerNotice<E extends AnyEventType>(
  event: EventData<E> extends PeerFacts ? E : never,
  { kind, topic, to, when, text, calendar, expiresAt, maxBatch }: PeerNoticeOptions<EventData<E> & PeerFacts>,
) {
  type F = EventData<E> & PeerFacts;
  const message = (view: PeerView<F>): Message =>
    toMessage(kind, {
      ...{ body: `${view.title}, ${view.start}`, link: view.path, facts: factsOf(view) },
      actions: [{ label: 'See the session', to: view.path }],
      ...text(view),
    });
  const deliveries = (facts: F, now: Date): Delivery[] => {
    if (when?.(facts, now) === false) return [];
    return to(facts).map((person) => {
      const view = peerViewOf(facts, person);
      return {
        ...{ to: [person.userId], message: message(view), expiresAt: expiresAt?.(facts) },
        calendar: calendar && appointmentOf(view, calendar),
        session: { id: facts.sessionId, sequence: facts.sequence },
      };
    });
  };
  return { event, kind, topic, maxBatch, message, deliveries };
}

function appointmentOf({ facts, title, host, path }: PeerView, method: Appointment['method']): Appointment {
  const { sessionId, sequence, startsAt, endsAt, location } = facts;
  return {
    ...{ method, sessionId, sequence, startsAt, endsAt, title, location },
    ...{ about: [`Host: ${host}`], link: path },
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

export const registered = peerNotice(PeerRegistered, {
  kind: 'peer-registered',
  topic: 'community',
  // Sharing a transaction saves most of the cost when many people register at once.
  maxBatch: 16,
  to: ({ to }) => to,
  calendar: 'REQUEST',
  text: ({ title, host, start }) => ({
    title: 'You have a place',
    subject: `You have a place: ${title}, ${start}`,
    lead: [`You are registered for “${title}” with ${host}.`],
    after: [
      'Open the attached invitation to add it to your calendar.',
      'Something came up? Please give up your place on the session page, so that another mentor can have it.',
    ],
  }),
});

export const movedUp = peerNotice(PeerMovedUp, {
  kind: 'peer-moved-up',
  topic: 'community',
  to: ({ to }) => to,
  calendar: 'REQUEST',
  text: ({ title, start }) => ({
    title: 'A place opened up, and it is yours',
    subject: `A place opened up: ${title}, ${start}`,
    lead: [`You were on the waiting list of “${title}”. A place opened up, and it is yours.`],
    after: [
      'Open the attached invitation to add it to your calendar.',
      'If you cannot make it after all, please give up your place on the session page.',
    ],
  }),
});

export const left = peerNotice(PeerLeft, {
  kind: 'peer-left',
  topic: 'community',
  to: ({ to }) => to,
  calendar: 'CANCEL',
  text: (view) => ({
    title: 'You gave up your place',
    subject: `You gave up your place: ${view.title}, ${view.start}`,
    lead: [`You are no longer registered for “${view.title}”.`],
    facts: factsOf(view, 'Planned for'),
    after: ['Open the attached notice to remove it from your calendar.'],
  }),
});

export const edited = peerNotice(PeerSessionEdited, {
  kind: 'peer-changed',
  topic: 'community',
  to: ({ registered }) => registered,
  calendar: 'REQUEST',
  text: (view) => ({
    ...editedText(view),
    after: ['Open the attached invitation to update your calendar.'],
  }),
});

export const editedWhileWaiting = peerNotice(PeerSessionEdited, {
  kind: 'peer-changed',
  topic: 'community',
  to: ({ waiting }) => waiting,
  text(view) {
    const text = editedText(view);
    return { ...text, lead: [...text.lead, 'You are on the waiting list.'] };
  },
});

function editedText(view: PeerView<EventData<typeof PeerSessionEdited>>): Parts {
  const { title, host, start, zone } = view;
  const { previousStart } = view.facts;
  const earlier = previousStart ? [{ label: 'Before', text: moment(previousStart, zone) }] : [];
  return {
    title: previousStart ? `${host} moved a session` : `${host} changed a session`,
    subject: `${previousStart ? 'Moved' : 'Changed'}: ${title}, ${start}`,
    lead: [
      previousStart ? `${host} has moved “${title}” to another time.` : `${host} has changed “${title}”.`,
    ],
    facts: [...factsOf(view), ...earlier],
  };
}

export const cancelled = peerNotice(PeerSessionCancelled, {
  kind: 'peer-cancelled',
  topic: 'community',
  to: ({ registered }) => registered,
  calendar: 'CANCEL',
  text: (view) => ({
    ...cancelledText(view),
    after: ['Open the attached notice to remove it from your calendar.'],
  }),
});

export const cancelledWhileWaiting = peerNotice(PeerSessionCancelled, {
  kind: 'peer-cancelled',
  topic: 'community',
  to: ({ waiting }) => waiting,
  text: (view) => cancelledText(view),
});

function cancelledText(view: PeerView<EventData<typeof PeerSessionCancelled>>): Parts {
  const { title, host, start, facts } = view;
  const text = userText(facts.reason);
  return {
    title: `${host} cancelled a session`,
    subject: `Cancelled: ${title}, ${start}`,
    lead: [`${host} has cancelled “${title}”.`],
    facts: factsOf(view, 'Planned for'),
    quote: text ? { label: host, text } : undefined,
    actions: [{ label: 'Find another session', to: '/mentor-community/sessions' }],
  };
}

/** Before the start. Gives the start, not the time left: mail may be late. */
export const reminder = peerNotice(PeerSessionReminded, {
  kind: 'peer-reminder',
  topic: 'reminders',
  to: ({ to }) => to,
  when: ({ startsAt }, now) => Date.parse(startsAt) > now.getTime(),
  expiresAt: ({ startsAt }) => startsAt,
  text({ title, start, isHost, host, facts }) {
    const lead = facts.before === '1h' ? 'Starting soon' : 'Coming up';
    return {
      title: `${lead}: ${title}`,
      body: start,
      subject: `${lead}: ${title}, ${start}`,
      lead: [
        isHost ? `A reminder that you are hosting “${title}”.` : `A reminder of “${title}” with ${host}.`,
      ],
    };
  },
});
