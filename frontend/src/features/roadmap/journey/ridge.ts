// The geometry of the journey map: a trail over hills, with a cairn where each stage ends. In px; y grows down.
import { type PlacedMark, type TrailState, type TrailStretch } from '#shared/trail/geometry.ts';

export interface RidgeStage {
  id: string;
  state: TrailState;
  steps: readonly { id: string; state: TrailState }[];
}

export interface Ridge {
  width: number;
  /** Distance from cairn to cairn, and the width of each stage's column. */
  slot: number;
  cairns: PlacedMark[];
  /** Empty if the stages are too close together. */
  blazes: PlacedMark[];
  line: string;
  painted: TrailStretch[];
  /** Contour lines under the trail. */
  hills: string[];
}

export const RIDGE_HEIGHT = 92;
const HEAD = 20;
/** In a narrower column the map scrolls instead. */
const SLOT_MIN = 52;
const BLAZE_DISTANCE = 14;
const FOOT = 66;
const SUMMIT = 28;
const SAMPLE = 6;
const DROPS = [12, 22, 34, 48];

export function ridge(stages: readonly RidgeStage[], available: number): Ridge {
  const slot = Math.max(SLOT_MIN, (available - HEAD) / (stages.length + 0.5));
  const width = Math.round(HEAD + slot * (stages.length + 0.5));
  const height = heightOf(width, slot);
  const place = (x: number) => ({ x: round(x), y: round(height(x)) });
  const marks = stages.flatMap((stage, index) => marksOf(stage, HEAD + slot * index, slot, place));
  const roomy = stages.every(({ steps }) => slot / (steps.length + 1) >= BLAZE_DISTANCE);
  return {
    width,
    slot,
    cairns: marks.filter(({ kind }) => kind === 'stage'),
    blazes: roomy ? marks.filter(({ kind }) => kind === 'step') : [],
    line: draw(0, width, height),
    painted: stretches(marks, height),
    hills: DROPS.map((drop, index) =>
      draw(0, width, (x) => height(x) + drop + (3 + index) * Math.sin(x / (54 + 17 * index) + index * 2)),
    ),
  };
}

function marksOf(
  stage: RidgeStage,
  from: number,
  slot: number,
  place: (x: number) => { x: number; y: number },
): PlacedMark[] {
  const gap = slot / (stage.steps.length + 1);
  const steps = stage.steps.map(({ id, state }, index): PlacedMark => {
    return { id, state, kind: 'step', ...place(from + gap * (index + 1)) };
  });
  return [...steps, { id: stage.id, state: stage.state, kind: 'stage', ...place(from + slot) }];
}

/** The y of the trail at `x`, with one wave per stage. */
const heightOf = (width: number, slot: number) => (x: number) =>
  FOOT - ((FOOT - SUMMIT) * x) / width + 9 * Math.sin(x / Math.max(26, slot / 3.2));

/** Painted where a mark is done and the next one is done or current. */
function stretches(marks: readonly PlacedMark[], height: (x: number) => number): TrailStretch[] {
  const first = marks[0];
  if (!first) return [];
  const head = { id: 'head', x: 0, y: height(0), state: first.state === 'done' ? 'done' : 'ahead' } as const;
  return marks.flatMap((to, index) => {
    const from = marks[index - 1] ?? head;
    if (from.state !== 'done' || to.state === 'ahead') return [];
    return [{ key: `${from.id}>${to.id}`, d: draw(from.x, to.x, height), painted: true }];
  });
}

function draw(from: number, to: number, height: (x: number) => number): string {
  const steps = Math.max(1, Math.ceil((to - from) / SAMPLE));
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / steps;
    return `${round(x)} ${round(height(x))}`;
  });
  return `M${points.join('L')}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
