import { z } from 'zod';
import { text } from '../text.ts';
import { Id } from './id.ts';

/** Personal help with one step. `quote` is an exact quote of the mentor's text on that step. */
export const Coaching = z
  .object({
    opening: z.string().min(1).max(800),
    actions: z // smallest first
      .array(z.object({ title: z.string().min(1).max(120), detail: z.string().min(1).max(500) }))
      .min(1)
      .max(5),
    obstacle: z.string().max(500).nullable(), // a likely obstacle, and how to overcome it
    quote: z.string().max(600).nullable(),
    encouragement: z.string().min(1).max(300),
    /** No guidance on the step but where to find help now, in fixed texts. */
    safety: z.literal(true).optional(),
  })
  .meta({ id: 'Coaching' });
export type Coaching = z.infer<typeof Coaching>;

/** Spec §7: the carousel sends “I'm a beginner looking to get started with this step”. */
export const AiCoachingBody = z
  .object({ stepId: Id, roadmapId: Id, userContext: text('What you tell us', 1_000, 0).default('') })
  .meta({ id: 'AiCoachingBody' });
export type AiCoachingBody = z.infer<typeof AiCoachingBody>;

/** `coaching` is null when `success` is false; `message` is the reason. */
export const AiCoachingResponse = z
  .object({
    success: z.boolean(),
    coaching: Coaching.nullable(),
    message: z.string(),
    runId: z.string(),
    engine: z.enum(['offline', 'openai']).nullable(),
  })
  .meta({ id: 'AiCoachingResponse' });
export type AiCoachingResponse = z.infer<typeof AiCoachingResponse>;

export const CoachingMaterial = z.object({
  roadmapTitle: z.string(),
  mentorName: z.string(),
  stageTitle: z.string(),
  stageDescription: z.string(),
  mentorNote: z.string().nullable(),
  stepTitle: z.string(),
  stepDescription: z.string(),
  stepDuration: z.string().nullable(),
  quote: z.string().nullable(),
  /** Titles of the neighbouring steps. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  completedSteps: z.number().int(),
  totalSteps: z.number().int(),
  userContext: z.string(),
});
export type CoachingMaterial = z.infer<typeof CoachingMaterial>;
