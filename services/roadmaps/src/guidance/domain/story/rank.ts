import { cosine, directionOf } from './meaning.ts';
import type { ReadBlock, Story } from './story.ts';
import { matchOf, type Term } from './terms.ts';
import { extend, isSame, spansOf, type Window } from './windows.ts';

const MOST = 3;
/** A word of the step or its stage counts less than one of the passage. */
const [OF_STEP, OF_STAGE] = [0.7, 0.4];
/** Of what all words of the question count: the least that must match, and where no word matches as it is. */
const [MIN_MATCH, MIN_RELATED] = [0.39, 0.5];
const DENSITY = 0.4;
/** Of texts whose words occur in similar texts. */
const [TOPIC, MIN_TOPIC] = [2, 0.3];
/** Of the score of the best passage. */
const NEARLY = 0.45;

interface Scored extends Window {
  /** Of the words of the question, from 0 to 1. */
  matched: number;
  score: number;
}

export interface Question {
  terms: readonly Term[];
  /** Null for a language without vectors. */
  direction: Float32Array | null;
}

/** Where to look for less certain passages as well: a model decides whether they reply the question. */
const FOR_MODEL = { most: 12, nearly: 0 };

/**
 * The passages that match the question best, best first, none overlapping another. For readers, at most three, and none where
 * too little of the question matches.
 */
export function rankPassages(story: Story, question: Question, forModel = false): Window[] {
  const { terms } = question;
  const ranking = new Ranking(story, question, forModel);
  const windows = story.blocks.flatMap((block) => ranking.windowsOf(block));
  const matched = windows.reduce((most, window) => Math.max(most, window.matched), 0);
  const isCertain = ranking.hasExact || terms.length === 1 || matched >= MIN_RELATED;
  if (forModel) return select(windows, FOR_MODEL);
  return matched < MIN_MATCH || !isCertain ? [] : select(windows, { most: MOST, nearly: NEARLY });
}

class Ranking {
  /** Whether a passage has a word of the question itself. */
  hasExact = false;
  private readonly total: number;
  private readonly ofSteps: readonly number[][];

  constructor(
    private readonly story: Story,
    private readonly question: Question,
    /** Whether those without a word of the question count as well: they may be about the same. */
    private readonly isOfAll: boolean,
  ) {
    this.total = question.terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
    this.ofSteps = story.steps.map(({ words, wordsOfStage }) => {
      const [own, stage] = [this.matchesOf(words), this.matchesOf(wordsOfStage)];
      return own.map((match, at) => Math.max(match * OF_STEP, stage[at]! * OF_STAGE));
    });
  }

  /** Those with a word of the question, or of a step that quotes them and has one, or all. */
  windowsOf(block: ReadBlock): Scored[] {
    const matches = block.words.map((words) => this.matchesOf(words));
    const scores = matches.map((match) => this.scoreOf(match));
    const isWanted = (matched: number) => matched > 0 || this.isOfAll;
    if (!scores.some(isWanted) && block.quotedBy.every((steps) => steps.length === 0)) return [];
    return spansOf(block).flatMap(([from, to]) => {
      const step = this.stepOf(block, from, to, scores);
      const rows = matches.slice(from, to);
      const best = maxOf(step === undefined ? rows : [...rows, this.ofSteps[step]!]);
      if (best.some((match) => match >= OF_STEP)) this.hasExact = true;
      const matched = this.scoreOf(best);
      if (!isWanted(matched)) return [];
      const density = scores.slice(from, to).reduce((sum, score) => sum + score, 0) / (to - from);
      const topic = this.topicOf(block.words.slice(from, to), step);
      const score = matched + DENSITY * density + TOPIC * Math.max(0, topic - MIN_TOPIC);
      const stepId = step === undefined ? null : this.story.steps[step]!.id;
      return [{ block, from, to, matched, score, stepId }];
    });
  }

  /** Of the steps that quote a part of it, the one that matches best by itself and by the sentence that it quotes. */
  private stepOf(block: ReadBlock, from: number, to: number, scores: readonly number[]): number | undefined {
    const quotedBy = block.quotedBy.slice(from, to);
    const fit = (step: number) =>
      this.scoreOf(this.ofSteps[step]!) +
      Math.max(0, ...quotedBy.map((steps, at) => (steps.includes(step) ? scores[from + at]! : 0)));
    const steps = [...new Set(quotedBy.flat())].toSorted((one, other) => one - other);
    return steps.toSorted((one, other) => fit(other) - fit(one))[0];
  }

  private topicOf(sentences: readonly (readonly number[])[], step: number | undefined): number {
    const { direction } = this.question;
    if (!direction) return 0;
    const words = [...sentences.flat(), ...(step === undefined ? [] : this.story.steps[step]!.words)];
    return cosine(direction, directionOf(words.flatMap((word) => this.story.vocabulary[word]!.rank ?? [])));
  }

  private matchesOf = (words: readonly number[]): number[] =>
    this.question.terms.map(({ matches }) => matchOf(words, matches));

  private scoreOf(matches: readonly number[]): number {
    const { terms } = this.question;
    return matches.reduce((sum, match, at) => sum + match * terms[at]!.weight, 0) / this.total;
  }
}

const maxOf = (rows: readonly (readonly number[])[]): number[] =>
  rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!)));

function select(windows: readonly Scored[], { most, nearly }: typeof FOR_MODEL): Window[] {
  const sorted = windows.toSorted((a, b) => b.score - a.score || a.to - a.from - (b.to - b.from));
  const chosen: Scored[] = [];
  for (const window of sorted) {
    if (chosen.length === most || window.score < sorted[0]!.score * nearly) break;
    if (!chosen.some((other) => isSame(window, other))) chosen.push(window);
  }
  for (const window of chosen) extend(window, chosen);
  return chosen;
}
