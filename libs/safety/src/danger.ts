import type { SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { dangerSigns } from './danger-model.ts';
import { readText } from './read-text.ts';

export interface Danger {
  /** `strong`: explicit. `weak`: vague. */
  level: 'strong' | 'weak';
  kinds: SafetyKind[];
  language: SafetyLanguage;
}

/** Signs in a text that its writer, a child or another person is in danger; null without any. Never throws. */
export function findDanger(text: string): Danger | null {
  const { words, language } = readText(text);
  const signs = dangerSigns(words);
  if (signs.length === 0) return null;
  const level = signs.some((sign) => sign.level === 'strong') ? 'strong' : 'weak';
  // Beside explicit signs, the vague ones would only lengthen the help.
  const kinds = [...new Set(signs.filter((sign) => sign.level === level).flatMap((sign) => sign.kinds))];
  return { level, kinds, language };
}
