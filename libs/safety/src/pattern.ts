import { fold, plainWord } from '@waymark/text-model/words';

/**
 * What one word of a pattern accepts: `word`; `stem*`, any word that begins so; `~word`, at most one letter wrong; `#`, a
 * number; `#10`, one of ten or more; `#low`, one from 100 to 899; `#year`.
 */
export type Atom = string;

/** Runs of atoms: by their first atom, what follows it. */
export type Runs = ReadonlyMap<Atom, readonly (readonly Atom[])[]>;

/** What a term accepts: any run of these. Terms that are written alike share one choice. */
export interface Choice {
  runs: readonly Runs[];
}

export interface Term {
  choice: Choice;
  optional: boolean;
  /** Words that may be skipped before it. */
  gap: number;
  /**
   * It matches where the choice is not at the next word, nor after the words of the gap; as the first term, where it is not
   * the word before.
   */
  absent: boolean;
}

export interface Pattern {
  /** Sequences that must all occur near each other, in any order; they may share words. */
  parts: Term[][];
  /** The parts may be in different sentences. */
  wide: boolean;
}

export type Classes = Readonly<Record<string, string>>;

/** Reads the patterns of one language. */
export class PatternReader {
  private readonly choices = new Map<string, Choice>();
  private readonly runsOfClasses = new Map<string, Runs>();
  private readonly classes: Classes;
  private readonly variants: ReadonlyMap<Atom, readonly Atom[]>;

  /** `classes`: lists of words by name. `variants`: "quiero=kiero|qiero": other ways in which a word is written. */
  constructor(classes: Classes, variants = '') {
    this.classes = classes;
    this.variants = new Map(
      variants
        .split(/\s+/)
        .filter((one) => one !== '')
        .map((one) => one.split('='))
        .map(([word = '', others = '']) => [atom(word), others.split('|').map(atom)]),
    );
  }

  /**
   * Reads a pattern: terms in order, `a|b` one of them, `a_b` two words, `term?` may be missing, `!term` may not follow
   * (first in a sequence: one word that may not precede),
   * `..3` up to three words between, `<name>` a class, `&` between sequences of one sentence in any order, `&&` between
   * those of neighbouring sentences. Throws for an unknown class.
   */
  read(source: string): Pattern {
    const parts = source.split(/&+/).map((part) => this.readSequence(part.trim()));
    return { parts, wide: source.includes('&&') };
  }

  private readSequence(source: string): Term[] {
    const terms: Term[] = [];
    let gap = 0;
    for (const piece of source.split(/\s+/)) {
      const skipped = /^\.\.(\d+)$/.exec(piece);
      if (skipped) {
        gap = Number(skipped[1]);
        continue;
      }
      const optional = piece.endsWith('?');
      const absent = piece.startsWith('!');
      terms.push({ choice: this.choiceOf(piece.replace(/^!|\?$/g, '')), optional, gap, absent });
      gap = 0;
    }
    return terms;
  }

  private choiceOf(piece: string): Choice {
    const known = this.choices.get(piece);
    if (known) return known;
    const members = piece.split('|');
    const own = members.filter((member) => !member.startsWith('<'));
    const named = members.filter((member) => member.startsWith('<')).map((member) => member.slice(1, -1));
    const runs = [
      ...(own.length > 0 ? [this.runsOf(own)] : []),
      ...named.map((name) => this.runsOfClass(name)),
    ];
    const choice = { runs };
    this.choices.set(piece, choice);
    return choice;
  }

  private runsOfClass(name: string): Runs {
    const known = this.runsOfClasses.get(name);
    if (known) return known;
    const members = this.classes[name];
    if (members === undefined) throw new Error(`Unknown class <${name}>`);
    const runs = this.runsOf(members.trim().split(/\s+/));
    this.runsOfClasses.set(name, runs);
    return runs;
  }

  private runsOf(members: readonly string[]): Runs {
    const runs = new Map<Atom, Atom[][]>();
    for (const member of members) {
      for (const spelling of spellings(member)) {
        for (const [first, ...rest] of this.written(spelling)) {
          const known = runs.get(first!);
          if (known) known.push(rest);
          else runs.set(first!, [rest]);
        }
      }
    }
    return runs;
  }

  /** The ways in which a run of words is written. */
  private written(atoms: Atom[]): Atom[][] {
    if (!atoms.some((one) => this.variants.has(one))) return [atoms];
    return atoms.reduce<Atom[][]>(
      (begun, one) =>
        [one, ...(this.variants.get(one) ?? [])].flatMap((way) => begun.map((words) => [...words, way])),
      [[]],
    );
  }
}

/** "töten" is also written "toeten". */
function spellings(words: string): Atom[][] {
  const written = /[äöü]/.test(words) ? [words, words.replace(/[äöü]/g, '$&e')] : [words];
  return written.map((one) => (one.includes('_') ? one.split('_').map(atom) : [atom(one)]));
}

function atom(word: string): Atom {
  if (word.startsWith('#') || /^[a-z]+\*?$/.test(word)) return word;
  const bare = plainWord(fold(word.replace(/[*~]/g, '')));
  return `${word.startsWith('~') ? '~' : ''}${bare}${word.endsWith('*') ? '*' : ''}`;
}
