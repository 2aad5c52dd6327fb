import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { SessionKind } from '@waymark/contracts/scheduling/calendar';
import { MINUTES } from '@waymark/contracts/scheduling/constants';
import { plainPrice, rangeText } from '../../lib/money.ts';

export type Bookable = Pick<
  Mentor,
  'userId' | 'name' | 'sessionPrice' | 'currency' | 'guidedPrice' | 'nextFreeAt' | 'nextGuidedAt'
>;

/** The roadmap and step that the session would be about. */
export interface TalkAbout {
  roadmapId: string;
  stepId?: string;
}

export interface Way {
  kind: SessionKind;
  /** “30 minutes, free” */
  text: string;
  /** The next free time; null: none. */
  next: string | null;
  isOffered: boolean;
  /** The page that books it, without a time. */
  to: string;
}

/** The two ways to talk with a mentor, the one that may be free of charge first. */
export function waysOf(mentor: Bookable, about?: TalkAbout): [Way, Way] {
  const { userId, sessionPrice, currency, guidedPrice, nextFreeAt, nextGuidedAt } = mentor;
  const standard = `${MINUTES.standard} minutes`;
  return [
    {
      kind: 'standard',
      text: sessionPrice === null ? standard : `${standard}, ${plainPrice(sessionPrice, currency)}`,
      next: nextFreeAt,
      isOffered: sessionPrice !== null,
      to: withQuery('/scheduling', { mentor: `${userId}`, ...queryOf(about) }),
    },
    {
      kind: 'guided',
      text: `${MINUTES.guided} minutes, ${rangeText(guidedPrice, currency)}${guidedPrice.to > 0 ? ', paid afterwards' : ''}`,
      next: nextGuidedAt,
      isOffered: true,
      to: withQuery(`/book-session/${userId}`, queryOf(about)),
    },
  ];
}

/** The page that books an intro call. */
export const introPath = (mentorId: number): string => `/scheduling?mentor=${mentorId}&kind=intro`;

/** The page with this time chosen. */
export const atTime = (to: string, start: string): string =>
  `${to}${to.includes('?') ? '&' : '?'}slot=${encodeURIComponent(start)}`;

const queryOf = (about?: TalkAbout): Record<string, string> =>
  about ? { about: about.roadmapId, ...(about.stepId && { step: about.stepId }) } : {};

function withQuery(path: string, query: Record<string, string>): string {
  const params = new URLSearchParams(query);
  return params.size > 0 ? `${path}?${params}` : path;
}
