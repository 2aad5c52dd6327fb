import type { SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import type { Classes } from '../members.ts';

export interface LanguageWords {
  language: SafetyLanguage;
  classes: Classes;
  /** "kiero=quiero", "chui=j_suis": what a spelling is read as. */
  written: string;
  /** Words such as "j" and "l" are also written as part of the next. */
  isElided?: boolean;
}
