import type { Safety, SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { findDanger } from './danger.ts';
import { findQuestions } from './find-questions.ts';
import { readText } from './read-text.ts';

const ASK_FIRST: readonly SafetyKind[] = [
  ...(['withdrawal', 'medicine', 'pregnancy', 'chest-pain', 'eating-disorder', 'eviction', 'court'] as const),
];

/** Kinds of questions for a professional, as opposed to signs of danger. */
export const isAskFirst = (kind: SafetyKind): boolean => ASK_FIRST.includes(kind);

/** The help that the writer of a text needs before anything else; null without any sign. Never throws. */
export function assessSafety(text: string): Safety | null {
  const { words, language } = readText(text);
  const danger = findDanger(text);
  const questions = findQuestions(words, language);
  if (danger?.level === 'strong') return { ...danger, kinds: [...danger.kinds, ...questions] };
  if (questions.length === 0) return danger;
  return { level: 'ask-first', kinds: [...questions, ...(danger?.kinds ?? [])], language };
}

/** English for a text in a language that the tables do not have. */
export const languageOfText = (text: string): SafetyLanguage => readText(text).language;
