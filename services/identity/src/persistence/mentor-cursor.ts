import { decodeCursor, encodeCursor } from '@waymark/database/cursor';
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
  encodeCursor([sortName, userId]);

/** Error: VALIDATION for anything this service has not handed out. */
export function decodeMentorCursor(cursor: string | undefined): MentorKey | undefined {
  const key = decodeCursor(cursor, Wire);
  return key && { sortName: key[0], userId: key[1] };
}
