import type { DraftStage, DraftStep } from '@waymark/contracts/ai/draft';
import type { StageDiff, StepDiff } from '@waymark/contracts/roadmaps/versions';
import type { StageState, StepState } from '../../authoring/domain/roadmap-state.ts';
import { type DraftMatch, matchDraft } from './draft-match.ts';
import { type MergedStage, mergeOrder } from './draft-merge.ts';

/** Compares a draft with the existing stages, as if all of it were taken and all unmatched stages were dropped. */
export function diffDraft(stages: readonly StageState[], draft: readonly DraftStage[]): StageDiff[] {
  const match = matchDraft(stages, draft);
  const existing = new Map(stages.flatMap(({ steps }) => steps.map((step) => [step.id, step])));
  return mergeOrder(stages, draft, match).map((merged) => diffStage(merged, draft, match, existing));
}

function diffStage(
  { existing, draftStage }: MergedStage,
  draft: readonly DraftStage[],
  match: DraftMatch,
  known: ReadonlyMap<string, StepState>,
): StageDiff {
  const drafted = draftStage === null ? null : draft[draftStage]!;
  const matched = matchedSteps(match, draftStage);
  const drafts = (drafted?.steps ?? []).map((step, at) =>
    diffStep(step, at, known.get(matched.get(at) ?? '')),
  );
  const gone = (existing?.steps ?? []).filter(({ id }) => !match.places.has(id)).map(removedStep);
  const steps = [...drafts, ...gone];
  return {
    change: stageChange(existing, drafted, steps),
    stageId: existing?.id ?? null,
    draftStage,
    before: existing && titleAndDescription(existing),
    after: drafted && titleAndDescription(drafted),
    touchedByMentor: existing?.touchedByMentor ?? false,
    steps,
  };
}

/** Ids of the existing steps by the index of their match in this stage of the draft. */
export function matchedSteps({ places }: DraftMatch, draftStage: number | null): Map<number, string> {
  const here = [...places].filter(([, place]) => place.stage === draftStage);
  return new Map(here.map(([id, { step }]) => [step, id]));
}

function stageChange(
  existing: StageState | null,
  drafted: DraftStage | null,
  steps: readonly StepDiff[],
): StageDiff['change'] {
  if (!existing) return 'added';
  if (!drafted) return 'removed';
  const same =
    existing.title === drafted.title &&
    existing.description === drafted.description &&
    existing.estimatedDuration === drafted.estimatedDuration &&
    steps.length === existing.steps.length &&
    steps.every(({ change, stepId }, at) => change === 'same' && stepId === existing.steps[at]!.id);
  return same ? 'same' : 'changed';
}

function diffStep(drafted: DraftStep, draftStep: number, existing: StepState | undefined): StepDiff {
  const after = titleAndDescription(drafted);
  if (!existing) return { change: 'added', stepId: null, draftStep, before: null, after };
  const change = sameText(existing, drafted) ? 'same' : 'changed';
  return { change, stepId: existing.id, draftStep, before: titleAndDescription(existing), after };
}

const removedStep = (step: StepState): StepDiff => ({
  change: 'removed',
  stepId: step.id,
  draftStep: null,
  before: titleAndDescription(step),
  after: null,
});

const titleAndDescription = ({ title, description }: { title: string; description: string }) => ({
  title,
  description,
});

export const sameText = (existing: StepState, drafted: StepState | DraftStep): boolean =>
  textOf(existing) === textOf(drafted);

const textOf = ({ title, description, estimatedDuration, resourceLinks }: StepState | DraftStep): string =>
  JSON.stringify([title, description, estimatedDuration, resourceLinks]);
