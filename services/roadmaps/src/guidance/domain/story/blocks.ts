import { paragraphsOf, type Sentence } from './sentences.ts';

/** A text of the mentor that may be quoted. */
export interface StoryText {
  sourceId: string;
  text: string;
}

export interface StorySpan extends Sentence {
  sourceId: string;
}

/** A published step with the passage that it quotes. */
export interface StoryStep {
  id: string;
  /** Its title and description, by which the passage is found as well. */
  about: string;
  aboutStage: string;
  span: StorySpan | null;
  /** What is quoted where `span` is not in a text: the quote, or the mentor's own description. */
  words: string | null;
}

/** Sentences that follow each other. `stepId`: of words that are in no text. */
export interface Block {
  sourceId: string | null;
  text: string;
  sentences: Sentence[];
  stepId: string | null;
}

export const overlaps = (one: Sentence, other: Sentence): boolean =>
  one.start < other.end && other.start < one.end;

/** Paragraphs, divided where a passage is held back, and the words of steps that are in no text. */
export function blocksOf(
  texts: readonly StoryText[],
  steps: readonly StoryStep[],
  heldBack: readonly StorySpan[],
): Block[] {
  const read = new Set(texts.map(({ sourceId }) => sourceId));
  const ofSteps = steps.flatMap(({ id, span, words }): Block[] => {
    if (words === null || (span && read.has(span.sourceId))) return [];
    return [{ sourceId: null, text: words, sentences: [{ start: 0, end: words.length }], stepId: id }];
  });
  return [...texts.flatMap((text) => blocksOfText(text, heldBack)), ...ofSteps];
}

function blocksOfText({ sourceId, text }: StoryText, heldBack: readonly StorySpan[]): Block[] {
  const isHeld = (sentence: Sentence) =>
    heldBack.some((held) => held.sourceId === sourceId && overlaps(held, sentence));
  return paragraphsOf(text).flatMap((paragraph) => {
    const runs: Sentence[][] = [[]];
    for (const sentence of paragraph) {
      if (isHeld(sentence)) runs.push([]);
      else runs.at(-1)!.push(sentence);
    }
    return runs
      .filter((sentences) => sentences.length > 0)
      .map((sentences) => ({ sourceId, text, sentences, stepId: null }));
  });
}
