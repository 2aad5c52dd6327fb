import type { Coaching, CoachingMaterial, Safety, SafetyKind } from '@waymark/contracts/roadmaps/coaching';
import { assessSafety, isAskFirst, languageOfText } from '@waymark/safety/assess';
import { NO_GUIDANCE } from '../domain/coaching/no-guidance.ts';

/** Help that a model raises beyond what the table finds. */
export interface RaisedHelp {
  level: Safety['level'];
  kind: SafetyKind | null;
  urgent: boolean;
}

/** Guidance that leaves the screen to the help for `safety`. */
export const helpAlone = (safety: Safety): Coaching => ({ ...NO_GUIDANCE, safety });

/** The help that a model raises for a note. Urgent questions for a professional are a danger. */
export function raisedSafety({ level, kind, urgent }: RaisedHelp, note: string): Safety {
  const ofKind = kind === null ? level : isAskFirst(kind) && !urgent ? 'ask-first' : 'strong';
  return { level: ofKind, kinds: [kind ?? 'suicide'], urgent, language: languageOfText(note) };
}

/**
 * The help that the learner's note and the reflections they share call for. `material`: without reflections that need
 * a professional; nothing is built from them.
 */
export function withoutSigns(given: CoachingMaterial): { material: CoachingMaterial; safety: Safety | null } {
  const noted = assessSafety(given.userContext);
  const assessed = given.reflections.map((text) => ({ text, safety: assessSafety(text) }));
  const reflections = assessed.flatMap(({ text, safety }) => (safety ? [] : [text]));
  const reflected = assessed.find(({ safety }) => safety?.level === 'strong')?.safety ?? null;
  return { material: { ...given, reflections }, safety: noted ?? reflected };
}
