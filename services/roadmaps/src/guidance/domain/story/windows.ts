import type { Block } from './blocks.ts';
import type { Sentence } from './sentences.ts';
import type { ReadBlock, Story } from './story.ts';

/** A passage of a story. */
export interface Found extends Sentence {
  /** Null for words of a step that are in no text. */
  sourceId: string | null;
  text: string;
  stepId: string | null;
}

/** Sentences of a block: the number of the first one, and of the one behind the last. */
export interface Window {
  block: ReadBlock;
  from: number;
  to: number;
  stepId: string | null;
}

const MIN_SENTENCES = 2;
const MAX_SENTENCES = 4;
/** Shorter passages are extended by the sentences around them, longer ones have as few sentences as they can. */
const [ENOUGH_CHARS, MAX_CHARS] = [320, 700];

/** Numbers of the first sentence and of the one behind the last. */
export function spansOf({ sentences }: Block): [number, number][] {
  const least = Math.min(MIN_SENTENCES, sentences.length);
  return sentences.flatMap((first, from) =>
    sentences.slice(from + least - 1, from + MAX_SENTENCES).flatMap((last, more): [number, number][] => {
      const isLong = more > 0 && last.end - first.start > MAX_CHARS;
      return isLong ? [] : [[from, from + least + more]];
    }),
  );
}

/** Also where a recording and a text hold the same words. */
export const isSame = (one: Window, other: Window): boolean => {
  if (one.block === other.block) return one.from < other.to && other.from < one.to;
  const text = textOf(other);
  return sentencesOf(one).some((sentence) => text.includes(sentence));
};

const sentencesOf = ({ block, from, to }: Window): string[] =>
  block.sentences.slice(from, to).map(({ start, end }) => block.text.slice(start, end));

/** By what follows, else by what is before, where that is in no other passage. */
export function extend(window: Window, chosen: readonly Window[]): void {
  const { sentences } = window.block;
  const isFree = (at: number) =>
    at >= 0 &&
    at < sentences.length &&
    chosen.every((other) => other.block !== window.block || at < other.from || at >= other.to);
  while (window.to - window.from < MAX_SENTENCES && textOf(window).length < ENOUGH_CHARS) {
    if (isFree(window.to)) window.to += 1;
    else if (isFree(window.from - 1)) window.from -= 1;
    else break;
  }
}

const spanOf = ({ block: { sentences }, from, to }: Window): Sentence => ({
  start: sentences[from]!.start,
  end: sentences[to - 1]!.end,
});

function textOf(window: Window): string {
  const { start, end } = spanOf(window);
  return window.block.text.slice(start, end);
}

export const toFound = (window: Window): Found => ({
  ...spanOf(window),
  sourceId: window.block.sourceId,
  text: textOf(window) + (isCut(window) ? ' …' : ''),
  stepId: window.stepId,
});

/** Whether it ends within a sentence that is too long for it. */
const isCut = (window: Window): boolean => {
  const { end } = spanOf(window);
  const { text } = window.block;
  return !/[.!?…]["'”’»)\]]*$/.test(text.slice(0, end)) && /^[ \t]*\S/.test(text.slice(end));
};

/** What a step quotes, with the sentences around it; null where none of it may be quoted. */
export function passageOfStep({ blocks, steps }: Story, id: string): Window | null {
  const step = steps.findIndex((one) => one.id === id);
  for (const block of blocks) {
    const from = block.quotedBy.findIndex((quoting) => quoting.includes(step));
    if (from < 0) continue;
    const to = block.quotedBy.findLastIndex((quoting) => quoting.includes(step)) + 1;
    const window = { block, from, to, stepId: id };
    extend(window, [window]);
    return window;
  }
  return null;
}
