import type { SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import type { Classes } from '../pattern.ts';
import type { SourceId } from './sources.ts';

/** One row a line: a pattern (see `parsePattern`), a colon, and a text in which it is found. */
export type Rows = string;

export interface Signs {
  kind: SafetyKind;
  level: 'strong' | 'weak' | 'ask-first';
  source: SourceId;
  /** No sign when it is past, part of a job or fiction. */
  event?: true;
  rows: Rows;
}

export interface LanguageTable {
  language: SafetyLanguage;
  /** Words by which the language is recognised. */
  common: string;
  /** `not`: negations. `turn`: words after which a negation no longer counts. */
  classes: Classes;
  /** Contain a negation that denies nothing. */
  affirmed: Rows;
  /** Mean something else: their words are no sign. */
  idioms: Rows;
  /** Cancel the `event` signs of their sentence. */
  frames: Rows;
  signs: readonly Signs[];
}

export const readRows = (rows: Rows): { pattern: string; example: string }[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [pattern = '', example = ''] = row.split(' : ');
      return { pattern: pattern.trim(), example: example.trim() };
    });
