import type { DraftStage } from '@waymark/contracts/ai/draft';
import { newId } from '@waymark/kernel/ids';
import type { StageState, StepState } from './roadmap-state.ts';

/** A draft's stages as new stages of a roadmap. */
export function stagesOfDraft(draft: readonly DraftStage[]): StageState[] {
  return draft.map((stage) => ({
    id: newId(),
    title: stage.title,
    description: stage.description,
    estimatedDuration: stage.estimatedDuration,
    origin: 'ai',
    touchedByMentor: false,
    mentorNote: null,
    voiceClipSourceId: null,
    artifacts: [],
    steps: stage.steps.map((step) => ({ id: newId(), ...step, origin: 'ai' })),
  }));
}

/**
 * A draft's stages in the place of those that stand. A step with the title and the evidence of an old one is that step:
 * it keeps its id, and with it everybody's progress.
 */
export function replacingStages(before: readonly StageState[], draft: readonly DraftStage[]): StageState[] {
  const old = Map.groupBy(
    before.flatMap((stage) => stage.steps),
    identity,
  );
  return stagesOfDraft(draft).map((stage) => ({
    ...stage,
    steps: stage.steps.map((step) => ({ ...step, id: old.get(identity(step))?.shift()?.id ?? step.id })),
  }));
}

const identity = ({ title, evidence }: StepState): string =>
  JSON.stringify([title, evidence && [evidence.sourceId, evidence.start, evidence.end, evidence.quote]]);

/** What a draft holds, in words for its mentor. */
export function draftInWords(draft: readonly DraftStage[]): string {
  const steps = draft.flatMap((stage) => stage.steps);
  const quoted = steps.filter(({ evidence }) => evidence).length;
  return `${plural(draft.length, 'stage')} with ${plural(steps.length, 'step')}, ${quoted} of them in your own words`;
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
