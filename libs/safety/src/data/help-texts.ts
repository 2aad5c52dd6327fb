import type { SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import type { HelpTexts } from './help-shape.ts';
import { HELP_DE } from './help-texts.de.ts';
import { HELP_EN } from './help-texts.en.ts';
import { HELP_ES } from './help-texts.es.ts';
import { HELP_FR } from './help-texts.fr.ts';
import { HELP_IT } from './help-texts.it.ts';
import { HELP_PT } from './help-texts.pt.ts';

export const HELP_TEXTS: Readonly<Record<SafetyLanguage, HelpTexts>> = {
  ...{ en: HELP_EN, es: HELP_ES, de: HELP_DE },
  ...{ fr: HELP_FR, pt: HELP_PT, it: HELP_IT },
};
