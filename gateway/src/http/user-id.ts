import { z } from 'zod';

/** PostgreSQL's largest integer. */
const MAX_ID = 2_147_483_647;

/** A user's id in a path. */
export const UserId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((id) => id <= MAX_ID);
