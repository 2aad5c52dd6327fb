import type { DraftStage, DraftStep } from '@waymark/contracts/ai/draft';
import type { StageDiff, StepDiff } from '@waymark/contracts/roadmaps/versions';
import { type DraftMatch, matchDraft } from './draft-match.ts';
import { type MergedStage, mergeOrder } from './draft-merge.ts';
import type { StageState, StepState } from './roadmap-state.ts';

/** A draft beside the stages that stand: what each would become, were all of it taken and all that it lacks dropped. */
export function diffDraft(stages: readonly StageState[], draft: readonly DraftStage[]): StageDiff[] {
  const match = matchDraft(stages, draft);
  const standing = new Map(stages.flatMap(({ steps }) => steps.map((step) => [step.id, step])));
  return mergeOrder(stages, draft, match).map((merged) => diffStage(merged, draft, match, standing));
}

function diffStage(
  { standing, draftStage }: MergedStage,
  draft: readonly DraftStage[],
  match: DraftMatch,
  known: ReadonlyMap<string, StepState>,
): StageDiff {
  const drafted = draftStage === null ? null : draft[draftStage]!;
  const living = matchedSteps(match, draftStage);
  const drafts = (drafted?.steps ?? []).map((step, at) =>
    diffStep(step, at, known.get(living.get(at) ?? '')),
  );
  const gone = (standing?.steps ?? []).filter(({ id }) => !match.places.has(id)).map(removedStep);
  const steps = [...drafts, ...gone];
  return {
    change: stageChange(standing, drafted, steps),
    stageId: standing?.id ?? null,
    draftStage,
    before: standing && wordsOf(standing),
    after: drafted && wordsOf(drafted),
    touchedByMentor: standing?.touchedByMentor ?? false,
    steps,
  };
}

/** Ids of standing steps by their place in a stage of the draft. */
export function matchedSteps({ places }: DraftMatch, draftStage: number | null): Map<number, string> {
  const here = [...places].filter(([, place]) => place.stage === draftStage);
  return new Map(here.map(([id, { step }]) => [step, id]));
}

function stageChange(
  standing: StageState | null,
  drafted: DraftStage | null,
  steps: readonly StepDiff[],
): StageDiff['change'] {
  if (!standing) return 'added';
  if (!drafted) return 'removed';
  const same =
    standing.title === drafted.title &&
    standing.description === drafted.description &&
    standing.estimatedDuration === drafted.estimatedDuration &&
    steps.length === standing.steps.length &&
    steps.every(({ change, stepId }, at) => change === 'same' && stepId === standing.steps[at]!.id);
  return same ? 'same' : 'changed';
}

function diffStep(drafted: DraftStep, draftStep: number, standing: StepState | undefined): StepDiff {
  const after = wordsOf(drafted);
  if (!standing) return { change: 'added', stepId: null, draftStep, before: null, after };
  const change = textOf(standing) === textOf(drafted) ? 'same' : 'changed';
  return { change, stepId: standing.id, draftStep, before: wordsOf(standing), after };
}

const removedStep = (step: StepState): StepDiff => ({
  change: 'removed',
  stepId: step.id,
  draftStep: null,
  before: wordsOf(step),
  after: null,
});

const wordsOf = ({ title, description }: { title: string; description: string }) => ({ title, description });

const textOf = ({ title, description, estimatedDuration, resourceLinks }: StepState | DraftStep): string =>
  JSON.stringify([title, description, estimatedDuration, resourceLinks]);
