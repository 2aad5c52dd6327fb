import { languageOf, sampleOf } from './language-of.ts';
import { maskNoise } from './offline/reading/mask.ts';
import { TooLittleMaterial } from './too-little-material.ts';

export const FEWEST_WORDS = 80;
const FEWEST_DIFFERENT = 40;
const NEED = 'so that we can see what happened, what you did and what you learned.';
const SAMPLE = 200_000;

export interface MaterialReport {
  words: number;
  language: string | null;
  /** Message for the mentor; null when there is enough. */
  missing: string | null;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
const count = (n: number, noun: string): string =>
  `${n.toLocaleString('en-GB')} ${noun}${n === 1 ? '' : 's'}`;

/** Checks a sample of each source. */
export function assessMaterial(sources: readonly { text: string }[]): MaterialReport {
  const raw = sources.map((source) => sampleOf(source.text, SAMPLE)).join('\n\n');
  const spoken = maskNoise(raw);
  const words = wordsOf(spoken);
  const { language, foreign } = languageOf(raw);
  const report = (missing: string | null): MaterialReport => ({ words: words.length, language, missing });
  if (raw.trim() === '')
    return report(`We found no text. Tell or upload a story of at least ${FEWEST_WORDS} words, ${NEED}`);
  if (foreign) return report(inAnotherLanguage(language));
  if (words.length === 0) return report(nothingSaid(raw));
  if (looksLikeCode(raw))
    return report(
      `This looks like program code or data, not like a story. A roadmap is drafted from what somebody lived through: tell it in sentences, ${NEED}`,
    );
  if (words.length < FEWEST_WORDS) {
    return report(`We found ${count(words.length, 'word')}. A story needs at least ${FEWEST_WORDS}, ${NEED}`);
  }
  const different = new Set(words).size;
  if (different < FEWEST_DIFFERENT) {
    return report(
      `We found ${count(words.length, 'word')}, but only ${count(different, 'different one')}. A story needs more than that, ${NEED}`,
    );
  }
  if (language === null)
    return report(
      `We could not make out sentences in this text. Please check that it is what you meant to send; a story is needed, ${NEED}`,
    );
  if (!describesActions(spoken, words)) {
    return report(
      `We found ${count(words.length, 'word')}, but nobody who does anything in them. Tell it as a story ("I called the bank", "we sold the car"), ${NEED}`,
    );
  }
  return report(null);
}

export function refuseTooLittle(sources: readonly { text: string }[]): void {
  const { missing } = assessMaterial(sources);
  if (missing) throw new TooLittleMaterial(missing);
}

function inAnotherLanguage(language: string | null): string {
  const seems = language
    ? `This text seems to be in ${language}.`
    : 'This text does not seem to be in English.';
  return `${seems} We can only draft from English so far: add an English version, or build the stages by hand and keep this text as a source.`;
}

function nothingSaid(raw: string): string {
  const notes = raw.match(/\[[^[\]\n]{1,40}\]|\([^()\n]{1,40}\)/g);
  if (notes)
    return `We heard nobody speak: the text holds only sound notes like ${notes[0]}. A story of at least ${FEWEST_WORDS} words is needed, ${NEED}`;
  return `We found no words in this text. Tell or upload a story of at least ${FEWEST_WORDS} words, ${NEED}`;
}

function looksLikeCode(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const marks = sample.match(/[{}[\]<>=;$|\\#]|=>|::|\(\)/g)?.length ?? 0;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (marks > Math.max(12, letters * 0.06)) return true;
  return /^\s*[[{]/.test(sample) && /[\]}]\s*$/.test(sample) && /"\s*:/.test(sample);
}

const PERSON = /^(?:i|we|he|she|they|i'm|i've|i'd|i'll|we're|we've|he's|she's|my|our|me|us|his|her)$/;
const ACTED =
  /^(?:\p{L}{2,}ed|was|were|had|did|went|got|made|took|came|began|told|found|gave|felt|left|put|bought|sold|wrote|met|kept|lost|ran|spent|paid)$/u;
const IMPERATIVE =
  /^(?:don't|never|always|start|ask|tell|write|find|make|keep|take|get|stop|try|call|do|be|go|build|save)$/;

/** By pronouns and names, or by past verbs without a subject as in notes and diaries. */
function describesActions(text: string, words: string[]): boolean {
  const persons = words.filter((word) => PERSON.test(word)).length;
  const acts = words.filter((word) => ACTED.test(word)).length;
  if (persons >= Math.max(3, words.length * 0.015) && acts + persons >= Math.max(5, words.length * 0.03))
    return true;
  const starts = text.match(/(?:^|[.!?:;\n])[\s•*·—-]*(\p{L}+)/gmu) ?? [];
  const first = starts.map((start) => wordsOf(start)[0] ?? '');
  const notes = first.filter((word) => ACTED.test(word) || IMPERATIVE.test(word)).length;
  const names =
    text.match(
      /(?<=[a-z,;] |[.!?]\s)[A-Z][a-z]+ (?:[a-z]+ed|was|had|went|made|took|began|told|found|gave|left)\b/g,
    )?.length ?? 0;
  return notes >= Math.max(4, starts.length * 0.15) || names >= 4;
}
