import type { SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import type { Classes } from '../pattern.ts';
import { CONCEPTS_DE } from './concepts.de.ts';
import { CONCEPTS_EN } from './concepts.en.ts';
import { CONCEPTS_ES } from './concepts.es.ts';
import { CONCEPTS_FR } from './concepts.fr.ts';
import { CONCEPTS_IT } from './concepts.it.ts';
import { CONCEPTS_PT } from './concepts.pt.ts';

/** Words for what the shared signs speak of, in each language. */
export const CONCEPTS: Readonly<Record<SafetyLanguage, Classes>> = {
  en: CONCEPTS_EN,
  de: CONCEPTS_DE,
  es: CONCEPTS_ES,
  fr: CONCEPTS_FR,
  pt: CONCEPTS_PT,
  it: CONCEPTS_IT,
};
