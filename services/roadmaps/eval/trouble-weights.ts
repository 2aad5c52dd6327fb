import { troubleGroups } from '../src/discovery/domain/search/trouble-words.ts';
import { DerivedForms } from './derived-forms.ts';
import { dot, meanOf, type Vector, type Vectors } from './vectors.ts';
import type { Sense, WordNet } from './wordnet.ts';

/** Rarer words occurred too seldom for a vector that can be trusted alone. */
const TRUSTED = 60_000;
const EMPTY = 400;
const NEAREST_SEEDS = 3;
const OF_RANK = [1, 0.75, 0.55, 0.35, 0.25];
const AMBIGUOUS_BELOW = 0.2;
const MANY_SENSES = 6;
/** Texts show better than its form what a frequent word means. */
const FREQUENT = 1_000;
/** A word that is none of the table gives its weight only if it is sure, and confirms what is known of the other. */
const SURE = 0.7;
const SOME = 0.3;
/** What is left of a weight with each step to a derived form. */
const OF_STEP = 0.8;

const seedsOf = troubleGroups.map(({ en }) => en.split(',').map((word) => word.trim()));

const NONE: readonly number[] = seedsOf.map(() => 0);

/** How surely a word means each trouble, from 0 to 1: by texts it occurs in (vectors) and by WordNet. */
export class TroubleWeights {
  private readonly trusted: ReadonlySet<string>;
  private readonly frequent: ReadonlySet<string>;
  private readonly empty: ReadonlySet<string>;
  private readonly seeds: readonly (readonly (readonly [string, Vector])[])[];
  private readonly groupsOfSeed = new Map<string, number[]>();
  private readonly normal: readonly { mean: number; deviation: number }[];
  private readonly directs = new Map<string, readonly number[]>();
  private readonly vectors: Vectors;
  private readonly wordNet: WordNet;
  private readonly derived: DerivedForms;

  constructor(vectors: Vectors, wordNet: WordNet) {
    this.vectors = vectors;
    this.wordNet = wordNet;
    this.derived = new DerivedForms(wordNet, vectors, new Set(seedsOf.flat()));
    this.trusted = new Set(vectors.words.slice(0, TRUSTED));
    this.frequent = new Set(vectors.words.slice(0, FREQUENT));
    this.empty = new Set(vectors.words.slice(0, EMPTY));
    this.seeds = seedsOf.map((words) =>
      words.flatMap((word) => {
        const vector = vectors.get(word);
        return vector ? [[word, vector] as const] : [];
      }),
    );
    for (const [group, words] of seedsOf.entries())
      for (const word of words) this.groupsOfSeed.set(word, [...(this.groupsOfSeed.get(word) ?? []), group]);
    this.normal = this.measureNormal();
  }

  /** Also by the words that it is derived from, or that are derived from it, if these are of the table or sure. */
  withDerived(word: string): number[] {
    const weights = this.of(word);
    if (this.frequent.has(word)) return weights;
    const own = [...weights];
    const mayTake = (group: number) => own[group]! >= SOME || !this.vectors.get(word);
    for (const [other, steps] of this.derived.of(word))
      for (const [group, weight] of this.of(other).entries())
        if (
          this.groupsOfSeed.get(other)?.includes(group) ||
          (steps === 1 && mayTake(group) && weight >= SURE)
        )
          weights[group] = Math.max(weights[group]!, weight * OF_STEP ** steps);
    return weights;
  }

  isDerived(word: string): boolean {
    return [...this.derived.of(word).keys()].some((other) => this.groupsOfSeed.has(other));
  }

  private of(word: string): number[] {
    const direct = this.direct(word);
    const { linked, described } = this.ofSenses(word);
    return direct.map((weight, group) => {
      const isSeed = this.groupsOfSeed.get(word)?.includes(group);
      const found = this.trusted.has(word)
        ? Math.max(weight, 0.8 * linked[group]!)
        : Math.max(0.9 * weight, linked[group]!, described[group]!);
      return isSeed ? Math.max(found, 0.9) : found;
    });
  }

  private direct(word: string): readonly number[] {
    const known = this.directs.get(word);
    if (known) return known;
    const vector = this.vectors.get(word);
    const weights = vector ? this.ofVector(vector, word) : NONE;
    this.directs.set(word, weights);
    return weights;
  }

  /** Seeds that are far from the other seeds of their group, and have many senses. */
  ambiguousSeeds(): string[] {
    const ambiguous = new Set<string>();
    for (const [group, seeds] of this.seeds.entries())
      for (const [word, vector] of seeds)
        if (
          this.trusted.has(word) &&
          this.ofVector(vector, word)[group]! < AMBIGUOUS_BELOW &&
          this.wordNet.sensesOf(word).length >= MANY_SENSES
        )
          ambiguous.add(word);
    return [...ambiguous].sort();
  }

  /** By the groups whose seeds occur in texts of the same kind, if they are few. */
  private ofVector(vector: Vector, word: string): number[] {
    const scores = this.similarities(vector, word).map(
      (value, group) => (value - this.normal[group]!.mean) / this.normal[group]!.deviation,
    );
    const sorted = [...scores].sort((one, other) => one - other);
    const middle = sorted[Math.floor(scores.length / 2)]!;
    const [second, first] = sorted.slice(-2) as [number, number];
    return scores.map((score) => {
      if (score < 1.8) return 0;
      // A word that two troubles share is weaker evidence of each.
      const ahead = clamp(0.5 + (score - (score === first ? second : first)) / 2);
      return clamp((score - middle - 1.2) / 2.2) * Math.min(1, score / 3.2) * Math.max(0.5, ahead);
    });
  }

  /** The mean of the seeds that are nearest, without the word itself. */
  private similarities(vector: Vector, word: string): number[] {
    return this.seeds.map((seeds) => {
      const nearest = [-1, -1, -1];
      for (const [seed, other] of seeds) {
        if (seed === word || seed === `${word}s` || `${seed}s` === word) continue;
        let value = dot(vector, other);
        for (let at = 0; at < NEAREST_SEEDS; at++)
          if (value > nearest[at]!) [nearest[at], value] = [value, nearest[at]!];
      }
      return (nearest[0]! + nearest[1]! + nearest[2]!) / NEAREST_SEEDS;
    });
  }

  private measureNormal() {
    const sample = this.vectors.words.filter((_, at) => at % 10 === 0 && at < 40_000);
    const all = sample.map((word) => this.similarities(this.vectors.get(word)!, ''));
    return seedsOf.map((_, group) => {
      const values = all.map((each) => each[group]!);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
      return { mean, deviation: Math.sqrt(variance) };
    });
  }

  /** `linked`: by seeds in its senses; `described`: by the vectors of what WordNet describes it with. */
  private ofSenses(word: string): { linked: number[]; described: number[] } {
    const linked = seedsOf.map(() => 0);
    const described = seedsOf.map(() => 0);
    const raise = (weights: number[], group: number, weight: number) => {
      weights[group] = Math.max(weights[group]!, weight);
    };
    for (const sense of this.wordNet.sensesOf(word)) {
      const gloss = sense.gloss.filter((one) => !this.empty.has(one));
      const share = OF_RANK[sense.rank]!;
      const links = [
        [sense.synonyms, 0.85],
        [sense.related, 0.7],
        [gloss, 0.5],
      ] as const;
      for (const [ofKind, weight] of links)
        for (const one of ofKind)
          for (const group of this.groupsOfSeed.get(one) ?? []) raise(linked, group, weight * share);
      const words = [...sense.synonyms, ...sense.related, ...gloss];
      // Most words are about no trouble; the words that describe them show it faster than a vector.
      const mayBeTrouble = words.some((one) => this.direct(one).some((weight) => weight >= 0.3));
      const vector = !this.trusted.has(word) && mayBeTrouble && this.vectorOf({ ...sense, gloss });
      if (vector)
        for (const [group, weight] of this.ofVector(vector, word).entries())
          raise(described, group, 0.8 * weight * share);
    }
    return { linked, described };
  }

  private vectorOf({ synonyms, related, gloss }: Sense): Vector | null {
    const weighted = (words: readonly string[], weight: number) =>
      words.map((word) => [this.vectors.get(word), weight] as const);
    return meanOf([...weighted(synonyms, 1), ...weighted([...related, ...gloss], 0.6)]);
  }
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
