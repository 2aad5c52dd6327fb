import { z } from 'zod';

/** An exact quote of a source: `text.slice(start, end) === quote`, in UTF-16 offsets. */
export const Evidence = z
  .object({
    sourceId: z.uuid(),
    quote: z.string().min(1).max(600),
    start: z.number().int().min(0),
    end: z.number().int().min(1),
  })
  .refine((e) => e.end - e.start === e.quote.length, 'the span must be exactly as long as the quote');
export type Evidence = z.infer<typeof Evidence>;

/** One action for the learner. `evidence` null: a suggestion that no source supports. */
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

export const Draft = z.object({ stages: z.array(DraftStage).min(1).max(12) });
export type Draft = z.infer<typeof Draft>;
