import { lineThrough, type Point, type TrailKind, WIDE_GUTTER } from '../../components/trail/geometry.ts';

/** The gutter beside one section, in pixels of the page: where the trail runs while the section lasts. */
export interface Side {
  /** Middle of the gutter. */
  x: number;
  gutter: number;
  /** From top to bottom. */
  marks: { y: number; kind: TrailKind }[];
  bottom: number;
}

export interface PageMark extends Point {
  kind: TrailKind;
}

export interface PageTrail {
  marks: PageMark[];
  /** From where the trail leaves the hero to its last mark. */
  points: Point[];
}

/** So far above its first mark in a section the trail has crossed over: it never runs through a heading. */
const ARRIVED = 44;
const SWING = 0.13;
const WAVE = 170;

/** One line from the hero's foot down the page, past all marks, crossing over between sections. */
export function layTrail(foot: Point, sides: readonly Side[]): PageTrail {
  const marks: PageMark[] = [];
  const points: Point[] = [foot];
  for (const { x, gutter, marks: onSide, bottom } of sides) {
    const swing = gutter < WIDE_GUTTER ? 0 : gutter * SWING;
    for (const [index, { y, kind }] of onSide.entries()) {
      const from = points.at(-1)!.y;
      if (index > 0) points.push(...run(x, from, y, swing));
      else points.push(...(y - ARRIVED > from ? [{ x, y: y - ARRIVED }] : []), { x, y });
      marks.push({ x, y, kind });
    }
    const from = points.at(-1)!.y;
    if (onSide.length > 0 && bottom > from) points.push(...run(x, from, bottom, swing));
  }
  const end = points.findIndex(({ x, y }) => x === marks.at(-1)?.x && y === marks.at(-1)?.y);
  return { marks, points: points.slice(0, end + 1) };
}

/** Each piece of the trail as a path of its own, with the height at which it ends. */
export function piecesOf(points: readonly Point[]): { d: string; end: number }[] {
  return points.slice(1).map((to, index) => ({ d: lineThrough([points[index]!, to]), end: to.y }));
}

/** Down one gutter to height `to`, swinging gently where there is room for it. */
function run(x: number, from: number, to: number, swing: number): Point[] {
  const bends = Math.max(1, Math.round((to - from) / WAVE));
  return Array.from({ length: bends }, (_, index) => {
    const last = index === bends - 1;
    const aside = last ? 0 : index % 2 === 0 ? -swing : swing;
    return { x: x + aside, y: from + ((to - from) * (index + 1)) / bends };
  });
}
