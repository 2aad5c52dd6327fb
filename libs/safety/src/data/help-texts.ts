import type { Safety, SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { HELP_DE } from './help-texts.de.ts';
import { HELP_EN } from './help-texts.en.ts';
import { HELP_ES } from './help-texts.es.ts';
import { HELP_FR } from './help-texts.fr.ts';
import { HELP_IT } from './help-texts.it.ts';
import { HELP_PT } from './help-texts.pt.ts';

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

export const HELP_TEXTS: Readonly<Record<SafetyLanguage, HelpTexts>> = {
  ...{ en: HELP_EN, es: HELP_ES, de: HELP_DE },
  ...{ fr: HELP_FR, pt: HELP_PT, it: HELP_IT },
};
