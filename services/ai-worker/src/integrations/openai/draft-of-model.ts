import type { Draft, DraftStage, DraftStep, HeldBack } from '@waymark/contracts/ai/draft';
import { floorReason } from '../../domain/floor.ts';
import type { ModelDraft, ModelStage, ModelStep } from './model-draft.ts';
import type { SourceQuotes } from './source-quotes.ts';

/** The draft that a model proposes, without the passages and steps that it marks as harmful itself. */
export function draftOfModel({ stages, avoid, crisis }: ModelDraft, quotes: SourceQuotes): Draft {
  const risky = stages.flatMap(({ steps }) =>
    steps.filter(isRisk).map((step) => ({ ...step, reason: 'harm' as const })),
  );
  const marked = [...avoid.map((passage) => ({ ...passage, reason: passage.why })), ...risky];
  const heldBack = marked.flatMap(({ reason, source, quote }): HeldBack[] => {
    const evidence = quotes.evidenceOf({ source, quote });
    return evidence ? [{ reason, evidence }] : [];
  });
  const kept = stages.map((stage) => stageOf(stage, quotes)).filter(({ steps }) => steps.length > 0);
  return { stages: kept, heldBack, crisis };
}

/** Also without the stages whose titles are an order that no roadmap may give. */
export function withoutHarmfulStages(draft: Draft): Draft {
  const isHarmful = ({ title }: DraftStage): boolean => floorReason(title) !== null;
  const passages = draft.stages
    .filter(isHarmful)
    .flatMap(({ steps }) =>
      steps.flatMap(({ evidence }): HeldBack[] => (evidence ? [{ reason: 'harm', evidence }] : [])),
    );
  const stages = draft.stages
    .filter((stage) => !isHarmful(stage))
    .map((stage) => (floorReason(stage.description) ? { ...stage, description: '' } : stage));
  return { ...draft, stages, heldBack: [...draft.heldBack, ...passages] };
}

const isRisk = ({ risk }: ModelStep): boolean => risk !== null;

const stageOf = (stage: ModelStage, quotes: SourceQuotes): DraftStage => ({
  title: stage.title,
  description: stage.description,
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
