import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { decodeTimeCursor, encodeCursor, pageByTime } from './cursor.ts';

const Id = z.string().regex(/^[a-z]+$/);
const at = new Date('2026-11-22T10:00:00.123Z');
const items = ['a', 'b', 'c'].map((id) => ({ id, at }));

describe('a page in time order', () => {
  it('ends with a cursor at its last item, to the millisecond', () => {
    const { items: page, nextCursor } = pageByTime(items, 2, (item) => item);
    expect(page.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(decodeTimeCursor(nextCursor!, Id)).toEqual({ at, id: 'b' });
  });

  it('has no cursor when nothing follows', () => {
    expect(pageByTime(items, 3, (item) => item).nextCursor).toBeNull();
    expect(pageByTime([], 3, (item: PageItem) => item).nextCursor).toBeNull();
  });

  it('starts at the first item without a cursor', () => {
    expect(decodeTimeCursor(undefined, Id)).toBeUndefined();
  });

  it.each([
    ['no base64 of JSON', 'abc'],
    ['a time after the year 9999', encodeCursor([253_402_300_800_000, 'a'])],
    ['a time that is no whole number', encodeCursor(['now', 'a'])],
    ['an id of another form', encodeCursor([0, 'A1'])],
    ['more than a time and an id', encodeCursor([0, 'a', 'b'])],
  ])('rejects a cursor with %s', (_, cursor) => {
    expect(() => decodeTimeCursor(cursor, Id)).toThrow(expect.objectContaining({ code: 'VALIDATION' }));
  });
});

type PageItem = (typeof items)[number];
