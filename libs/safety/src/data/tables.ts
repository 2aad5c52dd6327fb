import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { PT } from './pt.ts';
import type { LanguageTable } from './table.ts';

export const TABLES: readonly LanguageTable[] = [EN, DE, ES, FR, PT, IT];
