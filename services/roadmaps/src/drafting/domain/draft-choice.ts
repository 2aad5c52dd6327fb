import type { DraftStage } from '@waymark/contracts/ai/draft';
import type { ResolveDraftBody } from '@waymark/contracts/roadmaps/runs';
import { AppError } from '@waymark/kernel/app-error';
import type { StageState, StepState } from '../../authoring/domain/roadmap-state.ts';
import type { Engine } from '../../runs/domain/run-state.ts';
import { matchedSteps, sameText } from './draft-diff.ts';
import { type DraftMatch, matchDraft } from './draft-match.ts';
import { mergeOrder } from './draft-merge.ts';
import { stagesOfDraft } from './drafting.ts';

type Choice = Pick<ResolveDraftBody, 'take' | 'drop'>;

/**
 * Applies the mentor's choice. Stages neither taken nor dropped are unchanged. A matched step retains its id if its old
 * stage is also taken, or dropped. Error: VALIDATION for an unknown stage or an empty choice.
 */
export function takeFromDraft(
  stages: readonly StageState[],
  draft: readonly DraftStage[],
  engine: Engine,
  choice: Choice,
): StageState[] {
  const take = new Set(choice.take);
  const drop = new Set(choice.drop);
  checkChoice(stages, draft, choice);
  const match = matchDraft(stages, draft);
  const fresh = stagesOfDraft(draft, engine);
  const merged = mergeOrder(stages, draft, match);
  const isTaken = (at: number | null): at is number => at !== null && take.has(at);
  const free = stepsById(
    merged.flatMap(({ existing, draftStage }) =>
      existing && (isTaken(draftStage) || drop.has(existing.id)) ? [existing] : [],
    ),
  );
  return merged.flatMap(({ existing, draftStage }) => {
    if (isTaken(draftStage)) {
      const steps = takenSteps(fresh[draftStage]!, matchedSteps(match, draftStage), free);
      return [takenStage(fresh[draftStage]!, existing, [...steps, ...unmovedSteps(existing, match, take)])];
    }
    return existing && !drop.has(existing.id) ? [existing] : [];
  });
}

/** Replaces all stages by the draft's. Matched stages and steps retain their ids and so the learners' progress. */
export function replaceStages(
  stages: readonly StageState[],
  draft: readonly DraftStage[],
  engine: Engine,
): StageState[] {
  const match = matchDraft(stages, draft);
  const free = stepsById(stages);
  return stagesOfDraft(draft, engine).map((fresh, at) =>
    takenStage(fresh, match.stages.get(at) ?? null, takenSteps(fresh, matchedSteps(match, at), free)),
  );
}

/** The mentor's note, voice clip, artifacts and warnings stay with the stage. */
function takenStage(fresh: StageState, existing: StageState | null, steps: StepState[]): StageState {
  if (!existing) return { ...fresh, steps };
  const { id, mentorNote, voiceClipSourceId, artifacts, warnings } = existing;
  const touchedByMentor =
    mentorNote !== null || voiceClipSourceId !== null || artifacts.length > 0 || warnings.length > 0;
  return { ...fresh, id, mentorNote, voiceClipSourceId, artifacts, warnings, touchedByMentor, steps };
}

const stepsById = (stages: readonly StageState[]): Map<string, StepState> =>
  new Map(stages.flatMap(({ steps }) => steps.map((step): [string, StepState] => [step.id, step])));

/** A matched step with the same text stays as the mentor has left it, reviewed or not. */
const takenSteps = (
  { steps }: StageState,
  matched: ReadonlyMap<number, string>,
  free: ReadonlyMap<string, StepState>,
): StepState[] =>
  steps.map((step, at) => {
    const existing = free.get(matched.get(at) ?? '');
    if (!existing) return step;
    if (!sameText(existing, step)) return { ...step, id: existing.id, materialIds: existing.materialIds };
    return { ...existing, evidence: existing.evidence ?? step.evidence };
  });

/** Steps whose match is in a stage that was not taken stay in their stage. */
const unmovedSteps = (
  existing: StageState | null,
  { places }: DraftMatch,
  take: ReadonlySet<number>,
): StepState[] =>
  (existing?.steps ?? []).filter(({ id }) => {
    const place = places.get(id);
    return place !== undefined && !take.has(place.stage);
  });

function checkChoice(stages: readonly StageState[], draft: readonly DraftStage[], choice: Choice): void {
  if (!choice.take?.length && !choice.drop?.length)
    throw invalidChoice(['take'], 'Choose a stage of the draft.');
  const known = new Set(stages.map(({ id }) => id));
  choice.take?.forEach((at, index) => {
    if (at >= draft.length) throw invalidChoice(['take', index], 'The draft does not have this stage.');
  });
  choice.drop?.forEach((id, index) => {
    if (!known.has(id)) throw invalidChoice(['drop', index], 'The roadmap does not have this stage.');
  });
}

const invalidChoice = (path: (string | number)[], message: string): AppError =>
  new AppError('VALIDATION', message, { issues: [{ path, message }] });
