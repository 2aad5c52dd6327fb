import { rankOfWord } from '../../../discovery/domain/search/senses.ts';
import { baseForm } from './irregular.ts';
import { RELATED } from './related-words.ts';
import { VECTORS } from './word-vectors.ts';

const SIZE = 100;
const BYTES = SIZE / 2;
const ENDINGS = [
  ['ies', 'y'],
  ['ied', 'y'],
  ['es', ''],
  ['s', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['er', ''],
  ['er', 'e'],
  ['est', ''],
  ['est', 'e'],
] as const;

/** An English word and the words of the lexicon that it may be a form of, in American spelling. */
export function lemmasOf(word: string): string[] {
  const spelt = word.replace(/is(e[ds]?|ing|ations?)$/, 'iz$1');
  const known = rankOfWord(word) === undefined && rankOfWord(spelt) !== undefined ? spelt : word;
  const forms = ENDINGS.filter(([ending]) => known.endsWith(ending)).flatMap(([ending, instead]) => {
    const stem = known.slice(0, -ending.length);
    return [stem + instead, stem.replace(/(.)\1$/, '$1')];
  });
  return [...new Set([known, baseForm(known), ...forms.filter((form) => rankOfWord(form) !== undefined)])];
}

let vectors: Buffer | undefined;
/** By rank, with their weight in a text. Read on first use, like the others. */
const weighted = new Map<number, Float32Array>();
let related: Map<number, number>[] | undefined;

/** By rank, both ways. Read on first use. */
function relatedRanks(): Map<number, number>[] {
  if (related) return related;
  const lines = RELATED.split(';');
  const read = lines.map(() => new Map<number, number>());
  for (const [rank, line] of lines.entries())
    for (const pair of line === '' ? [] : line.split(',')) {
      const [other, weight] = [Number.parseInt(pair.slice(0, -1), 36), Number(pair.at(-1)) / 9];
      read[rank]!.set(other, weight);
      read[other]!.set(rank, weight);
    }
  related = read;
  return read;
}

/** English words that mean nearly the same as one of these, with how nearly, from 0 to 1: by rank. */
export function relatedTo(lemmas: readonly string[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const lemma of lemmas)
    for (const [rank, weight] of relatedRanks()[(rankOfWord(lemma) ?? 0) - 1] ?? [])
      found.set(rank, Math.max(weight, found.get(rank) ?? 0));
  return found;
}

/**
 * The direction of a text, by the ranks of its words, in which words that occur in similar texts are near each other; rare
 * words count more.
 */
export function directionOf(ranks: Iterable<number>): Float32Array {
  vectors ??= Buffer.from(VECTORS, 'base64');
  const sum = new Float32Array(SIZE);
  for (const rank of new Set(ranks)) {
    if (rank * BYTES > vectors.length) continue;
    const vector = weighted.get(rank) ?? unpacked(vectors, rank);
    weighted.set(rank, vector);
    for (let at = 0; at < SIZE; at++) sum[at]! += vector[at]!;
  }
  const whole = length(sum) || 1;
  for (let at = 0; at < SIZE; at++) sum[at]! /= whole;
  return sum;
}

function unpacked(bytes: Buffer, rank: number): Float32Array {
  const vector = Float32Array.from({ length: SIZE }, (_, at) => {
    const byte = bytes[(rank - 1) * BYTES + (at >> 1)]!;
    return (at % 2 === 0 ? byte >> 4 : byte & 15) - 8;
  });
  const weight = (Math.log(rank + 1) / Math.log(40_000)) ** 2 / (length(vector) || 1);
  return vector.map((value) => value * weight);
}

export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < SIZE; at++) sum += one[at]! * other[at]!;
  return sum;
}

const length = (vector: Float32Array): number => Math.sqrt(cosine(vector, vector));
