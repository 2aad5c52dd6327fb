import { z } from 'zod';
import { defineJob } from '../jobs.ts';

export const AI_QUEUE = 'ai';

/** Draft a roadmap. The job id is the run id plus the number of the enqueueing (a reconciler may enqueue again). */
export const GenerateRoadmapJob = defineJob(AI_QUEUE, 'generate-roadmap', z.object({ runId: z.string() }));
/** Take the text out of an uploaded file. */
export const ExtractTextJob = defineJob(AI_QUEUE, 'extract-text', z.object({ sourceId: z.string() }));

export const aiJobs = [GenerateRoadmapJob, ExtractTextJob];
