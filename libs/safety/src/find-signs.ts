import type { SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { readRows } from './data/table.ts';
import { TABLES } from './data/tables.ts';
import { languageOf } from './language.ts';
import { type Pattern, parsePattern } from './pattern.ts';
import { Scanner } from './scan.ts';
import { type Word, wordsOf } from './words.ts';

export interface Sign {
  kind: SafetyKind;
  level: 'strong' | 'weak' | 'ask-first';
  language: SafetyLanguage;
}

type Rule = Sign & { isEvent: boolean; pattern: Pattern };
type Does = 'hide' | 'affirm' | 'frame' | 'negate' | 'turn';
type Exclusion = { does: Does; language: SafetyLanguage; pattern: Pattern };

/** Words in a text, or sentences for `frame`, that cancel signs of their own language. */
type Cancelled = Record<Does, Set<number>>;

/** Words before a sign in which a negation denies it. */
const REACH = 3;

interface Compiled {
  rules: Rule[];
  signs: Scanner;
  exclusions: Exclusion[];
  cancels: Scanner;
}

let compiled: Compiled | undefined;

function compile(): Compiled {
  const rules: Rule[] = [];
  const exclusions: Exclusion[] = [];
  for (const { language, classes, signs, idioms, affirmed, frames } of TABLES) {
    const cancelling = { hide: idioms, affirm: affirmed, frame: frames, negate: '<not>', turn: '<turn>' };
    for (const [does, listed] of Object.entries(cancelling)) {
      for (const { pattern } of readRows(listed))
        exclusions.push({ does: does as Does, language, pattern: parsePattern(pattern, classes) });
    }
    for (const { kind, level, event, rows } of signs) {
      for (const row of readRows(rows)) {
        const pattern = parsePattern(row.pattern, classes);
        rules.push({ kind, level, language, isEvent: event === true, pattern });
      }
    }
  }
  const signs = new Scanner(rules.map(({ pattern }) => pattern));
  return { rules, signs, exclusions, cancels: new Scanner(exclusions.map(({ pattern }) => pattern)) };
}

/** Every sign of the tables in a text, in any of their languages, and the language of the text. */
export function findSigns(text: string): { signs: Sign[]; language: SafetyLanguage } {
  compiled ??= compile();
  const { rules, signs } = compiled;
  const words = wordsOf(text, (word) => signs.knows(word));
  const spoken = languageOf(words);
  const { hidden, cancelledIn } = findCancelled(words, compiled);
  const found: Sign[] = [];
  signs.scan(words, hidden, ({ pattern, spans }) => {
    const { kind, level, language, isEvent, pattern: own } = rules[pattern]!;
    // Related languages share words: what the language of the text cancels is no sign in another.
    const cancelling = [...new Set([language, spoken])].map(cancelledIn);
    const isCancelled = (span: [number, number]) => cancelling.some((one) => isDenied(span, words, one));
    if (!own.negates && spans.some(isCancelled)) return;
    const { sentence } = words[spans[0]![0]]!;
    const isFramed = (at: number) => isEvent && cancelling.some(({ frame }) => frame.has(at));
    if (isFramed(sentence)) return;
    // With a frame beside its sentence, it may be meant.
    const isBeside = isFramed(sentence - 1) || isFramed(sentence + 1);
    found.push({ kind, level: isBeside && level === 'strong' ? 'weak' : level, language });
  });
  return {
    signs: found,
    language: languageOf(
      words,
      found.map(({ language }) => language),
    ),
  };
}

function findCancelled(words: readonly Word[], { exclusions, cancels }: Compiled) {
  const hidden = new Set<number>();
  const all = new Map<SafetyLanguage, Cancelled>();
  const cancelledIn = (language: SafetyLanguage): Cancelled => {
    const known = all.get(language);
    if (known) return known;
    const none = { hide: hidden, affirm: new Set<number>(), frame: new Set<number>() };
    const added: Cancelled = { ...none, negate: new Set(), turn: new Set() };
    all.set(language, added);
    return added;
  };
  cancels.scan(words, new Set(), ({ pattern, spans }) => {
    const { does, language } = exclusions[pattern]!;
    const set = cancelledIn(language)[does];
    if (does === 'frame') set.add(words[spans[0]![0]]!.sentence);
    else for (const [from, to] of spans) for (let i = from; i < to; i++) set.add(i);
  });
  return { hidden, cancelledIn };
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
