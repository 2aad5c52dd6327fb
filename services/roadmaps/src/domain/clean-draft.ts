import type { DraftStage, DraftStep, Evidence } from '@waymark/contracts/ai/draft';
import { DEFAULT_STAGE_DURATION } from '@waymark/contracts/roadmaps/http';
import { MAX_CONTENT_CHARS } from './limits.ts';

/** Links a step may carry, as when a mentor writes it (contracts/roadmaps/http). */
const MAX_LINKS = 10;
const MAX_LINK_CHARS = 500;
const MAX_MESSAGE_CHARS = 500;

/**
 * A draft as it can be stored: what an engine sends is data from outside, and may hold characters Postgres refuses
 * or more links than a step takes. Steps and stages of which nothing is left are dropped.
 */
export function cleanDraft(stages: readonly DraftStage[]): DraftStage[] {
  const clean = stages
    .map((stage) => ({
      ...stage,
      title: cleanText(stage.title),
      description: cleanText(stage.description) || cleanText(stage.title),
      estimatedDuration: cleanText(stage.estimatedDuration) || DEFAULT_STAGE_DURATION,
      steps: stage.steps.map(cleanStep).filter(({ title }) => title !== ''),
    }))
    .filter(({ title, steps }) => title !== '' && steps.length > 0);
  // Without links the longest draft the contract allows fits into a roadmap.
  return draftChars(clean) <= MAX_CONTENT_CHARS ? clean : clean.map(withoutLinks);
}

const draftChars = (stages: readonly DraftStage[]): number => JSON.stringify(stages).length;

const withoutLinks = (stage: DraftStage): DraftStage => ({
  ...stage,
  steps: stage.steps.map((step) => ({ ...step, resourceLinks: [] })),
});

function cleanStep(step: DraftStep): DraftStep {
  return {
    title: cleanText(step.title),
    description: cleanText(step.description) || cleanText(step.title),
    estimatedDuration: step.estimatedDuration === null ? null : cleanText(step.estimatedDuration) || null,
    resourceLinks: step.resourceLinks
      .map(cleanText)
      .filter((link) => link !== '' && link.length <= MAX_LINK_CHARS)
      .slice(0, MAX_LINKS),
    // A quote is exact or it is nothing: one that would have to be cleaned is dropped.
    evidence: step.evidence && isStorable(step.evidence.quote) ? step.evidence : null,
  };
}

/** The draft with only those quotes that stand in the texts (by source id) exactly where they claim to. */
export function dropInexactQuotes(
  stages: readonly DraftStage[],
  texts: ReadonlyMap<string, string>,
): DraftStage[] {
  const isTrue = ({ sourceId, start, end, quote }: Evidence) =>
    texts.get(sourceId)?.slice(start, end) === quote;
  return stages.map((stage) => ({
    ...stage,
    steps: stage.steps.map((step) => ({
      ...step,
      evidence: step.evidence && isTrue(step.evidence) ? step.evidence : null,
    })),
  }));
}

export const quotedSources = (stages: readonly DraftStage[]): string[] => [
  ...new Set(stages.flatMap(({ steps }) => steps.flatMap(({ evidence }) => evidence?.sourceId ?? []))),
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A message of the worker, for people to read. */
export const cleanMessage = (text: string): string => cleanText(text).slice(0, MAX_MESSAGE_CHARS);

/** Text as Postgres can store it. */
export const cleanText = (text: string): string => text.toWellFormed().replace(CONTROL, '').trim();

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
