import { describe, expect, it } from '@jest/globals';
import { layOutTrail, type Side, segmentsOf } from './page-trail.ts';

const side = (given: Partial<Side>): Side => ({
  x: 40,
  gutter: 48,
  marks: [{ y: 300, kind: 'stage' }],
  bottom: 900,
  ...given,
});
const wide = [
  side({ x: 100, gutter: 96 }),
  side({
    x: 900,
    gutter: 96,
    marks: [
      { y: 1_200, kind: 'stage' },
      { y: 1_700, kind: 'step' },
    ],
    bottom: 2_000,
  }),
];

describe('the trail through the page', () => {
  it('starts at the hero, passes all marks and ends at the last', () => {
    const { marks, points } = layOutTrail({ x: 600, y: 80 }, wide);
    expect(points[0]).toEqual({ x: 600, y: 80 });
    expect(points).toEqual(expect.arrayContaining(marks.map(({ x, y }) => ({ x, y }))));
    expect(points.at(-1)).toEqual({ x: 900, y: 1_700 });
  });

  it('follows a section to its end before it crosses to the next heading', () => {
    const { points } = layOutTrail({ x: 600, y: 80 }, wide);
    const leaves = points.findIndex(({ x, y }) => x === 100 && y === 900);
    expect(leaves).toBeGreaterThan(0);
    expect(points.slice(leaves + 1, leaves + 3)).toEqual([
      { x: 900, y: 1_156 },
      { x: 900, y: 1_200 },
    ]);
  });

  it('is straight in a narrow gutter and curved in a wide one', () => {
    const xs = (gutter: number) => {
      const marks: Side['marks'] = [
        { y: 300, kind: 'stage' },
        { y: 1_000, kind: 'step' },
      ];
      return layOutTrail({ x: 40, y: 0 }, [side({ marks, gutter })]).points.map(({ x }) => x);
    };
    expect(new Set(xs(48))).toEqual(new Set([40]));
    expect(Math.max(...xs(96)) - Math.min(...xs(96))).toBeGreaterThan(20);
  });

  it('never goes up when a section starts right under the last', () => {
    const close = [side({}), side({ x: 500, marks: [{ y: 905, kind: 'stage' }] })];
    const ys = layOutTrail({ x: 600, y: 290 }, close).points.map(({ y }) => y);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
  });

  it('is split into adjacent segments, each with its end', () => {
    const { points } = layOutTrail({ x: 600, y: 80 }, wide);
    const segments = segmentsOf(points);
    expect(segments.map(({ end }) => end)).toEqual(points.slice(1).map(({ y }) => y));
    for (const [index, { d }] of segments.entries()) {
      const { x, y } = points[index]!;
      expect(d.startsWith(`M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10} `)).toBe(true);
    }
  });

  it('is empty without marks', () => {
    expect(layOutTrail({ x: 0, y: 0 }, [])).toEqual({ marks: [], points: [] });
  });
});
