import { type Block, overlaps, type StoryStep } from './blocks.ts';
import { cosine, directionOf } from './meaning.ts';
import type { Sentence } from './sentences.ts';
import { matchOf, type Stems, type Term } from './terms.ts';
import { storyWords } from './words.ts';

export interface Found extends Sentence {
  sourceId: string | null;
  text: string;
  stepId: string | null;
}

const MOST = 3;
const MIN_SENTENCES = 2;
const MAX_SENTENCES = 4;
/** Shorter passages are extended by the sentences around them, longer ones have as few sentences as they can. */
const [ENOUGH_CHARS, MAX_CHARS] = [320, 700];
/** A word of the step or its stage counts less than one of the passage. */
const [OF_STEP, OF_STAGE] = [0.7, 0.4];
/** Of what all words of the question count: the least that must match, and where no word matches as it is. */
const [MIN_MATCH, MIN_RELATED] = [0.39, 0.5];
const DENSITY = 0.4;
/** Of texts whose words occur in similar texts. */
const [TOPIC, MIN_TOPIC] = [2, 0.3];
/** Of the score of the best passage. */
const NEARLY = 0.45;

interface Window {
  block: Block;
  from: number;
  to: number;
  /** Of the words of the question, from 0 to 1. */
  matched: number;
  score: number;
  stepId: string | null;
}

export interface Question {
  terms: readonly Term[];
  stems: Stems;
  /** Null for a language without vectors. */
  direction: Float32Array | null;
}

/** The passages that match the question best, best first, none overlapping another; none where too little of the question matches. */
export function rankPassages(
  blocks: readonly Block[],
  steps: readonly StoryStep[],
  question: Question,
): Found[] {
  const { terms } = question;
  const ranking = new Ranking(steps, question);
  const windows = blocks.flatMap((block) => ranking.windowsOf(block));
  const matched = Math.max(0, ...windows.map((window) => window.matched));
  const isCertain = ranking.hasExact || terms.length === 1 || matched >= MIN_RELATED;
  if (matched < MIN_MATCH || !isCertain) return [];
  return select(windows).map(toFound);
}

class Ranking {
  /** Whether a passage has a word of the question itself. */
  hasExact = false;
  private readonly total: number;
  private readonly ofSteps: ReadonlyMap<string, readonly number[]>;

  constructor(
    private readonly steps: readonly StoryStep[],
    private readonly question: Question,
  ) {
    this.total = question.terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
    this.ofSteps = new Map(
      steps.map(({ id, about, aboutStage }) => {
        const [own, stage] = [this.matchesOf(about), this.matchesOf(aboutStage)];
        return [id, own.map((match, at) => Math.max(match * OF_STEP, stage[at]! * OF_STAGE))];
      }),
    );
  }

  windowsOf(block: Block): Window[] {
    const texts = block.sentences.map(({ start, end }) => block.text.slice(start, end));
    const matches = texts.map((text) => this.matchesOf(text));
    const scores = matches.map((match) => this.scoreOf(match));
    return spansOf(block).map(([from, to]) => {
      const step = this.stepOf(block, from, to, scores);
      const rows = matches.slice(from, to);
      const best = maxOf(step ? [...rows, this.ofSteps.get(step.id)!] : rows);
      if (best.some((match) => match >= OF_STEP)) this.hasExact = true;
      const matched = this.scoreOf(best);
      const density = scores.slice(from, to).reduce((sum, score) => sum + score, 0) / (to - from);
      const topic =
        matched === 0 ? 0 : this.topicOf(`${texts.slice(from, to).join(' ')} ${step?.about ?? ''}`);
      const score = matched + DENSITY * density + TOPIC * Math.max(0, topic - MIN_TOPIC);
      return { block, from, to, matched, score, stepId: step?.id ?? null };
    });
  }

  /** Of the steps that quote a part of it, the one that matches best by itself and by the sentence that it quotes. */
  private stepOf(block: Block, from: number, to: number, scores: readonly number[]): StoryStep | undefined {
    const parts = block.sentences.slice(from, to);
    const fit = ({ id, span }: StoryStep) =>
      this.scoreOf(this.ofSteps.get(id)!) +
      Math.max(0, ...parts.map((part, at) => (span && overlaps(span, part) ? scores[from + at]! : 0)));
    return this.steps
      .filter(({ id, span }) =>
        block.stepId
          ? block.stepId === id
          : span?.sourceId === block.sourceId && parts.some((part) => overlaps(span, part)),
      )
      .toSorted((one, other) => fit(other) - fit(one))[0];
  }

  private topicOf(text: string): number {
    const { direction } = this.question;
    return direction ? cosine(direction, directionOf(this.contentOf(text))) : 0;
  }

  private contentOf = (text: string): string[] =>
    storyWords(text).filter((word) => this.question.stems.get(word));

  private matchesOf(text: string): number[] {
    const words = this.contentOf(text);
    return this.question.terms.map(({ matches }) => matchOf(words, matches));
  }

  private scoreOf(matches: readonly number[]): number {
    const { terms } = this.question;
    return matches.reduce((sum, match, at) => sum + match * terms[at]!.weight, 0) / this.total;
  }
}

const maxOf = (rows: readonly (readonly number[])[]): number[] =>
  rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!)));

/** Numbers of the first sentence and of the one behind the last. */
function spansOf({ sentences }: Block): [number, number][] {
  const least = Math.min(MIN_SENTENCES, sentences.length);
  return sentences.flatMap((first, from) =>
    sentences.slice(from + least - 1, from + MAX_SENTENCES).flatMap((last, more): [number, number][] => {
      const isLong = more > 0 && last.end - first.start > MAX_CHARS;
      return isLong ? [] : [[from, from + least + more]];
    }),
  );
}

function select(windows: readonly Window[]): Window[] {
  const sorted = windows.toSorted((a, b) => b.score - a.score || a.to - a.from - (b.to - b.from));
  const chosen: Window[] = [];
  for (const window of sorted) {
    if (chosen.length === MOST || window.score < sorted[0]!.score * NEARLY) break;
    if (window.matched > 0 && !chosen.some((other) => isSame(window, other))) chosen.push(window);
  }
  for (const window of chosen) extend(window, chosen);
  return chosen;
}

/** Also where a recording and a text hold the same words. */
const isSame = (one: Window, other: Window): boolean => {
  if (one.block === other.block) return one.from < other.to && other.from < one.to;
  const text = textOf(other);
  return sentencesOf(one).some((sentence) => text.includes(sentence));
};

const sentencesOf = ({ block, from, to }: Window): string[] =>
  block.sentences.slice(from, to).map(({ start, end }) => block.text.slice(start, end));

/** By what follows, else by what is before, where that is in no other passage. */
function extend(window: Window, chosen: readonly Window[]): void {
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

const toFound = (window: Window): Found => ({
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
