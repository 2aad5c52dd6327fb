import type { AnyEventType, EventData } from '@waymark/contracts/events';
import { INTRO_LABEL, sessionTypes } from '@waymark/contracts/scheduling/constants';
import type { SessionFacts } from '@waymark/contracts/scheduling/events';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import type { SessionEvent } from '../session-event.ts';
import type { Appointment } from './appointment.ts';
import { type Fact, type Message, money, singleLine, type Text, toMessage, userText } from './message.ts';
import { moment } from './moment.ts';
import type { Delivery, Kind } from './notice.ts';

/** A session as one of its participants sees it. */
export interface SessionView<F extends SessionFacts = SessionFacts> {
  facts: F;
  role: Party;
  userId: number;
  name: string;
  zone: string;
  /** Name of the other participant. */
  other: string;
  otherZone: string;
  /** The start, in the reader's zone. */
  start: string;
  price: string;
  path: string;
}

export function viewOf<F extends SessionFacts>(facts: F, role: Party): SessionView<F> {
  const mentor = { id: facts.mentorId, name: singleLine(facts.mentorName), zone: facts.mentorTimezone };
  const learner = { id: facts.learnerId, name: singleLine(facts.learnerName), zone: facts.learnerTimezone };
  const [self, other] = role === 'mentor' ? [mentor, learner] : [learner, mentor];
  return {
    facts,
    role,
    userId: self.id,
    name: self.name,
    zone: self.zone,
    other: other.name,
    otherZone: other.zone,
    start: moment(facts.startsAt, self.zone),
    price: money(facts.price, facts.currency),
    path: `/scheduling?session=${encodeURIComponent(facts.sessionId)}`,
  };
}

interface SessionNoticeOptions<F extends SessionFacts> extends Kind {
  step: SessionEvent['type'];
  to(facts: F): Party[];
  when?(facts: F): boolean;
  /** The facts are when and what, if they are not in the text. */
  text(view: SessionView<F>): Omit<Text, 'link'>;
  calendar?: Appointment['method'];
  /** It keeps the mails about other steps in the queue, which would not be sent after it. */
  keepsOthers?: boolean;
  expiresAt?(facts: F): string;
}

export const BOTH = (): Party[] => ['learner', 'mentor'];

/** Sharing statements saves most of the cost when many people book at once. */
const TOGETHER = 16;

/** A notice to participants of a session, in the view of each. */
export function sessionNotice<E extends AnyEventType>(
  event: EventData<E> extends SessionFacts ? E : never,
  options: SessionNoticeOptions<EventData<E> & SessionFacts>,
) {
  type F = EventData<E> & SessionFacts;
  const { kind, topic, step, to, when, text, calendar, keepsOthers, expiresAt } = options;
  const message = (view: SessionView<F>): Message =>
    toMessage(kind, {
      ...{ link: view.path, name: view.name, facts: [...whenFacts(view), ...aboutFacts(view)] },
      ...text(view),
    });
  const deliveries = (facts: F): Delivery[] => {
    if (when?.(facts) === false) return [];
    return to(facts).map((role) => {
      const view = viewOf(facts, role);
      return {
        ...{ to: [view.userId], message: message(view), expiresAt: expiresAt?.(facts) },
        calendar: calendar && appointmentOf(view, calendar),
        session: keepsOthers ? undefined : { id: facts.sessionId, sequence: facts.sequence },
      };
    });
  };
  return { event, kind, topic, step, maxBatch: keepsOthers ? undefined : TOGETHER, message, deliveries };
}

/** What one person wrote to the other, if anything. */
export const quoteOf = (label: string, message = ''): Text['quote'] => {
  const text = userText(message);
  return text ? { label, text } : undefined;
};

/** The body of a notification with what the other person wrote, if anything. */
export const withMessage = (body: string, message = ''): string => {
  const words = singleLine(message);
  return words ? `${body} “${words}”` : body;
};

const appointmentOf = (view: SessionView, method: Appointment['method']): Appointment => {
  const { sessionId, sequence, startsAt, endsAt, aboutTitle, topic, meetingLink } = view.facts;
  return {
    ...{ method, sessionId, sequence, startsAt, endsAt, name: view.name, link: meetingLink },
    title: titleOf(view),
    about: [aboutTitle ?? '', topic],
  };
};

/** In calendars. */
export const titleOf = ({ facts, other }: SessionView): string =>
  `${facts.isIntro ? INTRO_LABEL : 'Session'} with ${other}`;

/** The start in the reader's zone and, if different, in the other participant's. */
export function whenFacts({ facts, start, zone, other, otherZone }: SessionView, label = 'When'): Fact[] {
  const own = { label, text: start };
  if (zone === otherZone) return [own];
  return [own, { label: `For ${other}`, text: moment(facts.startsAt, otherZone) }];
}

export function aboutFacts({ facts }: SessionView): Fact[] {
  const minutes = (Date.parse(facts.endsAt) - Date.parse(facts.startsAt)) / 60_000;
  return [
    { label: 'Session', text: `${typeOf(facts)}, ${minutes} minutes` },
    ...(facts.aboutTitle ? [{ label: 'About', text: singleLine(facts.aboutTitle) }] : []),
  ];
}

function typeOf({ isIntro, sessionType }: SessionFacts): string {
  if (isIntro) return INTRO_LABEL;
  return sessionType ? sessionTypes[sessionType].label : 'One-on-one session';
}
