import { z } from 'zod';
import { defineJob } from '../jobs.ts';

export const AI_QUEUE = 'ai';
/** A learner waits for a coaching, so drafts must not delay it. */
export const COACH_QUEUE = 'ai-coach';
/** A separate queue, so that slow files do not delay drafts. */
export const READ_QUEUE = 'ai-read';

/** Drafts a roadmap. Job id: the run id plus the number of the enqueueing (a reconciler may enqueue again). */
export const GenerateRoadmapJob = defineJob(AI_QUEUE, 'generate-roadmap', z.object({ runId: z.string() }));
export const CoachStepJob = defineJob(COACH_QUEUE, 'coach-step', z.object({ runId: z.string() }));
/** Words one step; only with a model. */
export const WordStepJob = defineJob(COACH_QUEUE, 'word-step', z.object({ runId: z.string() }));
/** Finds one question about an interview answer; only with a model. */
export const FindFollowUpJob = defineJob(COACH_QUEUE, 'find-follow-up', z.object({ runId: z.string() }));
/** Replies a question from a story; only with a model. */
export const ReplyToQuestionJob = defineJob(
  COACH_QUEUE,
  'reply-to-question',
  z.object({ runId: z.string() }),
);
/** Evaluates a mentor application. */
export const EvaluateApplicationJob = defineJob(
  COACH_QUEUE,
  'evaluate-application',
  z.object({ applicationId: z.string() }),
);
/** Extracts what a picture, video or document shows; a user waits for it. */
export const ExtractContentJob = defineJob(COACH_QUEUE, 'extract-content', z.object({ runId: z.string() }));
export const ExtractTextJob = defineJob(READ_QUEUE, 'extract-text', z.object({ sourceId: z.string() }));
/** Cuts what learners may play out of a recording. */
export const CutClipJob = defineJob(READ_QUEUE, 'cut-clip', z.object({ clipId: z.string() }));

/** Measures an uploaded file of the community and makes its thumbnail. */
export const ProbeFileJob = defineJob(READ_QUEUE, 'probe-file', z.object({ fileId: z.string() }));

export const aiJobs = [
  GenerateRoadmapJob,
  ExtractTextJob,
  CutClipJob,
  ProbeFileJob,
  ExtractContentJob,
  CoachStepJob,
  WordStepJob,
  FindFollowUpJob,
  ReplyToQuestionJob,
  EvaluateApplicationJob,
];
