import type { SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { findSigns } from './find-signs.ts';

export interface Danger {
  /** `strong`: said plainly. `weak`: may be meant. */
  level: 'strong' | 'weak';
  kinds: SafetyKind[];
  language: SafetyLanguage;
}

/** Signs in a text that its writer, a child or somebody else is in danger; null without any. Never throws. */
export function findDanger(text: string): Danger | null {
  const { signs: all, language } = findSigns(text);
  const signs = all.filter(({ level }) => level !== 'ask-first');
  if (signs.length === 0) return null;
  const level = signs.some((sign) => sign.level === 'strong') ? 'strong' : 'weak';
  // Beside what is said plainly, what may be meant would only lengthen the help.
  const kinds = [...new Set(signs.filter((sign) => sign.level === level).map(({ kind }) => kind))];
  return { level, kinds, language };
}
