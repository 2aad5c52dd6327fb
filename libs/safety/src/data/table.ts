import type { SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import type { Classes } from '../pattern.ts';
import type { SourceId } from './sources.ts';

/** One row a line: a pattern (see `parsePattern`), a colon, and a text in which it is found. */
export type Rows = string;

/** No question when it is past, part of a job or fiction. */
export interface Questions {
  kind: SafetyKind;
  source: SourceId;
  rows: Rows;
}

export interface LanguageTable {
  language: SafetyLanguage;
  /** `not`: negations. `turn`: words after which a negation no longer counts. */
  classes: Classes;
  /** Contain a negation that denies nothing. */
  affirmed: Rows;
  /** Cancel the questions of their sentence. */
  frames: Rows;
  questions: readonly Questions[];
}

export const readRows = (rows: Rows): { pattern: string; example: string }[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [pattern = '', example = ''] = row.split(' : ');
      return { pattern: pattern.trim(), example: example.trim() };
    });
