import type { Token } from '../language/token.ts';
import { isFirstName, isPlace } from '../language/verbs.ts';
import { CONTACT, SUBORDINATORS, TIME_NOUN } from '../language/words.ts';
import type { Antecedents } from './antecedents.ts';
import { pointing } from './pointing.ts';
import { plural, type Word } from './retell.ts';

/** What a phrase asks of the text before it: one thing or several that its "it" or "them" can mean. */
export type Points = 'one' | 'many' | null;

export interface Settled {
  words: Word[];
  /** How many words had to be guessed. */
  risk: number;
  points: Points;
}

export interface SettleOptions {
  /** Leave "it" and "them" to the sentence before. */
  lenient?: boolean;
  /** Text the reader has just read. */
  before?: Word[];
}

const THING = /^(?:it|them|they|its|their|theirs|itself|themselves)$/;
const MANY = /^(?:them|they|their|theirs|themselves)$/;
const SOMEBODY = /^(?:he|she|him|her|his|hers|himself|herself)$/;

/**
 * Makes a retold phrase stand on its own: "these columns" becomes "the columns", "it" becomes what was last named.
 * Null when a word is left of which nobody could tell what it means.
 */
export function settle(
  words: Word[],
  base: string,
  antecedents: Antecedents,
  options: SettleOptions = {},
): Settled | null {
  const result: Settled = { words: [], risk: 0, points: null };
  for (let i = 0; i < words.length; i += 1) {
    const text = settled(words, i, base, antecedents, result, options);
    if (text === null) return null;
    if (text !== '') result.words.push({ ...words[i]!, text });
  }
  return result;
}

/** The word to be shown at `i`: itself, another, '' to leave it out, null to give up. */
function settled(
  words: Word[],
  i: number,
  base: string,
  antecedents: Antecedents,
  result: Settled,
  options: SettleOptions,
): string | null {
  const word = words[i]!;
  const lower = word.text.toLowerCase();
  if (word.token?.quoted) return word.text;
  if (
    /^(?:there|here)$/.test(lower) &&
    i > 0 &&
    /^(?:that|when|because|with|for|and)$/.test(words[i + 1]?.text ?? '')
  )
    return '';
  const first = i === 0 || (i === 1 && words[0]!.token?.pos === 'ADP' && base === 'pay');
  if (
    first &&
    CONTACT.test(base) &&
    word.token &&
    called(word.token) &&
    words[i + 1]?.token?.pos !== 'PROPN'
  ) {
    if (base === 'pay' && words[i + 1]?.token?.pos === 'DET') return '';
    result.risk += 0.5;
    return words[i + 1]?.token?.lower === "'s" ? null : someone(base);
  }
  const pointed =
    !options.lenient && base === 'do' && i === 0 && /^(?:that|this|it)$/.test(lower)
      ? 'reject'
      : pointing(words, i);
  if (pointed === 'reject' && options.lenient) return leaning(words, i, result);
  if (pointed !== null) return pointed === 'reject' ? null : pointed;
  if (!THING.test(lower) && !SOMEBODY.test(lower)) return word.text;
  if (expletive(words, i, base)) return word.text;
  if (THING.test(lower) && namedInside(lower, result.words, options.before ?? [])) return word.text;
  return pronoun(words, i, base, antecedents, result, options);
}

/** A capitalised name behind "call" or "tell" is somebody's. */
const called = ({ text, pos, lower }: Token): boolean =>
  /^[A-Z][a-z]+$/.test(text) &&
  (pos === 'PROPN' || isFirstName(lower)) &&
  !isPlace(lower) &&
  !TIME_NOUN.test(lower);

/** Right behind another sentence "the last one", "that" and "the others" are understood. */
function leaning(words: Word[], i: number, result: Settled): string | null {
  const lower = words[i]!.text.toLowerCase();
  const points =
    /^(?:one|ones|others?|another|both|each)$/.test(lower) || words[i]!.token?.pos === 'NUM'
      ? 'many'
      : /^(?:that|this|there)$/.test(lower)
        ? 'one'
        : null;
  if (points === null || (result.points && result.points !== points)) return null;
  result.points = points;
  return words[i]!.text;
}

function pronoun(
  words: Word[],
  i: number,
  base: string,
  antecedents: Antecedents,
  result: Settled,
  options: SettleOptions,
): string | null {
  const word = words[i]!;
  const lower = word.text.toLowerCase();
  const contact = CONTACT.test(base) && i === 0;
  if (options.lenient && (THING.test(lower) || (contact && lower === 'them'))) {
    const points = MANY.test(lower) ? 'many' : 'one';
    if (result.points && result.points !== points) return null;
    result.points = points;
    return word.text;
  }
  const inPhrase =
    /^(?:in|into|on|onto|from|with|through|behind|under|over)$/.test(words[i - 1]?.text ?? '') &&
    !result.words.some((before) => before.token?.pos === 'NOUN' && !plural(before.token));
  const object = i === 0 || (i === 1 && words[0]!.token?.pos === 'ADP') || inPhrase;
  const resolvable =
    object && base !== 'do' && (/^(?:it|them)$/.test(lower) || (contact && /^(?:him|her)$/.test(lower)));
  const name = resolvable ? antecedents.find(lower, contact) : null;
  result.risk += name ? 1 : 2;
  if (name) return name;
  return contact && /^(?:him|her|them)$/.test(lower) ? someone(base) : null;
}

/** Whom one asks is one to trust; whom one teaches or helps is anybody. */
const someone = (base: string): string =>
  /^(?:teach|help|thank|join|pay|show|invite)$/.test(base) ? 'others' : 'someone you trust';

/** "it" that means nothing: "make it a rule", "it takes a week". */
function expletive(words: Word[], i: number, base: string): boolean {
  if (words[i]!.text.toLowerCase() !== 'it') return false;
  const next = words[i + 1]?.text.toLowerCase() ?? '';
  const after = words[i + 2]?.text.toLowerCase() ?? '';
  if (/^(?:make|find|think|count|call)$/.test(base) && i === 0) {
    return (
      (next === 'a' && /^(?:rule|habit|point|practice|game|priority)$/.test(after)) ||
      /^(?:so|easy|hard|difficult|possible|impossible|clear|through|as|too|small)$/.test(next)
    );
  }
  return /^(?:takes?|is|may|will|rains?|snows?|seems?|helps?|gets?)$/.test(next) && i > 0;
}

/** The phrase itself, or what was just read, has already said what the pronoun means. */
function namedInside(pronoun: string, words: Word[], before: Word[]): boolean {
  const many = MANY.test(pronoun);
  const fits = (word: Word): boolean => {
    if (!word.token) return word.text.length > 3 && !many && /^(?:the|your) /.test(word.text);
    if (!/^(?:NOUN|PROPN)$/.test(word.token.pos)) return false;
    return many ? plural(word.token) : !plural(word.token);
  };
  if (before.some(fits)) return true;
  const at = words.findIndex(fits);
  if (at === -1) return many && words.some((word) => /^(?:every|each)$/.test(word.text));
  if (/^(?:its|their)$/.test(pronoun)) return true;
  const last = words[words.length - 1]?.text ?? '';
  const noun = words[words.length - 2]?.token;
  if (
    many &&
    last === 'of' &&
    /^(?:all|each|some|both|none|most|half|one|two|many)$/.test(words[words.length - 2]?.text ?? '')
  )
    return true;
  if (
    /^(?:for|against|about|behind)$/.test(last) &&
    noun?.pos === 'NOUN' &&
    words.findIndex(fits) < words.length - 2
  )
    return true;
  if (words[words.length - 1]?.text === 'with') return false;
  return words
    .slice(at + 1)
    .some(
      (word) =>
        word.text === 'with' ||
        (SUBORDINATORS.test(word.text) && !/^(?:that|which|who|as|so|than)$/.test(word.text)),
    );
}
