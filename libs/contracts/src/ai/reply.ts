import { z } from 'zod';
import { Safety } from '../roadmaps/coaching.ts';
import { MAX_QUESTION_CHARS } from '../roadmaps/questions.ts';

export const MAX_CLAIMS = 4;
export const CLAIM_MAX_CHARS = 300;
export const CLAIM_QUOTE_MAX_CHARS = 600;

/** What a model reads for a question about a mentor's life: passages that may be quoted and sent, best first. */
export const ReplyMaterial = z.object({
  roadmapTitle: z.string(),
  mentorName: z.string(),
  question: z.string().max(MAX_QUESTION_CHARS),
  passages: z.array(z.object({ id: z.string(), text: z.string() })).max(12),
});
export type ReplyMaterial = z.infer<typeof ReplyMaterial>;

/** `quote`: an exact substring of the passage that the claim rests on. */
export const Claim = z.object({
  text: z.string().min(1).max(CLAIM_MAX_CHARS),
  passageId: z.string(),
  quote: z.string().min(1).max(CLAIM_QUOTE_MAX_CHARS),
});
export type Claim = z.infer<typeof Claim>;

/** No claims: the passages do not have it. With `safety` there is help alone. */
export const ModelReply = z.object({ claims: z.array(Claim).max(MAX_CLAIMS), safety: Safety.optional() });
export type ModelReply = z.infer<typeof ModelReply>;
