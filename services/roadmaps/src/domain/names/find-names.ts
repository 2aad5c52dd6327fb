import { DETERMINERS, PLACE_PREPOSITIONS, PLACE_WORDS, RELATIONS, SPEECH, TITLES } from './cues.ts';
import { givenNames } from './given-names.ts';
import { knownWords } from './known-words.ts';

interface Token {
  word: string;
  /** First of a sentence, a line or a quotation. */
  isFirst: boolean;
  before: string;
  after: string;
}

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?/gu;
const SENTENCE_END = /[.!?…:;"“”„«»‹›()[\]\n—–]\s*$/;

/** Names of people in these texts, most frequent first. Misses some and lists some that are not: a person decides on each. */
export function findNames(texts: readonly string[]): string[] {
  const tokens = texts.flatMap(tokensOf);
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
  if (uses.some(isNamed)) return true;
  const inside = uses.filter(({ isFirst }) => !isFirst);
  if (givenNames.has(name)) return !isAlsoWord || inside.length > 0;
  if (isAlsoWord || uses.some(isPlace)) return false;
  if (!isGerman) return inside.length > 0;
  return inside.length > 0 && uses.every((use) => !DETERMINERS.has(use.before)) && uses.some(speaks);
}

/** After a form of address or a relation. */
const isNamed = ({ before }: Token): boolean => TITLES.has(before) || RELATIONS.has(before);

const speaks = ({ after }: Token): boolean => SPEECH.has(after);

const isPlace = ({ before, after }: Token): boolean =>
  PLACE_PREPOSITIONS.has(before) || PLACE_WORDS.has(after);

const isKnownWord = (name: string): boolean =>
  knownWords.has(name) || TITLES.has(name.toLowerCase()) || RELATIONS.has(name.toLowerCase());

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

function tokensOf(text: string): Token[] {
  const matches = [...text.matchAll(WORD)].map((match) => ({ word: match[0].replace(/\.$/, ''), match }));
  return matches.map(({ word, match }, at) => {
    const between = text.slice(endOf(matches[at - 1]), match.index);
    const isSame = !/[\n.!?]/.test(between);
    const next = matches[at + 1];
    return {
      word,
      isFirst: at === 0 || SENTENCE_END.test(between) || endsSentence(matches[at - 1]!),
      before: isSame ? (matches[at - 1]?.word.toLowerCase() ?? '') : '',
      after:
        next && !/[\n.!?]/.test(text.slice(match.index + word.length, next.match.index))
          ? next.word.toLowerCase()
          : '',
    };
  });
}

interface Match {
  word: string;
  match: RegExpExecArray;
}

const endOf = (match: Match | undefined): number => (match ? match.match.index + match.match[0].length : 0);

/** The full stop of "Mr." ends no sentence. */
const endsSentence = ({ word, match }: Match): boolean =>
  match[0].endsWith('.') && !TITLES.has(word.toLowerCase());
