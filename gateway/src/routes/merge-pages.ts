import { encodeTimeCursor } from '@waymark/kernel/time-cursor';

interface Dated {
  id: string;
  createdAt: string;
}

interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** The first `limit` items of lists of several services, newest first, all read from one cursor. */
export function mergePages<T extends Dated>(pages: Page<T>[], limit: number): Page<T> {
  const all = pages.flatMap(({ items }) => items).sort(newestFirst);
  const items = all.slice(0, limit);
  const last = items.at(-1);
  const hasMore = all.length > limit || pages.some(({ nextCursor }) => nextCursor !== null);
  if (!last || !hasMore) return { items, nextCursor: null };
  return { items, nextCursor: encodeTimeCursor(new Date(last.createdAt), last.id) };
}

/** As the services order them. */
const newestFirst = (a: Dated, b: Dated): number => compare(b.createdAt, a.createdAt) || compare(b.id, a.id);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
