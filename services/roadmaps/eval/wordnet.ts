import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first senses of a word are by far the most frequent ones. */
const MAX_SENSES = 5;
const FILES = ['noun', 'verb', 'adj', 'adv'] as const;
type File = (typeof FILES)[number];
const FILE_OF: Record<string, File> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' };
/** Hypernym, similar to, derived from, see also (https://wordnet.princeton.edu/documentation/wninput5wn). */
const RELATED = new Set(['@', '&', '+', '^']);

/** Derived from, pertains to, derived from an adjective, participle of: between single words. */
const DERIVED = new Set(['+', '\\', '<']);

/** Of the senses of a word in the order of their frequency, how much each counts. */
const OF_SENSE = [1, 0.85, 0.65, 0.5];
/** By kind of pointer, how near the words behind it are. Narrower words are followed twice. */
const NEAR: Record<string, number> = {
  '@': 0.6,
  ...{ '+': 0.75, '&': 0.75, '^': 0.75, '*': 0.75, '>': 0.75, $: 0.75, '\\': 0.75 },
  ...{ '%m': 0.45, '%p': 0.45, '#m': 0.45, '#p': 0.45 },
};
const NARROWER = new Set(['~', '~i']);

export interface Sense {
  /** 0 for the most frequent sense of its part of speech. */
  rank: number;
  synonyms: string[];
  related: string[];
  gloss: string[];
}

/** WordNet 3.1, as its database files are. */
export class WordNet {
  private readonly lines = {} as Record<File, Map<string, string>>;
  private readonly senses = {} as Record<File, Map<string, string[]>>;

  constructor(folder: string) {
    for (const file of FILES) {
      this.lines[file] = new Map(read(folder, `data.${file}`).map((line) => [line.slice(0, 8), line]));
      this.senses[file] = new Map(
        read(folder, `index.${file}`).map((line) => {
          const fields = line.trim().split(/\s+/);
          return [fields[0]!, fields.slice(6 + Number(fields[3]))];
        }),
      );
    }
  }

  /** Words and phrases. */
  lemmas(): Set<string> {
    return new Set(FILES.flatMap((file) => [...this.senses[file].keys()].map(spaced)));
  }

  sensesOf(word: string): Sense[] {
    return FILES.flatMap((file) =>
      (this.senses[file].get(word.replaceAll(' ', '_')) ?? []).slice(0, MAX_SENSES).map((offset, rank) => {
        const { lemmas, pointers, gloss } = this.synset(file, offset);
        const related = pointers
          .filter(({ kind }) => RELATED.has(kind))
          .map((pointer) => this.synset(pointer.file, pointer.offset).lemmas[0]!);
        return { rank, synonyms: lemmas.filter((lemma) => lemma !== word), related, gloss };
      }),
    );
  }

  /** Single words that mean nearly the same as this one, are broader or narrower, or derived from it: from 0 to 1. */
  near(word: string): Map<string, number> {
    const near = new Map<string, number>();
    const add = (lemmas: readonly string[], weight: number) => {
      for (const lemma of lemmas)
        if (!lemma.includes(' ') && lemma !== word) near.set(lemma, Math.max(weight, near.get(lemma) ?? 0));
    };
    const narrower = (file: File, offset: string, weight: number, depth: number) => {
      const { lemmas, pointers } = this.synset(file, offset);
      add(lemmas, weight);
      if (depth > 0)
        for (const pointer of pointers.filter(({ kind }) => NARROWER.has(kind)))
          narrower(pointer.file, pointer.offset, weight * (depth === 2 ? 0.75 : 0.8), depth - 1);
    };
    for (const file of FILES)
      for (const [rank, offset] of (this.senses[file].get(word) ?? []).slice(0, OF_SENSE.length).entries()) {
        const weight = OF_SENSE[rank]!;
        narrower(file, offset, weight, 2);
        for (const { kind, ...other } of this.synset(file, offset).pointers) {
          if (!NEAR[kind]) continue;
          const { lemmas, pointers } = this.synset(other.file, other.offset);
          add(lemmas, weight * NEAR[kind]);
          if (kind === '@')
            for (const above of pointers.filter((one) => one.kind === '@'))
              add(this.synset(above.file, above.offset).lemmas, weight * 0.35);
        }
      }
    return near;
  }

  /** Single words derived from this one, or this one from them, whatever their part of speech. */
  derived(word: string): string[] {
    return FILES.flatMap((file) =>
      (this.senses[file].get(word) ?? []).flatMap((offset) => {
        const { lemmas, pointers } = this.synset(file, offset);
        const at = lemmas.indexOf(word) + 1;
        return pointers
          .filter(({ kind, from }) => DERIVED.has(kind) && from === at)
          .map((pointer) => this.synset(pointer.file, pointer.offset).lemmas[pointer.to - 1]!)
          .filter((lemma) => !lemma.includes(' '));
      }),
    );
  }

  private synset(file: File, offset: string) {
    const [head, text] = this.lines[file].get(offset)!.split(' | ') as [string, string];
    const fields = head.split(' ');
    const count = Number.parseInt(fields[3]!, 16);
    const lemmas = Array.from({ length: count }, (_, n) => spaced(fields[4 + 2 * n]!.replace(/\(.*\)/, '')));
    const first = 5 + 2 * count;
    const pointers = Array.from({ length: Number(fields[first - 1]) }, (_, n) => {
      const [kind, at, part, words] = fields.slice(first + 4 * n) as [string, string, string, string];
      // Between single words of the two, counted from 1, or between the whole of them: 0.
      const [from, to] = [words.slice(0, 2), words.slice(2)].map((one) => Number.parseInt(one, 16)) as [
        number,
        number,
      ];
      return { kind, offset: at, file: FILE_OF[part]!, from, to };
    });
    // Without its examples.
    const gloss =
      text
        .split('"')[0]!
        .toLowerCase()
        .match(/[a-z-]+/g) ?? [];
    return { lemmas, pointers, gloss };
  }
}

const spaced = (lemma: string): string => lemma.replaceAll('_', ' ').toLowerCase();

/** Lines of a file without its licence, which is indented. */
const read = (folder: string, file: string): string[] =>
  readFileSync(join(folder, 'dict', file), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));
