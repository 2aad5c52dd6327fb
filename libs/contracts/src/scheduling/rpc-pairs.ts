import { z } from 'zod';
import { defineRpc } from '../rpc.ts';

/** Whether two people ever booked a session with each other. A hold that ended without a booking is none. */
export const HaveSession = defineRpc('scheduling.have-session', {
  access: 'service',
  input: z.object({ userIds: z.tuple([z.number().int(), z.number().int()]) }),
  output: z.object({ haveSession: z.boolean() }),
  timeoutMs: 2_000,
});
