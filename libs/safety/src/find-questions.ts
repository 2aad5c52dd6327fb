import type { SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import type { Word } from '@waymark/text-model/words';
import { readRows } from './data/table.ts';
import { TABLES } from './data/tables.ts';
import { type Pattern, parsePattern } from './pattern.ts';
import { Scanner } from './scan.ts';

interface Rule {
  kind: SafetyKind;
  language: SafetyLanguage;
  pattern: Pattern;
}
type Does = 'affirm' | 'frame' | 'negate' | 'turn';
type Exclusion = { does: Does; language: SafetyLanguage; pattern: Pattern };

/** Words of a text, or sentences for `frame`, that cancel questions in their language. */
type Cancelled = Record<Does, Set<number>>;

/** Words before a question in which a negation denies it. */
const REACH = 3;

interface Compiled {
  rules: Rule[];
  questions: Scanner;
  exclusions: Exclusion[];
  cancels: Scanner;
}

let compiled: Compiled | undefined;

function compile(): Compiled {
  const rules: Rule[] = [];
  const exclusions: Exclusion[] = [];
  for (const { language, classes, questions, affirmed, frames } of TABLES) {
    const cancelling = { affirm: affirmed, frame: frames, negate: '<not>', turn: '<turn>' };
    for (const [does, listed] of Object.entries(cancelling)) {
      for (const { pattern } of readRows(listed))
        exclusions.push({ does: does as Does, language, pattern: parsePattern(pattern, classes) });
    }
    for (const { kind, rows } of questions) {
      for (const { pattern } of readRows(rows))
        rules.push({ kind, language, pattern: parsePattern(pattern, classes) });
    }
  }
  const questions = new Scanner(rules.map(({ pattern }) => pattern));
  return { rules, questions, exclusions, cancels: new Scanner(exclusions.map(({ pattern }) => pattern)) };
}

const compiledOnce = (): Compiled => (compiled ??= compile());

/** Whether a question names this word as a whole. */
export const knowsWord = (word: string): boolean => compiledOnce().questions.knows(word);

/** The kinds of questions in a text that need a qualified person first, in any of the languages. */
export function findQuestions(words: readonly Word[], spoken: SafetyLanguage): SafetyKind[] {
  const { rules, questions, exclusions, cancels } = compiledOnce();
  const cancelledIn = findCancelled(words, exclusions, cancels);
  const found = new Set<SafetyKind>();
  questions.scan(words, ({ pattern, spans }) => {
    const { kind, language, pattern: own } = rules[pattern]!;
    // Related languages share words: what the language of the text cancels is no question in another.
    const cancelling = [...new Set([language, spoken])].map(cancelledIn);
    const isCancelled = (span: [number, number]) => cancelling.some((one) => isDenied(span, words, one));
    if (!own.negates && spans.some(isCancelled)) return;
    const { sentence } = words[spans[0]![0]]!;
    if (!cancelling.some(({ frame }) => frame.has(sentence))) found.add(kind);
  });
  return [...found];
}

function findCancelled(words: readonly Word[], exclusions: readonly Exclusion[], cancels: Scanner) {
  const all = new Map<SafetyLanguage, Cancelled>();
  const cancelledIn = (language: SafetyLanguage): Cancelled => {
    const known = all.get(language);
    if (known) return known;
    const added = { affirm: new Set<number>(), frame: new Set<number>(), negate: new Set<number>() };
    all.set(language, { ...added, turn: new Set() });
    return all.get(language)!;
  };
  cancels.scan(words, ({ pattern, spans }) => {
    const { does, language } = exclusions[pattern]!;
    const set = cancelledIn(language)[does];
    if (does === 'frame') set.add(words[spans[0]![0]]!.sentence);
    else for (const [from, to] of spans) for (let i = from; i < to; i++) set.add(i);
  });
  return cancelledIn;
}

function isDenied([from, to]: [number, number], words: readonly Word[], cancelled: Cancelled): boolean {
  const { negate, affirm, turn } = cancelled;
  const denies = (i: number) => negate.has(i) && !affirm.has(i);
  for (let i = from; i < to; i++) if (denies(i)) return true;
  for (let i = from - 1; i >= from - REACH && words[i]?.clause === words[from]!.clause; i--) {
    if (denies(i)) return true;
    if (turn.has(i)) return false;
  }
  return false;
}
