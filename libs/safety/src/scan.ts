import type { Word } from '@waymark/text-model/words';
import type { Atom, Pattern, Term } from './pattern.ts';

/** Words within which the parts of a pattern must lie. */
const WINDOW = 16;
/** Shorter words are too alike for a wrong letter to be allowed. */
const MIN_NEAR = 6;

export interface Match {
  /** Index of the pattern. */
  pattern: number;
  /** The words of each part, as [from, to). */
  spans: [number, number][];
}

interface Start {
  pattern: number;
  part: number;
}

/** What a word is to the patterns. */
interface Known {
  atoms: readonly Atom[];
  starts: readonly Start[];
}

/** Finds the patterns of a set in texts, in time linear to the text. */
export class Scanner {
  private readonly exact = new Set<Atom>();
  private readonly stems = new Map<string, Atom>();
  private readonly near = new Set<string>();
  private readonly starts = new Map<Atom, Start[]>();

  private readonly patterns: readonly Pattern[];

  constructor(patterns: readonly Pattern[]) {
    this.patterns = patterns;
    patterns.forEach(({ parts }, pattern) => {
      parts.forEach((terms, part) => {
        this.index(terms, { pattern, part });
      });
    });
  }

  /** Whether a pattern names this word as a whole. */
  knows(word: string): boolean {
    return this.exact.has(word) || this.near.has(word);
  }

  /** Calls `onMatch` for every match. */
  scan(words: readonly Word[], onMatch: (match: Match) => void): void {
    const cache = new Map<string, Known>();
    const known = words.map(({ text }) => {
      const cached = cache.get(text) ?? this.knownOf(text);
      cache.set(text, cached);
      return cached;
    });
    const found = new Map<number, ([number, number] | undefined)[]>();
    for (let i = 0; i < words.length; i++) {
      const text = { words, known, sentence: words[i]!.sentence };
      for (const start of known[i]!.starts) {
        const terms = this.patterns[start.pattern]!.parts[start.part]!;
        const end = endOf(terms, 0, i, text);
        if (end > i) this.note(found, start, [i, end], words, onMatch);
      }
    }
  }

  private note(
    found: Map<number, ([number, number] | undefined)[]>,
    { pattern, part }: Start,
    span: [number, number],
    words: readonly Word[],
    onMatch: (match: Match) => void,
  ): void {
    const { parts } = this.patterns[pattern]!;
    const spans = found.get(pattern) ?? [];
    found.set(pattern, spans);
    spans[part] = span;
    const [from] = span;
    const near: [number, number][] = [];
    for (let i = 0; i < parts.length; i++) {
      const other = spans[i];
      if (!other || from - other[0] > WINDOW) return;
      if (words[other[0]]!.sentence !== words[from]!.sentence) return;
      near.push(other);
    }
    onMatch({ pattern, spans: near });
  }

  private index(terms: readonly Term[], start: Start): void {
    for (const { runs } of terms) {
      for (const [first, rests] of runs) for (const atom of [first, ...rests.flat()]) this.add(atom);
    }
    const last = terms.findIndex(({ optional }) => !optional);
    for (const { runs } of terms.slice(0, last + 1)) {
      for (const atom of runs.keys()) {
        const known = this.starts.get(atom);
        if (known) known.push(start);
        else this.starts.set(atom, [start]);
      }
    }
  }

  private add(atom: Atom): void {
    if (atom.endsWith('*')) this.stems.set(atom.slice(0, -1), atom);
    else if (atom.startsWith('~')) this.near.add(atom.slice(1));
    else this.exact.add(atom);
  }

  private knownOf(word: string): Known {
    const atoms: Atom[] = [];
    if (this.exact.has(word)) atoms.push(word);
    if (/^\d+/.test(word)) atoms.push('#');
    for (let length = 1; length <= Math.min(word.length, 16); length++) {
      const stem = this.stems.get(word.slice(0, length));
      if (stem) atoms.push(stem);
    }
    for (const near of this.near) if (isNear(word, near)) atoms.push(`~${near}`);
    return { atoms, starts: [...new Set(atoms.flatMap((atom) => this.starts.get(atom) ?? []))] };
  }
}

interface Text {
  words: readonly Word[];
  known: readonly Known[];
  sentence: number;
}

/** Where the terms from `at` on end when matched from word `i`; -1 when they do not match. */
function endOf(terms: readonly Term[], at: number, i: number, text: Text): number {
  const term = terms[at];
  if (!term) return i;
  for (let from = i; from <= i + term.gap && isIn(text, from); from++) {
    for (const first of text.known[from]!.atoms) {
      for (const rest of term.runs.get(first) ?? []) {
        if (
          !rest.every((atom, k) => isIn(text, from + 1 + k) && text.known[from + 1 + k]!.atoms.includes(atom))
        )
          continue;
        const end = endOf(terms, at + 1, from + 1 + rest.length, text);
        if (end !== -1) return end;
      }
    }
  }
  return term.optional ? endOf(terms, at + 1, i, text) : -1;
}

const isIn = ({ words, sentence }: Text, i: number): boolean => words[i]?.sentence === sentence;

/** Equal but for one letter that is wrong, missing, added or exchanged with its neighbour. */
function isNear(word: string, other: string): boolean {
  if (word === other) return true;
  if (other.length < MIN_NEAR || word[0] !== other[0] || Math.abs(word.length - other.length) > 1)
    return false;
  let start = 0;
  while (word[start] === other[start]) start++;
  const [a, b] = [word.slice(start), other.slice(start)];
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}
