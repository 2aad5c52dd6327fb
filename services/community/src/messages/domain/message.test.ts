import { describe, expect, it } from '@jest/globals';
import { pageRange, replyTime } from './message.ts';

describe('the numbers of a page', () => {
  it.each([
    [{}, 0, []],
    [{}, 3, [1, 2, 3]],
    [{}, 9, [6, 7, 8, 9]],
    [{ before: 1 }, 9, []],
    [{ before: 3 }, 9, [1, 2]],
    [{ before: 99 }, 9, [6, 7, 8, 9]],
    [{ after: 7 }, 9, [8, 9]],
    [{ after: 9 }, 9, []],
    [{ after: 99 }, 9, []],
    [{ around: 1 }, 9, [1, 2, 3, 4]],
    [{ around: 5 }, 9, [3, 4, 5, 6]],
    [{ around: 99 }, 9, [6, 7, 8, 9]],
    [{ around: 1 }, 2, [1, 2]],
  ])('are those around the asked one, within the thread: %j of %d', (query, last, expected) => {
    const { from, to } = pageRange({ limit: 4, ...query }, last);
    expect(Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)).toEqual(expected);
  });
});

describe('the usual reply time', () => {
  it.each([
    [4, 60, null],
    [5, null, null],
    [5, 3_600, 'hour'],
    [5, 3_601, 'day'],
    [5, 86_401, 'days'],
    [5, 3 * 86_400 + 1, 'week'],
    [5, 7 * 86_400 + 1, null],
  ])('of %d answers with a median of %d seconds is %s', (answers, median, expected) => {
    expect(replyTime(answers, median)).toBe(expected);
  });
});
