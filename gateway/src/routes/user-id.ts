import { z } from 'zod';

/** A user's number as it stands in a path. */
export const UserId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number);
