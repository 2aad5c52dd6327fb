import { describe, expect, it } from '@jest/globals';
import {
  placeMarks,
  RING_CIRCUMFERENCE,
  ringOffset,
  type TrailMark,
  type TrailState,
  trailLine,
  trailStretches,
  trailX,
  wave,
} from './geometry.ts';

const mark = (id: string, y: number, state: TrailState = 'ahead'): TrailMark => ({
  id,
  y,
  kind: 'step',
  state,
});

describe('the trail', () => {
  it('is straight in the middle of a narrow gutter', () => {
    const xs = [0, 50, 333, 900].map((y) => trailX(y, 48));
    expect(xs).toEqual([24, 24, 24, 24]);
  });

  it('is curved in a wide gutter with room for a mark at its sides', () => {
    const xs = Array.from({ length: 400 }, (_, index) => trailX(index * 5, 96));
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(20);
    expect(Math.min(...xs)).toBeGreaterThan(20);
    expect(Math.max(...xs)).toBeLessThan(76);
  });

  it('passes through the marks from top to bottom in any input order', () => {
    const placed = placeMarks([mark('b', 200), mark('a', 40)], 48);
    expect(placed.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(trailLine(placed, 300)).toBe(
      'M24 12 C24 26 24 26 24 40 C24 120 24 120 24 200 C24 214 24 214 24 228',
    );
  });

  it('does not leave its box at the ends', () => {
    expect(trailLine(placeMarks([mark('a', 10)], 48), 20)).toMatch(/^M24 0 .* 24 20$/);
  });

  it('is empty without marks', () => {
    expect(trailLine([], 300)).toBe('');
    expect(trailStretches([])).toEqual([]);
  });

  it('is painted from a done mark to a done or current one', () => {
    const states: TrailState[] = ['done', 'done', 'current', 'ahead', 'done', 'ahead'];
    const placed = placeMarks(
      states.map((state, index) => mark(`m${index}`, index * 50, state)),
      48,
    );
    expect(trailStretches(placed).map(({ painted }) => painted)).toEqual([true, true, false, false, false]);
  });

  it('preserves a stretch when a mark is added elsewhere', () => {
    const before = trailStretches(placeMarks([mark('a', 0), mark('b', 50)], 48));
    const after = trailStretches(placeMarks([mark('a', 0), mark('b', 50), mark('c', 90)], 48));
    expect(after[0]).toEqual(before[0]);
  });

  it('starts and ends its wave at the given points', () => {
    expect(wave(200, 12, 0, 4)).toMatch(/^M4 12L.*L200 12$/);
  });
});

describe('the ring', () => {
  it('has a circumference of 339.3', () => {
    expect(RING_CIRCUMFERENCE).toBeCloseTo(339.3, 1);
  });

  it('is empty at 0 and full at 100 and above', () => {
    expect(ringOffset(0)).toBe(RING_CIRCUMFERENCE);
    expect(ringOffset(25)).toBeCloseTo(RING_CIRCUMFERENCE * 0.75);
    expect(ringOffset(100)).toBe(0);
    expect(ringOffset(140)).toBe(0);
    expect(ringOffset(Number.NaN)).toBe(RING_CIRCUMFERENCE);
  });
});
