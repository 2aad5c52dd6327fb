import { RELATIONS } from './relations.ts';

/** Offsets of the text before. `by`: what is in its place. */
export interface Change {
  start: number;
  end: number;
  by: string;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The name as a word of its own, and its genitive. */
const occurrences = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped(name)}(?=s?(?![\\p{L}\\p{M}\\p{N}]))`, 'gu');

/** The name wherever it is, in place of itself. */
export const mentionsOf = (text: string, name: string): Change[] =>
  [...text.matchAll(occurrences(name))].map(({ 0: by, index: start }) => ({
    start,
    end: start + by.length,
    by,
  }));

export const countName = (text: string, name: string): number => mentionsOf(text, name).length;

/** Before a name at the beginning of a sentence. */
const SENTENCE_START = /(?:^|[.!?…]["”’»)]*\s)["“„«‘¿¡([\s]*$/;
/** "an old plumber called Dave": the name alone can be left out. */
const NAMING =
  /(?:(?<!\p{L})(?:an?|one|another|some|eine?[mnrs]?|una?|une|uma?)(?:\s\p{L}+){1,3}),?\s+(?:called|named|namens|genannt|llamad[oa]|nommée?|appelée?|prénommée?|chamad[oa]|chiamat[oa]|de nombre|de nome|di nome|by the name of)\s+$/iu;
/** "my sister Jana": the same. */
const RELATED = new RegExp(
  `(?<!\\p{L})(?:my|our|his|her|their|(?:mein|unser|sein|ihr)(?:e[mnrs]?)?|mis?|nuestr[oa]|mon|ma|notre|meu|minha|noss[oa]|mi[oa]|nostr[oa])\\s(?:\\p{L}+\\s)?(?:${RELATIONS.join('|')}),?\\s+$`,
  'iu',
);
const NAMING_WORDS = /,?\s+(?:\S+|de nombre|de nome|di nome|by the name of)\s+$/i;
/** "my Jana": what is in its place has no article of its own. */
const POSSESSIVE =
  /(?<!\p{L})(?:my|our|your|his|her|their|the|this|that|(?:mein|unser|dein|sein|ihr)(?:e[mnrs]?)?|mi|mis|nuestr[oa]|mon|ma|notre|meu|minha|noss[oa]|mi[oa]|nostr[oa])\s+$/iu;
const DETERMINER =
  /^(?:an?|the|my|our|his|her|their|(?:ein|mein|unser)(?:e[mnrs]?)?|una?|une|uma?|mi|nuestr[oa]|mon|ma|notre|meu|minha|mi[oa]|nostr[oa])\s+(?=\S)/iu;

/**
 * The changes that replace a name, with a capital at the beginning of a sentence. The second mention of "a friend" is "the
 * friend". `inQuote`: as learners read a quote, with what is in place of the name in brackets.
 */
export function changesOf(text: string, name: string, replacement: string, inQuote = false): Change[] {
  return mentionsOf(text, name).map(({ start, end }, nth): Change => {
    const before = text.slice(0, start);
    const named = NAMING.test(before) ? NAMING_WORDS : RELATED.test(before) ? /,?\s+$/ : null;
    if (named) {
      if (inQuote) return { start, end, by: '[…]' };
      const left = named.exec(before)![0];
      const stop = genitiveEnd(text, end);
      const isBetweenCommas = left.startsWith(',') && text[stop] === ',';
      return {
        start: start - left.length,
        end: isBetweenCommas ? stop + 1 : stop,
        by: genitiveOf(text, end),
      };
    }
    const bare = POSSESSIVE.test(before) ? replacement.replace(DETERMINER, '') : replacement;
    const again = nth > 0 ? bare.replace(/^an?(?=\s)/, 'the') : bare;
    const by = SENTENCE_START.test(before) ? again.charAt(0).toLocaleUpperCase() + again.slice(1) : again;
    return { start, end, by: inQuote ? `[${by}]` : by };
  });
}

/** "my sister Jana’s soup": the "’s" is that of the sister then. */
const genitiveOf = (text: string, end: number): string =>
  text.slice(end, genitiveEnd(text, end)).replace(/^s$/, '');

/** Behind the "'s" of a name that is left out. */
const genitiveEnd = (text: string, end: number): number =>
  end + (/^['’]?s(?!\p{L})/u.exec(text.slice(end))?.[0].length ?? 0);

export interface Piece {
  /** Offset in the text before. */
  start: number;
  text: string;
  isLit: boolean;
}

/** In pieces, of which those in place of a name are lit. `keepEmpty`: also where a name is left out. */
export function piecesOf(text: string, changes: readonly Change[], keepEmpty = false): Piece[] {
  let at = 0;
  const pieces = changes.flatMap(({ start, end, by }): Piece[] => {
    const kept = { start: at, text: text.slice(at, start), isLit: false };
    at = end;
    return [kept, { start, text: by, isLit: true }];
  });
  return [...pieces, { start: at, text: text.slice(at), isLit: false }].filter(
    (piece) => piece.text !== '' || (keepEmpty && piece.isLit),
  );
}

export const applied = (text: string, changes: readonly Change[]): string =>
  piecesOf(text, changes)
    .map((piece) => piece.text)
    .join('');
