import { fold, plainWord } from '@waymark/text-model/words';

/**
 * What one word of a pattern accepts: `word`; `stem*`, any word that begins so; `~word`, at most one letter wrong;
 * `#`, a number.
 */
export type Atom = string;

export interface Term {
  /** Runs of atoms, one of which it accepts: by their first atom, what follows it. */
  runs: ReadonlyMap<Atom, readonly Atom[][]>;
  optional: boolean;
  /** Words that may be skipped before it. */
  gap: number;
}

/** Sequences that must all occur within one sentence, near each other, in any order; they may share words. */
export interface Pattern {
  parts: Term[][];
  /** It contains a negation of its own. */
  negates: boolean;
}

export type Classes = Readonly<Record<string, string>>;

/**
 * Reads a pattern: terms in order, `a|b` one of them, `a_b` two words, `term?` may be missing, `..3` up to three words
 * between, `<name>` a class, `&` between sequences in any order. Throws for an unknown class.
 */
export function parsePattern(source: string, classes: Classes): Pattern {
  const parts = source.split('&').map((part) => parseSequence(part.trim(), classes));
  const negations = runsOf('<not>', classes);
  const atoms = parts
    .flat()
    .flatMap(({ runs }) => [...runs].flatMap(([first, rests]) => [first, ...rests.flat()]));
  return { parts, negates: atoms.some((one) => negations.has(one)) };
}

function parseSequence(source: string, classes: Classes): Term[] {
  const terms: Term[] = [];
  let gap = 0;
  for (const piece of source.split(/\s+/)) {
    const skipped = /^\.\.(\d+)$/.exec(piece);
    if (skipped) {
      gap = Number(skipped[1]);
      continue;
    }
    const optional = piece.endsWith('?');
    terms.push({ runs: runsOf(optional ? piece.slice(0, -1) : piece, classes), optional, gap });
    gap = 0;
  }
  return terms;
}

const known = new WeakMap<Classes, Map<string, Term['runs']>>();

/** Remembers what it has read: most patterns name the same classes. */
function runsOf(piece: string, classes: Classes): Term['runs'] {
  const ofClasses = known.get(classes) ?? new Map<string, Term['runs']>();
  known.set(classes, ofClasses);
  const read = ofClasses.get(piece);
  if (read) return read;
  const runs = new Map<Atom, Atom[][]>();
  for (const [first, ...rest] of expand(piece, classes).flatMap(spellings)) {
    if (first) runs.set(first, [...(runs.get(first) ?? []), rest]);
  }
  ofClasses.set(piece, runs);
  return runs;
}

function expand(piece: string, classes: Classes): string[] {
  return piece.split('|').flatMap((word) => {
    const name = /^<(.+)>$/.exec(word)?.[1];
    if (!name) return [word];
    const members = classes[name];
    if (members === undefined) throw new Error(`Unknown class <${name}>`);
    return members.split(/[\s|]+/).flatMap((member) => expand(member, classes));
  });
}

/** "töten" is also written "toeten". */
function spellings(words: string): Atom[][] {
  const written = /[äöü]/.test(words) ? [words, words.replace(/[äöü]/g, '$&e')] : [words];
  return written.map((one) => one.split('_').map(atom));
}

function atom(word: string): Atom {
  if (word === '#') return word;
  const bare = plainWord(fold(word.replace(/[*~]/g, '')));
  return `${word.startsWith('~') ? '~' : ''}${bare}${word.endsWith('*') ? '*' : ''}`;
}
