import { z } from 'zod';

/** Response of a request that has nothing else to return. */
export const Success = z.object({ success: z.literal(true) }).meta({ id: 'Success' });
export type Success = z.infer<typeof Success>;
