import type { Evidence } from '@waymark/contracts/ai/draft';

/** Limits of a draft by a model; the prompt states the same numbers. */
export const DRAFT_LIMITS = {
  minStages: 2,
  maxStages: 8,
  minSteps: 1,
  maxSteps: 8,
  maxStepsInAll: 40,
  minQuoteWords: 4,
} as const;
/** Of the steps, how many must quote the mentor. */
const LEAST_QUOTED = 0.5;

interface StageToCheck {
  title: string;
  steps: { quote: string | null; evidence: Evidence | null }[];
}

const { minStages, maxStages, minSteps, maxSteps, maxStepsInAll, minQuoteWords } = DRAFT_LIMITS;
const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** What is wrong with a draft, for the model and the mentor; null when nothing is. */
export function draftFault(stages: readonly StageToCheck[]): string | null {
  const steps = stages.flatMap((stage) => stage.steps);
  const faults = [
    ...stageFaults(stages),
    steps.length > maxStepsInAll &&
      `It has ${steps.length} steps in all; at most ${maxStepsInAll} are allowed.`,
    ...quoteFaults(steps),
  ];
  return faults.filter(Boolean).slice(0, 6).join(' ') || null;
}

function stageFaults(stages: readonly StageToCheck[]): (string | false)[] {
  const wrong = stages.length < minStages || stages.length > maxStages;
  return [
    wrong && `It has ${count(stages.length, 'stage')}; ${minStages} to ${maxStages} are needed.`,
    ...stages.map(
      ({ title, steps }) =>
        (steps.length < minSteps || steps.length > maxSteps) &&
        `The stage "${title}" has ${count(steps.length, 'step')}; ${minSteps} to ${maxSteps} are allowed.`,
    ),
  ];
}

function quoteFaults(steps: StageToCheck['steps']): (string | false)[] {
  const short = steps.flatMap(({ quote }) => (quote && wordsOf(quote) < minQuoteWords ? [quote] : []));
  const quoted = steps.filter(({ evidence }) => evidence !== null).length;
  return [
    short.length > 0 &&
      `${count(short.length, 'quote')} of fewer than ${minQuoteWords} words, such as "${short[0]}".`,
    quoted < steps.length * LEAST_QUOTED &&
      `Only ${quoted} of ${count(steps.length, 'step')} quote the story word for word; at least half must.`,
  ];
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

export function wordsOf(quote: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(quote)) if (isWordLike) words += 1;
  return words;
}
