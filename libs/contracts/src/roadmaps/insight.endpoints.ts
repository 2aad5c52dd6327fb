import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from './id.ts';
import { RoadmapInsight } from './insight.ts';

/** For its mentor. Errors: NOT_FOUND, FORBIDDEN. */
export const GetInsight = endpoint('GET /api/roadmaps/{id}/insight', {
  subject: 'roadmaps.insight',
  summary: 'How learners follow the published version, in figures without names; for its mentor',
  input: z.object({ id: Id }),
  output: RoadmapInsight,
});
