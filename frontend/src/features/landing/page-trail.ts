import { lineThrough, type Point, type TrailKind, WIDE_GUTTER } from '../../shared/trail/geometry.ts';

/** The gutter beside a section, in which the trail runs, in px of the page. */
export interface Side {
  /** Middle of the gutter. */
  x: number;
  gutter: number;
  /** Sorted from top to bottom. */
  marks: { y: number; kind: TrailKind }[];
  bottom: number;
}

export interface PageMark extends Point {
  kind: TrailKind;
}

export interface PageTrail {
  marks: PageMark[];
  /** From the hero to the last mark. */
  points: Point[];
}

/** The trail crosses over this many px above a heading, so as not to run through it. */
const CROSSING_GAP = 44;
const SWING = 0.13;
const WAVE = 170;

/** One line from the foot of the hero past all marks, crossing over between sections. */
export function layOutTrail(foot: Point, sides: readonly Side[]): PageTrail {
  const marks: PageMark[] = [];
  const points: Point[] = [foot];
  for (const { x, gutter, marks: onSide, bottom } of sides) {
    const swing = gutter < WIDE_GUTTER ? 0 : gutter * SWING;
    for (const [index, { y, kind }] of onSide.entries()) {
      const from = points.at(-1)!.y;
      if (index > 0) points.push(...run(x, from, y, swing));
      else points.push(...(y - CROSSING_GAP > from ? [{ x, y: y - CROSSING_GAP }] : []), { x, y });
      marks.push({ x, y, kind });
    }
    const from = points.at(-1)!.y;
    if (onSide.length > 0 && bottom > from) points.push(...run(x, from, bottom, swing));
  }
  const end = points.findIndex(({ x, y }) => x === marks.at(-1)?.x && y === marks.at(-1)?.y);
  return { marks, points: points.slice(0, end + 1) };
}

/** The trail as one SVG path per segment, each with the y at which it ends. */
export function segmentsOf(points: readonly Point[]): { d: string; end: number }[] {
  return points.slice(1).map((to, index) => ({ d: lineThrough([points[index]!, to]), end: to.y }));
}

/** Points down one gutter to y `to`, alternating left and right by `swing`. */
function run(x: number, from: number, to: number, swing: number): Point[] {
  const bends = Math.max(1, Math.round((to - from) / WAVE));
  return Array.from({ length: bends }, (_, index) => {
    const last = index === bends - 1;
    const aside = last ? 0 : index % 2 === 0 ? -swing : swing;
    return { x: x + aside, y: from + ((to - from) * (index + 1)) / bends };
  });
}
