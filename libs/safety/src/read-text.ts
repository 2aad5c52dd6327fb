import type { SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { type Features, featuresOf } from '@waymark/text-model/features';
import { type LinearModel, readModel, scoreOf } from '@waymark/text-model/linear-model';
import { type Word, wordsOf } from '@waymark/text-model/words';
import { LANGUAGES } from './data/weights.ts';
import { knowsWord } from './find-questions.ts';

/** Words, enough to recognise a language. */
const WORDS_OF_LANGUAGE = 200;
/** Log odds below which a language is a guess. */
const LEAST = -1;
/** Worth joining where they are written apart: "k.m.s", "d i e". */
const SPELLED_OUT = new Set(
  'kms kys die dying suicide live kill cut sterben tot morir vivir mourir vivre morrer viver morire vivere'.split(
    ' ',
  ),
);

export interface ReadText {
  words: Word[];
  language: SafetyLanguage;
}

/** The words of a text as the tables and the models compare them, and its language. */
export function readText(text: string): ReadText {
  const words = wordsOf(text, isKnown);
  return { words, language: languageOf(featuresOfWords(words.slice(0, WORDS_OF_LANGUAGE))) };
}

const isKnown = (word: string): boolean => SPELLED_OUT.has(word) || knowsWord(word);

export const featuresOfWords = (words: readonly Word[]): Features =>
  featuresOf(words.map(({ text }) => text));

let models: [SafetyLanguage, LinearModel][] | undefined;

/** English for a language that the examples do not have. */
function languageOf(features: Features): SafetyLanguage {
  models ??= LANGUAGES.map(([language, model]) => [language, readModel(model)]);
  let best: { language: SafetyLanguage; score: number } = { language: 'en', score: LEAST };
  for (const [language, model] of models) {
    const score = scoreOf(model, features);
    if (score > best.score) best = { language, score };
  }
  return best.language;
}
