import type { Word } from '@waymark/text-model/words';
import type { Atom, Choice, Pattern, Runs, Term } from './pattern.ts';

/** Words within which the parts of a pattern must begin, in one sentence and across sentences. */
const WINDOW = 16;
const WIDE_WINDOW = 40;
/** Shorter words are too alike for a wrong letter to be allowed. */
const MIN_NEAR = 6;

/** The words from `from` to before `to`, among them `skipped`, which are in a gap of the pattern. */
export interface Span {
  from: number;
  to: number;
  skipped: readonly number[];
}

export interface Match {
  /** Index of the pattern. */
  pattern: number;
  /** Of each part. */
  spans: Span[];
}

/** Finds the patterns of a set in texts, in time linear to the text. */
export class Scanner {
  private readonly exact = new Set<Atom>();
  private readonly stems = new Set<string>();
  private readonly near = new Set<string>();
  /** By first atom. */
  private readonly runs = new Map<Atom, Runs[]>();
  private readonly choices = new Map<Runs, Set<Choice>>();
  private readonly patterns: readonly Pattern[];

  constructor(patterns: readonly Pattern[]) {
    this.patterns = patterns;
    for (const term of patterns.flatMap(({ parts }) => parts.flat())) {
      for (const runs of term.choice.runs) this.index(runs, term.choice);
    }
  }

  /** Whether a pattern names this word as a whole. */
  knows(word: string): boolean {
    return this.exact.has(word) || this.near.has(word);
  }

  /** Calls `onMatch` for matches, pattern by pattern; of a part, only its latest occurrence counts. */
  scan(words: readonly Word[], onMatch: (match: Match) => void): void {
    const text = new ScannedText(words, (word) => this.atomsOf(word));
    const present = this.choicesIn(text);
    for (let i = 0; i < this.patterns.length; i++) {
      const pattern = this.patterns[i]!;
      if (isPossible(pattern, present)) matchesOf(pattern, text, (spans) => onMatch({ pattern: i, spans }));
    }
  }

  /** The choices of which some run may begin in a text. */
  private choicesIn(text: ScannedText): Set<Choice> {
    const present = new Set<Choice>();
    for (const atom of text.positions.keys()) {
      for (const runs of this.runs.get(atom) ?? [])
        for (const one of this.choices.get(runs)!) present.add(one);
    }
    return present;
  }

  private index(runs: Runs, choice: Choice): void {
    const known = this.choices.get(runs);
    if (known) {
      known.add(choice);
      return;
    }
    this.choices.set(runs, new Set([choice]));
    for (const [first, rests] of runs) {
      const others = this.runs.get(first);
      if (others) others.push(runs);
      else this.runs.set(first, [runs]);
      this.add(first);
      for (const rest of rests) for (const atom of rest) this.add(atom);
    }
  }

  private add(atom: Atom): void {
    if (atom.endsWith('*')) this.stems.add(atom.slice(0, -1));
    else if (atom.startsWith('~')) this.near.add(atom.slice(1));
    else this.exact.add(atom);
  }

  private atomsOf(word: string): Atom[] {
    const atoms = numbersOf(word);
    if (this.exact.has(word)) atoms.push(word);
    for (let length = 1; length <= Math.min(word.length, 16); length++) {
      const stem = word.slice(0, length);
      if (this.stems.has(stem)) atoms.push(`${stem}*`);
    }
    for (const near of this.near) if (isNear(word, near)) atoms.push(`~${near}`);
    return atoms;
  }
}

class ScannedText {
  /** Of each word. */
  readonly atoms: readonly (readonly Atom[])[];
  /** Of each atom, in order. */
  readonly positions = new Map<Atom, number[]>();
  readonly words: readonly Word[];

  constructor(words: readonly Word[], atomsOf: (word: string) => Atom[]) {
    const known = new Map<string, readonly Atom[]>();
    this.words = words;
    this.atoms = words.map(({ text }) => {
      const atoms = known.get(text) ?? atomsOf(text);
      known.set(text, atoms);
      return atoms;
    });
    this.atoms.forEach((atoms, i) => {
      for (const atom of atoms) {
        const positions = this.positions.get(atom);
        if (positions) positions.push(i);
        else this.positions.set(atom, [i]);
      }
    });
  }

  /** Where a run of the choice may begin. */
  startsOf({ runs }: Choice): number[] {
    return runs.flatMap((one) => [...one.keys()].flatMap((atom) => this.positions.get(atom) ?? []));
  }

  isIn(sentence: number, i: number): boolean {
    return this.words[i]?.sentence === sentence;
  }
}

const isPossible = ({ parts }: Pattern, present: Set<Choice>): boolean =>
  parts.every((terms) =>
    terms.every(({ choice, optional, absent }) => optional || absent || present.has(choice)),
  );

function matchesOf({ parts, wide }: Pattern, text: ScannedText, onMatch: (spans: Span[]) => void): void {
  const latest: (Span | undefined)[] = [];
  const { words } = text;
  for (const [from, part] of startsOf(parts, text)) {
    const { sentence } = words[from]!;
    const terms = parts[part]!;
    if (isPrecededBy(terms[0]!, from, text, sentence)) continue;
    const found = endOf(terms, terms[0]!.absent ? 1 : 0, from, text, sentence);
    if (!found || found.to <= from) continue;
    latest[part] = { from, ...found };
    const isNear = (span: Span | undefined) =>
      span !== undefined &&
      from - span.from <= (wide ? WIDE_WINDOW : WINDOW) &&
      (wide || words[span.from]!.sentence === sentence);
    if (parts.every((_, i) => isNear(latest[i]))) onMatch([...latest] as Span[]);
  }
}

/** Whether the word before is one that a first term excludes. */
const isPrecededBy = ({ choice, absent }: Term, i: number, text: ScannedText, sentence: number): boolean =>
  absent &&
  text.isIn(sentence, i - 1) &&
  text.atoms[i - 1]!.some((atom) =>
    choice.runs.some((runs) => runs.get(atom)?.some(({ length }) => length === 0)),
  );

/** Where each part may begin, in the order of the text. */
function startsOf(parts: readonly Term[][], text: ScannedText): [number, number][] {
  const starts = parts.flatMap((terms, part) => {
    const last = terms.findIndex(({ optional, absent }) => !optional && !absent);
    const first = terms.slice(0, last + 1).filter(({ absent }) => !absent);
    const positions = new Set(first.flatMap(({ choice }) => text.startsOf(choice)));
    return [...positions].map((from): [number, number] => [from, part]);
  });
  return starts.sort(([a], [b]) => a - b);
}

/** Where the terms from `at` on end when matched from word `i`; null when they do not match. */
function endOf(
  terms: readonly Term[],
  at: number,
  i: number,
  text: ScannedText,
  sentence: number,
): Omit<Span, 'from'> | null {
  const term = terms[at];
  if (!term) return { to: i, skipped: [] };
  for (let from = i; from <= i + term.gap && text.isIn(sentence, from); from++) {
    for (const first of text.atoms[from]!) {
      for (const runs of term.choice.runs) {
        for (const rest of runs.get(first) ?? []) {
          if (!rest.every((atom, k) => isAt(text, sentence, from + 1 + k, atom))) continue;
          if (term.absent) return null;
          const found = endOf(terms, at + 1, from + 1 + rest.length, text, sentence);
          if (found) return { to: found.to, skipped: [...range(i, from), ...found.skipped] };
        }
      }
    }
  }
  return term.optional || term.absent ? endOf(terms, at + 1, i, text, sentence) : null;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, k) => from + k);

const isAt = (text: ScannedText, sentence: number, i: number, atom: Atom): boolean =>
  text.isIn(sentence, i) && text.atoms[i]!.includes(atom);

function numbersOf(word: string): Atom[] {
  const number = /^\d+/.exec(word)?.[0];
  if (!number) return [];
  const value = Number(number);
  return [
    '#',
    ...(value >= 10 && value < 1_000 ? ['#10'] : []),
    ...(value >= 100 && value < 900 ? ['#low'] : []),
    ...(/^(?:19|20)\d\d$/.test(word) ? ['#year'] : []),
  ];
}

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
