import { hashOf } from './person-mark.ts';
import { between, type Random, times } from './scene-random.ts';

const landscapes = ['peaks', 'hills', 'terraces', 'coast', 'forest', 'mesas'] as const;
export type Landscape = (typeof landscapes)[number];

/** Of the categories that every installation has. */
const known: Record<string, Landscape> = {
  'career-change': 'peaks',
  'financial-recovery': 'terraces',
  'mental-health': 'hills',
  'health-recovery': 'coast',
  business: 'mesas',
  'life-skills': 'forest',
};

export const landscapeOf = (category: string): Landscape =>
  (Object.hasOwn(known, category) && known[category]) || landscapes[hashOf(category) % landscapes.length]!;

type Point = [x: number, y: number];

/** Of a scene. */
const WIDTH = 320;
const HEIGHT = 120;

/** Points of a ridge from the left edge to the right one, whose heights vary around the level. */
function ridge(random: Random, count: number, height: (index: number) => number): Point[] {
  const step = WIDTH / (count - 1);
  return times(count, (i): Point => {
    const isEdge = i === 0 || i === count - 1;
    const x = Math.round(i * step) + (isEdge ? 0 : between(random, -step / 4, step / 4));
    return [x, Math.round(height(i))];
  });
}

export const soft = (random: Random, level: number, rise: number): Point[] =>
  ridge(random, 6, () => level - rise / 2 + between(random, -rise, rise) / 1.4);

const sharp = (random: Random, level: number, rise: number): Point[] => {
  const first = random() < 0.5 ? 0 : 1;
  return ridge(random, 9, (i) => level + (i % 2 === first ? 4 : -rise) + between(random, -rise, rise) / 2.6);
};

/** Points in pairs of equal height. */
const level = (random: Random, at: number, rise: number): Point[] => {
  const points = ridge(random, 10, () => at + between(random, -rise, rise / 3));
  return points.map(([x], i) => [x, points[i - (i % 2)]![1]]);
};

/** Falls in small steps from one side to the other. */
const falling = (random: Random, at: number, rise: number): Point[] => {
  const side = random() < 0.5;
  return ridge(random, 11, (i) => at + rise / 2 - rise * ((side ? i : 10 - i) / 6) - between(random, 0, 5));
};

/** A headland that falls to the sea at one side. */
const headland = (random: Random, at: number, rise: number): Point[] => {
  const [side, shore] = [random() < 0.5, 2 + Math.floor(random() * 2)];
  return ridge(random, 7, (i) => {
    const inland = shore - (side ? i : 6 - i);
    return inland < 0 ? at : at - (rise * (inland + random())) / 2;
  });
};

const closed = `V${HEIGHT}H0Z`;
const lines = (points: Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}${closed}`;
const middleOf = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) >> 1, (y + toY) >> 1];

/** Through the points between each two. */
function curve(points: Point[]): string {
  const bends = points.slice(1, -1).map((point, i) => {
    const end = i === points.length - 3 ? points.at(-1)! : middleOf(point, points[i + 2]!);
    return `Q${point.join(' ')} ${end.join(' ')}`;
  });
  return `M${points[0]!.join(' ')}${bends.join('')}${closed}`;
}

/** Terraces: from one level to the next upright. */
const stairs = (points: Point[]): string =>
  `M0 ${points[0]![1]}${points
    .slice(1)
    .map(([x, y]) => `H${x}V${y}`)
    .join('')}${closed}`;

export function heightAt(points: Point[], at: number): number {
  const i = Math.max(
    1,
    points.findIndex(([x]) => x >= at),
  );
  const [[fromX, from], [toX, to]] = [points[i - 1]!, points[i]!];
  return Math.round(from + ((to - from) * (at - fromX)) / (toX - fromX));
}

interface Form {
  ridge(random: Random, level: number, rise: number): Point[];
  draw(points: Point[]): string;
  detail?(random: Random, ridge: Point[]): string;
}

export const forms: Record<Landscape, Form> = {
  peaks: { ridge: sharp, draw: lines },
  hills: { ridge: soft, draw: curve, detail: (random, on) => scatter(random, on, 5, roundTree) },
  terraces: { ridge: falling, draw: stairs, detail: (random, on) => scatter(random, on, 2, house) },
  coast: { ridge: headland, draw: curve, detail: sail },
  forest: { ridge: soft, draw: curve, detail: (random, on) => scatter(random, on, 8, fir) },
  mesas: { ridge: level, draw: lines },
};

/** A drawing at each of several places on a ridge. */
const scatter = (
  random: Random,
  on: Point[],
  count: number,
  draw: (x: number, y: number, size: number) => string,
): string =>
  times(count, () => {
    const x = between(random, 6, 310);
    return draw(x, heightAt(on, x) + 3, between(random, 8, 15));
  }).join('');

const fir = (x: number, y: number, size: number): string => `M${x} ${y}l4-${size} 4 ${size}z`;
const roundTree = (x: number, y: number, size: number): string => {
  const r = Math.round(size / 2.4);
  return `M${x} ${y}v-${r}a${r} ${r} 0 1 1 2 0v${r}z`;
};
const house = (x: number, y: number, size: number): string => `M${x} ${y}v-${size - 4}l6-5 6 5v${size - 4}z`;

function sail(random: Random): string {
  const [x, y] = [between(random, 120, 190), between(random, 68, 76)];
  return `M${x} ${y}v-14l9 14zm-5 2h16l-3 3h-9z`;
}
