import type { Draft, DraftStage, DraftStep, HeldBack } from '@waymark/contracts/ai/draft';
import { HarmCheck } from './harm.ts';
import type { ModelDraft, ModelStage, ModelStep } from './model-draft.ts';
import type { SourceQuotes } from './source-quotes.ts';

/** The draft that a model proposes, without the passages and steps that it marks as harmful. */
export function draftOfModel({ stages, avoid, crisis }: ModelDraft, quotes: SourceQuotes): Draft {
  const harm = new HarmCheck(quotes.texts);
  const marked = stages.map((stage) => (harm.reasonIn(stage.title) ? allRisky(stage) : stage));
  const heldBack = [
    ...avoid.map((passage) => ({ ...passage, reason: passage.why })),
    ...marked.flatMap(({ steps }) =>
      steps.filter(isRisk).map((step) => ({ ...step, reason: 'harm' as const })),
    ),
  ].flatMap(({ reason, source, quote }): HeldBack[] => {
    const evidence = quotes.evidenceOf({ source, quote });
    return evidence ? [{ reason, evidence }] : [];
  });
  const kept = marked.map((stage) => stageOf(stage, quotes, harm)).filter(({ steps }) => steps.length > 0);
  return { stages: kept, heldBack, crisis };
}

const isRisk = ({ risk }: ModelStep): boolean => risk !== null;
const allRisky = (stage: ModelStage): ModelStage => ({
  ...stage,
  steps: stage.steps.map((step) => ({ ...step, risk: stage.title })),
});

const stageOf = (stage: ModelStage, quotes: SourceQuotes, harm: HarmCheck): DraftStage => ({
  title: stage.title,
  description: harm.reasonIn(stage.description) ? '' : stage.description,
  estimatedDuration: asSaid(stage.estimatedDuration, quotes) ?? '',
  steps: stage.steps.filter((step) => !isRisk(step)).map((step) => stepOf(step, quotes)),
});

/** A step whose quote is in no source has no evidence: it is a suggestion. */
const stepOf = (step: ModelStep, quotes: SourceQuotes): DraftStep => ({
  title: step.title,
  description: step.description,
  estimatedDuration: asSaid(step.estimatedDuration, quotes),
  resourceLinks: [],
  evidence: quotes.evidenceOf(step),
});

/** A duration that the story does not state is invented. */
const asSaid = (duration: string, quotes: SourceQuotes): string | null =>
  duration && quotes.contains(duration) ? duration : null;
