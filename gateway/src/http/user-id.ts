import { z } from 'zod';

/** Ids are integers of the database's. */
const MAX_ID = 2_147_483_647;

/** A user's number as it stands in a path. */
export const UserId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((id) => id <= MAX_ID);
