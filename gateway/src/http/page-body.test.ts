import { describe, expect, it } from '@jest/globals';
import { splitPage } from './page-body.ts';

const split = (page: object) => {
  const { items, nextCursor } = splitPage(Buffer.from(JSON.stringify(page)));
  return { items: JSON.parse(items.toString()) as unknown, nextCursor };
};

describe('a page', () => {
  it.each([
    ['empty', { items: [], nextCursor: null }],
    ['with a cursor', { items: [{ id: 'ä' }], nextCursor: 'a"b' }],
    [
      'with items that look like its end',
      { items: [{ text: '],"nextCursor":null}', nextCursor: 'x' }], nextCursor: 'y' },
    ],
  ])('is split into its items and its cursor: %s', (_what, page) => {
    expect(split(page)).toEqual(page);
  });

  it.each([{ nextCursor: null, items: [] }, { items: [] }, []])(
    'of another shape is an error: %j',
    (value) => {
      expect(() => split(value)).toThrow('this is no page');
    },
  );
});
