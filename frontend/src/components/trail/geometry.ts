/** The geometry of the trail. Pure: lengths in CSS pixels, y grows down the page. */
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
  /** From which mark to which: stable while marks keep their ids. */
  key: string;
  d: string;
  painted: boolean;
}

/** From this gutter width on there is room for a curve; below, the trail runs straight. */
export const WIDE_GUTTER = 64;
const SWING = 0.2;
const WAVELENGTH = 130;
/** How far the line shows before the first and after the last mark. */
const LEAD = 28;

/** Where the trail is at height `y`: the middle of the gutter, swinging gently where it is wide. */
export function trailX(y: number, gutter: number): number {
  const middle = gutter / 2;
  return gutter < WIDE_GUTTER ? middle : middle + gutter * SWING * Math.sin(y / WAVELENGTH);
}

export function placeMarks(marks: readonly TrailMark[], gutter: number): PlacedMark[] {
  return marks.toSorted((a, b) => a.y - b.y).map((mark) => ({ ...mark, x: trailX(mark.y, gutter) }));
}

/** The stretches between neighbouring marks; painted where somebody has walked from one to the other. */
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

/** The whole line, with its lead in and out, as one path. */
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

/** One smooth path through all points, running straight down where it passes each of them. */
export function lineThrough([start, ...rest]: readonly Point[]): string {
  if (!start) return '';
  let from = start;
  let d = `M${at(start)}`;
  for (const to of rest) {
    d += ` ${bend(from, to)}`;
    from = to;
  }
  return d;
}

/** Leaves and arrives vertically, so that neighbouring stretches join without a corner. */
function bend(from: Point, to: Point): string {
  const half = (to.y - from.y) / 2;
  return `C${at({ x: from.x, y: from.y + half })} ${at({ x: to.x, y: to.y - half })} ${at(to)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** A gentle wave of `width`, for progress on a card and for loading. */
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

/** How much of the ring stays unpainted at `percent` (0–100; anything outside is pulled in). */
export function ringOffset(percent: number): number {
  return RING_CIRCUMFERENCE * (1 - clampPercent(percent) / 100);
}

export const clampPercent = (percent: number): number => Math.min(100, Math.max(0, percent || 0));
