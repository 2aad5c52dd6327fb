import { z } from 'zod';
import { text } from '../text.ts';
import { Safety } from './coaching.ts';
import { StepVoice } from './media.ts';

export const MAX_QUESTION_CHARS = 500;

/** A learner's question about a mentor's life. */
export const QuestionBody = z
  .object({ question: text('Your question', MAX_QUESTION_CHARS) })
  .meta({ id: 'QuestionBody' });
export type QuestionBody = z.infer<typeof QuestionBody>;

/**
 * Words of the mentor: two to four sentences of a text that may be quoted, or the quote of a step. `step`: the published
 * step that comes from them. `voice`: the part of a recording with these words, where learners may play it.
 */
export const StoryPassage = z
  .object({
    text: z.string(),
    step: z.object({ id: z.string(), title: z.string(), stageTitle: z.string() }).nullable(),
    voice: StepVoice.nullable(),
  })
  .meta({ id: 'StoryPassage' });
export type StoryPassage = z.infer<typeof StoryPassage>;

/** The best passage first; none where no words of the mentor fit. With `safety` there is help alone, no passage. */
export const StoryReply = z
  .object({ passages: z.array(StoryPassage).max(3), safety: Safety.nullable() })
  .meta({ id: 'StoryReply' });
export type StoryReply = z.infer<typeof StoryReply>;
