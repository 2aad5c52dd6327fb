import type { MentorSort } from '@waymark/contracts/identity/mentors';
import { decodeCursor, encodeCursor } from '@waymark/database/cursor';
import { z } from 'zod';

/** Where a page ends: the values of its order, then the id. */
export type MentorKey = [...values: (string | number)[], userId: number];

// PostgreSQL rejects NUL.
const name = z
  .string()
  .max(400)
  .refine((text) => !text.includes('\0'));
const userId = z.int32().positive();
/** As PostgreSQL writes a time in JSON. */
const time = z.union([z.literal('infinity'), z.iso.datetime({ offset: true }).startsWith('2')]);
const keys: Record<MentorSort, z.ZodType<MentorKey>> = {
  name: z.tuple([name, userId]),
  price: z.tuple([z.number(), userId]),
  rating: z.tuple([z.number(), z.number(), userId]),
  soonest: z.tuple([time, userId]),
  newest: z.tuple([z.number(), userId]),
  recommended: z.tuple([z.number(), z.number(), userId]),
};

export const encodeMentorCursor = (sort: MentorSort, key: MentorKey): string => encodeCursor([sort, key]);

/** Throws VALIDATION for an invalid cursor and for one of another order. */
export const decodeMentorCursor = (sort: MentorSort, cursor: string | undefined): MentorKey | undefined =>
  decodeCursor(cursor, z.tuple([z.literal(sort), keys[sort]]))?.[1];
