import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Pricing, SessionType } from '@waymark/contracts/scheduling/calendar';
import { priceOfType, sessionTypes } from '@waymark/contracts/scheduling/constants';

/** What an hour is about: a session type, or (null) one of the mentor's own topics, which is then named. */
export interface SessionChoice {
  sessionType: SessionType | null;
  ownTopic: string;
}

const MAX_TOPICS = 6;
const MAX_TOPIC = 200;

/** The mentor's own topics first. */
export const choicesOf = ({ expertise }: Pick<Mentor, 'expertise'>): SessionChoice[] => [
  ...expertise.slice(0, MAX_TOPICS).map((ownTopic) => ({ sessionType: null, ownTopic })),
  ...(Object.keys(sessionTypes) as SessionType[]).map((sessionType) => ({ sessionType, ownTopic: '' })),
];

export const labelOf = ({ sessionType, ownTopic }: SessionChoice): string =>
  sessionType ? sessionTypes[sessionType].label : ownTopic;

/** In a form and in an address: a name that no other choice of the mentor has. */
export const keyOf = ({ sessionType, ownTopic }: SessionChoice): string => sessionType ?? `topic:${ownTopic}`;

export const priceOf = ({ sessionType }: SessionChoice, { typePrices }: Pricing): number =>
  priceOfType(typePrices, sessionType);

/** The choice with this key, else the first. */
export function findChoice(mentor: Pick<Mentor, 'expertise'>, key: string | null | undefined): SessionChoice {
  const choices = choicesOf(mentor);
  return choices.find((choice) => keyOf(choice) === key) ?? choices[0]!;
}

/** The topic that is sent: the mentor's, followed by what the learner has written. */
export function topicOf({ ownTopic }: SessionChoice, written: string): string {
  const words = written.trim();
  if (ownTopic === '' || words === ownTopic) return words;
  return (words === '' ? ownTopic : `${ownTopic}: ${words}`).slice(0, MAX_TOPIC);
}
