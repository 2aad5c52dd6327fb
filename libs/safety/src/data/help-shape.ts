import type { Safety, SafetyKind } from '@waymark/contracts/roadmaps/coaching';

export interface HelpTexts {
  title: Record<Safety['level'], string>;
  intro: Record<Safety['level'], string>;
  /** Title and text. `{emergency}`: the numbers of the country. */
  sections: Record<SafetyKind, readonly [string, string]>;
  emergency: string;
  /** The numbers where the country is not known. */
  emergencyNumbers: string;
  always: string;
  /** Name of the directory of lines in all countries. */
  directory: string;
}
