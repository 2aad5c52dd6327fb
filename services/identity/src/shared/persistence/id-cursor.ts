import { invalidCursor } from '@waymark/database/cursor';
import { isId } from '@waymark/kernel/ids';

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** For lists ordered by UUIDv7 ids. Throws VALIDATION for an invalid cursor. */
export function decodeIdCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  if (isId(cursor)) return cursor;
  throw invalidCursor();
}

/** `items` must have been read with `limit + 1`. */
export function pageById<T extends { id: string }>(items: T[], limit: number): Page<T> {
  const page = items.slice(0, limit);
  return { items: page, nextCursor: items.length > limit ? (page.at(-1)?.id ?? null) : null };
}
