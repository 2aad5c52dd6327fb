import { z } from 'zod';
import { MAX_CLAIMS } from '../ai/reply.ts';
import { Safety } from './coaching.ts';
import { StoryPassage } from './story-passage.ts';

/**
 * What a model replied from a story. Each claim has the words of the mentor that it rests on, which may be quoted at this
 * moment. No claims: the story does not have it. `isReduced`: a claim is left out, because its words may no longer be quoted.
 */
export const ShownReply = z
  .object({
    question: z.string(), // empty where help is given instead
    claims: z.array(z.object({ text: z.string(), quote: z.string(), passage: StoryPassage })).max(MAX_CLAIMS),
    isReduced: z.boolean(),
    safety: Safety.nullable(),
  })
  .meta({ id: 'ShownReply' });
export type ShownReply = z.infer<typeof ShownReply>;
