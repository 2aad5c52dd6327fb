import { z } from 'zod';
import { FollowUpMaterial } from '../ai/follow-up.ts';
import { Outside } from '../ai/outside.ts';
import { authorGrants } from '../caller.ts';
import { endpoint } from '../endpoint.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Id, OfRoadmap } from './id.ts';
import { Interview, InterviewAnswer, QuestionNumber, SaveInterviewAnswerBody } from './interview.ts';
import { AiRun } from './runs.ts';

const OfQuestion = OfRoadmap.extend({ question: QuestionNumber });

/** Only its mentor. Errors of each: NOT_FOUND, FORBIDDEN. */
export const GetInterview = endpoint('GET /api/roadmaps/{id}/interview', {
  subject: 'roadmaps.interview',
  summary: 'The answers to the five questions; for its mentor',
  input: OfRoadmap,
  output: Interview,
});
/** Idempotent. Error: STALE for another revision, with the stored one in `details`. */
export const SaveInterviewAnswer = endpoint('PUT /api/roadmaps/{id}/interview/{question}', {
  subject: 'roadmaps.save-answer',
  roles: authorGrants,
  bodyLimit: 64 * 1024,
  summary: 'Saves an answer; 409 when another window has changed it',
  input: OfQuestion.extend({ body: SaveInterviewAnswerBody }),
  output: InterviewAnswer,
});
/** Deletes the interview answers, and the text that was made of them for drafts. */
export const DeleteInterview = endpoint('DELETE /api/roadmaps/{id}/interview', {
  subject: 'roadmaps.delete-interview',
  summary: 'Deletes all answers',
  input: OfRoadmap,
  output: Success,
});

/**
 * Starts a run that finds one question about an interview answer. Needs a model. Errors: RULE_REFUSED without enough
 * words and for an interview answer that has a follow-up question; RUN_ACTIVE, TOO_MANY. Responds with the run at
 * once (202).
 */
export const StartFollowUp = endpoint('POST /api/roadmaps/{id}/interview/{question}/follow-up', {
  subject: 'roadmaps.start-follow-up',
  roles: authorGrants,
  quota: 'ai',
  status: 202,
  summary: 'Starts a run that asks one question about an answer; needs a model',
  input: OfQuestion,
  output: AiRun,
});
/**
 * Deletes a follow-up question with what was written below it. Idempotent. Error: NOT_FOUND without an interview
 * answer.
 */
export const DismissFollowUp = endpoint('DELETE /api/roadmaps/{id}/interview/{question}/follow-up', {
  subject: 'roadmaps.dismiss-follow-up',
  summary: 'Deletes a follow-up question with its answer',
  input: OfQuestion,
  output: InterviewAnswer,
});
/** Only for the ai-worker. */
export const BeginFollowUp = defineRpc('roadmaps.worker.begin-follow-up', {
  access: 'service',
  input: z.object({ runId: Id, ...Outside }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }),
    z.object({ next: z.literal('ask'), material: FollowUpMaterial }),
  ]),
});
