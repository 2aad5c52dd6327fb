import { z } from 'zod';

/**
 * Where a step comes from: the mentor's own words, copied exactly. `start` and `end` are UTF-16 offsets into the
 * source's text, so that `text.slice(start, end) === quote` always holds.
 */
export const Evidence = z
  .object({
    sourceId: z.uuid(),
    quote: z.string().min(1).max(600),
    start: z.number().int().min(0),
    end: z.number().int().min(1),
  })
  .refine((e) => e.end - e.start === e.quote.length, 'the span must be exactly as long as the quote');
export type Evidence = z.infer<typeof Evidence>;

/** One action for the learner. `evidence` null marks a suggestion that no source carries. */
export const DraftStep = z.object({
  title: z.string().min(1).max(120),
  description: z.string().min(1).max(600),
  estimatedDuration: z.string().min(1).max(40).nullable(),
  resourceLinks: z.array(z.string().max(2048)).max(20),
  evidence: Evidence.nullable(),
});
export type DraftStep = z.infer<typeof DraftStep>;

export const DraftStage = z.object({
  title: z.string().min(1).max(120),
  description: z.string().min(1).max(600),
  estimatedDuration: z.string().min(1).max(40),
  steps: z.array(DraftStep).min(1).max(12),
});
export type DraftStage = z.infer<typeof DraftStage>;

/** What a drafting engine returns: stages in the order in which they are to be followed. */
export const Draft = z.object({ stages: z.array(DraftStage).min(1).max(12) });
export type Draft = z.infer<typeof Draft>;
