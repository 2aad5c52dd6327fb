import { describe, expect, it } from '@jest/globals';
import { draftsLonger, type Moments, momentsTable } from './moments.ts';

/** Runs that began and ended these seconds after they were due. */
const runs = (...seconds: [begun: number, ended: number][]): Moments[] =>
  seconds.map(([begun, ended], n) => {
    const due = 5_000 * n;
    return { due, begun: due + 1_000 * begun, ended: due + 1_000 * ended };
  });

describe('the table of moments', () => {
  it('has the median and the worst of both waits, from when each was due', () => {
    const rows = momentsTable({ alone: runs([0.1, 2.1]), beside: runs([4, 6], [1, 3], [2, 4]) });
    expect(rows.slice(1)).toEqual([
      ['alone', '1', '0.10', '0.10', '2.10', '2.10'],
      ['beside', '3', '2.00', '4.00', '4.00', '6.00'],
    ]);
  });
});

describe('the wait beside a backlog', () => {
  it('is the excess over the wait without a backlog, in drafts, at the median and at the worst', () => {
    const alone = runs([0.1, 2.1], [0.3, 2.3], [0.2, 2.2]);
    const beside = runs([1.2, 3], [5.2, 7], [0.2, 2]);
    expect(draftsLonger(beside, alone, 2_000)).toEqual({ median: 0.5, worst: 2.5 });
  });
});
