import { z } from 'zod';

/** In the input of a worker that begins. `outside`: it sends what it reads to an AI service that the operator does not run. */
export const Outside = { outside: z.boolean().default(false) };
