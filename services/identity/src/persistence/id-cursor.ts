import { invalidCursor } from '@waymark/database/cursor';
import { isId } from '@waymark/kernel/ids';

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** Cursors of lists that are ordered by ids made in the order of time. Error: VALIDATION for anything else. */
export function decodeIdCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  if (isId(cursor)) return cursor;
  throw invalidCursor();
}

/** Cuts a list that was read one item longer than the page. */
export function pageById<T extends { id: string }>(items: T[], limit: number): Page<T> {
  const page = items.slice(0, limit);
  return { items: page, nextCursor: items.length > limit ? (page.at(-1)?.id ?? null) : null };
}
