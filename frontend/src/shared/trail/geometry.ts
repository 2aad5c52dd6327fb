/** The geometry of the trail: pure functions; lengths in CSS pixels, y grows downwards. */
export type TrailState = 'done' | 'current' | 'ahead';
export type TrailKind = 'step' | 'stage';

export interface TrailMark {
  id: string;
  y: number;
  kind: TrailKind;
  state: TrailState;
}

export interface PlacedMark extends TrailMark {
  x: number;
}

export interface TrailStretch {
  /** The two marks; stable while the marks have the same ids. */
  key: string;
  d: string;
  painted: boolean;
}

/** Narrower gutters get a straight trail. */
export const WIDE_GUTTER = 64;
const SWING = 0.2;
const WAVELENGTH = 130;
/** How far the line extends beyond the first and last mark. */
const LEAD = 28;

/** The x of the trail at height `y`: the middle of the gutter, curved in wide ones. */
export function trailX(y: number, gutter: number): number {
  const middle = gutter / 2;
  return gutter < WIDE_GUTTER ? middle : middle + gutter * SWING * Math.sin(y / WAVELENGTH);
}

export function placeMarks(marks: readonly TrailMark[], gutter: number): PlacedMark[] {
  return marks.toSorted((a, b) => a.y - b.y).map((mark) => ({ ...mark, x: trailX(mark.y, gutter) }));
}

/** The sections between neighbouring marks; painted if completed. */
export function trailStretches(marks: readonly PlacedMark[]): TrailStretch[] {
  return marks.slice(1).map((to, index) => {
    const from = marks[index]!;
    return {
      key: `${from.id}>${to.id}`,
      d: lineThrough([from, to]),
      painted: from.state === 'done' && to.state !== 'ahead',
    };
  });
}

export function trailLine(marks: readonly PlacedMark[], height: number): string {
  const first = marks[0];
  const last = marks.at(-1);
  if (!first || !last) return '';
  const start = { x: first.x, y: Math.max(0, first.y - LEAD) };
  const end = { x: last.x, y: Math.min(height, last.y + LEAD) };
  const points = [start, ...marks, end];
  return lineThrough(points);
}

export interface Point {
  x: number;
  y: number;
}

/** A smooth path through all points, vertical at each point. */
export function lineThrough([start, ...rest]: readonly Point[]): string {
  if (!start) return '';
  let from = start;
  let d = `M${at(start)}`;
  for (const to of rest) {
    d += ` ${curve(from, to)}`;
    from = to;
  }
  return d;
}

/** Starts and ends vertically, so that sections join without a corner. */
function curve(from: Point, to: Point): string {
  const half = (to.y - from.y) / 2;
  return `C${at({ x: from.x, y: from.y + half })} ${at({ x: to.x, y: to.y - half })} ${at(to)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** A wave of `width`, for progress on a card and for loading. */
export function wave(width: number, middle: number, swing: number, from = 0): string {
  const steps = Math.ceil((width - from) / 4);
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = from + ((width - from) * index) / steps;
    return { x, y: waveY(x, middle, swing) };
  });
  return `M${points.map(at).join('L')}`;
}

export const waveY = (x: number, middle: number, swing: number): number => middle + swing * Math.sin(x / 16);

export const RING_RADIUS = 54;
export const RING_CIRCUMFERENCE = 2 * Math.PI * RING_RADIUS;

/** The unpainted length of the ring at `percent`, which is clamped to 0–100. */
export function ringOffset(percent: number): number {
  return RING_CIRCUMFERENCE * (1 - clampPercent(percent) / 100);
}

export const clampPercent = (percent: number): number => Math.min(100, Math.max(0, percent || 0));
