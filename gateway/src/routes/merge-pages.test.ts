import { describe, expect, it } from '@jest/globals';
import { encodeTimeCursor } from '@waymark/kernel/time-cursor';
import { mergePages } from './merge-pages.ts';

const item = (minute: number, id: string) => ({ id, createdAt: `2026-11-20T10:0${minute}:00.000Z` });
const [oldest, older, twin, newer, newest] = [
  ...[item(1, 'a'), item(2, 'b'), item(2, 'c'), item(3, 'd'), item(4, 'e')],
] as const;
const page = (items: (typeof oldest)[], nextCursor: string | null = null) => ({ items, nextCursor });
const cursorOf = ({ id, createdAt }: typeof oldest) => encodeTimeCursor(new Date(createdAt), id);

describe('a page merged from two lists', () => {
  it('has the newest items of both, and ties in the order of ids', () => {
    const merged = mergePages([page([newest, older, oldest]), page([newer, twin])], 10);
    expect(merged).toEqual(page([newest, newer, twin, older, oldest]));
  });

  it('continues behind its last item while either list has more', () => {
    const cut = mergePages([page([newest, older]), page([newer, twin])], 3);
    expect(cut).toEqual(page([newest, newer, twin], cursorOf(twin)));
    const followed = mergePages([page([newest], 'more'), page([])], 1);
    expect(followed).toEqual(page([newest], cursorOf(newest)));
    expect(mergePages([page([newest]), page([])], 1)).toEqual(page([newest]));
  });
});
