import { z } from 'zod';
import { requiredError } from '../input-messages.ts';
import { isVisible } from '../visible-text.ts';
import { Id } from './id.ts';
import { INTERVIEW_ANSWER_MAX_CHARS } from './interview-answer-limits.ts';
import { INTERVIEW_LENGTH } from './interview-questions.ts';

export const QuestionNumber = z.coerce
  .number<number>({ error: 'There is no such question.' })
  .int('There is no such question.')
  .min(1, 'There is no such question.')
  .max(INTERVIEW_LENGTH, 'There is no such question.');

// biome-ignore lint/suspicious/noControlCharactersInRegex: Postgres cannot store NUL
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** Not trimmed: it is saved while it is typed. Empty if a reader would see nothing. */
const interviewAnswerText = z
  .string(requiredError('The answer'))
  .max(INTERVIEW_ANSWER_MAX_CHARS, `An answer can have at most ${INTERVIEW_ANSWER_MAX_CHARS} characters`)
  .transform((value) => (isVisible(value) ? value.replace(CONTROL, '').toWellFormed() : ''));

/** `revision` grows with every change of the interview answer. */
export const InterviewAnswer = z
  .object({
    question: z.number().int(),
    text: z.string(),
    followUp: z.object({ question: z.string(), answer: z.string() }).nullable(),
    recordingId: z.string().nullable(), // the source that was spoken as the interview answer
    revision: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'InterviewAnswer' });
export type InterviewAnswer = z.infer<typeof InterviewAnswer>;

/** `asking`: active runs that look for a follow-up question. */
export const Interview = z
  .object({
    answers: z.array(InterviewAnswer),
    asking: z.array(z.object({ question: z.number().int(), runId: z.string() })),
  })
  .meta({ id: 'Interview' });
export type Interview = z.infer<typeof Interview>;

/** What is omitted stays as it is. `revision`: of the interview answer that was edited, 0 for none; 409 STALE for another. */
export const SaveInterviewAnswerBody = z
  .object({
    text: interviewAnswerText,
    followUpAnswer: interviewAnswerText.optional(),
    recordingId: Id.nullish(),
    revision: z.int32().min(0, 'A revision is not negative'),
  })
  .meta({ id: 'SaveInterviewAnswerBody' });
export type SaveInterviewAnswerBody = z.infer<typeof SaveInterviewAnswerBody>;
