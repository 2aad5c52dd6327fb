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

/**
 * Why a passage must not become a step unless the mentor rewords it as a warning. `not-said`: the step that was made of
 * it adds to it; the passage itself may be quoted.
 */
export const HeldBackReason = z.enum([
  'mistake',
  'harm',
  'others-advice',
  'advertisement',
  'instruction',
  'not-said',
]);
export type HeldBackReason = z.infer<typeof HeldBackReason>;

/**
 * A moment of the story (outline: `title` is the quote, shortened at its ends and clause borders, `description` is
 * empty) or an action for the learner (model). What the story does not state is empty. `evidence` null: no source supports it.
 */
export const DraftStep = z.object({
  title: z.string().min(1).max(120),
  description: z.string().max(600),
  estimatedDuration: z.string().min(1).max(40).nullable(),
  resourceLinks: z.array(z.string().max(2048)).max(20),
  evidence: Evidence.nullable(),
  /** Why the step waits for the mentor; only without a passage, which would wait instead. */
  doubt: HeldBackReason.optional(),
});
export type DraftStep = z.infer<typeof DraftStep>;

export const DraftStage = z.object({
  title: z.string().min(1).max(120),
  description: z.string().max(600),
  estimatedDuration: z.string().max(40), // '' when the story states none
  steps: z.array(DraftStep).min(1).max(12),
});
export type DraftStage = z.infer<typeof DraftStage>;

export const HeldBack = z.object({ reason: HeldBackReason, evidence: Evidence });
export type HeldBack = z.infer<typeof HeldBack>;

/** Of one draft. */
export const MAX_HELD_BACK = 60;

export const Draft = z.object({
  stages: z.array(DraftStage).min(1).max(12),
  heldBack: z.array(HeldBack).max(MAX_HELD_BACK).default([]),
  /** The story suggests that a person is in danger now; shown to the mentor alone. */
  crisis: z.boolean().default(false),
});
export type Draft = z.infer<typeof Draft>;

/** Of `ai.run.finished.v1`, without the reason `not-said`. */
export const DraftV1 = Draft.extend({
  heldBack: z
    .array(HeldBack.extend({ reason: HeldBackReason.exclude(['not-said']) }))
    .max(MAX_HELD_BACK)
    .default([]),
});
