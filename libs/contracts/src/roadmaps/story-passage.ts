import { z } from 'zod';
import { StepVoice } from './media.ts';

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
