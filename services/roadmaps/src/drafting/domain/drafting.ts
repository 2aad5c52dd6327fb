import type { DraftStage } from '@waymark/contracts/ai/draft';
import type { RunKind } from '@waymark/contracts/roadmaps/runs';
import { newId } from '@waymark/kernel/ids';
import type { Origin, StageState } from '../../authoring/domain/roadmap-state.ts';
import { NO_MEDIA } from '../../authoring/domain/stage-media.ts';
import type { Engine, RunOutcome } from '../../runs/domain/run-state.ts';

export const NO_DRAFT =
  'We could not finish this after several attempts. Your texts are safe: please try again later.';

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
    steps: stage.steps.map((step) => ({
      ...step,
      id: newId(),
      origin,
      reviewed: false,
      voice: null,
      materialIds: [],
    })),
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

const NOTHING_ALLOWED =
  'You have not allowed drafting from any of your material. Allow it in the permissions of a source, then try again.';
const NOTHING_TO_SEND =
  'The AI service is run by another company, and you have not allowed sending any of your material there. Allow it in the permissions of a source, then try again.';

interface Result {
  draft: readonly DraftStage[];
  kind: RunKind;
  engine: Engine;
  outcome: RunOutcome;
  heldBack: readonly unknown[];
  /** Names of sources. */
  leftOut: readonly string[];
  reading: { parts: number } | null;
}

/** The message of a run that has drafted. */
export function describeResult({ draft, kind, engine, outcome, heldBack, leftOut, reading }: Result): string {
  const summary = describeDraft(draft, engine);
  const doubted = draft.flatMap(({ steps }) => steps).filter(({ doubt }) => doubt).length;
  return [
    kind === 'ghostwrite'
      ? `The draft has ${summary}. Nothing was changed: accept it, generate another, or edit by hand.`
      : outcome === 'waiting'
        ? `The draft has ${summary}. Your roadmap has stages already, so nothing was changed: add the draft, replace them with it, or discard it.`
        : `Your roadmap has ${summary}. Please review each one before you publish.`,
    ...(reading ? [`Your story was read whole, in ${reading.parts} parts.`] : []),
    ...(heldBack.length > 0 ? [describeHeldBack(heldBack.length)] : []),
    ...(doubted > 0
      ? [`${plural(doubted, 'step')} ${doubted === 1 ? 'waits' : 'wait'} for you with the reason.`]
      : []),
    ...(leftOut.length > 0 ? [describeLeftOut(leftOut)] : []),
  ].join(' ');
}

const MAX_NAMED = 3;

function describeLeftOut(names: readonly string[]): string {
  const named = names.slice(0, MAX_NAMED).map((name) => `“${name}”`);
  const others = names.length - named.length;
  const list = `${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
  return `Not used, because you have not allowed it: ${list}.`;
}

const describeHeldBack = (count: number): string =>
  `${plural(count, 'passage')} ${count === 1 ? 'waits' : 'wait'} for you with the reason.`;

/** Why nothing can be drafted from these sources; undefined when something can. `leftOut`: those not allowed. */
export function missingMaterial(
  sources: readonly { status: string }[],
  leftOut: readonly unknown[] = [],
  { outside }: { outside: boolean } = { outside: false },
): string | undefined {
  if (sources.some(({ status }) => status === 'ready' || status === 'processing')) return undefined;
  if (leftOut.length > 0) return outside ? NOTHING_TO_SEND : NOTHING_ALLOWED;
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
