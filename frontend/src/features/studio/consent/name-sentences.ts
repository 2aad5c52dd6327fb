import { changesOf, mentionsOf, type Piece, piecesOf } from '@waymark/contracts/roadmaps/name-replacement';
import type { NamePlace } from '@waymark/contracts/roadmaps/names';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** A sentence with a name, as it is and as it will read. */
export interface NameSentence {
  /** Of the sentence among all places. */
  id: string;
  place: NamePlace;
  original: string;
  /** The name is lit, or what is in its place. */
  pieces: Piece[];
}

/** The mentor's own words instead of the replacement, by the id of a sentence. */
export type OwnSentences = Readonly<Record<string, string>>;

/** The sentences with the name; without a `replacement`, as they are. */
export function nameSentences(
  places: readonly NamePlace[],
  name: string,
  replacement: string,
): NameSentence[] {
  return places.flatMap((place) =>
    sentencesIn(place, name, replacement).filter(({ pieces }) => pieces.some(({ isLit }) => isLit)),
  );
}

function sentencesIn(place: NamePlace, name: string, replacement: string): NameSentence[] {
  const { text, isQuote, key } = place;
  const changes = replacement === '' ? mentionsOf(text, name) : changesOf(text, name, replacement, isQuote);
  return [...segmenter.segment(text)].map(({ segment: original, index }): NameSentence => {
    const end = index + original.length;
    const own = changes.filter(({ start }) => start >= index && start < end);
    const within = own.map((one) => ({ ...one, start: one.start - index, end: one.end - index }));
    return { id: `${key}#${index}`, place, original, pieces: piecesOf(original, within, true) };
  });
}

export const readAs = ({ pieces }: NameSentence): string => pieces.map(({ text }) => text).join('');

/** The whole texts in which a sentence is the mentor's own. */
export function ownTexts(
  places: readonly NamePlace[],
  name: string,
  replacement: string,
  own: OwnSentences,
): { key: string; text: string }[] {
  return places.flatMap((place) => {
    const sentences = sentencesIn(place, name, replacement);
    if (!sentences.some(({ id }) => own[id] !== undefined)) return [];
    const text = sentences.map((one) => withSpace(own[one.id], one.original) ?? readAs(one)).join('');
    return [{ key: place.key, text: text.trim() }];
  });
}

/** With the space that is between the sentence and the next. */
const withSpace = (own: string | undefined, original: string): string | undefined =>
  own === undefined ? undefined : own.trim() + original.slice(original.trimEnd().length);
