import { describe, expect, it } from '@jest/globals';
import { parseRange } from './range.ts';

describe('a Range header', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=5-', { start: 5 }],
    ['bytes=-7', { suffix: 7 }],
  ])('%s is parsed', (header, wanted) => {
    expect(parseRange(header)).toEqual(wanted);
  });

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=9-3',
    'bytes=0-1,4-5',
    'items=0-1',
    'bytes=a-b',
    'bytes=1e3-',
  ])('%s means the whole file', (header) => {
    expect(parseRange(header)).toBeNull();
  });
});
