import { AppError } from '@waymark/kernel/app-error';
import { z } from 'zod';

/** The last mentor of a page, by what the directory is ordered by. */
export interface MentorKey {
  sortName: string;
  userId: number;
}

// No NUL: PostgreSQL would not read it.
const Wire = z.tuple([
  z
    .string()
    .max(400)
    .refine((name) => !name.includes('\0')),
  z.int32().positive(),
]);

export const encodeMentorCursor = ({ sortName, userId }: MentorKey): string =>
  Buffer.from(JSON.stringify([sortName, userId])).toString('base64url');

/** Error: VALIDATION for anything this service has not handed out. */
export function decodeMentorCursor(cursor: string | undefined): MentorKey | undefined {
  if (cursor === undefined) return undefined;
  const parsed = Wire.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) {
    const message = 'This page cannot be found. Start from the first one.';
    throw new AppError('VALIDATION', message, { issues: [{ path: ['cursor'], message }] });
  }
  const [sortName, userId] = parsed.data;
  return { sortName, userId };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
