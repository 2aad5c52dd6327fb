import { z } from 'zod';
import { FollowUpMaterial } from '../ai/follow-up.ts';
import { mentorRoles } from '../caller.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Id } from './id.ts';
import { Interview, InterviewAnswer, QuestionNumber, SaveInterviewAnswerBody } from './interview.ts';
import { AiRun } from './runs.ts';

const OfRoadmap = z.object({ id: Id });
const OfQuestion = OfRoadmap.extend({ question: QuestionNumber });

/** Only its mentor. Errors of each: NOT_FOUND, FORBIDDEN. */
export const GetInterview = defineRpc('roadmaps.interview', { input: OfRoadmap, output: Interview });
/** Idempotent. Error: STALE for another revision, with the stored one in `details`. */
export const SaveInterviewAnswer = defineRpc('roadmaps.save-answer', {
  roles: mentorRoles,
  input: OfQuestion.extend({ body: SaveInterviewAnswerBody }),
  output: InterviewAnswer,
});
/** Deletes the interview answers, and the text that was made of them for drafts. */
export const DeleteInterview = defineRpc('roadmaps.delete-interview', { input: OfRoadmap, output: Success });

/**
 * Starts a run that finds one question about an interview answer. Needs a model. Errors: RULE_REFUSED without enough words
 * and for an interview answer that has a follow-up question; RUN_ACTIVE, TOO_MANY.
 */
export const StartFollowUp = defineRpc('roadmaps.start-follow-up', {
  roles: mentorRoles,
  input: OfQuestion,
  output: AiRun,
});
/** Deletes a follow-up question with what was written below it. Idempotent. Error: NOT_FOUND without an interview answer. */
export const DismissFollowUp = defineRpc('roadmaps.dismiss-follow-up', {
  input: OfQuestion,
  output: InterviewAnswer,
});
/** Only for the ai-worker. */
export const BeginFollowUp = defineRpc('roadmaps.worker.begin-follow-up', {
  access: 'service',
  input: z.object({ runId: Id, outside: z.boolean().default(false) }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }),
    z.object({ next: z.literal('ask'), material: FollowUpMaterial }),
  ]),
});
