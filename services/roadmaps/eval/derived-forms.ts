import { dot, type Vectors } from './vectors.ts';
import type { WordNet } from './wordnet.ts';

const PREFIXES = ['in', 'un', 'over'] as const;
const SUFFIXES = [
  ...['ful', 'less', 'ness', 'ment', 'ing', 'ed', 'er', 'or', 'ance', 'ence', 'ous', 'able', 'ive', 'ion'],
  ...['ship', 'hood', 'ist', 'ism', 'ly', 's'],
] as const;
const SHORTEST = 4;
const STEPS = 2;
/** Words that look derived from each other but do not occur in similar texts are not: "vest" and "invested". */
const MIN_COSINE = 0.3;

/** Words that one is derived from or that are derived from it, by WordNet and by its beginning and ending. */
export class DerivedForms {
  private readonly lemmas: ReadonlySet<string>;
  private readonly wordNet: WordNet;
  private readonly vectors: Vectors;
  private readonly formsOf = new Map<string, string[]>();

  /** `forms`: words that are found by their base as well. */
  constructor(wordNet: WordNet, vectors: Vectors, forms: Iterable<string>) {
    this.wordNet = wordNet;
    this.vectors = vectors;
    this.lemmas = wordNet.lemmas();
    for (const form of forms)
      for (const base of this.bases(form)) this.formsOf.set(base, [...(this.formsOf.get(base) ?? []), form]);
  }

  /** Each with the number of steps to it. */
  of(word: string): Map<string, number> {
    const found = new Map([[word, 0]]);
    let last = [word];
    for (let step = 1; step <= STEPS; step++) {
      const next = last.flatMap((one) => [
        ...this.wordNet.derived(one),
        ...this.bases(one),
        ...(this.formsOf.get(one) ?? []),
      ]);
      last = next.filter((one) => !found.has(one));
      for (const one of last) found.set(one, step);
    }
    found.delete(word);
    return new Map([...found].filter(([one]) => this.isLike(word, one)));
  }

  private bases(word: string): string[] {
    const prefixes = PREFIXES.filter((one) => word.startsWith(one));
    const wholes = [word, ...prefixes.map((one) => word.slice(one.length))];
    const ended = wholes.flatMap((whole) =>
      SUFFIXES.filter((one) => whole.endsWith(one)).flatMap((one) =>
        spellings(whole.slice(0, -one.length), one),
      ),
    );
    return [...wholes, ...ended].filter((one) => one.length >= SHORTEST && this.lemmas.has(one));
  }

  private isLike(word: string, other: string): boolean {
    const [one, two] = [this.vectors.get(word), this.vectors.get(other)];
    return !one || !two || dot(one, two) >= MIN_COSINE;
  }
}

/** How a base was spelt before its ending: "crave" of "craving", "sob" of "sobbing", "weary" of "weariness". */
const spellings = (rest: string, ending: string): string[] => [
  rest,
  ...(/^[aeio]/.test(ending) ? [`${rest}e`] : []),
  ...(rest.at(-1) === rest.at(-2) ? [rest.slice(0, -1)] : []),
  ...(rest.endsWith('i') ? [`${rest.slice(0, -1)}y`] : []),
];
