import { AppError } from '@waymark/kernel/app-error';
import { isId } from '@waymark/kernel/ids';
import { z } from 'zod';

/** The last item of a page: its time and, for items of the same millisecond, its id. */
export interface PageKey {
  at: Date;
  id: string;
}

/** Milliseconds up to the year 9999: later ones PostgreSQL would not read. */
const Wire = z.tuple([z.number().int().min(0).max(253_402_300_799_999), z.string().refine(isId)]);

const encodeCursor = ({ at, id }: PageKey): string =>
  Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');

/** Error: VALIDATION for anything this service has not handed out. */
export function decodeCursor(cursor: string | undefined): PageKey | undefined {
  if (cursor === undefined) return undefined;
  const parsed = Wire.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) {
    const message = 'This page cannot be found. Start from the first one.';
    throw new AppError('VALIDATION', message, { issues: [{ path: ['cursor'], message }] });
  }
  const [at, id] = parsed.data;
  return { at: new Date(at), id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Cuts a list that was read one item longer than the page. */
export function pageOf<T>(items: T[], limit: number, keyOf: (item: T) => PageKey) {
  const page = items.slice(0, limit);
  const last = items.length > limit ? page.at(-1) : undefined;
  return { items: page, nextCursor: last ? encodeCursor(keyOf(last)) : null };
}
