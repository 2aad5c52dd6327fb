import type { DraftStage } from '@waymark/contracts/ai/draft';
import { newId } from '@waymark/kernel/ids';
import type { Origin, StageState } from './roadmap-state.ts';
import type { Engine, RunOutcome } from './run-state.ts';
import { NO_MEDIA } from './stage-media.ts';

/** New stages, with new ids, to be reviewed. */
export function stagesOfDraft(draft: readonly DraftStage[], engine: Engine): StageState[] {
  const origin: Origin = engine === 'offline' ? 'outline' : 'ai';
  return draft.map((stage) => ({
    id: newId(),
    title: stage.title,
    description: stage.description,
    estimatedDuration: stage.estimatedDuration,
    origin,
    touchedByMentor: false,
    ...NO_MEDIA,
    warnings: [],
    steps: stage.steps.map((step) => ({ ...step, id: newId(), origin, reviewed: false })),
  }));
}

/** An outline consists of moments of the story, the draft of a model of steps. */
export function describeDraft(draft: readonly DraftStage[], engine: Engine): string {
  const steps = draft.flatMap((stage) => stage.steps);
  const quoted = steps.filter(({ evidence }) => evidence).length;
  const isOutline = engine === 'offline';
  const counts = `${plural(draft.length, 'stage')} with ${plural(steps.length, isOutline ? 'moment' : 'step')}`;
  return isOutline && quoted === steps.length
    ? `${counts} in your own words`
    : `${counts}, ${quoted} of them linked to your own words`;
}

/** The message of a run that has drafted. */
export function describeResult(
  draft: readonly DraftStage[],
  { engine, outcome, heldBack }: { engine: Engine; outcome: RunOutcome; heldBack: readonly unknown[] },
): string {
  const summary = describeDraft(draft, engine);
  return [
    outcome === 'waiting'
      ? `The draft has ${summary}. Your roadmap has stages already, so nothing was changed: add the draft, replace them with it, or discard it.`
      : `Your roadmap has ${summary}. Please look at each before you publish.`,
    ...(heldBack.length > 0 ? [describeHeldBack(heldBack.length)] : []),
  ].join(' ');
}

const describeHeldBack = (count: number): string =>
  `${plural(count, 'passage')} ${count === 1 ? 'was' : 'were'} held back.`;

/** Why nothing can be drafted from these sources; undefined when something can. */
export function missingMaterial(sources: readonly { status: string }[]): string | undefined {
  if (sources.some(({ status }) => status === 'ready' || status === 'processing')) return undefined;
  return sources.length === 0
    ? 'There is nothing to draft from yet. Paste or type your story, or upload a PDF, Word or text file.'
    : 'We found no readable text in your files. Paste or type your story, or upload a PDF, Word or text file.';
}

/** `taken`: number of stages; all when omitted. */
export const describeTaken = (draft: readonly DraftStage[], engine: Engine, taken?: number): string =>
  taken === undefined
    ? `Added: ${describeDraft(draft, engine)}.`
    : `Taken: ${taken} of ${plural(draft.length, 'stage')}.`;

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
