import type { SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { TABLES } from './data/tables.ts';
import { fold, plainWord, type Word } from './words.ts';

let common: Map<string, SafetyLanguage[]> | undefined;

function commonWords(): Map<string, SafetyLanguage[]> {
  const words = new Map<string, SafetyLanguage[]>();
  for (const table of TABLES) {
    for (const word of new Set(fold(table.common).split(' ').map(plainWord))) {
      words.set(word, [...(words.get(word) ?? []), table.language]);
    }
  }
  return words;
}

/** The language of a text by its commonest words and by that of the signs in it; English without either. */
export function languageOf(words: readonly Word[], ofSigns: Iterable<SafetyLanguage> = []): SafetyLanguage {
  common ??= commonWords();
  const scores = new Map<SafetyLanguage, number>();
  const add = (language: SafetyLanguage, points: number) =>
    scores.set(language, (scores.get(language) ?? 0) + points);
  for (const { text } of words) {
    // A word that several languages share counts less.
    const languages = common.get(text) ?? [];
    for (const language of languages) add(language, 1 / languages.length);
  }
  for (const language of new Set(ofSigns)) add(language, 1);
  let best: SafetyLanguage = 'en';
  for (const [language, score] of scores) if (score > (scores.get(best) ?? 0)) best = language;
  return best;
}
