import type { DraftStage, Evidence } from '@waymark/contracts/ai/draft';
import type { Material } from '../../app/engine.ts';
import { locate } from '../../domain/evidence.ts';
import type { ModelStage, ModelStep } from './model-draft.ts';

/** A step whose quote is in no source has no evidence: it is a suggestion. */
export const stageOfModel = (stage: ModelStage, sources: Material['sources']): DraftStage => ({
  title: stage.title,
  description: stage.description,
  estimatedDuration: stage.estimatedDuration,
  steps: stage.steps.map((step) => ({
    title: step.title,
    description: step.description,
    estimatedDuration: step.estimatedDuration,
    resourceLinks: [],
    evidence: evidenceOf(step, sources),
  })),
});

function evidenceOf({ quote, source }: ModelStep, sources: Material['sources']): Evidence | null {
  if (!quote?.trim()) return null;
  const named = sources[(source ?? 0) - 1];
  for (const candidate of named ? [named, ...sources.filter((s) => s !== named)] : sources) {
    const span = locate(quote, candidate.text);
    if (span) return { sourceId: candidate.id, quote: candidate.text.slice(span.start, span.end), ...span };
  }
  return null;
}
