import type { Safety, SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { languageOf, languagesOf } from './language.ts';
import { readText } from './read-text.ts';
import { findSigns, type Sign } from './signs.ts';

const ASK_FIRST: readonly SafetyKind[] = [
  ...(['withdrawal', 'medicine', 'pregnancy', 'chest-pain', 'eating-disorder', 'eviction', 'court'] as const),
];

/** Kinds of questions for a professional, as opposed to signs of danger. */
export const isAskFirst = (kind: SafetyKind): boolean => ASK_FIRST.includes(kind);

/** The help that the writer of a text needs before anything else; null without an explicit sign. Never throws. */
export function assessSafety(text: string): Safety | null {
  const words = readText(text);
  const spoken = languageOf(words);
  const signs = findSigns(words, languagesOf(words));
  if (signs.length === 0) return null;
  const [urgent, others] = [signs.filter((sign) => sign.urgent), signs.filter((sign) => !sign.urgent)];
  const ordered = [...urgent, ...others.filter(isDanger), ...others.filter((sign) => !isDanger(sign))];
  return {
    level: isDanger(ordered[0]!) ? 'strong' : 'ask-first',
    kinds: [...new Set(ordered.map(({ kind }) => kind))],
    urgent: urgent.length > 0,
    language: spoken ?? ordered[0]!.language,
  };
}

const isDanger = ({ kind, urgent }: Sign): boolean => urgent || !isAskFirst(kind);

/** English for a text in a language that the table does not have. */
export const languageOfText = (text: string): SafetyLanguage => languageOf(readText(text)) ?? 'en';
