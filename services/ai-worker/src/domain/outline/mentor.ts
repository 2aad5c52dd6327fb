import type { Speaker } from '@waymark/contracts/roadmaps/sources';
import { countWords } from '@waymark/kernel/count-words';
import { type Block, blocksOf, MAIL } from './blocks.ts';
import { hasCue, plain } from './cues.ts';
import { type Language, languageOf } from './language.ts';
import { readNoise } from './noise.ts';
import { isHost } from './speakers.ts';

const MOST_SPEAKERS = 12;
const LONGEST_SAMPLE = 90;
const FEWEST_WORDS = 4;

/** Everyone who has a name in the text, in their order; empty unless there are at least two. */
export function speakersOf(text: string): Speaker[] {
  const reading = readNoise(text);
  const blocks = blocksOf(reading, text);
  const guessed = new Set(
    ofMentor(blocks, reading.masked, languageOf(reading.masked)).map(({ speaker }) => speaker),
  );
  const names = new Map(reading.labels.toReversed().map(({ speaker, name }) => [speaker, name]));
  const speakers = [...Map.groupBy(blocks, ({ speaker }) => speaker)].flatMap(([label, own]): Speaker[] => {
    if (label === null) return [];
    const name = names.get(label) ?? label.slice(MAIL.length);
    const texts = own.map(({ start, end }) => reading.masked.slice(start, end));
    return [{ label, name, turns: own.length, sample: sampleOf(texts), isGuess: guessed.has(label) }];
  });
  return speakers.length > 1 ? speakers.slice(0, MOST_SPEAKERS) : [];
}

/** The first sentence that is longer than “Yes, of course.” */
function sampleOf(texts: readonly string[]): string {
  const sentences = texts.flatMap((text) => text.replace(/\s+/g, ' ').match(/[^.!?？…]+[.!?？…]*/g) ?? []);
  const one = (sentences.find((sentence) => countWords(sentence) > FEWEST_WORDS) ?? texts[0] ?? '').trim();
  return one.length > LONGEST_SAMPLE
    ? `${one
        .slice(0, LONGEST_SAMPLE - 1)
        .toWellFormed()
        .trim()}…`
    : one;
}

/** The text as long as before, with all but the words of the chosen speaker blank; unchanged without one. */
export function wordsOfSpeaker(text: string, speaker: string | null | undefined): string {
  if (!speaker) return text;
  const own = blocksOf(readNoise(text), text).filter((block) => block.speaker === speaker);
  if (own.length === 0) return text;
  let at = 0;
  const parts = own.flatMap(({ start, end }) => {
    const before = text.slice(at, start).replace(/[^\n]/g, ' ');
    at = end;
    return [before, text.slice(start, end)];
  });
  return parts.join('') + text.slice(at).replace(/[^\n]/g, ' ');
}

const MOST_QUESTIONS = 0.4;
const LEAST_SHARE = 0.35;

/**
 * The paragraphs of the speaker that the mentor has chosen, if it is in the text. Else a guess: without hosts and those who mostly pose questions, the speakers with the most first-person acts; of mails one writer is
 * the mentor. Text before the first label counts as one more speaker.
 */
export function ofMentor(
  blocks: Block[],
  masked: string,
  language: Language | null,
  chosen: string | null = null,
): Block[] {
  const own = blocks.filter(({ speaker }) => chosen !== null && speaker === chosen);
  if (own.length > 0) return own;
  const all = [...Map.groupBy(blocks, ({ speaker }) => speaker)].map(([speaker, own]) => {
    const texts = own.map(({ start, end }) => masked.slice(start, end));
    const isAsking = texts.filter(asks).length >= texts.length * MOST_QUESTIONS;
    const acts = sumOf(texts, (text) => actsIn(text, language));
    return { speaker, isAsking, acts, words: sumOf(texts, countWords) };
  });
  const guests = all.filter(({ speaker }) => speaker === null || !isHost(speaker));
  const isAlone = guests.filter(({ speaker }) => speaker !== null).length < 2 && guests.length === all.length;
  if (isAlone || guests.length === 0) return blocks;
  const acting = guests.filter(({ isAsking }) => !isAsking);
  const pool = acting.length > 0 ? acting : guests;
  const by = pool.some(({ acts }) => acts > 0) ? 'acts' : 'words';
  const most = Math.max(...pool.map((one) => one[by]));
  const least = ({ speaker }: (typeof pool)[number]): number =>
    speaker?.startsWith(MAIL) ? most : most * LEAST_SHARE;
  const mentors = new Set(pool.filter((one) => one[by] >= least(one)).map(({ speaker }) => speaker));
  return blocks.filter(({ speaker }) => mentors.has(speaker));
}

const sumOf = (texts: readonly string[], measure: (text: string) => number): number =>
  texts.reduce((sum, text) => sum + measure(text), 0);

/** The number of clauses in the first person with an act. */
const actsIn = (text: string, language: Language | null): number =>
  (text.match(/[^.!?…]{1,120}/g) ?? [])
    .map(plain)
    .filter((part) => hasCue(part, 'me', language) && hasCue(part, 'do', language)).length;

/** Ends with a question, or half of it is questions. */
function asks(text: string): boolean {
  const sentences = text.match(/[^.!?？…]+[.!?？…]*/g) ?? [];
  const questions = sentences.filter((one) => /[?？]$/.test(one)).length;
  return questions * 2 >= Math.max(1, sentences.length) || /[?？]["”»’)\s]*$/.test(text);
}
