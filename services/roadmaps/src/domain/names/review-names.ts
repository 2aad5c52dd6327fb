import type { FoundName } from '@waymark/contracts/roadmaps/names';
import { findNames } from './find-names.ts';
import { countName, type Texts } from './replace-name.ts';

const MAX_LISTED = 50;
const MAX_PLACES = 5;
const EXCERPT_CHARS = 60;

/** By name; null: the name may stay. */
export type NameDecisions = ReadonlyMap<string, string | null>;

interface Place {
  place: string;
  text: string;
}

/** Names in texts and quotes, without those of the mentor. Those to be decided on come first. */
export function reviewNames(texts: Texts, own: string, decisions: NameDecisions): FoundName[] {
  const places = placesOf(texts);
  const ofMentor = new Set(own.split(/\s+/));
  const found = findNames(places.map(({ text }) => text)).filter((name) => !ofMentor.has(name));
  const names = [...new Set([...decisions.keys(), ...found])].map((name) => toFound(name, places, decisions));
  const open = names.filter(({ decision, count }) => decision === 'open' && count > 0);
  return [...open, ...names.filter(({ decision }) => decision !== 'open')].slice(0, MAX_LISTED);
}

function toFound(name: string, places: readonly Place[], decisions: NameDecisions): FoundName {
  const replacement = decisions.get(name);
  const containing = places.filter(({ text }) => countName(text, name) > 0);
  return {
    name,
    decision: replacement === undefined ? 'open' : replacement === null ? 'kept' : 'replaced',
    replacement: replacement ?? null,
    count: containing.reduce((sum, { text }) => sum + countName(text, name), 0),
    places: containing
      .slice(0, MAX_PLACES)
      .map(({ place, text }) => ({ place, excerpt: excerpt(text, name) })),
  };
}

const placesOf = ({ title, description, stages }: Texts): Place[] => [
  { place: 'Title', text: title },
  { place: 'Description', text: description },
  ...stages.flatMap((stage) => [
    { place: 'Stage', text: stage.title },
    { place: 'Stage', text: stage.description },
    { place: 'Note', text: stage.mentorNote ?? '' },
    ...stage.artifacts.flatMap((artifact) => [
      { place: 'Caption', text: artifact.title },
      { place: 'Caption', text: artifact.description },
    ]),
    ...stage.warnings.flatMap(({ text, evidence }) => [
      { place: 'Warning', text },
      { place: 'Quote', text: evidence?.quote ?? '' },
    ]),
    ...stage.steps.flatMap((step) => [
      { place: 'Step', text: step.title },
      { place: 'Step', text: step.description },
      { place: 'Quote', text: step.evidence?.quote ?? '' },
    ]),
  ]),
];

function excerpt(text: string, name: string): string {
  const line = text.replace(/\s+/g, ' ');
  const at = line.indexOf(name);
  const start = Math.max(0, at - EXCERPT_CHARS / 2);
  const end = Math.min(line.length, at + name.length + EXCERPT_CHARS / 2);
  return `${start > 0 ? '…' : ''}${line.slice(start, end).toWellFormed()}${end < line.length ? '…' : ''}`;
}
