import { CONCEPTS } from './concepts.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { PT } from './pt.ts';
import { SHARED } from './shared.ts';
import type { LanguageTable } from './table.ts';

/** Each language with its own signs and the shared ones. */
export const TABLES: readonly LanguageTable[] = [EN, DE, ES, FR, PT, IT].map((table) => ({
  ...table,
  classes: { ...CONCEPTS[table.language], ...table.classes },
  signs: [...table.signs, ...SHARED],
}));
