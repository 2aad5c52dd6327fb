import { z } from 'zod';
import { defineRpc } from '../rpc.ts';

/** Whether one of two people follows a published roadmap of the other. */
export const ShareRoadmap = defineRpc('roadmaps.share-roadmap', {
  access: 'service',
  input: z.object({ userIds: z.tuple([z.number().int(), z.number().int()]) }),
  output: z.object({ shareRoadmap: z.boolean() }),
  timeoutMs: 2_000,
});
