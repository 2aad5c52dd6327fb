import { z } from 'zod';
import { text } from '../text.ts';
import { Safety } from './coaching.ts';
import { StoryPassage } from './story-passage.ts';

export const MAX_QUESTION_CHARS = 500;

/** A learner's question about a mentor's life. */
export const QuestionBody = z
  .object({ question: text('Your question', MAX_QUESTION_CHARS) })
  .meta({ id: 'QuestionBody' });
export type QuestionBody = z.infer<typeof QuestionBody>;

/** The best passage first; none where no words of the mentor fit. With `safety` there is help alone, no passage. */
export const StoryReply = z
  .object({ passages: z.array(StoryPassage).max(3), safety: Safety.nullable() })
  .meta({ id: 'StoryReply' });
export type StoryReply = z.infer<typeof StoryReply>;
