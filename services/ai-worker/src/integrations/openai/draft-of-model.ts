import type { Draft, DraftStage, DraftStep, HeldBack } from '@waymark/contracts/ai/draft';
import { floorReason } from '../../domain/floor.ts';
import { doubted, withMoved } from '../../domain/held-back-steps.ts';
import type { ModelDraft, ModelStage, ModelStep } from './model-draft.ts';
import type { SourceQuotes } from './source-quotes.ts';

/** The draft that a model proposes, with the passages and steps that it marks as harmful itself waiting for the mentor. */
export function draftOfModel({ stages, avoid, crisis }: ModelDraft, quotes: SourceQuotes): Draft {
  const heldBack = avoid.flatMap(({ why, source, quote }): HeldBack[] => {
    const evidence = quotes.evidenceOf({ source, quote });
    return evidence ? [{ reason: why, evidence }] : [];
  });
  const kept = stages
    .map((stage) => toStage(stage, quotes, heldBack))
    .filter(({ steps }) => steps.length > 0);
  return { stages: kept, heldBack, crisis };
}

/** Also without the stages whose titles are an order that no roadmap may give. */
export function withoutHarmfulStages(draft: Draft): Draft {
  const isHarmful = ({ title }: DraftStage): boolean => floorReason(title) !== null;
  const heldBack = [...draft.heldBack];
  const moved = draft.stages
    .filter(isHarmful)
    .flatMap(({ steps }) => steps.flatMap((step) => doubted(step, 'harm', heldBack) ?? []));
  const stages = draft.stages
    .filter((stage) => !isHarmful(stage))
    .map((stage) => (floorReason(stage.description) ? { ...stage, description: '' } : stage));
  return { ...draft, stages: withMoved(stages, moved), heldBack };
}

const toStage = (stage: ModelStage, quotes: SourceQuotes, held: HeldBack[]): DraftStage => ({
  title: stage.title,
  description: stage.description,
  estimatedDuration: asSaid(stage.estimatedDuration, quotes) ?? '',
  steps: stage.steps.flatMap((one) => {
    const step = toStep(one, quotes);
    return one.risk === null ? [step] : (doubted(step, 'harm', held) ?? []);
  }),
});

/** A step whose quote is in no source has no evidence: it is a suggestion. */
const toStep = (step: ModelStep, quotes: SourceQuotes): DraftStep => ({
  title: step.title,
  description: step.description,
  estimatedDuration: asSaid(step.estimatedDuration, quotes),
  resourceLinks: [],
  evidence: quotes.evidenceOf(step),
});

/** A duration that the story does not state is invented. */
const asSaid = (duration: string, quotes: SourceQuotes): string | null =>
  duration && quotes.contains(duration) ? duration : null;
