import { roadmapScene, SCENE_HEIGHT, SCENE_WIDTH } from '@waymark/drawings/roadmap-scene';
import type { RoadmapFacts } from './facts.ts';
import { CLAY, mixed, palette, toneOf } from './palette.ts';

type State = 'done' | 'current' | 'ahead';
interface Spot {
  x: number;
  y: number;
  scale: number;
  state: State;
}

/** The trail of the landing page. */
const WALKED = 'M214 520C214 462 372 470 372 408S176 372 176 318C176 282 236 270 262 262';
const AHEAD = 'M262 262C318 246 352 232 336 204S262 178 276 150 326 126 330 96';
const SPOTS: Spot[] = [
  { x: 238, y: 462, scale: 1.9, state: 'done' },
  { x: 372, y: 408, scale: 1.5, state: 'done' },
  { x: 176, y: 318, scale: 1.25, state: 'done' },
  { x: 262, y: 252, scale: 1.25, state: 'current' },
  { x: 338, y: 212, scale: 0.85, state: 'ahead' },
  { x: 278, y: 154, scale: 0.75, state: 'ahead' },
  { x: 330, y: 76, scale: 0.9, state: 'ahead' },
];
const HILLS = [
  [palette.sunken, 'M-190 502C-70 470 20 210 128 150S262 96 330 88s104 60 190 66 330-90 700-60v430H-190Z'],
  [palette.paper, 'M-150 502C-60 440 60 300 204 256s148-40 196-18 120 40 220 20 300-40 600-20v290H-150Z'],
  [palette.sunken, 'M-230 502C-60 470 60 380 196 362s150-26 206-8 150 40 260 20 300-20 560 0v160H-230Z'],
  [palette.raised, 'M-1000 500C-300 470 60 446 240 454s170-22 300 4 360-20 680 0v80H-1000Z'],
];
const STONES = [
  { x: -13, y: 4, width: 26, height: 8, turn: -2 },
  { x: -8, y: -5.2, width: 18.5, height: 7.4, turn: 4 },
  { x: -6.5, y: -13.6, width: 12, height: 6.6, turn: -7 },
];
const FILL: Record<State, string> = { done: CLAY, current: palette.raised, ahead: palette.paper };
const STROKE: Record<State, string> = { done: CLAY, current: CLAY, ahead: palette.edge };

/** Places of the cairns; the other marks are blazes. */
const CAIRNS = new Set([0, 3, 6]);

/** Background of the product's picture: contour lines, hills and the trail. */
export function trail(width: number, height: number): string {
  const marks = SPOTS.map((spot, index) => (CAIRNS.has(index) ? cairn(spot) : blaze(spot)));
  return `<rect width="${width}" height="${height}" fill="${palette.paper}"/>
${contours(width)}
<g transform="translate(725 88) scale(1.09)" stroke-linecap="round" stroke-linejoin="round">
${HILLS.map(([fill, d]) => `<path d="${d}" fill="${fill}" stroke="${palette.line}" stroke-width="2"/>`).join('\n')}
<path d="${AHEAD}" fill="none" stroke="${palette.edge}" stroke-width="3.4" stroke-dasharray="0.1 9"/>
<path d="${WALKED}" fill="none" stroke="${CLAY}" stroke-width="5"/>
${marks.reverse().join('\n')}
</g>`;
}

const PANEL = 410;
const SCALE = 4.6;
/** Of the scene, at the left of the cairn. */
const SHOWN_BEFORE = 48;

/** Background of a roadmap's picture: its scene, as on its card, at the right. */
export function landscape(width: number, height: number, { id, slug, colour }: RoadmapFacts): string {
  const {
    contours: lines,
    light,
    ridges,
    detail,
    sky,
    trail: walk,
    cairn: stones,
    focus,
  } = roadmapScene({ category: slug, id });
  const { strong, soft } = toneOf(colour);
  const area = (d: string, share: number, of = strong) => `<path d="${d}" fill="${mixed(of, soft, share)}"/>`;
  const line = (d: string, stroke: string, thickness: number, more = '') =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${thickness}" ${more}/>`;
  const [far, middle, near] = ridges;
  const left = width - PANEL;
  const from = Math.min(focus - SHOWN_BEFORE, SCENE_WIDTH - PANEL / SCALE);
  return `<rect width="${width}" height="${height}" fill="${palette.paper}"/>
${contours(width)}
<clipPath id="panel"><rect x="${left}" width="${PANEL}" height="${height}"/></clipPath>
<g clip-path="url(#panel)"><rect x="${left}" width="${PANEL}" height="${height}" fill="${soft}"/>
<g stroke-linecap="round" transform="translate(${left - from * SCALE} ${height - SCENE_HEIGHT * SCALE}) scale(${SCALE})">
${line(lines, strong, 0.7, 'stroke-opacity="0.16"')}
${area(light, 0.45, palette.sun)}${area(far, 0.2)}${area(middle, 0.36)}${area(detail, 0.58)}${area(near, 0.64)}
${line(sky.lines, strong, sky.width, 'stroke-opacity="0.38"')}
${line(walk, soft, 1.8, 'stroke-dasharray="3.5 4"')}${line(stones, CLAY, 4.2)}
</g></g>`;
}

function cairn({ x, y, scale, state }: Spot): string {
  const stones = STONES.map(
    ({ turn, height, ...stone }) =>
      `<rect x="${stone.x}" y="${stone.y}" width="${stone.width}" height="${height}" rx="${height / 2.2}" transform="rotate(${turn})" fill="${FILL[state]}" stroke="${STROKE[state]}" stroke-width="1.75"/>`,
  );
  return placed({ x, y, scale }, glow(state, 24) + stones.join(''));
}

const blaze = ({ state, ...at }: Spot): string =>
  placed(
    at,
    `${glow(state, 15)}<rect x="-5" y="-8" width="10" height="16" rx="3" fill="${FILL[state]}" stroke="${STROKE[state]}" stroke-width="2"/>`,
  );

const glow = (state: State, radius: number): string =>
  state === 'current' ? `<circle r="${radius}" fill="${palette.glow}"/>` : '';

const placed = ({ x, y, scale }: Omit<Spot, 'state'>, content: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;

function contours(width: number): string {
  const lines = Array.from({ length: 9 }, (_, i) => {
    const y = 40 + i * 58;
    const bend = 36 + (i % 3) * 14;
    return `M-20 ${y}C${width * 0.2} ${y - bend} ${width * 0.36} ${y + bend} ${width * 0.55} ${y}S${width * 0.85} ${y - bend} ${width + 20} ${y + bend / 2}`;
  });
  return `<path d="${lines.join('')}" fill="none" stroke="${palette.ink}" stroke-opacity="0.055" stroke-width="1.5"/>`;
}
