import type { SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import type { Word } from '@waymark/text-model/words';
import { LANGUAGES } from './data/languages.ts';
import { SIGNS } from './data/signs.ts';
import { readRows } from './data/table.ts';
import { type Frame, Reading, readFrame } from './frames.ts';
import { Lexicon } from './lexicon.ts';

export interface Sign {
  kind: SafetyKind;
  urgent: boolean;
  /** Of the words. */
  language: SafetyLanguage;
}

let frames: { kind: SafetyKind; urgent: boolean; frame: Frame }[] | undefined;

const framesOnce = () =>
  (frames ??= SIGNS.flatMap(({ kind, urgent, rows }) =>
    readRows(rows).map(({ pattern }) => ({ kind, urgent: urgent ?? false, frame: readFrame(pattern) })),
  ));

/** Each read when a text is in its language. */
const lexicons = new Map<SafetyLanguage, Lexicon>();

function lexiconOf(language: SafetyLanguage): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const lexicon = new Lexicon(LANGUAGES.find((one) => one.language === language)!);
  lexicons.set(language, lexicon);
  return lexicon;
}

/** Whether a class names this word as a whole. */
export const knowsWord = (word: string): boolean =>
  LANGUAGES.some(({ language }) => lexiconOf(language).knows(word));

export function readingOf(words: readonly Word[], language: SafetyLanguage): Reading {
  const lexicon = lexiconOf(language);
  const read = lexicon.read(words);
  return new Reading(read, lexicon.hitsIn(read));
}

/** The explicit signs in a text that may be in any of the languages. */
export const findSigns = (words: readonly Word[], languages: readonly SafetyLanguage[]): Sign[] =>
  languages.flatMap((language) => {
    const reading = readingOf(words, language);
    const now = reading.sentencesWith('now');
    return framesOnce().flatMap(({ kind, urgent, frame }): Sign[] => {
      const sentences = reading.find(frame);
      if (!sentences) return [];
      return [{ kind, urgent: urgent || sentences.some((one) => now.has(one)), language }];
    });
  });
