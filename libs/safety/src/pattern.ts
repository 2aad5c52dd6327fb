import { fold, plainWord } from './words.ts';

/**
 * What one word of a pattern accepts: `word`; `stem*`, any word that begins so; `~word`, at most one letter wrong;
 * `#`, a number.
 */
export type Atom = string;

export interface Term {
  /** Each alternative is a run of atoms. */
  alternatives: Atom[][];
  optional: boolean;
  /** Words that may be skipped before it. */
  gap: number;
}

/** Sequences that must all occur within one sentence, near each other, in any order. */
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
  const negations = new Set(expand('<not>', classes).map(atom));
  const negates = parts.flat().some((term) => term.alternatives.flat().some((one) => negations.has(one)));
  return { parts, negates };
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
    const words = expand(optional ? piece.slice(0, -1) : piece, classes);
    terms.push({ alternatives: words.flatMap(spellings), optional, gap });
    gap = 0;
  }
  return terms;
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
