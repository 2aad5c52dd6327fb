import { countName } from '@waymark/contracts/roadmaps/name-replacement';
import type { FoundName, NamePlace } from '@waymark/contracts/roadmaps/names';
import { findNames } from './find-names.ts';
import { mapTexts, type Texts } from './texts.ts';

const MAX_LISTED = 50;
const MAX_PLACES = 40;

/** By name; null: the name may stay. */
export type NameDecisions = ReadonlyMap<string, string | null>;

/** Names in texts and quotes, without those of the mentor. Those to be decided on come first. */
export function reviewNames(texts: Texts, own: string, decisions: NameDecisions): FoundName[] {
  const places = placesOf(texts);
  const ofMentor = new Set(own.split(/\s+/));
  const found = findNames(places.map(({ text }) => text)).filter((name) => !ofMentor.has(name));
  const names = [...new Set([...decisions.keys(), ...found])].map((name) => toFound(name, places, decisions));
  const open = names.filter(({ decision, count }) => decision === 'open' && count > 0);
  return [...open, ...names.filter(({ decision }) => decision !== 'open')].slice(0, MAX_LISTED);
}

function toFound(name: string, places: readonly NamePlace[], decisions: NameDecisions): FoundName {
  const replacement = decisions.get(name);
  const containing = places.filter(({ text }) => countName(text, name) > 0);
  return {
    name,
    decision: replacement === undefined ? 'open' : replacement === null ? 'kept' : 'replaced',
    replacement: replacement ?? null,
    count: containing.length,
    places: containing.slice(0, MAX_PLACES),
  };
}

function placesOf(texts: Texts): NamePlace[] {
  const places: NamePlace[] = [];
  mapTexts(texts, (text, { key, place, isQuote }) => {
    places.push({ key, place, text, isQuote });
    return text;
  });
  return places;
}
