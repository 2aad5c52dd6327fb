import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `built`: read while the search was built. `aside`: written before that and not read until they were measured. */
export const QUESTION_SETS = ['built', 'aside'] as const;
type QuestionSet = (typeof QUESTION_SETS)[number];

export interface StoryQuestion {
  roadmapId: string;
  question: string;
  /** Words of the passages that fit. */
  fitting: string[];
}

const linesOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, 'questions', `${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t') && !line.startsWith('#'))
    .map((line) => line.split('\t'));

/** Ten questions for each of four roadmaps of the demo. */
export const storyQuestions = (set: QuestionSet): StoryQuestion[] =>
  linesOf(set).map(([roadmapId, question, fitting]) => ({
    roadmapId: roadmapId!,
    question: question!,
    fitting: fitting!.split('|'),
  }));

export const unrelatedQuestions = (set: QuestionSet): string[] =>
  linesOf('unrelated').flatMap(([of, question]) => (of === set ? [question!] : []));
