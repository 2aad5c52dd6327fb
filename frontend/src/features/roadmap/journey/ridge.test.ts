import { describe, expect, it } from '@jest/globals';
import type { TrailState } from '#shared/trail/geometry.ts';
import { moveTo } from './journey-map.tsx';
import { type RidgeStage, ridge } from './ridge.ts';

const stage = (id: string, state: TrailState, ...steps: TrailState[]): RidgeStage => ({
  id,
  state,
  steps: steps.map((one, index) => ({ id: `${id}${index}`, state: one })),
});
const road = [
  stage('a', 'done', 'done', 'done'),
  stage('b', 'current', 'done', 'current', 'ahead'),
  stage('c', 'ahead', 'ahead'),
];

describe('the journey map', () => {
  it('places each cairn further right and the last one higher than the first', () => {
    const { cairns } = ridge(road, 900);
    expect(cairns.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(cairns[0]!.x).toBeLessThan(cairns[1]!.x);
    expect(cairns[1]!.x).toBeLessThan(cairns[2]!.x);
    expect(cairns[2]!.y).toBeLessThan(cairns[0]!.y);
  });

  it('is painted without a gap up to the current step', () => {
    expect(ridge(road, 900).painted.map(({ key }) => key)).toEqual([
      'head>a0',
      'a0>a1',
      'a1>a',
      'a>b0',
      'b0>b1',
    ]);
  });

  it('is unpainted before the first step is done', () => {
    expect(ridge([stage('a', 'current', 'current', 'ahead')], 900).painted).toEqual([]);
  });

  it('omits step marks that would overlap', () => {
    expect(ridge(road, 900).blazes).toHaveLength(6);
    expect(ridge(road, 160).blazes).toEqual([]);
  });

  it('is wider than the page for a long journey', () => {
    const long = Array.from({ length: 40 }, (_, index) => stage(`s${index}`, 'ahead', 'ahead'));
    const { width, slot } = ridge(long, 320);
    expect(width).toBeGreaterThan(1_500);
    expect(slot).toBeGreaterThanOrEqual(44);
  });

  it('draws a line for an empty journey', () => {
    expect(ridge([], 320)).toMatchObject({ cairns: [], painted: [], line: expect.stringMatching(/^M0 /) });
  });
});

describe('the keys of the journey map', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 2, 2],
    ['ArrowLeft', 0, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, null],
  ] as const)('move with %s from %i to %p', (key, from, to) => {
    expect(moveTo(key, from, 3)).toBe(to);
  });
});
