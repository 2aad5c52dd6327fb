import { decodeCursor, encodeCursor } from '@waymark/database/cursor';
import { z } from 'zod';

/** The sort key of the directory. */
export interface MentorKey {
  sortName: string;
  userId: number;
}

// PostgreSQL rejects NUL.
const Wire = z.tuple([
  z
    .string()
    .max(400)
    .refine((name) => !name.includes('\0')),
  z.int32().positive(),
]);

export const encodeMentorCursor = ({ sortName, userId }: MentorKey): string =>
  encodeCursor([sortName, userId]);

/** Throws VALIDATION for an invalid cursor. */
export function decodeMentorCursor(cursor: string | undefined): MentorKey | undefined {
  const key = decodeCursor(cursor, Wire);
  return key && { sortName: key[0], userId: key[1] };
}
