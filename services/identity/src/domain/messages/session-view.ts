import { sessionTypes } from '@waymark/contracts/scheduling/constants';
import type { SessionFacts } from '@waymark/contracts/scheduling/events';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import { type Fact, money, singleLine } from './message.ts';
import { moment } from './moment.ts';

/** A session as one of its participants sees it. */
export interface SessionView {
  facts: SessionFacts;
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

export function viewOf(facts: SessionFacts, role: Party): SessionView {
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

/** The start in the reader's zone and, if different, in the other participant's. */
export function whenFacts({ facts, start, zone, other, otherZone }: SessionView, label = 'When'): Fact[] {
  const own = { label, text: start };
  if (zone === otherZone) return [own];
  return [own, { label: `For ${other}`, text: moment(facts.startsAt, otherZone) }];
}

export function aboutFacts({ facts }: SessionView): Fact[] {
  const minutes = (Date.parse(facts.endsAt) - Date.parse(facts.startsAt)) / 60_000;
  const type = facts.sessionType ? sessionTypes[facts.sessionType].label : 'One-on-one session';
  return [
    { label: 'Session', text: `${type}, ${minutes} minutes` },
    ...(facts.aboutTitle ? [{ label: 'About', text: singleLine(facts.aboutTitle) }] : []),
  ];
}

export function priceFact({ facts, role, price }: SessionView): Fact {
  const later = role === 'learner' ? 'you pay after the session' : 'paid after the session';
  const text = {
    free: 'Free',
    paid: `${price}, paid`,
    'after-session': `${price}, ${later}`,
    due: `${price}, not paid yet`,
    waived: 'Nothing is charged',
    refunding: `${price}, refund on its way`,
    refunded: `${price}, refunded`,
  }[facts.payment];
  return { label: 'Price', text };
}

export const whereFact = ({ facts }: SessionView): Fact => ({
  label: 'Where',
  text: singleLine(facts.meetingLink),
  href: facts.meetingLink,
});
