import { z } from 'zod';

/** Answer of what has nothing to say but that it happened. */
export const Success = z.object({ success: z.literal(true) }).meta({ id: 'Success' });
export type Success = z.infer<typeof Success>;
