import { rankOfWord, type Senses } from '../search/senses.ts';
import { nearestWords } from '../search/spelling.ts';
import { splitPhrases } from '../search/synonyms.ts';
import { lemmasOf, relatedTo } from './meaning.ts';
import { questionWords } from './words.ts';

/** One word of the question. `matches`: how well each word of the story matches it, from 0 to 1. */
export interface Term {
  matches: ReadonlyMap<string, number>;
  weight: number;
}

/** Of each word of the question and the story; null: an empty word of the language. */
export type Stems = ReadonlyMap<string, string | null>;

const SURE = 0.6;
/** How well words match that name the same trouble, are part of a compound, are related, or misspelt. */
const [SAME_TROUBLE, COMPOUND, RELATED, MISSPELT] = [0.4, 0.6, 0.8, 0.8];
const LEAST = 0.2;
const RAREST = 40_000;

interface Words {
  stems: Stems;
  /** Of each sentence. */
  sentences: readonly (readonly string[])[];
  all: ReadonlySet<string>;
  isEnglish: boolean;
}

/** What is looked for. A word counts more the fewer sentences have it, and the rarer it is in its language. */
export function termsOf(question: string, { stems, sentences, all, isEnglish }: Words): Term[] {
  const lemmas = new Map<string, string[]>(
    [...all].map((word) => [word, isEnglish ? lemmasOf(word) : [word]]),
  );
  const senses = new Map([...all].map((word) => [word, sensesOf(word)]));
  return questionWords(question)
    .filter((word) => stems.get(word))
    .map((word) => {
      const own = isEnglish ? lemmasOf(word) : [word];
      const near = isEnglish ? relatedTo(own) : new Map<number, number>();
      const mine = sensesOf(word);
      const matches = new Map<string, number>();
      for (const other of all) {
        const forms = lemmas.get(other)!;
        const isSame = stems.get(word) === stems.get(other) || forms.some((form) => own.includes(form));
        const related = Math.max(...forms.map((form) => near.get((rankOfWord(form) ?? 0) - 1) ?? 0));
        const match = isSame
          ? 1
          : Math.max(related * RELATED, compound(word, other), sameTrouble(mine, senses.get(other)!));
        if (match >= LEAST) matches.set(other, match);
      }
      if (matches.size === 0 && rankOfWord(word) === undefined)
        for (const meant of nearestWords(word, candidates(all))) matches.set(meant, MISSPELT);
      return { matches, weight: weightOf(word, matches, sentences) };
    });
}

const candidates = (words: Iterable<string>) => [...words].map((word) => ({ word, likelihood: 0 }));

function weightOf(word: string, matches: Term['matches'], sentences: Words['sentences']): number {
  const having = sentences.reduce((sum, words) => sum + matchOf(words, matches), 0);
  const rarity = Math.log(1 + sentences.length / (1 + having)) / Math.log(1 + sentences.length);
  return rarity * Math.sqrt(Math.log((rankOfWord(word) ?? RAREST) + 1) / Math.log(RAREST));
}

/** The best match of one of the words. */
export function matchOf(words: readonly string[], matches: Term['matches']): number {
  let best = 0;
  for (const word of words) best = Math.max(best, matches.get(word) ?? 0);
  return best;
}

function compound(word: string, other: string): number {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  const isPart = short.length >= 5 && long.length > short.length + 1;
  return isPart && (long.startsWith(short) || long.endsWith(short)) ? COMPOUND : 0;
}

function sameTrouble(one: Senses, other: Senses): number {
  for (const [group, sure] of one) if (sure >= SURE && (other.get(group) ?? 0) >= SURE) return SAME_TROUBLE;
  return 0;
}

const sensesOf = (word: string) => splitPhrases([word])[0]!.senses;
