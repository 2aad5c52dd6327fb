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
 * Applies the mentor's choice. Stages neither taken nor dropped are unchanged. A matched step retains its id if its old
 * stage is also taken, or dropped. Error: VALIDATION for an unknown stage or an empty choice.
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
  const freeIds = stepIds(
    merged.flatMap(({ existing, draftStage }) =>
      existing && (isTaken(draftStage) || drop.has(existing.id)) ? [existing] : [],
    ),
  );
  return merged.flatMap(({ existing, draftStage }) => {
    if (isTaken(draftStage)) {
      const steps = takenSteps(fresh[draftStage]!, matchedSteps(match, draftStage), freeIds);
      return [takenStage(fresh[draftStage]!, existing, [...steps, ...unmovedSteps(existing, match, take)])];
    }
    return existing && !drop.has(existing.id) ? [existing] : [];
  });
}

/** Replaces all stages by the draft's. Matched stages and steps retain their ids and so the learners' progress. */
export function replaceStages(stages: readonly StageState[], draft: readonly DraftStage[]): StageState[] {
  const match = matchDraft(stages, draft);
  const freeIds = stepIds(stages);
  return stagesOfDraft(draft).map((fresh, at) =>
    takenStage(fresh, match.stages.get(at) ?? null, takenSteps(fresh, matchedSteps(match, at), freeIds)),
  );
}

/** The mentor's note, voice clip and artifacts stay with the stage. */
function takenStage(fresh: StageState, existing: StageState | null, steps: StepState[]): StageState {
  if (!existing) return { ...fresh, steps };
  const { id, mentorNote, voiceClipSourceId, artifacts } = existing;
  const touchedByMentor = mentorNote !== null || voiceClipSourceId !== null || artifacts.length > 0;
  return { ...fresh, id, mentorNote, voiceClipSourceId, artifacts, touchedByMentor, steps };
}

const stepIds = (stages: readonly StageState[]): Set<string> =>
  new Set(stages.flatMap(({ steps }) => steps.map(({ id }) => id)));

const takenSteps = (
  { steps }: StageState,
  matched: ReadonlyMap<number, string>,
  freeIds: ReadonlySet<string>,
): StepState[] =>
  steps.map((step, at) => {
    const id = matched.get(at);
    return id !== undefined && freeIds.has(id) ? { ...step, id } : step;
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
    if (at >= draft.length) throw invalidChoice(['take', index], 'The draft has no such stage.');
  });
  choice.drop?.forEach((id, index) => {
    if (!known.has(id)) throw invalidChoice(['drop', index], 'The roadmap has no such stage.');
  });
}

const invalidChoice = (path: (string | number)[], message: string): AppError =>
  new AppError('VALIDATION', message, { issues: [{ path, message }] });
