import type { DraftStage, DraftStep, Evidence } from '@waymark/contracts/ai/draft';
import { DEFAULT_STAGE_DURATION } from '@waymark/contracts/roadmaps/http';
import { MAX_CONTENT_CHARS } from './limits.ts';

/** As for a step written by a mentor (contracts/roadmaps/http). */
const MAX_LINKS = 10;
const MAX_LINK_CHARS = 500;
const MAX_MESSAGE_CHARS = 500;

/** Sanitises a draft of an engine: removes characters that Postgres rejects, excess links, and empty steps and stages. */
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
  // Without links, the longest draft of the contract fits into a roadmap.
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
    // A quote must be exact, so one that needs cleaning is dropped.
    evidence: step.evidence && isStorable(step.evidence.quote) ? step.evidence : null,
  };
}

/** Drops quotes that do not occur exactly at their claimed position. `texts`: by source id. */
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

export const cleanMessage = (text: string): string => cleanText(text).slice(0, MAX_MESSAGE_CHARS);

/** Trims, and removes what Postgres cannot store. */
export const cleanText = (text: string): string => text.toWellFormed().replace(CONTROL, '').trim();

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
