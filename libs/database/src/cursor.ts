import { AppError } from '@waymark/kernel/app-error';
import { encodeTimeCursor } from '@waymark/kernel/time-cursor';
import { z } from 'zod';

export interface PageKey {
  at: Date;
  id: string;
}

const Millis = z.number().int().min(0).max(253_402_300_799_999); // year 9999, the last that PostgreSQL reads

export function invalidCursor(): AppError {
  const message = 'This page cannot be found. Start from the first one.';
  return new AppError('VALIDATION', message, { issues: [{ path: ['cursor'], message }] });
}

export const encodeCursor = (key: unknown[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** Returns the key in a cursor, undefined without one. Throws AppError VALIDATION for another form. */
export function decodeCursor<K extends z.ZodType>(
  cursor: string | undefined,
  key: K,
): z.output<K> | undefined {
  if (cursor === undefined) return undefined;
  const parsed = key.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw invalidCursor();
  return parsed.data;
}

export function decodeTimeCursor(cursor: string | undefined, id: z.ZodType<string>): PageKey | undefined {
  const key = decodeCursor(cursor, z.tuple([Millis, id]));
  return key && { at: new Date(key[0]), id: key[1] };
}

/** A page of `limit` items, from a list read with one more. */
export function pageByTime<T>(items: T[], limit: number, keyOf: (item: T) => PageKey) {
  const page = items.slice(0, limit);
  const last = items.length > limit ? page.at(-1) : undefined;
  if (!last) return { items: page, nextCursor: null };
  const { at, id } = keyOf(last);
  return { items: page, nextCursor: encodeTimeCursor(at, id) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
