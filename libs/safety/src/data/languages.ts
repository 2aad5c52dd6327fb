import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import type { LanguageWords } from './language-words.ts';
import { PT } from './pt.ts';

export const LANGUAGES: readonly LanguageWords[] = [EN, DE, ES, FR, PT, IT];
