import type { Word } from '@waymark/text-model/words';
import type { LanguageWords } from './data/language-words.ts';
import { push, range } from './lists.ts';
import { formsOf, type Item, isNear, itemsOf, keyOf, list, numbersOf, without } from './members.ts';

/** The words from `from` to before `to`, of which `skipped` are in a gap. */
export interface Hit {
  from: number;
  to: number;
  skipped: readonly number[];
}

export type Hits = ReadonlyMap<string, readonly Hit[]>;

/** The class of negations; they may not stand in a gap. `affirm`: runs with one that denies nothing. */
const [NOT, AFFIRM] = ['not', 'affirm'];

/** What is written without its apostrophe. */
const ELIDED = /^(j|qu|[cdlmnst](?=[aeiouh]))(.{2,})$/;

/** Finds the members of the classes of one language in texts. */
export class Lexicon {
  private readonly singles = new Map<string, string[]>();
  private readonly runs: { name: string; runs: Item[][] }[] = [];
  /** Classes that stand in runs. */
  private readonly used = new Set<string>();
  private readonly stems = new Set<string>();
  /** By each spelling with one letter left out. */
  private readonly near = new Map<string, string[]>();
  private readonly written: ReadonlyMap<string, string>;
  private readonly isElided: boolean;
  private readonly known = new Map<string, readonly string[]>();

  /** Throws for a class that is used before it is listed. */
  constructor({ classes, written, isElided = false }: Omit<LanguageWords, 'language'>) {
    this.isElided = isElided;
    this.written = new Map(list(written).map((one) => one.split('=') as [string, string]));
    for (const [name, members] of Object.entries(classes)) {
      const runs: Item[][] = [];
      for (const listed of list(members)) {
        const member = listed.replace('~', '');
        if (member !== listed) this.addNear(keyOf(member));
        const items = itemsOf(member);
        const keys = items.flatMap(({ options }) =>
          [...options].flatMap(([key, more]) => [key, ...more.flat()]),
        );
        for (const key of keys) this.add(key);
        if (keys.length > 1 || keys[0]!.startsWith('<')) runs.push(items);
        else push(this.singles, keys[0]!, name);
      }
      this.runs.push({ name, runs });
    }
    this.used.add(`<${NOT}>`);
  }

  /** Whether a class names this word as a whole. */
  knows(word: string): boolean {
    return this.singles.has(word);
  }

  /** Words as they are meant: "jarrete" as "j arrete". */
  read(words: readonly Word[]): Word[] {
    return words.flatMap((word) => this.spelled(word.text).map((text) => ({ ...word, text })));
  }

  hitsIn(words: readonly Word[]): Hits {
    const text = new Text(words, this.used);
    words.forEach((word, i) => {
      for (const atom of this.atomsOf(word.text)) {
        text.addKey(atom, i, i + 1);
        for (const name of this.singles.get(atom) ?? [])
          text.add(name, { from: i, to: i + 1, skipped: NONE });
      }
    });
    for (const { name, runs } of this.runs) {
      for (const run of runs) text.find(name, run);
      if (name === AFFIRM) text.affirm();
    }
    return text.hits;
  }

  private add(key: string): void {
    if (key.startsWith('<')) {
      if (!this.runs.some(({ name }) => `<${name}>` === key)) throw new Error(`Unknown class ${key}`);
      this.used.add(key);
    } else if (key.endsWith('*')) this.stems.add(key.slice(0, -1));
    else if (!this.singles.has(key)) this.singles.set(key, []);
  }

  private addNear(key: string): void {
    for (const short of without(key)) push(this.near, short, key);
  }

  private spelled(text: string): readonly string[] {
    const written = this.written.get(text);
    if (written !== undefined) return written.split('_');
    const [, article, rest] = (this.isElided && ELIDED.exec(text)) || [];
    const isJoined =
      article && rest && this.exactAtoms(text).length === 0 && this.exactAtoms(rest).length > 0;
    return isJoined ? [article, rest] : [text];
  }

  private atomsOf(word: string): readonly string[] {
    const before = this.known.get(word);
    if (before) return before;
    const atoms =
      formsOf(word)
        .map((form) => this.exactAtoms(form))
        .find((found) => found.length > 0) ?? [];
    if (atoms.length === 0) atoms.push(...this.nearest(word));
    if (this.known.size > 20_000) this.known.clear();
    this.known.set(word, atoms);
    return atoms;
  }

  private exactAtoms(word: string): string[] {
    return [...numbersOf(word), ...(this.singles.has(word) ? [word] : []), ...this.stemsOf(word)];
  }

  private stemsOf(word: string): string[] {
    const stems: string[] = [];
    for (let length = 2; length <= Math.min(word.length, 16); length++) {
      const stem = word.slice(0, length);
      if (this.stems.has(stem)) stems.push(`${stem}*`);
    }
    return stems;
  }

  /** Listed words that differ from this in a letter. */
  private nearest(word: string): string[] {
    const found = [word, ...without(word)].flatMap((short) => this.near.get(short) ?? []);
    return [...new Set(found)].filter((one) => isNear(word, one));
  }
}

class Text {
  readonly hits = new Map<string, Hit[]>();
  /** Of each word the keys that begin with it, and where each ends. */
  private readonly ends: Map<string, number[]>[];
  private readonly starts = new Map<string, number[]>();
  private readonly affirmed = new Set<number>();
  private readonly words: readonly Word[];
  private readonly used: ReadonlySet<string>;

  constructor(words: readonly Word[], used: ReadonlySet<string>) {
    this.words = words;
    this.used = used;
    this.ends = words.map(() => new Map());
  }

  add(name: string, hit: Hit): void {
    push(this.hits, name, hit);
    const key = `<${name}>`;
    if (this.used.has(key)) this.addKey(key, hit.from, hit.to);
  }

  addKey(key: string, from: number, to: number): void {
    const ends = this.ends[from]!.get(key);
    if (ends) ends.push(to);
    else {
      this.ends[from]!.set(key, [to]);
      push(this.starts, key, from);
    }
  }

  /** Adds each place of the run as a hit of the class. */
  find(name: string, run: readonly Item[]): void {
    for (const key of run[0]!.options.keys()) {
      for (const from of this.starts.get(key) ?? []) {
        for (const { to, skipped } of this.matches(run, 0, from, this.words[from]!.clause, key))
          this.add(name, { from, to, skipped });
      }
    }
  }

  affirm(): void {
    for (const { from, to } of this.hits.get(AFFIRM!) ?? [])
      for (let i = from; i < to; i++) this.affirmed.add(i);
  }

  /** Where the item `at` matches at word `i`, by `only` this key, and what follows it nearest to it. */
  private matches(
    run: readonly Item[],
    at: number,
    i: number,
    clause: number,
    only?: string,
  ): Omit<Hit, 'from'>[] {
    const { options } = run[at]!;
    const found: Omit<Hit, 'from'>[] = [];
    const here = this.ends[i]!;
    for (const key of only === undefined ? here.keys() : [only]) {
      const ends = here.get(key)!;
      for (const rest of options.get(key) ?? []) {
        for (const to of this.endsOf(rest, ends, clause)) {
          const end = this.endOf(run, at + 1, to, clause);
          if (end) found.push(end);
          if (end && only === undefined) return found;
        }
      }
    }
    return found;
  }

  /** Where the items from `at` on end when they follow word `i`; null where they do not. */
  private endOf(run: readonly Item[], at: number, i: number, clause: number): Omit<Hit, 'from'> | null {
    const item = run[at];
    if (!item) return { to: i, skipped: NONE };
    for (let from = i; from <= i + item.gap && this.words[from]?.clause === clause; from++) {
      const [first] = this.matches(run, at, from, clause);
      if (first) return from === i ? first : { to: first.to, skipped: [...range(i, from), ...first.skipped] };
      if (this.ends[from]!.has(`<${NOT}>`) && !this.affirmed.has(from)) return null;
    }
    return null;
  }

  /** Where the keys end when they follow each other from one of `starts`. */
  private endsOf(keys: readonly string[], starts: readonly number[], clause: number): readonly number[] {
    let ends = starts;
    for (const key of keys)
      ends = ends.flatMap((i) => (this.words[i]?.clause === clause ? (this.ends[i]!.get(key) ?? []) : []));
    return ends;
  }
}

const NONE: readonly number[] = [];
