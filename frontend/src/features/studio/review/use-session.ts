import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { HeldBackPassage, Review, ReviewDecision } from '@waymark/contracts/roadmaps/review';
import { useState } from 'react';
import { ApiError } from '#lib/api.ts';
import { readTabJson, writeTab } from '#lib/tab-storage.ts';
import { messageOf } from '#shared/ui/error-state.tsx';
import {
  changedPlace,
  existing,
  nextPlace,
  type Place,
  positionOf,
  type Reviewed,
  reviewSteps,
  stepOf,
  withDecision,
} from '../shared/review-steps.ts';
import { isInstant, isPress, type Mode, resultOf, writtenKey } from '../shared/step-form.ts';
import { hasUnsavedValues } from '../shared/unsaved-values.ts';
import { isStale, useDecide, usePendingDecisions, useUndo } from '../shared/use-review.ts';
import type { Span } from './story-text.ts';

/** A passage of a source. */
export interface Passage extends Span {
  sourceId: string;
}

export interface Failure {
  title: string;
  message: string;
  /** A decision that can be sent again as it is. */
  retry: ReviewDecision | null;
  /** The passage waits for the mentor: it can be decided on there. */
  held: HeldBackPassage | null;
}

interface Shown {
  place: Place;
  mode: Mode;
  /** What the mentor has selected in the story while picking. */
  chosen: Passage | null;
  /** Grows when the focus has to move to the heading of the panel. */
  focus: number;
}

export type Session = ReturnType<typeof useSession>;

/** The state of a review: where the mentor is, and what happens to the decisions. */
export function useSession(roadmap: Roadmap, review: Review) {
  const now = usePendingDecisions(roadmap.id, { roadmap, review });
  const [shown, setShown] = useState<Shown>(() => ({ ...opened(nextPlace(now)), focus: 0 }));
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const place = existing(shown.place, now);

  const go = (next: Place) => setShown(({ focus }) => ({ ...opened(next), focus: focus + 1 }));
  const setMode = (mode: Mode, chosen: Passage | null = null) => {
    setFailure(null);
    setShown(({ focus }) => ({ place, mode, chosen, focus: mode === 'look' ? focus + 1 : focus }));
  };

  const decider = useDecide(roadmap.id, {
    onSaved: (after, decision) => {
      if (isInstant(decision)) return;
      setStatus(resultOf(decision, after.review.unreviewed));
      // The focus stays on the switch.
      if (decision.action === 'voice') return;
      // The new passage is shown before the mentor goes on.
      go(decision.action === 'quote' ? place : placeAfter(decision, now, after));
    },
    onFailed: (error, decision) => {
      setStatus('');
      setFailure(failureOf(error, decision, now));
    },
  });
  const undoer = useUndo(roadmap.id, (after, before) => {
    setStatus('Undone.');
    go(before ? changedPlace(before, after) : nextPlace(after));
  });

  /** Sends a decision. An instant one is shown at once; a form waits for its result. */
  function decide(
    decision: ReviewDecision,
    on: { onSuccess?: () => void; onError?: (e: Error) => void } = {},
  ) {
    setFailure(null);
    if (isInstant(decision)) {
      const after = withDecision(now, decision);
      setStatus(resultOf(decision, after.review.unreviewed));
      go(placeAfter(decision, now, after));
    }
    decider.mutate(decision, on);
  }

  const position = positionOf(now, place);
  const isLost = !samePlace(place, shown.place);
  return {
    ...now,
    ...position,
    place,
    mode: isLost ? opened(place).mode : shown.mode,
    /** Unsaved text about a step that another window has removed. */
    lost: isLost ? writtenAt(shown.place) : null,
    discardLost: () => {
      discardAt(shown.place);
      go(place);
    },
    canUndo: review.undo !== null || decider.isPending,
    chosen: shown.chosen,
    focus: shown.focus,
    status,
    failure,
    isSaving: decider.isPending || undoer.isPending,
    go,
    setMode,
    /** Selects a passage, for the step while another one is picked for it, otherwise as a new step. */
    choose: (chosen: Passage) =>
      setShown((before) => ({ ...before, place, mode: before.mode === 'pick' ? 'pick' : 'take', chosen })),
    /** The focus stays in the story. */
    stopTaking: () => setShown((before) => ({ ...before, mode: 'look', chosen: null })),
    decide,
    retry: (decision: ReviewDecision) => {
      setFailure(null);
      decider.mutate(decision);
    },
    undo: () => {
      setFailure(null);
      undoer.mutate(undefined, { onError: (error) => setFailure(undoFailure(error)) });
    },
  };
}

/** Opens with the form in which the mentor left unsaved text. */
const opened = (place: Place): Omit<Shown, 'focus'> => ({
  place,
  mode: modesOf(place).find(({ key }) => hasUnsavedValues(key))?.mode ?? 'look',
  chosen: null,
});

const modesOf = (place: Place) => {
  if (place.at === 'end') return [];
  const modes = place.at === 'step' ? (['edit', 'write'] as const) : (['warn'] as const);
  return modes.map((mode) => ({ mode, key: writtenKey(place.id, mode) }));
};

function writtenAt(place: Place): string | null {
  const texts = modesOf(place).flatMap(({ key }) =>
    Object.entries(readTabJson<{ words: Record<string, string> }>(key)?.words ?? {}),
  );
  const written = texts.filter(([field, text]) => field !== 'stageId' && text.trim() !== '');
  return written.length > 0 ? written.map(([, text]) => text).join('\n') : null;
}

function discardAt(place: Place): void {
  for (const { key } of modesOf(place)) writeTab(key, null);
}

const samePlace = (a: Place, b: Place): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Where to go on after a decision. */
function placeAfter(decision: ReviewDecision, before: Reviewed, after: Reviewed): Place {
  if ('heldBackId' in decision) {
    const next = after.review.heldBack.find(
      ({ state, id }) => state === 'held' && id !== decision.heldBackId,
    );
    return next ? { at: 'held', id: next.id } : nextPlace(after);
  }
  if (decision.action === 'take') {
    const taken = stepOf(after.roadmap, decision);
    return taken ? { at: 'step', id: taken.id } : nextPlace(after);
  }
  const index = reviewSteps(before.roadmap).findIndex(({ step }) => step.id === decision.stepId);
  const merged = decision.action === 'merge' && reviewSteps(before.roadmap)[index - 1];
  if (merged) return { at: 'step', id: merged.step.id };
  const isGone = !reviewSteps(after.roadmap).some(({ step }) => step.id === decision.stepId);
  return nextPlace(after, isGone ? index - 1 : index);
}

function failureOf(error: unknown, decision: ReviewDecision, { roadmap, review }: Reviewed): Failure {
  if (isStale(error))
    return {
      title: 'This roadmap was edited in another window',
      message: isPress(decision)
        ? 'This page is up to date now. Please decide again.'
        : 'This page is up to date now. Your text is still here: compare, then save.',
      retry: null,
      held: null,
    };
  const isRefused = error instanceof ApiError && error.code === 'RULE_REFUSED';
  const title =
    'stepId' in decision && reviewSteps(roadmap).find(({ step }) => step.id === decision.stepId)?.step.title;
  return {
    title: title ? `Not saved: “${title}”` : 'Not saved',
    message: messageOf(error),
    retry: isPress(decision) && !isRefused ? decision : null,
    held: (isRefused && review.heldBack.find(({ id }) => id === error.details.heldBackId)) || null,
  };
}

const undoFailure = (error: unknown): Failure => ({
  title: 'Not undone',
  message: isStale(error)
    ? 'The roadmap has been edited since. This page is up to date now.'
    : messageOf(error),
  retry: null,
  held: null,
});
