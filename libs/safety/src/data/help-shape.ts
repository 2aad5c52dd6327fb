import type { SafetyKind } from '@waymark/contracts/roadmaps/coaching';
import type { Need } from './line.ts';

export interface HelpTexts {
  title: Record<'strong' | 'ask-first', string>;
  intro: Record<'strong' | 'ask-first', string>;
  /** Title and text. `{emergency}`: the numbers of the country. */
  sections: Record<SafetyKind, readonly [string, string]>;
  emergency: string;
  /** In place of `emergency` where it cannot wait. */
  urgent: string;
  /** The numbers where the country is not known. */
  emergencyNumbers: string;
  always: string;
  /** Name of the directory of lines in all countries. */
  directory: string;
}

/** The page of all numbers. Each part: title and text, with `{emergency}` as above. */
export interface HelpPageTexts {
  title: string;
  intro: string;
  emergency: readonly [string, string];
  needs: Record<Need, readonly [string, string]>;
}
