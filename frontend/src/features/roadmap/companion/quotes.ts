import type { Roadmap } from '@waymark/contracts/roadmaps/http';

export interface Quote {
  text: string;
  /** Null for our own quotes. */
  by: string | null;
}

const MAX_LENGTH = 180;
const MIN_QUOTES = 5;

const OWN_QUOTES: readonly string[] = [
  'You do not have to do all of it today. Today has one step.',
  'Slow is a pace too.',
  'You have come back to this page. That is how it is done.',
  'Someone has come this way before you.',
  'Rest is part of the route, not a break from it.',
];

/** The mentor's own quotes, filled up to five with ours. */
export function quotesOf(roadmap: Roadmap): Quote[] {
  const texts = roadmap.stages
    .flatMap(({ mentorNote, steps }) => [mentorNote, ...steps.map(({ evidence }) => evidence?.quote)])
    .map((text) => text?.trim() ?? '')
    .filter((text) => text !== '' && text.length <= MAX_LENGTH);
  const mentors = [...new Set(texts)].slice(0, 12).map((text) => ({ text, by: roadmap.mentor.name }));
  const own = OWN_QUOTES.slice(0, Math.max(0, MIN_QUOTES - mentors.length)).map((text) => ({
    text,
    by: null,
  }));
  return [...mentors, ...own];
}
