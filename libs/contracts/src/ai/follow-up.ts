import { z } from 'zod';

export const FOLLOW_UP_MAX_CHARS = 240;

/** One question about an interview answer. */
export const FollowUpQuestion = z.string().min(1).max(FOLLOW_UP_MAX_CHARS);

/** What a model reads for a question about one interview answer. */
export const FollowUpMaterial = z.object({
  roadmapTitle: z.string(),
  question: z.string(),
  answer: z.string(),
});
export type FollowUpMaterial = z.infer<typeof FollowUpMaterial>;
