import type { Evidence, Roadmap, Stage, Step } from '@waymark/contracts/roadmaps/http';
import type { HeldBackPassage, Review, ReviewDecision } from '@waymark/contracts/roadmaps/review';
import type { Source } from '@waymark/contracts/roadmaps/sources';

/** What a review shows: the working copy and its review. */
export interface Reviewed {
  roadmap: Roadmap;
  review: Review;
}

/** What is shown: a step, a passage that was held back, or the end. */
export type Place = { at: 'step'; id: string } | { at: 'held'; id: string } | { at: 'end' };

const END: Place = { at: 'end' };

export interface ReviewStep {
  stage: Stage;
  step: Step;
  /** It has no step before it in its stage, so it cannot be merged. */
  isFirst: boolean;
}

export const reviewSteps = ({ stages }: Pick<Roadmap, 'stages'>): ReviewStep[] =>
  stages.flatMap((stage) => stage.steps.map((step, index) => ({ stage, step, isFirst: index === 0 })));

export const stillHeld = ({ heldBack }: Review): HeldBackPassage[] =>
  heldBack.filter(({ state }) => state === 'held');

/** The next undecided step after the given index, from the start if there is none; then the end, which leads to what was held back. */
export function nextPlace({ roadmap, review }: Reviewed, after = -1): Place {
  const steps = reviewSteps(roadmap);
  const next = [...steps.slice(after + 1), ...steps].find(({ step }) => !step.reviewed);
  if (next) return { at: 'step', id: next.step.id };
  const held = stillHeld(review)[0];
  return held && steps.length === 0 ? { at: 'held', id: held.id } : { at: 'end' };
}

/** The place, or where to go on if a decision or another window has removed it. */
export function existing(place: Place, now: Reviewed): Place {
  if (place.at === 'step' && reviewSteps(now.roadmap).some(({ step }) => step.id === place.id)) return place;
  if (place.at === 'held' && now.review.heldBack.some(({ id }) => id === place.id)) return place;
  return place.at === 'end' && reviewSteps(now.roadmap).every(({ step }) => step.reviewed)
    ? place
    : nextPlace(now);
}

export interface ReviewPosition {
  /** From 1 to `count`, among the steps or among the held-back passages; 0 at the end. */
  number: number;
  count: number;
  previous: Place | null;
  next: Place | null;
}

/** Where a place is among its neighbours: all steps in order, the end if they are all reviewed, then all held-back passages. */
export function positionOf({ roadmap, review }: Reviewed, place: Place): ReviewPosition {
  const steps = reviewSteps(roadmap).map(({ step }): Place => ({ at: 'step', id: step.id }));
  const held = review.heldBack.map(({ id }): Place => ({ at: 'held', id }));
  const isHere = (one: Place) => one.at === place.at && 'id' in one && 'id' in place && one.id === place.id;
  const list = place.at === 'held' ? held : steps;
  const isReviewed = reviewSteps(roadmap).every(({ step }) => step.reviewed);
  const all = isReviewed ? [...steps, END, ...held] : [...steps, ...held];
  const index = place.at === 'end' ? steps.length : all.findIndex(isHere);
  return {
    number: list.findIndex(isHere) + 1,
    count: list.length,
    previous: all[index - 1] ?? null,
    next: all[index + 1] ?? null,
  };
}

/** What an undo has brought back. */
export function changedPlace(before: Reviewed, after: Reviewed): Place {
  const json = (value: unknown) => JSON.stringify(value);
  const steps = new Map(reviewSteps(before.roadmap).map(({ step }) => [step.id, json(step)]));
  const changed = reviewSteps(after.roadmap).find(({ step }) => steps.get(step.id) !== json(step));
  if (changed) return { at: 'step', id: changed.step.id };
  const states = new Map(before.review.heldBack.map(({ id, state }) => [id, state]));
  const held = after.review.heldBack.find(({ id, state }) => states.get(id) !== state);
  return held ? { at: 'held', id: held.id } : nextPlace(after);
}

type Passage = Pick<Evidence, 'sourceId' | 'start' | 'end'>;

/** Whether there is text to choose sentences from. */
export const hasStory = (sources: readonly Pick<Source, 'words'>[] = []): boolean =>
  sources.some(({ words }) => words !== null && words > 0);

/** The step that quotes most of a passage, by the server's rule. */
export function stepOf({ stages }: Pick<Roadmap, 'stages'>, passage: Passage): Step | null {
  const length = ({ start, end }: Passage) => end - start;
  const quotes = ({ evidence }: Step) => {
    if (evidence?.sourceId !== passage.sourceId) return false;
    const common = Math.min(evidence.end, passage.end) - Math.max(evidence.start, passage.start);
    return common > Math.min(length(evidence), length(passage)) / 2;
  };
  return reviewSteps({ stages }).find(({ step }) => quotes(step))?.step ?? null;
}

/** The stage that a passage belongs to by its place in the story. */
export function stageNear({ stages }: Pick<Roadmap, 'stages'>, { sourceId, start }: Evidence): Stage | null {
  const before = stages.filter(({ steps }) =>
    steps.some(({ evidence }) => evidence?.sourceId === sourceId && evidence.start <= start),
  );
  return before.at(-1) ?? stages[0] ?? null;
}

/** Applies decisions whose result is known before the server responds; others change nothing. Idempotent. */
export function withDecision(now: Reviewed, decision: ReviewDecision): Reviewed {
  if (decision.action === 'dismiss') {
    const heldBack = now.review.heldBack.map((one) =>
      one.id === decision.heldBackId ? { ...one, state: 'dismissed' as const } : one,
    );
    return { ...now, review: { ...now.review, heldBack } };
  }
  if (decision.action === 'keep')
    return withSteps(now, (step) => (step.id === decision.stepId ? { ...step, reviewed: true } : step));
  if (decision.action === 'voice')
    return withSteps(now, (step) =>
      step.id === decision.stepId && step.voice
        ? { ...step, voice: { ...step.voice, used: decision.used, state: 'ready' as const } }
        : step,
    );
  if (decision.action === 'skip')
    return withSteps(now, (step) => (step.id === decision.stepId ? null : step));
  return now;
}

function withSteps({ roadmap, review }: Reviewed, change: (step: Step) => Step | null): Reviewed {
  const stages = roadmap.stages.map((stage) => ({
    ...stage,
    steps: stage.steps.map(change).filter((step) => step !== null),
  }));
  const steps = reviewSteps({ stages });
  const unreviewed = steps.filter(({ step }) => !step.reviewed).length;
  return { roadmap: { ...roadmap, stages }, review: { ...review, unreviewed, total: steps.length } };
}

export const reviewPath = (roadmapId: string): string => `/mentor/roadmaps/${roadmapId}/review`;
