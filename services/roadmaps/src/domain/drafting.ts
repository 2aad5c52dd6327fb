import type { DraftStage } from '@waymark/contracts/ai/draft';
import { newId } from '@waymark/kernel/ids';
import type { StageState } from './roadmap-state.ts';
import { NO_MEDIA } from './stage-media.ts';

/** New stages, with new ids. */
export function stagesOfDraft(draft: readonly DraftStage[]): StageState[] {
  return draft.map((stage) => ({
    id: newId(),
    title: stage.title,
    description: stage.description,
    estimatedDuration: stage.estimatedDuration,
    origin: 'ai',
    touchedByMentor: false,
    ...NO_MEDIA,
    steps: stage.steps.map((step) => ({ id: newId(), ...step, origin: 'ai' })),
  }));
}

export function describeDraft(draft: readonly DraftStage[]): string {
  const steps = draft.flatMap((stage) => stage.steps);
  const quoted = steps.filter(({ evidence }) => evidence).length;
  return `${plural(draft.length, 'stage')} with ${plural(steps.length, 'step')}, ${quoted} of them in your own words`;
}

/** Why nothing can be drafted from these sources; undefined when something can. */
export function missingMaterial(sources: readonly { status: string }[]): string | undefined {
  if (sources.some(({ status }) => status === 'ready' || status === 'processing')) return undefined;
  return sources.length === 0
    ? 'There is nothing to draft from yet. Paste or type your story, or upload a PDF, Word or text file.'
    : 'We found no readable text in your files. Paste or type your story, or upload a PDF, Word or text file.';
}

/** `taken`: number of stages; all when omitted. */
export const describeTaken = (draft: readonly DraftStage[], taken?: number): string =>
  taken === undefined
    ? `Added: ${describeDraft(draft)}.`
    : `Taken: ${taken} of ${plural(draft.length, 'stage')}.`;

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
