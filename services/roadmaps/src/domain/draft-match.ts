import type { DraftStage, DraftStep } from '@waymark/contracts/ai/draft';
import type { StageState, StepState } from './roadmap-state.ts';
import { titleSimilarity } from './similarity.ts';

/** Place of a step in a draft. */
export interface DraftPlace {
  stage: number;
  step: number;
}

/** What of a draft is what of the stages that stand. Nothing has two counterparts. */
export interface DraftMatch {
  /** Standing stage by place in the draft. */
  stages: Map<number, StageState>;
  /** Place in the draft by the id of the step that stands. */
  places: Map<string, DraftPlace>;
}

interface Pair<A, B> {
  one: A;
  other: B;
  score: number;
}

/** Titles this alike are the same step where nothing else speaks for or against it. */
const SAME_TITLE = 0.7;
/** Where both quote, and other passages, the title has to say nearly the same. */
const SAME_TITLE_ELSEWHERE = 0.85;
/** So much of two quotes in common: the same passage. */
const SAME_PASSAGE = 0.5;
/** Of a stage: shared steps count for more than its title. */
const SAME_STAGE = 0.3;

/** The same stages and the same draft always match the same way. */
export function matchDraft(stages: readonly StageState[], draft: readonly DraftStage[]): DraftMatch {
  const places = matchSteps(stages, draft);
  const pairs = stages.flatMap((one) =>
    draft.map((other, at) => ({ one, other: at, score: stageScore(one, other, at, places) })),
  );
  const chosen = best(pairs.filter(({ score }) => score >= SAME_STAGE));
  return { places, stages: new Map(chosen.map(({ one, other }) => [other, one])) };
}

function matchSteps(stages: readonly StageState[], draft: readonly DraftStage[]): Map<string, DraftPlace> {
  const drafted = draft.flatMap((stage, at) =>
    stage.steps.map((step, stepAt) => ({ step, place: { stage: at, step: stepAt } })),
  );
  const pairs = stages.flatMap(({ steps }) =>
    steps.flatMap((one) => drafted.map((other) => ({ one, other, score: stepScore(one, other.step) }))),
  );
  const chosen = best(pairs.filter(({ score }) => score > 0));
  return new Map(chosen.map(({ one, other }) => [one.id, other.place]));
}

/** Greedy: the most alike first; what is equally alike in the order in which it stands. */
function best<A, B>(pairs: Pair<A, B>[]): Pair<A, B>[] {
  const taken = new Set<A | B>();
  return pairs
    .toSorted((a, b) => b.score - a.score)
    .filter(({ one, other }) => {
      if (taken.has(one) || taken.has(other)) return false;
      taken.add(one).add(other);
      return true;
    });
}

/** 0: not the same step. */
export function stepScore(standing: StepState, drafted: DraftStep): number {
  const passage = overlap(standing.evidence, drafted.evidence);
  const title = titleSimilarity(standing.title, drafted.title);
  if (passage >= SAME_PASSAGE) return 1 + passage + title;
  const enough = standing.evidence && drafted.evidence ? SAME_TITLE_ELSEWHERE : SAME_TITLE;
  return title >= enough ? title : 0;
}

function stageScore(
  standing: StageState,
  drafted: DraftStage,
  at: number,
  places: ReadonlyMap<string, DraftPlace>,
): number {
  const shared = standing.steps.filter(({ id }) => places.get(id)?.stage === at).length;
  const all = standing.steps.length + drafted.steps.length;
  const title = titleSimilarity(standing.title, drafted.title);
  return (all === 0 ? 0 : (1.4 * shared) / all) + 0.3 * (title >= SAME_TITLE ? title : 0);
}

type Span = StepState['evidence'];

/** Of two quotes: the part they have in common, 0–1. */
function overlap(one: Span, other: Span): number {
  if (!one || !other || one.sourceId !== other.sourceId) return 0;
  const common = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  if (common <= 0) return 0;
  return common / (Math.max(one.end, other.end) - Math.min(one.start, other.start));
}
