// guarantees: No two marks of people are alike
import { describe, expect, it } from '@jest/globals';
import { personMark } from './person-mark.ts';

const PAGE = 24;
const parts = (id: number) => {
  const { stones, palette, contour } = personMark(id);
  return [stones, palette, contour].map((part) => JSON.stringify(part));
};
const alike = (a: string[], b: string[]): number => a.filter((part, index) => part === b[index]).length;

/** Ids of a page, as far apart as those of a directory. */
function aPage(seed: number): number[] {
  const ids = new Set<number>();
  for (let next = seed; ids.size < PAGE; next = (next * 48_271) % 2_147_483_647) ids.add(next % 200_000);
  return [...ids];
}

describe('the mark of a person', () => {
  it('is the same for the same id', () => {
    expect(personMark(1001)).toEqual(personMark(1001));
    expect(personMark('story1')).toEqual(personMark('story1'));
    expect(personMark('story1')).not.toEqual(personMark('story2'));
  });

  it('is drawn unlike any other among 10,000', () => {
    const drawn = new Set(Array.from({ length: 10_000 }, (_, id) => parts(id + 1).join()));
    expect(drawn.size).toBe(10_000);
  });

  it('differs on a page of 24 in at least two of shape, palette and contour', () => {
    const consecutive = Array.from({ length: 100 }, (_, page) =>
      Array.from({ length: PAGE }, (_id, i) => 1000 + page * PAGE + i),
    );
    const scattered = Array.from({ length: 100 }, (_, page) => aPage(page * 7919 + 1));
    const most = [...consecutive, ...scattered].map((page) => {
      const marks = page.map(parts);
      return Math.max(...marks.flatMap((mark, i) => marks.slice(i + 1).map((other) => alike(mark, other))));
    });
    expect(Math.max(...most)).toBeLessThan(2);
  });

  it('stays within its square, but for contour lines', () => {
    const margins = Array.from({ length: 2_000 }, (_, id) => personMark(id).stones)
      .flat()
      .flatMap(({ x, y, width, height }) => [x, y, 100 - x - width, 100 - y - height]);
    expect(Math.min(...margins)).toBeGreaterThan(0);
  });
});
