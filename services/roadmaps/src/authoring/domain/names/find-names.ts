import { isEmptyWord } from '../../../shared/domain/words.ts';
import { ARTICLES, DETERMINERS, PLACE_PREPOSITIONS, PLACE_WORDS, RELATIONS, SPEECH, TITLES } from './cues.ts';
import { givenNames } from './given-names.ts';
import { knownWords } from './known-words.ts';

/** A word of a text and what is around it. */
export interface Token {
  word: string;
  /** First of a sentence, a line or a quotation. */
  isFirst: boolean;
  /** The words beside it in the same sentence, in lower case; empty if there are none. */
  before: string;
  after: string;
  /** As written, if only a space is between. */
  previous: string;
  /** The word before the run of capitalised words that this one is part of, in lower case. */
  beforeAll: string;
}

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?/gu;
const SENTENCE_END = /[.!?…:;"“”„«»‹›()[\]\n—–]\s*$/;

/** Names of people in these texts, most frequent first. Misses some and lists some that are not: a person decides on each. */
export const findNames = (texts: readonly string[]): string[] => namesAmong(texts.flatMap(tokensOf));

/** The same for the words of texts, or of all parts of them that are divided at the end of a line. */
export function namesAmong(tokens: readonly Token[]): string[] {
  const lower = new Set(tokens.filter(({ word }) => isLower(word)).map(({ word }) => word));
  const uses = Map.groupBy(
    tokens.filter(({ word }) => isCapitalised(word)),
    ({ word }) => nameOf(word),
  );
  const isGerman = germanShare(tokens) > 0.04;
  const names = [...uses].filter(
    ([name, of]) => !isKnownWord(name) && isName(name, of, lower.has(name.toLowerCase()), isGerman),
  );
  return names.toSorted((one, other) => other[1].length - one[1].length).map(([name]) => name);
}

function isName(name: string, uses: readonly Token[], isAlsoWord: boolean, isGerman: boolean): boolean {
  const inside = uses.filter(({ isFirst }) => !isFirst);
  if (inside.some(({ before }) => TITLES.has(before))) return true;
  if (givenNames.has(name)) return !isAlsoWord || inside.length > 0;
  if (isAlsoWord || isEmptyWord(name.toLowerCase())) return false;
  if (inside.some(isNamed)) return true;
  if (isGerman)
    return inside.length > 0 && uses.every(({ before }) => !DETERMINERS.has(before)) && uses.some(speaks);
  return uses.some(speaks) || (inside.length > 0 && !isMostly(inside, isOfThing));
}

/** After a relation, or after a given name as a family name is. */
const isNamed = ({ before, previous }: Token): boolean => RELATIONS.has(before) || givenNames.has(previous);

const speaks = ({ after }: Token): boolean => SPEECH.has(after);

/** As places, firms and days are used: after a preposition of place or an article, or before a kind of place. */
const isOfThing = ({ beforeAll, after }: Token): boolean =>
  PLACE_PREPOSITIONS.has(beforeAll) || ARTICLES.has(beforeAll) || PLACE_WORDS.has(after);

const isMostly = (uses: readonly Token[], test: (use: Token) => boolean): boolean =>
  uses.filter(test).length * 2 >= uses.length;

/** Also in the plural ("Saturdays"). */
const isKnownWord = (name: string): boolean =>
  [name, name.replace(/s$/, '')].some((word) => knownWords.has(word)) ||
  [TITLES, RELATIONS, PLACE_WORDS].some((words) => words.has(name.toLowerCase()));

const isLower = (word: string): boolean => /^\p{Ll}/u.test(word);
const isCapitalised = (word: string): boolean =>
  /^\p{Lu}\p{M}*[\p{Ll}’'-]/u.test(word) && !/^I['’]/.test(word);

/** Without a genitive. */
const nameOf = (word: string): string =>
  word.replace(/['’]s?$/, '').replace(/^(?:[dlLDMmTtSs]|[Qq]u)['’]/, '');

/** German function words, which no other language of the product has. */
const GERMAN = new Set(['und', 'der', 'ich', 'nicht', 'das', 'mit', 'ein', 'war', 'auf', 'habe']);
const germanShare = (tokens: readonly Token[]): number =>
  tokens.filter(({ word }) => GERMAN.has(word)).length / Math.max(1, tokens.length);

export function tokensOf(text: string): Token[] {
  const matches = [...text.matchAll(WORD)].map((match) => ({ word: match[0].replace(/\.$/, ''), match }));
  const tokens = matches.map(({ word, match }, at): Token => {
    const previous = matches[at - 1];
    const next = matches[at + 1];
    const between = text.slice(endOf(previous), match.index);
    const following = text.slice(match.index + word.length, next?.match.index);
    const isSame = !/[\n.!?]/.test(between);
    const isFollowed = next && !/[\n.!?]/.test(following);
    return {
      word,
      isFirst: at === 0 || SENTENCE_END.test(between) || endsSentence(matches[at - 1]!),
      before: isSame ? (previous?.word.toLowerCase() ?? '') : '',
      after: isFollowed ? next.word.toLowerCase() : '',
      previous: between === ' ' ? (previous?.word ?? '') : '',
      beforeAll: '',
    };
  });
  for (const [at, token] of tokens.entries())
    token.beforeAll = isCapitalised(token.previous) ? tokens[at - 1]!.beforeAll : token.before;
  return tokens;
}

interface Match {
  word: string;
  match: RegExpExecArray;
}

const endOf = (match: Match | undefined): number => (match ? match.match.index + match.match[0].length : 0);

/** The full stop of "Mr." ends no sentence. */
const endsSentence = ({ word, match }: Match): boolean =>
  match[0].endsWith('.') && !TITLES.has(word.toLowerCase());
