import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { Id } from './id.ts';
import { RoadmapInsight } from './insight.ts';

/** For its mentor. Errors: NOT_FOUND, FORBIDDEN. */
export const GetInsight = defineRpc('roadmaps.insight', {
  input: z.object({ id: Id }),
  output: RoadmapInsight,
});
