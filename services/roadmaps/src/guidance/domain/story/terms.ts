import { nearestWords } from '../../../discovery/domain/search/spelling.ts';
import { relatedTo } from './meaning.ts';
import type { Story, Word } from './story.ts';

/** One word of the question. `matches`: how well each word of the vocabulary matches it, from 0 to 1. */
export interface Term {
  matches: Float32Array;
  weight: number;
}

const SURE = 0.6;
/** How well words match that name the same trouble, are part of a compound, are related, or misspelt. */
const [SAME_TROUBLE, COMPOUND, RELATED, MISSPELT] = [0.4, 0.6, 0.8, 0.8];
const LEAST = 0.2;
const RAREST = 40_000;

/** What is looked for. A word counts more the fewer sentences have it, and the rarer it is in its language. */
export const termsOf = (asked: readonly Word[], story: Story): Term[] =>
  asked
    .filter(({ stem }) => stem !== null)
    .map((word) => {
      const matches = matchesOf(word, story);
      return { matches, weight: weightOf(word, matches, story) };
    });

function matchesOf(word: Word, { vocabulary, language }: Story): Float32Array {
  const related = language === 'en' ? relatedTo(word.forms) : new Map<number, number>();
  const matches = new Float32Array(vocabulary.length);
  let isKnown = word.rank !== undefined;
  for (const [at, other] of vocabulary.entries()) {
    if (other.stem === null) continue;
    const match = matchOfWords(word, other, related);
    if (match < LEAST) continue;
    matches[at] = match;
    isKnown = true;
  }
  if (!isKnown) for (const meant of misspelt(word, vocabulary)) matches[meant] = MISSPELT;
  return matches;
}

function matchOfWords(one: Word, other: Word, related: ReadonlyMap<number, number>): number {
  if (one.stem === other.stem || other.forms.some((form) => one.forms.includes(form))) return 1;
  let best = Math.max(compound(one.text, other.text), sameTrouble(one, other));
  for (const rank of other.ranks) best = Math.max(best, (related.get(rank - 1) ?? 0) * RELATED);
  return best;
}

function misspelt({ text }: Word, vocabulary: readonly Word[]): number[] {
  const candidates = vocabulary.filter(({ stem }) => stem !== null);
  const meant = new Set(
    nearestWords(
      text,
      candidates.map((word) => ({ word: word.text, likelihood: 0 })),
    ),
  );
  return vocabulary.flatMap((word, at) => (word.stem !== null && meant.has(word.text) ? [at] : []));
}

function weightOf({ rank }: Word, matches: Float32Array, { blocks, sentences }: Story): number {
  let having = 0;
  for (const { words } of blocks) for (const sentence of words) having += matchOf(sentence, matches);
  const rarity = Math.log(1 + sentences / (1 + having)) / Math.log(1 + sentences);
  return rarity * Math.sqrt(Math.log((rank ?? RAREST) + 1) / Math.log(RAREST));
}

/** The best match of one of the words. */
export function matchOf(words: readonly number[], matches: Float32Array): number {
  let best = 0;
  for (const word of words) if (matches[word]! > best) best = matches[word]!;
  return best;
}

function compound(word: string, other: string): number {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  const isPart = short.length >= 5 && long.length > short.length + 1;
  return isPart && (long.startsWith(short) || long.endsWith(short)) ? COMPOUND : 0;
}

function sameTrouble({ senses: one }: Word, { senses: other }: Word): number {
  for (const [group, sure] of one) if (sure >= SURE && (other.get(group) ?? 0) >= SURE) return SAME_TROUBLE;
  return 0;
}
