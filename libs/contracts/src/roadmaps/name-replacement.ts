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
const SOMEONE = String.raw`(?<!\p{L})(?:someone|somebody|jemand|alguien|alguém|quelqu['’]un|qualcuno|(?:an?|one|another|some|eine?[mnrs]?|una?|une|uma?)(?:\s\p{L}+){1,3}(?:\s(?:in|from|of|at|on|with)(?:\s\p{L}+){1,3})?)`;
/** "an old plumber called Dave": the name alone can be left out. Without the plumber "called" and "chiamato" may be verbs. */
const NAMING = new RegExp(
  String.raw`${SOMEONE}(?<words>,?\s+(?:called|named|genannt|llamad[oa]|nommée?|appelée?|prénommée?|chamad[oa]|chiamat[oa])\s+)$`,
  'iu',
);
/** The same with words that can be nothing else. */
const NAMING_BY_ITSELF =
  /\p{L}(?<words>,?\s+(?:namens|by the name of|de nombre|de nome|di nome|du nom de|who (?:was|is) called|whose name (?:was|is)|que se llama(?:ba)?|qui s['’]appel(?:ait|le)|que se chama(?:va)?|che si chiama(?:va)?)\s+)$/iu;
/** "my sister Jana": the same. */
const RELATED = new RegExp(
  String.raw`(?<!\p{L})(?:my|our|his|her|their|(?:mein|unser|sein|ihr)(?:e[mnrs]?)?|mis?|nuestr[oa]|mon|ma|notre|meu|minha|noss[oa]|mi[oa]|nostr[oa])\s(?:[\p{L}'’]+\s)?(?:${RELATIONS.join('|')})(?<words>,?\s+)$`,
  'iu',
);
/** "His name was Dave": nothing but a name can be in its place. */
const TELLING =
  /(?<!\p{L})(?:name (?:was|is)|(?:was|is|am|['’]s) (?:called|named)|hie(?:ß|ss)|heißt|se llama(?:ba)?|s['’]appel(?:ait|le)|se chama(?:va)?|chama(?:va)?-se|si chiama(?:va)?)\s+$/iu;
/** "Uncle Dave": the same. */
const TITLED =
  /(?<!\p{L})(?:uncle|aunt|auntie|onkel|tante|t[ií][oa]|oncle|tonton|tata|zi[oa])(?<words>\s+)$/iu;
/** "my Jana": what is in its place has no article of its own. */
const POSSESSIVE =
  /(?<!\p{L})(?:my|our|your|his|her|their|the|this|that|(?:mein|unser|dein|sein|ihr)(?:e[mnrs]?)?|mi|mis|nuestr[oa]|mon|ma|notre|meu|minha|noss[oa]|mi[oa]|nostr[oa])\s+$/iu;
/** Or, as in a letter, "dear". */
const ARTICLE =
  /(?<!\p{L})(?:der|die|das|dem|den|la|el|il|dear|liebe[rs]?|querid[oa]|cher|chère|car[oa])\s+$/iu;
/** "o" is Spanish too, and "a" English. */
const PORTUGUESE_ARTICLE = /(?<!\p{L})(?:o|a|do|da|no|na|ao|à|pelo|pela)\s+$/iu;
const PORTUGUESE = /^(?:uma?|meu|minha|noss[oa])\s/iu;
const INITIAL = /^\p{Lu}\.$/u;
const DETERMINER =
  /^(?:an?|the|my|our|his|her|their|(?:ein|mein|unser)(?:e[mnrs]?)?|una?|une|uma?|mi|nuestr[oa]|mon|ma|notre|meu|minha|mi[oa]|nostr[oa])\s+(?=\S)/iu;

/**
 * The changes that replace a name, with a capital at the beginning of a sentence. The second mention of "a friend" is "the
 * friend"; "His name was Dave" gets the initial. `inQuote`: as learners read a quote, with what is in place of the name in brackets.
 */
export function changesOf(text: string, name: string, replacement: string, inQuote = false): Change[] {
  return mentionsOf(text, name).map(({ start, end }, nth): Change => {
    const shown = (by: string): Change => ({ start, end, by: inQuote ? `[${by}]` : by });
    const before = text.slice(0, start);
    // "An old plumber called D." needs no care.
    if (INITIAL.test(replacement)) return shown(inQuote ? replacement : initialAt(text, end, replacement));
    const words = wordsBefore(before);
    if (words !== undefined || TELLING.test(before)) {
      if (inQuote) return { start, end, by: '[…]' };
      if (words !== undefined) return withoutName(text, { start, end }, words);
      return { start, end, by: initialAt(text, end, `${name.charAt(0)}.`) };
    }
    const bare = hasArticle(before, replacement) ? replacement.replace(DETERMINER, '') : replacement;
    const again = nth > 0 ? bare.replace(/^an?(?=\s)/, 'the') : bare;
    return shown(SENTENCE_START.test(before) ? again.charAt(0).toLocaleUpperCase() + again.slice(1) : again);
  });
}

/** Those that introduce a name which can be left out; undefined for any other. */
const wordsBefore = (before: string): string | undefined =>
  [NAMING_BY_ITSELF, NAMING, RELATED, TITLED].map((one) => one.exec(before)).find(Boolean)?.groups?.words;

/** The end of a sentence needs no second point. */
const initialAt = (text: string, end: number, initial: string): string =>
  text[end] === '.' ? initial.slice(0, -1) : initial;

/** Left out with the `words` before it that introduce it. */
function withoutName(text: string, { start, end }: Omit<Change, 'by'>, words: string): Change {
  const stop = genitiveEnd(text, end);
  const isBetweenCommas = words.startsWith(',') && text[stop] === ',';
  return { start: start - words.length, end: isBetweenCommas ? stop + 1 : stop, by: genitiveOf(text, end) };
}

const hasArticle = (before: string, replacement: string): boolean =>
  POSSESSIVE.test(before) ||
  ARTICLE.test(before) ||
  (PORTUGUESE.test(replacement) && PORTUGUESE_ARTICLE.test(before));

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
