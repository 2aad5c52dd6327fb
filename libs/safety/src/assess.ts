import type { Safety, SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { findSigns } from './find-signs.ts';

/** In the order in which they decide. */
const LEVELS = ['strong', 'ask-first', 'weak'] as const;
const ASK_FIRST: readonly SafetyKind[] = [
  ...(['withdrawal', 'medicine', 'pregnancy', 'chest-pain', 'eating-disorder', 'eviction', 'court'] as const),
];

/** Kinds of questions for a professional, as opposed to signs of danger. */
export const isAskFirst = (kind: SafetyKind): boolean => ASK_FIRST.includes(kind);

/** The help that the writer of a text needs before anything else; null without any sign. Never throws. */
export function assessSafety(text: string): Safety | null {
  const { signs, language } = findSigns(text);
  const level = LEVELS.find((one) => signs.some((sign) => sign.level === one));
  if (!level) return null;
  const byLevel = LEVELS.flatMap((one) => signs.filter((sign) => sign.level === one));
  // Beside explicit signs, the vague ones would only lengthen the help.
  const relevant = level === 'strong' ? byLevel.filter((sign) => sign.level !== 'weak') : byLevel;
  return { level, kinds: [...new Set(relevant.map(({ kind }) => kind))], language };
}

/** English for a text in a language that the tables do not have. */
export const languageOfText = (text: string): SafetyLanguage => findSigns(text).language;
