import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Id } from './id.ts';
import { Interview, InterviewAnswer, QuestionNumber, SaveInterviewAnswerBody } from './interview.ts';

const OfRoadmap = z.object({ id: Id });

/** Only its mentor. Errors of each: NOT_FOUND, FORBIDDEN. */
export const GetInterview = defineRpc('roadmaps.interview', { input: OfRoadmap, output: Interview });
/** Idempotent. Error: STALE for another revision, with the stored one in `details`. */
export const SaveInterviewAnswer = defineRpc('roadmaps.save-answer', {
  input: OfRoadmap.extend({ question: QuestionNumber, body: SaveInterviewAnswerBody }),
  output: InterviewAnswer,
});
/** Deletes the interview answers, and the text that was made of them for drafts. */
export const DeleteInterview = defineRpc('roadmaps.delete-interview', { input: OfRoadmap, output: Success });
