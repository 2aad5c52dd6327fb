import type { DraftStage, DraftStep, Evidence, HeldBack } from '@waymark/contracts/ai/draft';
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
      description: cleanText(stage.description),
      estimatedDuration: cleanText(stage.estimatedDuration),
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
    description: cleanText(step.description),
    estimatedDuration: step.estimatedDuration === null ? null : cleanText(step.estimatedDuration) || null,
    resourceLinks: step.resourceLinks
      .map(cleanText)
      .filter((link) => link !== '' && link.length <= MAX_LINK_CHARS)
      .slice(0, MAX_LINKS),
    // A quote must be exact, so one that needs cleaning is dropped.
    evidence: step.evidence && isStorable(step.evidence.quote) ? step.evidence : null,
    ...(step.doubt && { doubt: step.doubt }),
  };
}

/** A quote must be exact, so a passage that needs cleaning is dropped. */
export function cleanHeldBack(passages: readonly HeldBack[]): HeldBack[] {
  const spanOf = ({ evidence: { sourceId, start, end } }: HeldBack) => `${sourceId} ${start} ${end}`;
  const bySpan = new Map(passages.map((passage) => [spanOf(passage), passage]));
  return [...bySpan.values()].filter(({ evidence }) => isStorable(evidence.quote));
}

/** Drops quotes that do not occur exactly at their claimed position. `texts`: by source id. */
export function dropInexactQuotes(
  stages: readonly DraftStage[],
  texts: ReadonlyMap<string, string>,
): DraftStage[] {
  return stages.map((stage) => ({
    ...stage,
    steps: stage.steps.map((step) => ({
      ...step,
      evidence: step.evidence && isExact(step.evidence, texts) ? step.evidence : null,
    })),
  }));
}

export const dropInexactPassages = (
  passages: readonly HeldBack[],
  texts: ReadonlyMap<string, string>,
): HeldBack[] => passages.filter(({ evidence }) => isExact(evidence, texts));

export const isExact = (
  { sourceId, start, end, quote }: Evidence,
  texts: ReadonlyMap<string, string>,
): boolean => texts.get(sourceId)?.slice(start, end) === quote;

export const quotedSources = (stages: readonly DraftStage[], heldBack: readonly HeldBack[]): string[] => {
  const quotes = [...stages.flatMap(({ steps }) => steps), ...heldBack];
  return [...new Set(quotes.flatMap(({ evidence }) => evidence?.sourceId ?? []))];
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

export const cleanMessage = (text: string): string => cleanText(text).slice(0, MAX_MESSAGE_CHARS);

/** Trims, and removes what Postgres cannot store. */
export const cleanText = (text: string): string => text.toWellFormed().replace(CONTROL, '').trim();

export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
