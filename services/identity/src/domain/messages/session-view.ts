import { sessionTypes } from '@waymark/contracts/scheduling/constants';
import type { SessionFacts } from '@waymark/contracts/scheduling/events';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import { type Fact, money, oneLine } from './message.ts';
import { moment } from './moment.ts';

/** A session as one of its two people sees it. */
export interface SessionView {
  facts: SessionFacts;
  role: Party;
  userId: number;
  name: string;
  zone: string;
  /** The other person. */
  other: string;
  otherZone: string;
  /** The start, in the reader's zone. */
  start: string;
  price: string;
  path: string;
}

export function viewOf(facts: SessionFacts, role: Party): SessionView {
  const mentor = { id: facts.mentorId, name: oneLine(facts.mentorName), zone: facts.mentorTimezone };
  const learner = { id: facts.learnerId, name: oneLine(facts.learnerName), zone: facts.learnerTimezone };
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

/** The start on the reader's clock and, where the zones differ, on the other's. */
export function whenFacts({ facts, start, zone, other, otherZone }: SessionView, label = 'When'): Fact[] {
  const own = { label, text: start };
  if (zone === otherZone) return [own];
  return [own, { label: `For ${other}`, text: moment(facts.startsAt, otherZone) }];
}

/** What kind of session it is and what it is about. */
export function aboutFacts({ facts }: SessionView): Fact[] {
  const minutes = (Date.parse(facts.endsAt) - Date.parse(facts.startsAt)) / 60_000;
  const what = facts.sessionType ? sessionTypes[facts.sessionType].label : 'One-on-one session';
  return [
    { label: 'Session', text: `${what}, ${minutes} minutes` },
    ...(facts.aboutTitle ? [{ label: 'About', text: oneLine(facts.aboutTitle) }] : []),
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
    refunding: `${price}, on its way back`,
    refunded: `${price}, given back`,
  }[facts.payment];
  return { label: 'Price', text };
}

export const whereFact = ({ facts }: SessionView): Fact => ({
  label: 'Where',
  text: oneLine(facts.meetingLink),
  href: facts.meetingLink,
});
