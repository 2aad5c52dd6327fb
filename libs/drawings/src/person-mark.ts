/**
 * The mark of a person without a picture: a cairn in front of contour lines. A pure function of the id, shared by the
 * screens and the preview pictures. All lengths are on a square of 100 × 100.
 */
export const markTones = ['moss', 'clay', 'dusk', 'amber', 'plum', 'teal', 'slate'] as const;
export type MarkTone = (typeof markTones)[number];

export interface MarkStone {
  x: number;
  y: number;
  width: number;
  height: number;
  rx: number;
  /** Degrees, around the stone's middle. */
  turn: number;
}

export interface PersonMark {
  palette: { ground: MarkTone; stone: MarkTone; line: MarkTone };
  /** Paths. */
  contour: string[];
  hill: string;
  /** From the lowest. */
  stones: MarkStone[];
}

export const MARK_SIDE = 100;
const GROUND_Y = 77;
const PALETTES = 7 * 6 * 5;

/** Different for every integer id: each step from the id to what is drawn can be inverted. */
export function personMark(id: number | string): PersonMark {
  const digits = new Digits(mix(typeof id === 'number' ? id : hashOf(id)));
  const palette = paletteOf(digits.next(PALETTES));
  const contour = contourOf(digits);
  return { palette, contour, hill: hillOf(id), stones: stonesOf(digits) };
}

/** Takes a number apart: its remainder by a base, then that of the rest. */
class Digits {
  private rest: number;

  constructor(value: number) {
    this.rest = value;
  }

  next(base: number): number {
    const digit = this.rest % base;
    this.rest = Math.floor(this.rest / base);
    return digit;
  }
}

/** The finaliser of MurmurHash3: a bijection of 32-bit numbers, so that ids close together look different. */
function mix(id: number): number {
  let h = (id ^ 0x5bd1e995) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** FNV-1a. */
export const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193), 0x811c9dc5) >>> 0;

function paletteOf(index: number): PersonMark['palette'] {
  const left: MarkTone[] = [...markTones];
  const take = (at: number): MarkTone => left.splice(at, 1)[0]!;
  return {
    ground: take(index % 7),
    stone: take(Math.floor(index / 7) % 6),
    line: take(Math.floor(index / 42)),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;
const polyline = (points: [number, number][]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${point(x, y)}`).join('');

interface Contour {
  lines: number;
  phase: number; // 0 to 1
  strength: number; // 0 to 3
  tilt: number; // -1, 0 or 1
}

function contourOf(digits: Digits): string[] {
  const draw = forms[digits.next(forms.length)]!;
  const lines = 3 + digits.next(3);
  const phase = digits.next(12) / 12;
  const strength = digits.next(4);
  const contour = { lines, phase, strength, tilt: digits.next(3) - 1 };
  return Array.from({ length: lines }, (_, index) => draw(index, contour));
}

const forms = [rings, waves, ridges, slopes, arches];

function rings(index: number, { phase, strength, tilt }: Contour): string {
  const r = 7 + index * (6.5 + strength * 1.8);
  const [x, y] = [50 + 30 * Math.cos(phase * 2 * Math.PI), 30 + 14 * Math.sin(phase * 2 * Math.PI)];
  const turn = tilt * 24;
  return `M${point(x - r * 1.35, y)}a${point(r * 1.35, r)} ${turn} 1 0 ${point(r * 2.7, 0)}a${point(r * 1.35, r)} ${turn} 1 0 ${point(-r * 2.7, 0)}Z`;
}

function waves(index: number, { lines, phase, strength, tilt }: Contour): string {
  const level = 10 + (index * 62) / lines;
  const height = (x: number) =>
    level + (2.5 + strength * 2.2) * Math.sin((x / 58 + phase) * 2 * Math.PI) + tilt * (x - 50) * 0.16;
  return polyline(Array.from({ length: 14 }, (_, i) => [i * 8 - 2, height(i * 8 - 2)]));
}

function ridges(index: number, { lines, phase, strength, tilt }: Contour): string {
  const level = 24 + (index * 56) / lines;
  const rise = 9 + strength * 3.5;
  return polyline(
    Array.from({ length: 8 }, (_, i) => {
      const x = (i - 1.5 + phase * 2) * 20;
      return [x + tilt * 5 * (i % 2), level - (i % 2) * rise];
    }),
  );
}

function slopes(index: number, { lines, phase, strength, tilt }: Contour): string {
  const from = -14 + phase * 22 + (index * 100) / lines;
  const bend = 12 + strength * 7;
  return `M${point(-4, from)}C${point(26, from - bend)} ${point(60, from + bend + tilt * 14)} ${point(104, from - 26 + tilt * 12)}`;
}

function arches(index: number, { phase, strength, tilt }: Contour): string {
  const r = 12 + index * (7 + strength * 2.2);
  const x = 12 + phase * 83;
  const flat = r * (1 + tilt * 0.22);
  return `M${point(x - r, GROUND_Y)}A${point(r, flat)} 0 0 1 ${point(x + r, GROUND_Y)}`;
}

/** Only ornament: two hills may be alike. */
function hillOf(id: number | string): string {
  const digits = new Digits(mix(hashOf(`hill ${id}`)));
  const [left, right] = [GROUND_Y - 6 + digits.next(12), GROUND_Y - 6 + digits.next(12)];
  return `M0 ${left}C30 ${GROUND_Y - 6} 66 ${GROUND_Y - 5} 100 ${right}V130H0Z`;
}

const WIDTHS = [44, 35, 27, 20, 14];
const HEIGHTS = [12, 10.6, 9.2, 8, 6.6];
/** The fewer stones, the larger. */
const SCALES: Record<number, number> = { 3: 1.32, 4: 1.12, 5: 0.97 };
const STEP = 2.6;

function stonesOf(digits: Digits): MarkStone[] {
  const count = 3 + digits.next(3);
  const form = digits.next(3);
  const scale = SCALES[count]!;
  const stones: MarkStone[] = [];
  let top = GROUND_Y + 1;
  for (let i = 0; i < count; i += 1) {
    // The lowest three have their own place and width, which distinguishes cairns; the others follow.
    const shift = i < 3 ? digits.next(5) - 2 : (i % 2) * 2 - 1;
    const isWide = i < 3 && digits.next(2) === 1;
    const width = WIDTHS[i]! * scale * (isWide ? 1.16 : 0.94);
    const height = HEIGHTS[i]! * scale;
    top -= height * 0.97;
    const rx = [height / 2, height / 4, width / 2.7][form]!;
    const turn = shift * (i % 2 ? -2.2 : 1.6);
    stones.push({
      ...{ x: round(50 + shift * STEP - width / 2), y: round(top) },
      ...{ width: round(width), height: round(height), rx: round(rx), turn: round(turn) },
    });
  }
  return [...stones, pebble(digits.next(2))];
}

const pebble = (side: number): MarkStone => ({
  ...{ x: side ? 77 : 13, y: GROUND_Y + 4.5, width: 10, height: 6, rx: 3, turn: side ? 6 : -5 },
});
