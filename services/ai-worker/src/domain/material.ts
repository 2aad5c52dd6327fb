import { FEWEST_STORY_WORDS as FEWEST_WORDS } from '@waymark/contracts/roadmaps/sources';
import { countWords } from '@waymark/kernel/count-words';
import { sampleOf } from './outline/language.ts';
import { withoutNoise } from './outline/noise.ts';
import { TooLittleMaterial } from './too-little-material.ts';

const FEWEST_DIFFERENT = 40;
const NEED = 'so that we can see what happened, what you did and what you learned.';
const SAMPLE = 200_000;

export interface MaterialReport {
  words: number;
  /** Message for the mentor; null when there is enough. */
  missing: string | null;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const count = (n: number, noun: string): string =>
  `${n.toLocaleString('en-GB')} ${noun}${n === 1 ? '' : 's'}`;

/** In any language: also where no spaces are between words. */
function toWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text))
    if (isWordLike && /\p{L}/u.test(segment)) words.push(segment.toLowerCase());
  return words;
}

/** Checks a sample of each source. */
export function assessMaterial(sources: readonly { text: string }[]): MaterialReport {
  const raw = sources.map((source) => sampleOf(source.text, SAMPLE)).join('\n\n');
  const spoken = withoutNoise(raw);
  const words = countWords(spoken);
  return { words, missing: missingFrom(raw, words, toWords(spoken)) };
}

export function refuseTooLittle(sources: readonly { text: string }[]): void {
  const { missing } = assessMaterial(sources);
  if (missing) throw new TooLittleMaterial(missing);
}

function missingFrom(raw: string, total: number, words: readonly string[]): string | null {
  if (raw.trim() === '')
    return `We found no text. Tell or upload a story of at least ${FEWEST_WORDS} words, ${NEED}`;
  if (words.length === 0) return nothingSaid(raw);
  if (looksLikeCode(raw))
    return `This looks like program code or data, not like a story. A roadmap is drafted from what somebody lived through: tell it in sentences, ${NEED}`;
  // The mentor knows the number of all words from the list of material.
  const found =
    total === countWords(raw)
      ? `We found ${count(total, 'word')}`
      : `Without questions, names of speakers, times and links, we found ${count(total, 'word')}`;
  if (total < FEWEST_WORDS) return `${found}. A story needs at least ${FEWEST_WORDS}, ${NEED}`;
  const different = new Set(words).size;
  if (different < FEWEST_DIFFERENT)
    return `${found}, but only ${count(different, 'different one')}. A story needs more than that, ${NEED}`;
  if (!looksLikeSentences(words))
    return `We could not make out sentences in this text. Please check that it is what you meant to send; a story is needed, ${NEED}`;
  return null;
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

/** In every language a few words come back all the time; in random letters and lists none does. */
function looksLikeSentences(words: readonly string[]): boolean {
  const sample = words.slice(0, 2_000);
  const counts = new Map<string, number>();
  for (const word of sample) counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = [...counts.values()].sort((a, b) => b - a).slice(0, 10);
  return common.reduce((sum, n) => sum + n, 0) > Math.max(14, sample.length * 0.08);
}
