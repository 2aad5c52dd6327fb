import type { SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import type { Classes } from '../pattern.ts';

/** One row a line: a pattern (see `PatternReader`); after each ` + ` a text in which it is found, after each ` - ` one in which nothing is. */
export type Rows = string;

/**
 * Explicit signs of one kind. They follow the public lists of warning signs of WHO (suicide, children, violence, mhGAP), the
 * 988 Lifeline, NICE (NG225, NG69), NHS (poisoning, heart attack), UN Women and the European e-Justice Portal.
 */
export interface Signs {
  kind: SafetyKind;
  /** It cannot wait: the emergency number comes first. */
  urgent?: true;
  rows: Rows;
  /** Silence these signs in their sentence. */
  unless?: Rows;
}

export interface LanguageTable {
  language: SafetyLanguage;
  /** `not`: negations. `after`: those that follow what they deny. `turn`: words after which a negation no longer counts. */
  classes: Classes;
  /** Other ways in which frequent words are written: "quiero=kiero|qiero". */
  variants?: string;
  /** Contain a negation that denies nothing. */
  affirmed: Rows;
  /** Idioms: words in them are no sign. */
  idioms: Rows;
  /** Silence every sign of their sentence: what is settled, fiction, or part of a job. */
  settled: Rows;
  /** Danger beside these words cannot wait. */
  now: Rows;
  /** Signs only where they are the whole text, as in a search. */
  alone: readonly Signs[];
  signs: readonly Signs[];
}

export interface Row {
  pattern: string;
  examples: string[];
  lookAlikes: string[];
}

export const readRows = (rows: Rows): Row[] =>
  rows
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [positive = '', ...lookAlikes] = row.split(' - ');
      const [pattern = '', ...examples] = positive.split(' + ');
      return { pattern, examples, lookAlikes };
    });
