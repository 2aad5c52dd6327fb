import { z } from 'zod';

/** What a service stores of a person. */
export const StoredBytes = z.object({ bytes: z.number().int().min(0) });
