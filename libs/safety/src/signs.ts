import type { SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import type { Word } from '@waymark/text-model/words';
import { type Rows, readRows, type Signs } from './data/table.ts';
import { TABLES } from './data/tables.ts';
import { type Pattern, PatternReader } from './pattern.ts';
import { type Match, Scanner, type Span } from './scan.ts';

export interface Sign {
  kind: SafetyKind;
  urgent: boolean;
  /** Of the pattern. */
  language: SafetyLanguage;
}

/** What a match does. `negate` and the like, `affirm`, `turn` and `idiom` mark its words; `settled`, `now` and `unless` its sentence. */
type Does =
  | 'alone'
  | 'sign'
  | 'negate'
  | 'negateAfter'
  | 'affirm'
  | 'turn'
  | 'idiom'
  | 'settled'
  | 'now'
  | 'unless';

interface Rule {
  does: Does;
  language: SafetyLanguage;
  pattern: Pattern;
  /** Of `alone`, `sign` and `unless`. */
  signs?: Signs;
}

/** Words before a sign in which a negation denies it. */
const REACH = 2;

interface Compiled {
  rules: Rule[];
  scanner: Scanner;
}

let compiled: Compiled | undefined;

function compile(): Compiled {
  const rules: Rule[] = [];
  for (const { language, classes, variants, affirmed, idioms, settled, now, alone, signs } of TABLES) {
    const reader = new PatternReader(classes, variants);
    const add = (does: Does, rows: Rows, of?: Signs) => {
      for (const { pattern } of readRows(rows))
        rules.push({ does, language, pattern: reader.read(pattern), ...(of && { signs: of }) });
    };
    add('negate', '<not>');
    if (classes.after) add('negateAfter', '<after>');
    add('turn', '<turn>');
    add('affirm', affirmed);
    add('idiom', idioms);
    add('settled', settled);
    add('now', now);
    for (const one of alone) add('alone', one.rows, one);
    for (const one of signs) {
      add('sign', one.rows, one);
      if (one.unless) add('unless', one.unless, one);
    }
  }
  return { rules, scanner: new Scanner(rules.map(({ pattern }) => pattern)) };
}

const compiledOnce = (): Compiled => (compiled ??= compile());

/** Whether a pattern names this word as a whole. */
export const knowsWord = (word: string): boolean => compiledOnce().scanner.knows(word);

/** The explicit signs in a text, by the patterns of all languages. `spoken`: the language of the text, if it is known. */
export function findSigns(words: readonly Word[], spoken: SafetyLanguage | null): Sign[] {
  const { rules, scanner } = compiledOnce();
  const marks = new Marks(words);
  const found: { rule: Rule; spans: Match['spans'] }[] = [];
  scanner.scan(words, ({ pattern, spans }) => {
    const rule = rules[pattern]!;
    const { does, language, signs } = rule;
    if (does === 'sign' || does === 'alone') found.push({ rule, spans });
    else if (does === 'settled' || does === 'now') marks.addSentence(`${does} ${language}`, spans[0]!);
    else if (does === 'unless') marks.addSentence(signs!, spans[0]!);
    else for (const span of spans) marks.addWords(`${does} ${language}`, span);
  });
  return found.flatMap(({ rule: { does, language, signs }, spans }): Sign[] => {
    const { kind, urgent } = signs!;
    if (does === 'alone')
      return isWhole(spans[0]!, words) ? [{ kind, urgent: urgent ?? false, language }] : [];
    // Related languages share words: what the language of the text denies is no sign in another.
    const languages = [...new Set([language, spoken ?? language])];
    const own = wordsOfPattern(spans);
    const isSilenced = languages.some(
      (one) =>
        spans.some(
          (span) => marks.hasWord(`idiom ${one}`, span) || marks.inSentence(`settled ${one}`, span),
        ) || spans.some((span) => marks.isDenied(one, span, own)),
    );
    if (isSilenced || spans.some((span) => marks.inSentence(signs!, span))) return [];
    const isNow = spans.some((span) => marks.inSentence(`now ${language}`, span));
    return [{ kind, urgent: urgent ?? isNow, language }];
  });
}

/** The words that the pattern names, as opposed to those in its gaps. */
function wordsOfPattern(spans: readonly Span[]): Set<number> {
  const named = new Set<number>();
  for (const { from, to, skipped } of spans)
    for (let i = from; i < to; i++) if (!skipped.includes(i)) named.add(i);
  return named;
}

const isWhole = ({ from, to }: Span, words: readonly Word[]): boolean => from === 0 && to === words.length;

class Marks {
  private readonly sets = new Map<string | Signs, Set<number>>();
  private readonly words: readonly Word[];

  constructor(words: readonly Word[]) {
    this.words = words;
  }

  addWords(name: string, { from, to }: Span): void {
    for (let i = from; i < to; i++) this.add(name, i);
  }

  addSentence(name: string | Signs, { from }: Span): void {
    this.add(name, this.words[from]!.sentence);
  }

  hasWord(name: string, { from, to }: Span): boolean {
    for (let i = from; i < to; i++) if (this.has(name, i)) return true;
    return false;
  }

  inSentence(name: string | Signs, { from }: Span): boolean {
    return this.has(name, this.words[from]!.sentence);
  }

  /**
   * Whether a negation is in the gaps of the words, shortly before them, or next after them where the language writes it
   * there. `own`: words of the pattern, which deny nothing.
   */
  isDenied(language: SafetyLanguage, { from, to, skipped }: Span, own: ReadonlySet<number>): boolean {
    const isNegation = (i: number) => !own.has(i) && !this.has(`affirm ${language}`, i);
    const denies = (i: number) => this.has(`negate ${language}`, i) && isNegation(i);
    if (skipped.some(denies)) return true;
    if (this.has(`negateAfter ${language}`, to) && isNegation(to)) return true;
    for (let i = from - 1; i >= from - REACH && this.words[i]?.clause === this.words[from]!.clause; i--) {
      if (denies(i)) return true;
      if (this.has(`turn ${language}`, i)) return false;
    }
    return false;
  }

  private add(name: string | Signs, index: number): void {
    const set = this.sets.get(name) ?? new Set();
    this.sets.set(name, set);
    set.add(index);
  }

  private has(name: string | Signs, index: number): boolean {
    return this.sets.get(name)?.has(index) ?? false;
  }
}
