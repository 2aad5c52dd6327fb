import type { DraftStage } from '@waymark/contracts/ai/draft';
import type { ResolveDraftBody } from '@waymark/contracts/roadmaps/runs';
import { AppError } from '@waymark/kernel/app-error';
import { matchedSteps } from './draft-diff.ts';
import { type DraftMatch, matchDraft } from './draft-match.ts';
import { mergeOrder } from './draft-merge.ts';
import { stagesOfDraft } from './drafting.ts';
import type { StageState, StepState } from './roadmap-state.ts';

type Choice = Pick<ResolveDraftBody, 'take' | 'drop'>;

/**
 * The stages as they stand after the mentor has chosen. What is neither taken nor dropped stays to the letter. A step
 * lives on where the stage it stood in gives it up: because that stage was taken, too, or dropped.
 * Error: VALIDATION for a stage the draft, or the roadmap, does not have.
 */
export function takeFromDraft(
  stages: readonly StageState[],
  draft: readonly DraftStage[],
  choice: Choice,
): StageState[] {
  const take = new Set(choice.take);
  const drop = new Set(choice.drop);
  checkChoice(stages, draft, choice);
  const match = matchDraft(stages, draft);
  const fresh = stagesOfDraft(draft);
  const merged = mergeOrder(stages, draft, match);
  const isTaken = (at: number | null): at is number => at !== null && take.has(at);
  const free = new Map(
    merged
      .filter(({ standing, draftStage }) => standing && (isTaken(draftStage) || drop.has(standing.id)))
      .flatMap(({ standing }) => standing!.steps.map((step) => [step.id, step])),
  );
  return merged.flatMap(({ standing, draftStage }) => {
    if (isTaken(draftStage)) {
      const steps = takenSteps(fresh[draftStage]!, matchedSteps(match, draftStage), free);
      return [takenStage(fresh[draftStage]!, standing, [...steps, ...leftBehind(standing, match, take)])];
    }
    return standing && !drop.has(standing.id) ? [standing] : [];
  });
}

/**
 * The draft's stages in the place of all that stand, in the draft's order. What lives on keeps its id, and with it
 * everybody's progress.
 */
export function replaceStages(stages: readonly StageState[], draft: readonly DraftStage[]): StageState[] {
  const match = matchDraft(stages, draft);
  const free = new Map(stages.flatMap(({ steps }) => steps.map((step) => [step.id, step])));
  return stagesOfDraft(draft).map((fresh, at) =>
    takenStage(fresh, match.stages.get(at) ?? null, takenSteps(fresh, matchedSteps(match, at), free)),
  );
}

/** The mentor's note and voice stay with the stage, whatever it says now. */
function takenStage(fresh: StageState, standing: StageState | null, steps: StepState[]): StageState {
  if (!standing) return { ...fresh, steps };
  const { id, mentorNote, voiceClipSourceId, artifacts } = standing;
  const touchedByMentor = mentorNote !== null || voiceClipSourceId !== null || artifacts.length > 0;
  return { ...fresh, id, mentorNote, voiceClipSourceId, artifacts, touchedByMentor, steps };
}

const takenSteps = (
  { steps }: StageState,
  living: ReadonlyMap<number, string>,
  free: ReadonlyMap<string, StepState>,
): StepState[] => steps.map((step, at) => ({ ...step, id: free.get(living.get(at) ?? '')?.id ?? step.id }));

/** Steps the draft has in a stage that was not taken: nobody said that they should go. */
const leftBehind = (
  standing: StageState | null,
  { places }: DraftMatch,
  take: ReadonlySet<number>,
): StepState[] =>
  (standing?.steps ?? []).filter(({ id }) => {
    const place = places.get(id);
    return place !== undefined && !take.has(place.stage);
  });

function checkChoice(stages: readonly StageState[], draft: readonly DraftStage[], choice: Choice): void {
  if (!choice.take?.length && !choice.drop?.length) throw unknown(['take'], 'Choose a stage of the draft.');
  const known = new Set(stages.map(({ id }) => id));
  choice.take?.forEach((at, index) => {
    if (at >= draft.length) throw unknown(['take', index], 'The draft has no such stage.');
  });
  choice.drop?.forEach((id, index) => {
    if (!known.has(id)) throw unknown(['drop', index], 'The roadmap has no such stage.');
  });
}

const unknown = (path: (string | number)[], message: string): AppError =>
  new AppError('VALIDATION', message, { issues: [{ path, message }] });
