import { z } from 'zod';
import { defineJob } from '../jobs.ts';

export const AI_QUEUE = 'ai';
/** One learner waits for a coaching, so it stands behind no draft. */
export const COACH_QUEUE = 'ai-coach';
/** Files are read beside it: a mentor's pile of slow ones keeps nobody's draft waiting. */
export const READ_QUEUE = 'ai-read';

/** Draft a roadmap. The job id is the run id plus the number of the enqueueing (a reconciler may enqueue again). */
export const GenerateRoadmapJob = defineJob(AI_QUEUE, 'generate-roadmap', z.object({ runId: z.string() }));
/** Help one learner with one step. */
export const CoachStepJob = defineJob(COACH_QUEUE, 'coach-step', z.object({ runId: z.string() }));
/** Take the text out of an uploaded file. */
export const ExtractTextJob = defineJob(READ_QUEUE, 'extract-text', z.object({ sourceId: z.string() }));

export const aiJobs = [GenerateRoadmapJob, ExtractTextJob, CoachStepJob];
