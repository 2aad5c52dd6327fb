import type { DraftStage, DraftStep } from '@waymark/contracts/ai/draft';
import type { StageState, StepState } from '../../authoring/domain/roadmap-state.ts';
import { titleSimilarity } from '../../authoring/domain/similarity.ts';

/** Position of a step in a draft. */
export interface DraftPlace {
  stage: number;
  step: number;
}

/** A one-to-one matching of a draft's stages and steps with existing ones. */
export interface DraftMatch {
  /** Existing stage by index in the draft. */
  stages: Map<number, StageState>;
  /** Position in the draft by id of the existing step. */
  places: Map<string, DraftPlace>;
}

interface Pair<A, B> {
  one: A;
  other: B;
  score: number;
}

/** Minimal similarity of titles; higher when both steps quote, but different passages. */
const SAME_TITLE = 0.7;
const SAME_TITLE_OTHER_PASSAGE = 0.85;
/** Minimal overlap of two quotes. */
const SAME_PASSAGE = 0.5;
/** Minimal score of stages, in which shared steps weigh more than the title. */
const SAME_STAGE = 0.3;

/** Deterministic. */
export function matchDraft(stages: readonly StageState[], draft: readonly DraftStage[]): DraftMatch {
  const places = matchSteps(stages, draft);
  const pairs = stages.flatMap((one) =>
    draft.map((other, at) => ({ one, other: at, score: stageScore(one, other, at, places) })),
  );
  const chosen = bestPairs(pairs.filter(({ score }) => score >= SAME_STAGE));
  return { places, stages: new Map(chosen.map(({ one, other }) => [other, one])) };
}

function matchSteps(stages: readonly StageState[], draft: readonly DraftStage[]): Map<string, DraftPlace> {
  const drafted = draft.flatMap((stage, at) =>
    stage.steps.map((step, stepAt) => ({ step, place: { stage: at, step: stepAt } })),
  );
  const pairs = stages.flatMap(({ steps }) =>
    steps.flatMap((one) => drafted.map((other) => ({ one, other, score: stepScore(one, other.step) }))),
  );
  const chosen = bestPairs(pairs.filter(({ score }) => score > 0));
  return new Map(chosen.map(({ one, other }) => [one.id, other.place]));
}

/** Greedy matching by descending score; ties in the given order. */
function bestPairs<A, B>(pairs: Pair<A, B>[]): Pair<A, B>[] {
  const taken = new Set<A | B>();
  return pairs
    .toSorted((a, b) => b.score - a.score)
    .filter(({ one, other }) => {
      if (taken.has(one) || taken.has(other)) return false;
      taken.add(one).add(other);
      return true;
    });
}

/** 0 for different steps. */
function stepScore(existing: StepState, drafted: DraftStep): number {
  const passage = overlap(existing.evidence, drafted.evidence);
  const title = titleSimilarity(existing.title, drafted.title);
  if (passage >= SAME_PASSAGE) return 1 + passage + title;
  const threshold = existing.evidence && drafted.evidence ? SAME_TITLE_OTHER_PASSAGE : SAME_TITLE;
  return title >= threshold ? title : 0;
}

function stageScore(
  existing: StageState,
  drafted: DraftStage,
  at: number,
  places: ReadonlyMap<string, DraftPlace>,
): number {
  const shared = existing.steps.filter(({ id }) => places.get(id)?.stage === at).length;
  const all = existing.steps.length + drafted.steps.length;
  const title = titleSimilarity(existing.title, drafted.title);
  return (all === 0 ? 0 : (1.4 * shared) / all) + 0.3 * (title >= SAME_TITLE ? title : 0);
}

type Span = StepState['evidence'];

/** Common part of two quotes, 0–1. */
function overlap(one: Span, other: Span): number {
  if (!one || !other || one.sourceId !== other.sourceId) return 0;
  const common = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  if (common <= 0) return 0;
  return common / (Math.max(one.end, other.end) - Math.min(one.start, other.start));
}
