import { z } from 'zod';

export const Success = z.object({ success: z.literal(true) }).meta({ id: 'Success' });
export type Success = z.infer<typeof Success>;
