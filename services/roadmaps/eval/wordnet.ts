import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first senses of a word are by far the most frequent ones. */
const MAX_SENSES = 5;
const FILES = ['noun', 'verb', 'adj', 'adv'] as const;
type File = (typeof FILES)[number];
const FILE_OF: Record<string, File> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' };
/** Hypernym, similar to, derived from, see also (https://wordnet.princeton.edu/documentation/wninput5wn). */
const RELATED = new Set(['@', '&', '+', '^']);

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

  private synset(file: File, offset: string) {
    const [head, text] = this.lines[file].get(offset)!.split(' | ') as [string, string];
    const fields = head.split(' ');
    const count = Number.parseInt(fields[3]!, 16);
    const lemmas = Array.from({ length: count }, (_, n) => spaced(fields[4 + 2 * n]!.replace(/\(.*\)/, '')));
    const first = 5 + 2 * count;
    const pointers = Array.from({ length: Number(fields[first - 1]) }, (_, n) => {
      const [kind, at, part] = fields.slice(first + 4 * n) as [string, string, string];
      return { kind, offset: at, file: FILE_OF[part]! };
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
