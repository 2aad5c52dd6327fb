import type { Word } from '@waymark/text-model/words';
import type { Hit, Hits } from './lexicon.ts';
import { range } from './lists.ts';

/** Classes of words that must occur near each other, in any order, and classes that may not be in their sentences. */
export interface Frame {
  /** One of each. */
  parts: string[][];
  not: string[];
  /** Words within which the parts begin. */
  reach: number;
  /** The parts may be in neighbouring sentences. */
  isWide: boolean;
  /** Its classes and words that fill make up the whole text. */
  isWhole: boolean;
}

const [REACH_OF_SENTENCE, REACH_OF_TEXT] = [14, 36];
/** Letters of a word that may be between a negation and what it denies: "no me", "not so". */
const SHORT = 4;
/** A negation before these is none of the act: "no insulin", "without alcohol", "can't lift my arm". */
const THINGS: readonly string[] = [
  'drug',
  'med',
  'benzo',
  'alcohol',
  'insulin',
  'steroid',
  'food',
  'thin',
  'days',
  'limbNumb',
  'speech',
];
/** Classes whose members deny something: "noLive". */
const isNegative = (name: string): boolean => /^no[A-Z]/.test(name);
const isUndeniable = (name: string): boolean => isNegative(name) || THINGS.includes(name);
/** Words of a text that is a search. */
const MAX_WHOLE = 7;

/** `a b|c !d`: a class a, and b or c, in one sentence without d. `~ a b`: in neighbouring sentences. `= a b`: the whole text. `5 a b`: within 5 words. */
export function readFrame(source: string): Frame {
  const pieces = source.split(/\s+/);
  const isMark = (piece: string) => /^(?:[~=]|\d+)$/.test(piece);
  const isWide = pieces.includes('~');
  const within = pieces.find((piece) => /^\d+$/.test(piece));
  return {
    parts: pieces.filter((one) => !isMark(one) && !one.startsWith('!')).map((one) => one.split('|')),
    not: pieces.filter((one) => one.startsWith('!')).map((one) => one.slice(1)),
    reach: Number(within ?? (isWide ? REACH_OF_TEXT : REACH_OF_SENTENCE)),
    isWide,
    isWhole: pieces.includes('='),
  };
}

/** A text as the classes of one language see it. */
export class Reading {
  private readonly words: readonly Word[];
  private readonly hits: Hits;
  private readonly affirmed: ReadonlySet<number>;
  private readonly negations: ReadonlySet<number>;
  private readonly breaks: ReadonlySet<number>;
  private readonly idioms: ReadonlySet<number>;
  private readonly settled: ReadonlySet<number>;
  private readonly sentences = new Map<string, Set<number>>();
  private readonly merged = new Map<string, readonly Hit[]>();

  constructor(words: readonly Word[], hits: Hits) {
    this.words = words;
    this.hits = hits;
    const own = [...hits.keys()].filter((name) => name === 'affirm' || isNegative(name));
    const denying = new Set(own.flatMap((name) => [...this.wordsIn(name)]));
    this.affirmed = this.wordsIn('affirm');
    this.negations = new Set([...this.wordsIn('not')].filter((i) => !denying.has(i)));
    this.breaks = this.wordsIn('turn');
    this.idioms = this.wordsIn('idiom');
    // "Hace doce años" is past, "hace doce años que" and what is done every day is not.
    const current = this.sentencesWith('current');
    const settled = [...this.sentencesWith('settled')].filter((one) => !current.has(one));
    this.settled = new Set(hits.has('behind') ? words.map(({ sentence }) => sentence) : settled);
  }

  /** The sentences in which a frame is found first; null where it is not. */
  find(frame: Frame): number[] | null {
    if (frame.isWhole) return this.isWhole(frame) ? [0] : null;
    const lists = frame.parts.map((names) => this.hitsOf(names));
    if (lists.some(({ length }) => length === 0)) return null;
    const excluded = frame.not.map((name) => this.sentencesWith(name));
    const [first, ...others] = lists as [readonly Hit[], ...(readonly Hit[])[]];
    for (const hit of first) {
      const near = others.map((list) => between(list, hit.from - frame.reach, hit.from + frame.reach));
      if (near.some(({ length }) => length === 0)) continue;
      const found = this.choose([hit], near, frame.isWide);
      const sentences = found?.map(({ from }) => this.words[from]!.sentence);
      if (sentences && !excluded.some((set) => sentences.some((one) => set.has(one)))) return sentences;
    }
    return null;
  }

  sentencesWith(name: string): Set<number> {
    const known = this.sentences.get(name);
    if (known) return known;
    // "Not joking" is no joke.
    const isMeant = ({ from }: Hit) => name !== 'fun' || !this.affirmed.has(from);
    const hits = (this.hits.get(name) ?? []).filter(isMeant);
    const found = new Set(hits.map(({ from }) => this.words[from]!.sentence));
    this.sentences.set(name, found);
    return found;
  }

  private wordsIn(name: string): Set<number> {
    const found = new Set<number>();
    for (const { from, to } of this.hits.get(name) ?? []) for (let i = from; i < to; i++) found.add(i);
    return found;
  }

  /** By their begin, without what is an idiom, settled or denied. */
  private hitsOf(names: readonly string[]): readonly Hit[] {
    const key = names.join('|');
    const known = this.merged.get(key);
    if (known) return known;
    const all = names.flatMap((name) =>
      (this.hits.get(name) ?? []).filter((hit) => isUndeniable(name) || !this.isDenied(hit)),
    );
    const hits = all
      .filter(({ from }) => !this.settled.has(this.words[from]!.sentence))
      .filter((hit) => !this.isIdiom(hit))
      .sort((a, b) => a.from - b.from);
    this.merged.set(key, hits);
    return hits;
  }

  /** One hit of each list that is near the chosen and shares no word with them. */
  private choose(
    chosen: readonly Hit[],
    lists: readonly (readonly Hit[])[],
    isWide: boolean,
  ): readonly Hit[] | null {
    const [next, ...rest] = lists;
    if (!next) return chosen;
    const { sentence } = this.words[chosen[0]!.from]!;
    for (const hit of next) {
      const isNear = isWide || this.words[hit.from]!.sentence === sentence;
      if (!isNear || chosen.some((one) => isShared(one, hit))) continue;
      const found = this.choose([...chosen, hit], rest, isWide);
      if (found) return found;
    }
    return null;
  }

  private isIdiom({ from, to }: Hit): boolean {
    for (let i = from; i < to; i++) if (this.idioms.has(i)) return true;
    return false;
  }

  private isDenied({ from }: Hit): boolean {
    const isNegation = (i: number) =>
      this.words[i]?.clause === this.words[from]!.clause && this.negations.has(i);
    const isBetween = !this.breaks.has(from - 1) && (this.words[from - 1]?.text.length ?? 0) <= SHORT;
    return isNegation(from - 1) || (isBetween && isNegation(from - 2));
  }

  private isWhole({ parts, not }: Frame): boolean {
    if (this.words.length > MAX_WHOLE || not.some((name) => this.hits.has(name))) return false;
    const named = parts.map((names) => this.hitsOf(names));
    if (named.some(({ length }) => length === 0)) return false;
    const covered = this.wordsIn('filler');
    for (const { from, to } of named.flat()) for (const i of range(from, to)) covered.add(i);
    return covered.size === this.words.length && this.idioms.size === 0;
  }
}

/** Whether two hits name a word in common; what is in a gap of one may be the other. */
const isShared = (a: Hit, b: Hit): boolean =>
  range(Math.max(a.from, b.from), Math.min(a.to, b.to)).some(
    (i) => !a.skipped.includes(i) && !b.skipped.includes(i),
  );

/** The hits that begin from `low` to `high`, of hits in order. */
function between(hits: readonly Hit[], low: number, high: number): readonly Hit[] {
  let [from, end] = [0, hits.length];
  while (from < end) {
    const middle = (from + end) >> 1;
    if (hits[middle]!.from < low) from = middle + 1;
    else end = middle;
  }
  let to = from;
  while (to < hits.length && hits[to]!.from <= high) to++;
  return hits.slice(from, to);
}
