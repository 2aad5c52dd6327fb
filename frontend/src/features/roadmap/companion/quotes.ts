import type { Roadmap } from '@waymark/contracts/roadmaps/http';

export interface Quote {
  text: string;
  /** Who said it; null for the house. */
  by: string | null;
}

/** Longer ones are for reading, not for passing by. */
const LONGEST = 180;
const ENOUGH = 5;

const HOUSE: readonly string[] = [
  'Nobody walks all of it today. Today has one step.',
  'Slow is a pace, too.',
  'You have come back to this page. That is how it is done.',
  'A way that somebody has walked before you is a way.',
  'Rest is part of the route, not a break from it.',
];

/** What the companion shows in turn: the mentor's own words first, made up to five by the house. */
export function quotesOf(roadmap: Roadmap): Quote[] {
  const said = roadmap.stages
    .flatMap(({ mentorNote, steps }) => [mentorNote, ...steps.map(({ evidence }) => evidence?.quote)])
    .map((text) => text?.trim() ?? '')
    .filter((text) => text !== '' && text.length <= LONGEST);
  const mentors = [...new Set(said)].slice(0, 12).map((text) => ({ text, by: roadmap.mentor.name }));
  const house = HOUSE.slice(0, Math.max(0, ENOUGH - mentors.length)).map((text) => ({ text, by: null }));
  return [...mentors, ...house];
}
